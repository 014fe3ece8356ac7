/** Who stands where, and whose things are whose. */

import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { counted, hasSpecialist, occupants, slotKey, trickOf, type Player, type View } from '../../src/game/view'

const { view } = JSON.parse(readFileSync('gallery/samples/place_alley_4.json', 'utf-8')) as { view: View }

test('everybody stands on a slot of the town, or of their own Workshop', () => {
  const player = (characters: object) => ({ characters }) as Player
  const standing = occupants({
    ...view,
    players: [
      player({ magician: { where: 'downtown.1', card: null }, manager: { where: 'workshop.1', card: null }, engineer: { where: 'home', card: null } }),
      player({ magician: { where: 'workshop.1', card: null }, assistant: { where: 'inn', card: null } }),
    ],
  })
  expect([...standing]).toEqual([
    ['downtown.1', { seat: 0, character: 'magician' }],
    ['p1:workshop.1', { seat: 0, character: 'manager' }],
    ['p2:workshop.1', { seat: 1, character: 'magician' }],
  ])
  expect([slotKey(2, 'workshop.2'), slotKey(2, 'friday.1')]).toEqual(['p3:workshop.2', 'friday.1'])
})

test('a Specialist at the Inn is nobody’s', () => {
  const player = { characters: { manager: { where: 'home', card: null }, engineer: { where: 'inn', card: null } } } as unknown as Player
  expect(['manager', 'engineer', 'assistant'].map((one) => hasSpecialist(player, one))).toEqual([true, false, false])
})

test('what somebody has counts, and a marker stands for its owner’s trick', () => {
  const player = { components: { wood: { pieces: 2, counted: 3, pile: 'board' } } } as unknown as Player
  expect([counted(player, 'wood'), counted(player, 'rope')]).toEqual([3, 0])
  const [symbol, own] = Object.entries(view.players[1]!.tricks)[0]!
  expect(trickOf(view, { seat: 1, symbol })).toBe(own.trick)
  expect([trickOf(view, { seat: 1, symbol: 'none' }), trickOf(view, { seat: 9, symbol })]).toEqual([undefined, undefined])
})
