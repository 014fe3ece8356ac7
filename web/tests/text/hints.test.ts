/** Hints compare the best option with the next best. */

import { beforeAll, expect, test } from 'vitest'
import type { Action, Choice } from '../../src/game/actions'
import type { Advised, Seen } from '../../src/protocol'
import { choiceOf, comparison, hintWords, objectionWords } from '../../src/text/hints'
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

test('the tutor names the prices of both options', () => {
  const [advertise, order] = [{ kind: 'advertise', seat: 0 }, { kind: 'order', seat: 0, component: 'saw' }] as unknown as Action[]
  const choices: Choice[] = [{ action: advertise!, foreseen: changes('coins', -3) }, { action: order!, foreseen: { price: 2 } }]
  const told = objectionWords(view, choices, { action: advertise!, version: 1, lost: 2, win: 0, best: [order!], reasons: [] })
  expect(told).toMatch(/Advertise for 3 Coins.*Order saws \(2 Coins each\)/)
})

test('the sentence names both options, the Fame between them, and the reason', () => {
  const told = comparison(view, CHOICES, advised())
  expect(told).toMatch(/^Worth about 1\.2 Fame more than “.*Market Row.*”: your tricks get closer to a Performance: bought for, prepared or set up\.$/)
  expect(hintWords(view, CHOICES, advised())).toMatch(/^Hint: .*Downtown.*\. Worth about/)
})

test('the sources of Fame in which the options differ are the reasons', () => {
  const reasons = [{ what: 'link', amount: 4 }, { what: 'coins', amount: 1.2 }, { what: 'unpaid_wages', amount: -2 }]
  expect(comparison(view, CHOICES, advised({ reasons }))).toMatch(/”: link \+4, Coins \+1\.2; but unpaid wages −2\.$/)
})

test('Powers are reasons by their names, and so are the Shards that open a slot for them', () => {
  const reasons = [{ what: 'star_turn', amount: 6 }, { what: 'power_slots', amount: 0.5 }, { what: 'lucky_penny', amount: -1 }]
  expect(comparison(view, CHOICES, advised({ reasons }))).toMatch(/”: Star Turn \+6, Shards for a Power slot \+0\.5; but Lucky Penny −1\.$/)
  expect(comparison(view, CHOICES, advised({ reason: 'powers' }))).toMatch(/: your Powers bring more\.$/)
})

test('what an option only loses is no reason for it', () => {
  const told = comparison(view, CHOICES, advised({ reasons: [{ what: 'shards', amount: -1.4 }] }))
  expect(told).toMatch(/”: your tricks get closer to a Performance: bought for, prepared or set up\.$/)
})

test('a small lead is not called better', () => {
  expect(comparison(view, CHOICES, advised({ lead: 0.2 }))).toMatch(/^Slightly better than/)
  expect(comparison(view, CHOICES, advised({ lead: -0.4, reason: 'alike' }))).toMatch(/^About as good as “/)
  expect(comparison(view, CHOICES, advised({ lead: 2, reason: 'alike' }))).toMatch(/over the rest of the game\.$/)
})

test('what an option brings or saves right away is a reason too', () => {
  const first = (one: Choice['foreseen'], other: Choice['foreseen']) =>
    comparison(view, [{ action: BEST, foreseen: one }, { action: OTHER, foreseen: other }], advised({ reason: 'alike' }))
  expect(first(changes('fame', 2), changes('fame', 1))).toMatch(/: you have 1 Fame more right away\.$/)
  expect(first(undefined, changes('coins', -2))).toMatch(/: you have 2 Coins more right away\.$/)
  expect(first(changes('shards', 1), undefined)).toMatch(/: you have 1 Shard more right away\.$/)
  expect(first({ cost: 1 }, { cost: 3 })).toMatch(/: you have 2 AP more right away\.$/)
  expect(first({ ap: 5 }, { ap: 4 })).toMatch(/: you have 1 AP more right away\.$/)
  expect(first({ links: ['riverside_1.00'] }, {})).toMatch(/: it makes one more link\.$/)
})

test('so is what it costs more than the other', () => {
  const told = (one: Choice['foreseen'], reason = 'work') =>
    comparison(view, [{ action: BEST, foreseen: one }, { action: OTHER, foreseen: { cost: 1 } }], advised({ reason }))
  expect(told({ ...changes('coins', 3), cost: 2 }, 'alike')).toMatch(/: you have 3 Coins more right away, though you have 1 AP less right away\.$/)
  expect(told({ cost: 3 })).toMatch(/set up, though you have 2 AP less right away\.$/)
  expect(told({ cost: 3 }, 'alike')).toMatch(/: it pays off later in the game, though you have 2 AP less right away\.$/)
  expect(told({ cost: 1 }, 'alike')).toMatch(/over the rest of the game\.$/)
})

test('AP that are lost at the end of a placement are nothing gained', () => {
  const done = { kind: 'done', seat: 0 } as Action
  const choices = [{ action: done }, { action: OTHER, foreseen: { ...changes('coins', -1), cost: 1 } }]
  expect(comparison(view, choices, advised({ action: done, reason: 'alike' }))).toMatch(/: you have 1 Coin more right away\.$/)
  const swapped = comparison(view, choices, advised({ action: OTHER, other: done }))
  expect(swapped).toMatch(/though you have 1 Coin less right away\.$/)
})

test('whoever agrees gives a reason of their own', () => {
  expect(hintWords(view, CHOICES, { ...advised(), why: 'Stage director: go there first.' })).toMatch(/^Hint: .*Downtown.*\. Stage director: go there first\. Worth about/)
})

test('the only option is not compared', () => {
  expect(comparison(view, CHOICES, advised({ other: null }))).toBe('')
})
