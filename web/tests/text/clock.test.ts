/** Remaining time as text. */

import { expect, test } from 'vitest'
import { clockWords } from '../../src/text/clock'

test('a clock shows minutes and seconds, and hours if there are any', () => {
  expect(['0:09', '4:05', '59:59', '1:00:00', '1:02:03']).toEqual([9, 245, 3599, 3600, 3723].map(clockWords))
})

test('a begun second counts as whole, and a clock stops at zero', () => {
  expect([clockWords(8.2), clockWords(0), clockWords(-5)]).toEqual(['0:09', '0:00', '0:00'])
})
