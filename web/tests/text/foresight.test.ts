/** Look before you leap: what an option would cost and bring, in words. */

import { beforeAll, expect, test } from 'vitest'
import type { Foreseen, Seen } from '../../src/protocol'
import type { Choice } from '../../src/game/actions'
import { afterMark, afterWords, foreseenWords, isShort, linkWords, partsWords, payWords, sumsInOrder } from '../../src/text/foresight'
import { action, speak } from '../support'

beforeAll(() => speak())

const change = (seat: number, what: string, amount: number) => ({ seat, what, amount, why: 'x' })
const view = (ap?: number) =>
  ({
    names: ['Ada', 'Ben', 'Cleo'],
    pending: [{ frame: 'act', ap }],
    players: [{ fame: 7, coins: 5, shards: 1, wages_due: 2 }, { fame: 5, coins: 9, shards: 3, wages_due: 0 }],
  }) as unknown as Seen
const choice = (foreseen?: object, seat = 0) => ({ action: { seat, kind: 'x' }, foreseen }) as unknown as Choice
const CHANGES = [change(2, 'fame', 1), change(1, 'fame', 2), change(0, 'fame', 3), change(0, 'coins', -4), change(0, 'coins', 1), change(1, 'shards', -1)]

test('gains and losses are told, oneself first, and what adds up to nothing is not', () => {
  const told = (changes: object[], seat = 0) => foreseenWords(view(), choice({ changes }, seat))
  expect(told(CHANGES)).toBe('gain 3 Fame, pay 3 Coins; Ben gains 2 Fame, pays 1 Shard; Cleo gains 1 Fame')
  expect(told(CHANGES, 1)).toMatch(/^gain 2 Fame, pay 1 Shard; Ada gains 3 Fame/)
  expect(told([change(0, 'coins', 2), change(0, 'coins', -2)])).toBe('')
  expect([foreseenWords(view(), choice()), foreseenWords(view(), choice({}))]).toEqual(['', ''])
  expect(sumsInOrder(undefined, 0)).toEqual([])
  expect(sumsInOrder({ changes: CHANGES } as Foreseen, 2).map(([seat]) => seat)).toEqual([2, 0, 1])
})

test('links are told before gains, with what each of them pays', () => {
  const links = ['riverside_1.00', 'riverside_1.01']
  expect(payWords(2)).toBe('each link pays you 2 Fame or 2 Coins')
  expect(linkWords({ links, pays: 1 } as Foreseen)).toBe('links with Riverside 1, top left and Riverside 1, middle left; each link pays you 1 Fame or 1 Coin')
  expect(linkWords({ links: ['riverside_1.00'], pays: 0 } as Foreseen)).toBe('links with Riverside 1, top left')
  expect(foreseenWords(view(), choice({ links: ['riverside_1.00'], changes: [change(0, 'fame', 1)] }))).toBe('links with Riverside 1, top left; gain 1 Fame')
  expect(foreseenWords(view(), choice({ links: [], changes: [] }))).toBe('')
})

test('an option says the AP, Fame, Coins and Shards it leaves, and the wages due', () => {
  const foreseen = { cost: 2, changes: [change(0, 'fame', 2), change(0, 'coins', -2), change(0, 'shards', 1), change(1, 'coins', 7)], wages: 3 }
  expect(afterWords(view(3), choice(foreseen))).toBe('You’ll have 1 AP left, 9 Fame, 3 Coins, 2 Shards, wages due: 3 Coins')
  expect(afterMark(view(3), choice(foreseen))).toBe('→ 1 AP left, 9 Fame, 3 Coins, 2 Shards, wages due: 3 Coins')
})

test('an option warns if it costs Coins that are needed for wages', () => {
  const learn = choice({ changes: [change(0, 'coins', -4)], wages: 2 })
  expect(afterWords(view(), learn)).toBe('You’ll have 1 Coin, not enough for the wages due: 2 Coins')
  expect(isShort(view(), learn)).toBe(true)
  expect(isShort(view(), choice({ changes: [change(0, 'coins', -3)], wages: 2 }))).toBe(false)
  expect(isShort(view(), choice({ changes: [], wages: 9 }))).toBe(false)
})

test('a Performance shows its parts: tricks, links, Specialists and the card', () => {
  const part = (why: string, what: string, amount: number, seat = 0) => ({ seat, what, amount, why })
  const changes = [part('yield', 'fame', 1), part('yield', 'fame', 2), part('yield', 'fame', 5, 1), part('link_bonus', 'fame', 1), part('card_bonus', 'coins', 2)]
  const perform = { action: action('perform riverside_1'), foreseen: { changes } } as unknown as Choice
  expect(partsWords(perform)).toBe('your tricks 3 Fame; links 1 Fame; the card 2 Coins')
  expect(partsWords({ ...perform, foreseen: { changes: changes.slice(0, 2) } } as unknown as Choice)).toBe('')
  expect(partsWords(choice({ changes }))).toBe('')
})

test('what does not change is not told afterwards', () => {
  expect([afterWords(view(3), choice()), afterMark(view(3), choice({}))]).toEqual(['', ''])
  expect(afterWords(view(), choice({ cost: 2 }))).toBe('')
  expect(afterWords(view(3), choice({ cost: 0, wages: 2, changes: [change(0, 'coins', 0)] }))).toBe('')
  expect(afterWords(view(3), choice({ cost: 3 }))).toBe('You’ll have 0 AP left')
  expect(afterWords(view(), choice({ wages: 1 }, 1))).toBe('You’ll have wages due: 1 Coin')
})
