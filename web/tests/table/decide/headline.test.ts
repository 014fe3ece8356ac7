/** What is said to a player: who must do what, what a step is about, and why something is refused. */

import { beforeAll, expect, test } from 'vitest'
import type { Seen } from '../../../src/protocol'
import { headline } from '../../../src/table/decide/headline'
import type { TableStore } from '../../../src/table/store/table_store.svelte'
import { speak } from '../../support'

beforeAll(() => speak())

const NAMES = ['Ada', 'Ben', 'Cleo']
const ASKED = { frame: 'place_character', seat: 0, optional: 0 }
const seen = (more: object = {}) =>
  ({ names: NAMES, over: false, winner: null, to_act: [0], phase: 'place_characters', pending: [ASKED], players: [], ...more }) as unknown as Seen
const store = (view: Seen | null, more: object = {}) => ({ view, past: null, seat: 0, isBotted: false, isAsked: false, ending: () => '', ...more }) as unknown as TableStore

test('one line says what is going on', () => {
  expect(headline(store(null))).toBe('')
  expect(headline(store(seen({ to_act: [1, 2] })))).toBe('Waiting for Ben and Cleo.')
  expect(headline(store(seen(), { isAsked: true }))).toMatch(/^Place a Character, or leave one Idle/)
  expect(headline(store(seen({ to_act: [1] }), { seat: null }))).toBe('You’re watching. Waiting for Ben.')
  expect(headline(store(seen({ to_act: [1], phase: 'assignment' })))).toMatch(/^Still planning: Ben\./)
  expect(headline(store(seen(), { isAsked: true, isBotted: true }))).toMatch(/^A bot is playing for you/)
  expect(headline(store(seen({ over: true }), { past: {} }))).toMatch(/earlier moment/)
  expect(headline(store(seen({ to_act: [1] }), { ending: () => 'The lesson is done.' }))).toBe('The lesson is done.')
})

test('the end tells who has won, once that is known', () => {
  const players = [{ fame: 3 }, { fame: 41 }]
  expect(headline(store(seen({ over: true, winner: 1, players })))).toBe('The game is over: Ben wins with 41 Fame.')
  expect(headline(store(seen({ over: true, winner: 0, players }), { seat: null }))).toBe('The game is over: Ada wins with 3 Fame.')
  expect(headline(store(seen({ winner: 0, to_act: [2] })))).toBe('Waiting for Cleo.')
})

test('in brief, the card that goes with a question is left out', () => {
  const acting = { frame: 'act', seat: 0, character: 'engineer', slot: 'friday.1', ap: 2, card: 'headliner_trick', bonus: 'open' }
  const asked = store(seen({ pending: [acting] }), { isAsked: true })
  expect(headline(asked)).toMatch(/^Spend 2 AP .*Headliner Trick is still available/)
  expect(headline(asked, true)).toMatch(/^Spend 2 AP with the Engineer on Friday backstage slot 1\.$/)
})
