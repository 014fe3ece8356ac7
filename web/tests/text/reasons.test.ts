/** Options in words, and why one is better than another. */

import { beforeAll, expect, test } from 'vitest'
import type { Seen } from '../../src/protocol'
import { betterWords, optionWords, signedNumber, sourceName, sourceWords } from '../../src/text/reasons'
import { action, speak } from '../support'

beforeAll(() => speak())

const view = { names: ['Ada', 'Ben'], pending: [{ frame: 'assignment' }], players: [], to_act: [0] } as unknown as Seen

test('a source is a part of the value, what an event pays for, or a card', () => {
  expect(['coins', 'link', 'street_performance'].map(sourceName)).toEqual(['Coins', 'link', 'Street Performance'])
})

test('what speaks for an option comes before what speaks against it', () => {
  expect(sourceWords([{ what: 'street_performance', amount: 3 }])).toBe('Street Performance +3')
  expect(sourceWords([{ what: 'shards', amount: -1 }])).toBe('Shards −1')
  expect(sourceWords([{ what: 'unpaid_wages', amount: -2 }, { what: 'link', amount: 4 }])).toBe('link +4; but unpaid wages −2')
  expect(sourceWords([])).toBe('')
})

test('a number has its sign and one digit', () => {
  expect([1.26, -0.75, 0.04].map((amount) => signedNumber(amount))).toEqual(['+1.3', '−0.8', '0'])
  expect(signedNumber(12.4, 0)).toBe('+12')
})

test('a plan is its cards', () => {
  expect(optionWords(view, 'assignment', [action('assign magician theater'), action('assign manager downtown')])).toBe('Magician: Theater, Manager: Downtown')
  expect(optionWords(view, 'assignment', [])).toBe('no cards')
})

test('what is better is told with its reasons, if there are any', () => {
  const best = [action('assign magician theater')]
  expect(betterWords(view, 'assignment', best, [{ what: 'coins', amount: 2 }])).toBe('Better: “Magician: Theater” (Coins +2).')
  expect(betterWords(view, 'assignment', best, [])).toBe('Better: “Magician: Theater”.')
})
