/** Which slots are closed, in words. */

import { beforeAll, expect, test } from 'vitest'
import type { View } from '../../src/game/view'
import { closedWords, turnSetupLines } from '../../src/text/closed_slots'
import { speak } from '../support'

beforeAll(() => speak())

const DUEL = {
  turn_setup: 'road_works',
  closed: ['downtown.3', 'thursday.1', 'thursday.2', 'thursday.performance'],
  next_turn_setup: 'snowfall',
  next_closed: ['downtown.1', 'downtown.2', 'friday.1', 'friday.2', 'friday.performance'],
}
const view = (players: number, duel?: typeof DUEL) => ({ players: Array.from({ length: players }, () => ({})), ...(duel ? { duel } : {}) }) as unknown as View

test('with fewer than four players the +1 slots are closed (SET-11)', () => {
  expect(closedWords(view(2), 'downtown.2')).toContain('2')
  expect(closedWords(view(3), 'downtown.2')).toBe('')
  expect(closedWords(view(2), 'friday.2')).toBe('')
})

test('in a Duel the card of the turn says what is closed (DUEL-2)', () => {
  expect(closedWords(view(2, DUEL), 'downtown.3')).toContain('Road Works')
  expect(closedWords(view(2, DUEL), 'thursday.performance')).toContain('Road Works')
  expect(closedWords(view(2, DUEL), 'downtown.2')).toBe('')
})

test('the next card is announced with its slots and weekdays', () => {
  const [cards, closed, ours] = turnSetupLines(DUEL)
  expect(ours).toMatch(/as far as it is publicly known; the Turn Setup cards and neutral markers are our own\.$/)
  expect(cards).toMatch(/Road Works.*Snowfall/)
  expect(closed).toMatch(/Downtown 3, Thursday\..*Downtown 1, Downtown 2, Friday\./)
})
