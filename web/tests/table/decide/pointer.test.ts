/** Only a pointer that moves says that somebody points at something. */

import { expect, test } from 'vitest'
import { followPointer } from '../../../src/table/decide/pointer'

test('a pointer stirs when it moves, not when something else gets under it', () => {
  let stirred = 0
  const stop = followPointer(() => (stirred += 1))
  const point = (kind: string, clientX: number) => document.body.dispatchEvent(new MouseEvent(kind, { clientX, clientY: 3, bubbles: true }))
  point('pointermove', 5)
  expect(stirred).toBe(1)
  point('pointerover', 5)
  point('pointermove', 5)
  expect(stirred).toBe(1)
  point('pointerover', 6)
  expect(stirred).toBe(2)
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab', bubbles: true }))
  expect(stirred).toBe(3)
  stop()
  point('pointermove', 9)
  expect(stirred).toBe(3)
})
