/** The targets an action takes, in steps. */

import { expect, test } from 'vitest'
import { isWeekdaySlot, split, steps } from '../../src/game/targets'
import { action } from '../support'

test.each([
  ['pass', [['do:pass']]],
  ['place engineer downtown.1', [['character:engineer'], ['slot:downtown.1']]],
  ['buy wood 2', [['stock:wood'], ['count:2']]],
  ['component wood', [['supply:wood', 'stock:wood']]],
  ['order wood', [['supply:wood']]],
  ['quick_order wood', [['supply:wood']]],
  ['give wood', [['component:wood']]],
  ['move_components wood rope', [['component:wood'], ['component:rope']]],
  ['set_die inn_a any', [['die:inn_a'], ['face:inn_a.any']]],
  ['trick_slot board', [['trick_place:board']]],
  ['pile board', [['pile:board']]],
  ['swap_cards riverside_1 riverside_2', [['performance:riverside_1'], ['performance:riverside_2']]],
])('%s is picked as %o', (line, wanted) => {
  expect(steps(action(line))).toEqual(wanted)
})

test('a target has a kind and a name', () => {
  expect(split('spot:riverside_1.00')).toEqual(['spot', 'riverside_1.00'])
  expect(['friday.1', 'workshop.1'].map(isWeekdaySlot)).toEqual([true, false])
})
