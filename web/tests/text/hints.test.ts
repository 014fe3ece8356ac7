/** Hints compare the best option with the next best. */

import { beforeAll, expect, test } from 'vitest'
import type { Action, Choice } from '../../src/game/actions'
import type { Advised, Seen } from '../../src/protocol'
import { choiceOf, comparison, hintWords } from '../../src/text/hints'
import { speak } from '../support'

beforeAll(() => speak())

const view = { names: ['Ada', 'Ben'], pending: [{ frame: 'place_character' }], players: [], to_act: [0] } as unknown as Seen
const place = (slot: string) => ({ kind: 'place', seat: 0, character: 'magician', slot }) as unknown as Action
const [BEST, OTHER] = [place('downtown.1'), place('market_row.1')]
const changes = (what: string, amount: number) => ({ changes: [{ seat: 0, what, amount, why: 'x' }] }) as Choice['foreseen']
const CHOICES: Choice[] = [{ action: BEST }, { action: OTHER }]
const advised = (more: object = {}) =>
  ({ type: 'advised', id: 'h', version: 1, action: BEST, other: OTHER, lead: 1.2, reason: 'work', ...more }) as unknown as Advised

test('an option is found with its foresight, or shown without', () => {
  const known = { action: BEST, foreseen: { cost: 1 } }
  expect(choiceOf([known], { ...BEST })).toBe(known)
  expect(choiceOf([], OTHER)).toEqual({ action: OTHER })
})

test('the sentence names both options, the Fame between them, and the reason', () => {
  const told = comparison(view, CHOICES, advised())
  expect(told).toMatch(/^Worth about 1\.2 Fame more than “.*Market Row.*”: your next Performance comes closer\.$/)
  expect(hintWords(view, CHOICES, advised())).toMatch(/^Suggestion: .*Downtown.*\. Worth about/)
})

test('a small lead is not called better', () => {
  expect(comparison(view, CHOICES, advised({ lead: 0.2 }))).toMatch(/^Slightly better than/)
  expect(comparison(view, CHOICES, advised({ lead: -0.4, reason: 'alike' }))).toMatch(/^About as good as “/)
  expect(comparison(view, CHOICES, advised({ lead: 2, reason: 'alike' }))).toMatch(/over the rest of the game\.$/)
})

test('what an option brings or saves right away is a reason too', () => {
  const first = (one: Choice['foreseen'], other: Choice['foreseen']) =>
    comparison(view, [{ action: BEST, foreseen: one }, { action: OTHER, foreseen: other }], advised({ reason: 'alike' }))
  expect(first(changes('fame', 2), changes('fame', 1))).toMatch(/: it pays 1 Fame more right away\.$/)
  expect(first(undefined, changes('coins', -2))).toMatch(/: it saves you 2 Coins now\.$/)
  expect(first({ cost: 1 }, { cost: 3 })).toMatch(/: it needs 2 AP less\.$/)
  expect(first({ cost: 3 }, { cost: 1 })).toMatch(/over the rest of the game\.$/)
})

test('the only option is not compared', () => {
  expect(comparison(view, CHOICES, advised({ other: null }))).toBe('')
})
