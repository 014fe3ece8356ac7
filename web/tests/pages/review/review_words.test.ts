/** A review in sentences. */

import { beforeAll, expect, test } from 'vitest'
import { costWords, decisionWords, isMistake, optionWords, playerWords, turningPointWords } from '../../../src/pages/review/review_words'
import type { Decision, Option, PlayerReview, Preview, Review, Seen } from '../../../src/protocol'
import { speak as speakLanguage } from '../../../src/text/load'
import questions from '../../samples/questions.json'
import { action, speak } from '../../support'

beforeAll(() => speak())

const view = Object.values(questions as unknown as Record<string, { view: Seen }>)[0]!.view
const option = (...lines: string[]): Option => ({ actions: lines.map((line) => action(line)), preview: {}, fame: 40, win: 0.5, parts: {}, sources: {} }) as unknown as Option
const decision = (phase: string, chosen: Option, best: Option, cost: Partial<Decision['cost']> = {}): Decision => ({
  ...{ index: 7, seat: 1, turn: 3, phase, exact: false, chosen, best, alternatives: [], error: 0.3, lead: 0 },
  cost: { fame: 2.34, win: 0.11, parts: {}, reasons: [], ...cost },
})
const PLACED = decision('place_characters', option('place magician downtown.1'), option('place magician market_row.4'))
const PLANNED = decision('assignment', option(), option('assign magician theater', 'assign apprentice_1 downtown'), {
  reasons: [
    { what: 'link', amount: 4 },
    { what: 'coins', amount: 1.2 },
    { what: 'unpaid_wages', amount: -2 },
  ],
})
const REVIEW = { names: ['Ada', 'Ben'], decisions: [PLACED], luck: [{ index: 9, turn: 4, what: ['dice'], fame: [2, 0], win: [0.2, -0.2] }] } as unknown as Review

test('a decision is told with what it cost and what was better', () => {
  expect(decisionWords(view, REVIEW, PLACED)).toMatch(/^Turn 3, Place Characters: Ben chose .*Magician.*Downtown/)
  const [cost, better] = costWords(view, PLACED)
  expect(cost).toMatch(/2\.3 Fame .*by 11 percentage points\./)
  expect(better).toMatch(/^Better: .*Market Row/)
})

test('a plan is told by its cards, and the reasons by their source', () => {
  expect(decisionWords(view, REVIEW, PLANNED)).toContain('no cards')
  const better = costWords(view, PLANNED)[1]!
  expect(better).toMatch(/Magician: Theater, Apprentice.*: Downtown/)
  expect(better).toMatch(/link \+4, Coins \+1\.2; but unpaid wages −2/)
})

test('a place is told with its modifier wherever it is', () => {
  const places = ['downtown.1', 'workshop.1', 'thursday.1', 'sunday.performance']
  const told = places.map((slot) => costWords(view, { ...PLACED, best: option(`place magician ${slot}`) })[1])
  expect(told.map((words) => /\((.*)\)/.exec(words!)![1])).toEqual(['+2 AP', '0 AP', '+1 AP', '0 AP'])
})

const priced = (text: string, preview: Preview): Option => ({ ...option(text), preview })
const COINS = (amount: number) => ({ changes: [{ seat: 0, what: 'coins', amount, why: 'buy' }] }) as Preview

const PRICED = [priced('advertise', COINS(-7)), priced('bargain 2', COINS(-7)), priced('order saw', { price: 7 }), priced('quick_order saw', { price: 7 }), priced('buy saw 2', { price: 7 })]

test.each(['en', 'de', 'fr', 'ru'])('an option names its price, in %s', async (language) => {
  await speakLanguage(language)
  const told = PRICED.map((one) => optionWords(view, PLACED, one))
  speak()
  for (const words of told) expect(words).toMatch(/\b7\b/)
})

test('so does the better option', () => {
  for (const one of PRICED) expect(costWords(view, { ...PLACED, best: one })[1]).toMatch(/^Better: .*\b7\b/)
})

test('an exact cost says so', () => {
  expect(costWords(view, { ...PLACED, exact: true })[0]).toContain('exact')
})

test('a turning point is a decision or chance', () => {
  const at = () => view
  const lost = turningPointWords(at, REVIEW, { index: 7, turn: 3, kind: 'decision', seat: 1, win: -0.31 })
  expect(lost).toMatch(/Turn 3: .*Downtown.* lowered Ben’s chance to win by 31 percentage points/)
  const lucky = turningPointWords(at, REVIEW, { index: 9, turn: 4, kind: 'luck', seat: 0, win: 0.2 })
  expect(lucky).toMatch(/Turn 4: luck \(dice\) raised Ada’s chance to win by 20 percentage points/)
})

test('a player is told what was lost, how lucky they were, and their best decision', () => {
  const player = { seat: 0, fame: 44, place: 1, decisions: 30, mistakes: 4, lost: { fame: 7.25, win: 0.2 }, lost_by_phase: { assignment: 5, advertise: 2.25 }, lost_by_part: { shows: 8, coins: -0.75 }, luck: { fame: -1.5, win: -0.04 }, luck_by_kind: {}, worst: [], best: [] } as PlayerReview
  const words = (more: Partial<PlayerReview>) => playerWords(() => view, { ...REVIEW, decisions: [{ ...PLACED, lead: 3.21 }] }, { ...player, ...more })
  const [lost, phases, sources, luck] = words({})
  expect(lost).toMatch(/^4 of 30 .*7\.[23] Fame\.$/)
  expect(phases).toMatch(/Assignment 5, Advertise 2\.[23]/)
  expect(sources).toMatch(/Performances to come 8, Coins −0\.8/)
  expect(luck).toMatch(/−1\.5 Fame and −4 percentage points/)
  expect(words({ luck: { fame: 2, win: -0.01 } })[3]).toMatch(/−1 percentage point of/)
  expect(words({ mistakes: 0 })).toHaveLength(2)
  expect(words({ luck_by_kind: { 'dice performance': -2, '': 0.5 } })[3]).toMatch(/\(dice and Performance card −2, reveal \+0\.5\)\.$/)
  expect(words({ best: [7] }).at(-1)).toMatch(/^Best decision: turn 3, “.*Downtown.*”, 3\.2 Fame ahead/)
})

test('a decision is a mistake if something better was found', () => {
  const costing = (fame: number, win: number, exact = false) => isMistake({ ...PLACED, exact, cost: { fame, win, parts: {}, reasons: [] } })
  expect([costing(2, 0.1), costing(0, 0), costing(0, 0.2), costing(-1, 1, true)]).toEqual([true, false, false, true])
})

test('a cost without a change of the chances leaves them out', () => {
  expect(costWords(view, decision('place_characters', PLACED.chosen, PLACED.best, { win: 0.001 }))[0]).toBe('It cost 2.3 Fame.')
})
