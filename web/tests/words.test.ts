/** Fields and figures in words. */

import { beforeAll, expect, test } from 'vitest'
import type { Seen } from '../src/protocol'
import { askingIds } from '../src/table/questions'
import { clause, exchangeWords, tell, type Told } from '../src/table/events'
import { amounts, effectName, fieldWords, performanceName, signed, slotName, spotName, whyWords, word } from '../src/table/words'
import { speak } from '../src/texts/fluent'

beforeAll(() => speak())

test('places have names', () => {
  expect(slotName('market_row.1')).toBe('Market Row slot 1')
  expect(slotName('sunday.performance')).toContain('Sunday')
  expect(slotName('sunday.performance')).not.toBe(slotName('sunday.2'))
  expect(performanceName('grand_magorian_2')).toBe('Grand Magorian 2')
  expect(spotName('riverside_1.01')).toBe('Riverside 1, middle left')
})

test('sums leave out what is nothing', () => {
  expect(amounts({ fame: 2, coins: 1, shards: 0 })).toBe('2 Fame, 1 Coin')
  expect(amounts({})).toBe('nothing')
  expect([signed(2), signed(0), signed(-3)]).toEqual(['+2', '0', '−3'])
})

test('a reason is a rule’s or an effect’s', () => {
  expect(whyWords('wages')).toBe('wages')
  expect(whyWords('new_twist')).toBe('New Twist')
  expect([effectName('new_twist'), effectName('electra'), effectName('nobody')]).toEqual(['New Twist', expect.stringMatching(/./), ''])
})

test('fields are put into words; lists and what is not there are left out', () => {
  expect([word('trick', null), word('trick', undefined), word('exchange', 'none')]).toEqual(['', '', ''])
  expect([word('component', 'wood'), word('count', 2), word('up', 'optical'), word('first', 'new_twist')]).toEqual(['wood', '2', 'Optical', 'New Twist'])
  const texts = fieldWords({ character: 'magician', slot: 'market_row.1', order: [1, 2], neighbour: 'riverside_1.00' })
  expect(texts).toEqual({ character: 'Magician', the_character: 'the Magician', slot: 'Market Row slot 1', neighbour: 'top left' })
  expect(fieldWords({ slot: 'market_row.1' })['the_character']).toBeUndefined()
})

const told = (kind: string, seat: number | null, more: object = {}) => ({ kind, seat, ...more }) as Told
const placed = (seat: number) => told('character_placed', seat, { character: 'magician', slot: 'downtown.1', ap: 3 })
const fame = (seat: number | null, amount = 1) => told('fame_changed', seat, { amount, why: 'link' })

test('a sentence for each run: another player, a new thing and a turn begin another', () => {
  const runs = (...events: Told[]) => tell(events, ['Ada', 'Ben']).map(({ seat, kind }) => [seat, kind])
  expect(runs(fame(0), fame(0))).toEqual([[0, 'fame_changed']])
  expect(runs(fame(0), fame(1))).toEqual([[0, 'fame_changed'], [1, 'fame_changed']])
  expect(runs(fame(0), placed(0), fame(0))).toEqual([[0, 'fame_changed'], [0, 'character_placed']])
  expect(runs(told('seat_ready', 0), fame(0))).toEqual([[0, 'seat_ready'], [0, 'fame_changed']])
  expect(tell([], [])).toEqual([])
})

test('gains and losses are told apart, and an exchange only where there is one', () => {
  expect(clause(fame(0, 2), [])).toBe('gains 2 Fame (link)')
  expect(clause(fame(0, -2), [])).toBe('loses 2 Fame (link)')
  expect([exchangeWords('none'), exchangeWords(undefined)]).toEqual(['', ''])
  expect(exchangeWords('wood')).toContain('wood')
})

test('the cards that have a say are named once, the armed one to whoever is asked', () => {
  const view = (pending: object, more: object = {}) =>
    ({ dark_alley: { armed: 'new_twist' }, over: false, seat: 0, to_act: [0], pending: [pending], ...more }) as unknown as Seen
  expect(askingIds(view({ frame: 'act', card: 'shoplifting', asked_by: 'electra' }))).toEqual(['electra', 'shoplifting', 'new_twist'])
  expect(askingIds(view({ frame: 'act', card: 'new_twist' }))).toEqual(['new_twist'])
  expect(askingIds(view({ frame: 'act', card: 'shoplifting', bonus: 'spent' }))).toEqual(['new_twist'])
  expect(askingIds(view({ frame: 'act', card: 'shoplifting' }, { to_act: [1] }))).toEqual(['shoplifting'])
  expect(askingIds(view({ frame: 'act', card: 'shoplifting' }, { to_act: [0, 1] }))).toEqual(['shoplifting'])
  expect(askingIds(view({ frame: 'act', card: 'downtown', asked_by: '' }, { seat: 1 }))).toEqual(['downtown'])
  expect(askingIds(view({ frame: 'act', card: 'shoplifting' }, { over: true }))).toEqual([])
  expect(askingIds(view({ frame: 'act', card: 'shoplifting' }, { dark_alley: undefined }))).toEqual([])
})
