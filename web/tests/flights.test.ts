/** What flies when something happens: from where it was to where it is. */

import { expect, test } from 'vitest'
import { flights, type Told } from '../src/board/flights'

const money = (what: string, seat: number, amount: number, why: string): Told => ({ kind: `${what}_changed`, seat, amount, why })
const ways = (events: Told[], viewer = 0) => flights(events, viewer).map(({ from, to, count }) => [from[0], to[0], count])

test('a Character goes from its board to its slot', () => {
  const placed = { kind: 'character_placed', seat: 0, character: 'manager', slot: 'downtown.1', ap: 4 }
  expect(ways([placed])).toEqual([['[data-seat="0"] [data-target="character:manager"]', '[data-target="slot:downtown.1"]', 1]])
  expect(ways([{ ...placed, seat: 1 }])).toEqual([['[data-seat="1"]', '[data-target="slot:downtown.1"]', 1]])
})

test('Coins of the Bank come from the die that is used up with it', () => {
  const events = [money('coins', 0, 4, 'bank'), { kind: 'die_changed', seat: 0, die: 'bank_a', face: 'x', how: 'used' }]
  expect(ways(events)).toEqual([['[data-target="die:bank_a"]', '[data-purse="0.coins"]', 4]])
})

test('Coins for components go where the components come from', () => {
  const events = [money('coins', 1, -9, 'buy'), { kind: 'components_taken', seat: 1, component: 'rope', pieces: 3, pile: 'board' }]
  expect(ways(events)).toEqual([
    ['[data-purse="1.coins"]', '[data-target="stock:rope"]', 5],
    ['[data-target="stock:rope"]', '[data-seat="1"]', 1],
  ])
})

test('yields come from the slot of their marker, wages go to the team', () => {
  const events = [
    { kind: 'trick_performed', seat: 1, trick: 'mind_reading', spot: 'riverside_1.00' },
    money('fame', 1, 3, 'yield'),
    money('coins', 0, -2, 'wages'),
  ]
  expect(ways(events)).toEqual([
    ['[data-target="spot:riverside_1.00"]', '[data-purse="1.fame"]', 3],
    ['[data-purse="0.coins"]', '[data-seat="0"] .team', 2],
  ])
})

test('what comes from nowhere on the table does not fly', () => {
  expect(ways([money('coins', 0, 10, 'set_up'), money('fame', 0, 2, 'final_shards'), money('fame', 0, -2, 'unpaid_wages')])).toEqual([])
})
