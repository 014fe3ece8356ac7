/** What is said about a seat in the list of people, and when it can be opened to others. */

import { expect, test } from 'vitest'
import type { SeatState } from '../../../../src/protocol'
import { canReopen, statusOf } from '../../../../src/table/panels/people/people'

const seat = (more: Partial<SeatState>): SeatState => ({ seat: 1, name: 'Ben', kind: 'person', bot: null, is_here: true, vacancy: null, muted: false, ...more })

test.each<[string, Partial<SeatState>, string[]]>([
  ['a free seat', { name: null }, []],
  ['a bot account', { kind: 'remote_bot' }, ['table-is_bot', 'table-here']],
  ['a bot account that left', { kind: 'remote_bot', is_here: false }, ['table-is_bot', 'table-away']],
  ['a bot account for which a bot plays', { kind: 'remote_bot', bot: 'apprentice' }, ['people-bot_plays']],
  ['a bot', { kind: 'bot', bot: 'magician' }, ['table-is_bot']],
  ['a player at the table', {}, ['table-here']],
  ['a player who is away', { is_here: false }, ['table-away']],
  ['a player who has left', { bot: 'apprentice' }, ['people-bot_plays']],
  ['a removed player', { bot: 'apprentice', vacancy: 'bot' }, ['people-bot_plays']],
  ['a seat that was opened', { bot: 'apprentice', vacancy: 'open' }, ['people-open']],
])('%s', (_, more, status) => {
  expect(statusOf(seat(more), 0)).toEqual(status)
})

test('a player is told which seat is theirs', () => {
  expect(statusOf(seat({}), 1)).toEqual(['lobby-you'])
})

test('only a seat that a bot plays for a person can be opened, while the game runs', () => {
  const left = seat({ bot: 'apprentice' })
  expect([canReopen(left, false), canReopen(left, true)]).toEqual([true, false])
  const others = [seat({}), seat({ bot: 'apprentice', vacancy: 'open' }), seat({ kind: 'bot', bot: 'magician' })]
  expect(others.map((one) => canReopen(one, false))).toEqual([false, false, false])
  expect(canReopen(seat({ bot: 'apprentice', vacancy: 'bot' }), false)).toBe(true)
})
