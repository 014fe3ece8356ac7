/** The named layouts, and the styles that use them. */

import { expect, test } from 'vitest'
import { LAYOUTS, withLayouts } from '../../src/lib/layouts'

test('styles name layouts, also several at once', () => {
  expect(withLayouts('@media (--desk) { a { color: red } }')).toBe(`@media ${LAYOUTS.desk} { a { color: red } }`)
  expect(withLayouts('@media (--tabs), (--low) {}')).toBe(`@media ${LAYOUTS.tabs}, ${LAYOUTS.low} {}`)
  expect(withLayouts('@media (max-width: 560px) { a { color: var(--ink) } }')).toBe('@media (max-width: 560px) { a { color: var(--ink) } }')
})

test('a style cannot name a layout that does not exist', () => {
  expect(() => withLayouts('@media (--watch) {}')).toThrow('watch')
})
