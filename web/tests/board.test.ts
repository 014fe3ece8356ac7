/** The table's things by name, who stands where, and which picks an action takes. */

import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { narrow, steps } from '../src/board/targets'
import { counted, hasSpecialist, occupants, slotKey, trickOf, type Player, type View } from '../src/board/view'

const { view } = JSON.parse(readFileSync('gallery/samples/place_alley_4.json', 'utf-8')) as { view: View }

test.each([
  [{ kind: 'pass' }, [['do:pass']]],
  [{ kind: 'place', character: 'engineer', slot: 'downtown.1' }, [['character:engineer'], ['slot:downtown.1']]],
  [{ kind: 'buy', component: 'wood', count: 2 }, [['stock:wood'], ['count:2']]],
  [{ kind: 'component', component: 'wood' }, [['supply:wood', 'stock:wood']]],
  [{ kind: 'order', component: 'wood' }, [['supply:wood']]],
  [{ kind: 'quick_order', component: 'wood' }, [['supply:wood']]],
  [{ kind: 'give', component: 'wood' }, [['component:wood']]],
  [{ kind: 'move_components', component: 'wood', exchange: 'rope' }, [['component:wood'], ['component:rope']]],
  [{ kind: 'set_die', die: 'inn_a', face: 'any' }, [['die:inn_a'], ['face:inn_a.any']]],
  [{ kind: 'trick_slot', pile: 'board' }, [['trick_place:board']]],
  [{ kind: 'pile', pile: 'board' }, [['pile:board']]],
  [{ kind: 'swap_cards', performance: 'riverside_1', other_performance: 'riverside_2' }, [['performance:riverside_1'], ['performance:riverside_2']]],
  [{ kind: 'x', neighbour: 'riverside_1.00', first: 'a', second: 'b' }, [['spot:riverside_1.00'], ['card:a'], ['card:b']]],
])('%o is picked as %o', (action, wanted) => {
  expect(steps({ seat: 0, ...action })).toEqual(wanted)
})

test('picks in order leave the actions they begin, and what comes next', () => {
  const place = (character: string, slot: string) => ({ seat: 0, kind: 'place', character, slot })
  const actions = [place('a', 'x.1'), place('a', 'y.1'), place('b', 'x.1'), { seat: 0, kind: 'pass' }]
  expect(narrow(actions, [])).toEqual({ actions, next: new Set(['character:a', 'character:b', 'do:pass']) })
  expect(narrow(actions, ['character:a'])).toEqual({ actions: actions.slice(0, 2), next: new Set(['slot:x.1', 'slot:y.1']) })
  expect(narrow(actions, ['character:a', 'slot:y.1'])).toEqual({ actions: [actions[1]], next: new Set() })
  expect(narrow(actions, ['slot:x.1']).actions).toEqual([])
})

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
