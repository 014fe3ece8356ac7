/** Why something is not possible. */

import { beforeAll, expect, test } from 'vitest'
import type { Refused } from '../../src/protocol'
import { explanationWords, refusalWords, refusedWords } from '../../src/text/refusals'
import { speak } from '../support'

beforeAll(() => speak())

const NAMES = ['Ada', 'Ben', 'Cleo']

test('a refusal gives the reason of the rule, with its figures in words', () => {
  expect(refusalWords('slot_taken', { seat: 2 }, NAMES)).toBe('the slot is taken by Ben')
  expect(refusalWords('slot_taken', { seat: 9 }, NAMES)).toBe('the slot is taken by p9')
  expect(refusalWords('not_asked', { seat: 1, asked: '2 3' }, NAMES)).toBe('Ada isn’t asked now; waiting for Ben and Cleo')
  expect(refusalWords('wrong_location', { location: 'market_row' }, NAMES)).toBe('its card says Market Row')
  expect(refusalWords('missing_component', { needs: 2, component: 'wood', left: 1 }, NAMES)).toBe('needs 2 wood, 1 available')
  for (const reason of [null, undefined, 'never_heard_of']) expect(refusalWords(reason, {}, NAMES)).toBe('That isn’t allowed now.')
})

test('a command that the server refuses has a sentence', () => {
  const refused = (more: object) => refusedWords(more as Refused, NAMES)
  expect(refused({ code: 'illegal', reason: 'slot_taken', figures: { seat: 1 } })).toBe('Not allowed: the slot is taken by Ada.')
  expect(refused({ code: 'illegal', reason: 'other_question', figures: null })).toBe('Not allowed: that’s not what is asked now.')
  expect(refused({ code: 'illegal' })).toBe('That isn’t allowed now.')
  expect(refused({ code: 'too_fast', reason: 'slot_taken' })).toMatch(/^Too many requests/)
})

test('what belongs to an action says which one', () => {
  const later = { target: 'order_place:2', first: { kind: 'order', seat: 0, component: 'wood' } }
  expect(explanationWords({ names: NAMES, pending: [] } as never, later as never)).toMatch(/^Part of “Order for the end of the turn”: choose that first/)
})

test('what has nothing to do with the question is told when it is used', () => {
  const explained = (target: string, reason: string) => explanationWords({ names: NAMES } as never, { target, reason, figures: {} } as never)
  expect(explained('die:inn_a', 'other_question')).toMatch(/^Not possible now: dice are used/)
  expect(explained('pay:coins', 'other_question')).toBe('Not possible now: that’s not what is asked now')
  expect(explained('die:inn_a', 'no_pile')).toBe('Not possible now: no such components in the Workshop')
})
