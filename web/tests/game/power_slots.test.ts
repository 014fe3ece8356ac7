/** How Shards fill the Power slots. */

import { expect, test } from 'vitest'
import { shardsOnSlot } from '../../src/game/power_slots'

test('Shards fill the Power slots from the bottom up (POW-3)', () => {
  const slots = (shards: number) => [0, 1, 2, 3].map((slot) => shardsOnSlot(shards, slot))
  expect(slots(0)).toEqual([0, 0, 0, 0])
  expect(slots(4)).toEqual([1, 2, 1, 0])
  expect(slots(12)).toEqual([1, 2, 3, 4])
})
