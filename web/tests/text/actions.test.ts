/** What a player can do, in sentences. */

import { beforeAll, expect, test } from 'vitest'
import type { Action } from '../../src/game/actions'
import type { Foreseen, Seen } from '../../src/protocol'
import { actionWords, coinsOf } from '../../src/text/actions'
import { action, speak } from '../support'

beforeAll(() => speak())

const change = (seat: number, what: string, amount: number, why: string) => ({ seat, what, amount, why })
const toldOf = (action: Action, changes: ReturnType<typeof change>[]) =>
  actionWords({ pending: [], players: [], names: [] } as unknown as Seen, action, { changes } as unknown as Foreseen)

test('a link is told with what it pays, whatever else changes', () => {
  const link = action('link fame')
  const paid = [change(0, 'coins', 4, 'link'), change(0, 'fame', 9, 'yield'), change(0, 'fame', 2, 'link')]
  expect(toldOf(link, paid)).toContain('2 Fame')
  expect(toldOf(link, paid.slice(0, 2))).not.toMatch(/[49]/)
})

test('a price is what oneself pays', () => {
  const changes = [change(0, 'coins', -2, 'buy'), change(0, 'coins', -1, 'buy'), change(1, 'coins', -7, 'buy'), change(0, 'fame', 2, 'x')]
  expect(toldOf(action('bargain 1'), changes)).toMatch(/pay 3 Coins$/)
})

test('the Coins of an option are one’s own, and those of a Performance are told in the list', () => {
  const foreseen = { changes: [change(0, 'coins', 3, 'x'), change(0, 'coins', -1, 'x'), change(1, 'coins', 5, 'x'), change(0, 'fame', 9, 'x')] } as unknown as Foreseen
  expect([coinsOf(action('buy wood 1'), foreseen), coinsOf(action('buy wood 1', 1), foreseen)]).toEqual([2, 5])
  expect([coinsOf(action('perform riverside_1'), foreseen), coinsOf(action('buy wood 1'))]).toEqual([0, 0])
})
