/** What is said about a game in the list of one's games. */

import { expect, test } from 'vitest'
import { factsOf, isMyTurn, placeOf } from '../../../src/pages/start/my_games'
import type { Listed } from '../../../src/protocol'
import { speak } from '../../support'

speak()

const seat = (number: number, name: string | null) => ({ seat: number, name, kind: 'person' as const, bot: null, is_here: false })
const GAME = {
  id: 'a',
  title: '',
  status: 'playing',
  options: { players: 2, dark_alley: true, prophecies: false, beginner: false, quick: false, late_bonus: false },
  seats: [seat(0, 'Ada'), seat(1, 'Ben')],
  asked: [0],
  turn: 3,
  scores: null,
  my_seat: 0,
  updated: 86_400 * 365,
} as unknown as Listed

test('a running game says its kind, its turn and when it was last played', () => {
  expect(factsOf(GAME)).toMatch(/^Dark Alley · turn 3 · .*1971$/)
})

test('a finished game says the result and all scores', () => {
  expect(factsOf({ ...GAME, status: 'over', scores: [54, 41] })).toContain('won with 54 Fame (others: 41)')
  expect(factsOf({ ...GAME, status: 'over', scores: [54, 60] })).toContain('place 2 of 2 with 54 Fame (others: 60)')
  expect(factsOf({ ...GAME, status: 'over', scores: [54, 41], my_seat: null })).toContain('54 : 41')
})

test('a waiting game says how many seats are taken, a closed one that it is', () => {
  expect(factsOf({ ...GAME, status: 'waiting', seats: [seat(0, 'Ada'), seat(1, null)] })).toContain('1 of 2 seats taken')
  expect(factsOf({ ...GAME, closed: true })).toContain('closed by an admin')
})

test('a tie is won by the player with the better place', () => {
  const tied = { ...GAME, status: 'over', scores: [50, 50], places: [1, 2] } as Listed
  expect(factsOf(tied)).toContain('won with 50 Fame (others: 50)')
  expect(factsOf({ ...tied, my_seat: 1 })).toContain('place 2 of 2 with 50 Fame (others: 50)')
})

test('without places, players with the same score share one', () => {
  expect([0, 1, 2].map((one) => placeOf([50, 60, 50], null, one))).toEqual([2, 1, 2])
})

test('it is my turn where I am asked and no bot plays for me', () => {
  expect(isMyTurn(GAME)).toBe(true)
  expect(isMyTurn({ ...GAME, asked: [1] })).toBe(false)
  expect(isMyTurn({ ...GAME, closed: true })).toBe(false)
  expect(isMyTurn({ ...GAME, status: 'over' })).toBe(false)
})
