/** What flies when something happens: from where it was to where it is. */

import type { GameEvent } from '../../src/game/events'
import { expect, test } from 'vitest'
import { flights } from '../../src/board/flight_paths'
import type { EventKind } from '../../src/protocol'

const money = (what: 'fame' | 'coins' | 'shards', seat: number, amount: number, why: string): GameEvent => ({ kind: `${what}_changed`, seat, amount, why })
const ways = (events: GameEvent[], viewer = 0) => flights(events, viewer).map(({ from, to, count }) => [from[0], to[0], count])

test('a Character goes from its board to its slot', () => {
  const placed: GameEvent = { kind: 'character_placed', seat: 0, character: 'manager', slot: 'downtown.1', ap: 4 }
  expect(ways([placed])).toEqual([['[data-seat="0"] [data-target="character:manager"]', '[data-target="slot:downtown.1"]', 1]])
  expect(ways([{ ...placed, seat: 1 }])).toEqual([['[data-seat="1"]', '[data-target="slot:downtown.1"]', 1]])
})

test('Coins of the Bank come from the die that is used up with it', () => {
  const events: GameEvent[] = [money('coins', 0, 4, 'bank'), { kind: 'die_changed', seat: 0, die: 'bank_a', face: 'x', how: 'used' }]
  expect(ways(events)).toEqual([['[data-target="die:bank_a"]', '[data-purse="0.coins"]', 4]])
})

test('Coins for components go where the components come from', () => {
  const events: GameEvent[] = [money('coins', 1, -9, 'buy'), { kind: 'components_taken', seat: 1, component: 'rope', pieces: 3, pile: 'board' }]
  expect(ways(events)).toEqual([
    ['[data-purse="1.coins"]', '[data-target="stock:rope"]', 5],
    ['[data-target="stock:rope"]', '[data-seat="1"]', 1],
  ])
})

test('yields come from the slot of their marker, wages go to the team', () => {
  const events: GameEvent[] = [
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

const told = (kind: EventKind, more: object): GameEvent => ({ kind, seat: 0, ...more })
const first = (event: GameEvent, viewer: number | null = 0) => {
  const { from, to, drawn, isPiece } = flights([event], viewer)[0]!
  return { from: from[0], to: to[0], drawn, isPiece }
}

test('pieces fly from where they were to where they lie', () => {
  const spot = '[data-target="spot:riverside_1.00"]'
  const trick = '[data-seat="0"] [data-target="trick:mind_reading"]'
  const marker = { trick: 'mind_reading', spot: 'riverside_1.00' }
  const laid = { from: trick, to: spot, drawn: '[data-marker="riverside_1.00"]', isPiece: true }
  expect(first(told('marker_set_up', marker))).toEqual(laid)
  expect(first({ ...told('marker_rescheduled', { ...marker, owner: 0 }), seat: 1 })).toEqual(laid)
  expect(first(told('component_ordered', { order_place: 2, component: 'wood' }))).toMatchObject({ from: '[data-seat="0"]', to: '[data-target="order_place:2"]' })
  expect(first(told('trick_learned', { trick: 'mind_reading' }))).toMatchObject({ from: '[data-target^="die:residence"]', to: trick })
  expect(first(told('card_kept', { deck: 'theater', card: 'new_twist' }))).toMatchObject({
    from: '[data-target="deck:theater"]',
    to: '[data-seat="0"] [data-target="card:new_twist"]',
  })
  expect(first(told('components_taken', { component: 'wood' }))).toMatchObject({ to: '[data-seat="0"] [data-target="component:wood"]' })
  expect(flights([told('turn_began', { turn: 2 })], 0)).toEqual([])
})

test('a Workshop is its owner’s: another’s is somewhere on their board', () => {
  const placed = told('character_placed', { character: 'magician', slot: 'workshop.2' })
  expect(first(placed).to).toBe('[data-seat="0"] [data-target="slot:workshop.2"]')
  expect(first({ ...placed, seat: 2 }).to).toBe('[data-seat="2"]')
})

test('where a board is out of sight, the way there is: the own one, or the others’', () => {
  const ways = (seat: number, viewer: number | null) => flights([{ kind: 'component_ordered', seat, order_place: 1 }], viewer)[0]!.from
  expect(ways(0, 0)).toEqual(['[data-seat="0"]', '[data-zone="workshop"]'])
  expect(ways(1, 0)).toEqual(['[data-seat="1"]', '[data-zone="players"]'])
  expect(ways(0, null)).toEqual(['[data-seat="0"]', '[data-zone="workshop"]'])
})

test('money has its places: the order of play, the bar, the theater', () => {
  const way = (why: string, amount = -1) => ways([money('coins', 0, amount, why)])[0]
  expect(way('advertise')).toEqual(['[data-purse="0.coins"]', 'ol.order', 1])
  expect(way('enhance')).toEqual(['[data-purse="0.coins"]', '.bar .ap', 1])
  expect(way('link', 2)).toEqual(['.zone-theater', '[data-purse="0.coins"]', 2])
  for (const why of ['yield', 'link_bonus', 'specialist_bonus', 'card_bonus']) expect(way(why, 1)?.[0]).toBe('.zone-theater')
  expect(way('anything')).toBeUndefined()
  expect(ways([money('shards', 0, 1, 'yield')])[0]?.[1]).toBe('[data-purse="0.shards"]')
})

test('a link pays where the marker was laid before it, the last one if there are several', () => {
  const laid = (spot: string) => told('marker_set_up', { trick: 'mind_reading', spot })
  const paid = money('fame', 0, 1, 'link')
  expect(ways([laid('riverside_1.00'), laid('riverside_1.01'), paid])[2]?.[0]).toBe('[data-target="spot:riverside_1.01"]')
  expect(ways([paid, laid('riverside_1.00')])[0]?.[0]).toBe('.zone-theater')
  const guest = told('trick_performed', { trick: 'mind_reading', spot: null })
  expect(ways([guest, money('fame', 0, 3, 'yield')])[0]?.[0]).toBe('.zone-theater')
})
