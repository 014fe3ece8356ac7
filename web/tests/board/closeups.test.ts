/** Which things have a close-up, and the rule each leads to. */

import { expect, test } from 'vitest'
import { SPECIALS } from '../../src/game/facts'
import { hasCloseup, isReadFirst, ruleOf } from '../../src/board/closeups'

test('a thing leads to its rule', () => {
  expect(['die:residence_a', 'die:inn_b', 'die:bank_a'].map(ruleOf)).toEqual(['DT-1', 'DT-4', 'DT-5'])
  expect(['slot:sunday.performance', 'slot:sunday.1', 'slot:downtown.1'].map(ruleOf)).toEqual(['THR-3', 'THR-1', 'AP-1'])
  expect(['trick:seance', 'do:pass'].map(ruleOf)).toEqual(['WS-1', undefined])
})

test('what has a picture has a close-up, and of the slots only those of the weekdays', () => {
  expect(['trick:seance', 'die:inn_a', 'slot:friday.1'].map(hasCloseup)).toEqual([true, true, true])
  expect(['slot:downtown.1', 'character:magician', 'do:pass'].map(hasCloseup)).toEqual([false, false, false])
})

test('a finger reads Special cards in hand, small tricks, Performance cards and prophecies before it picks them', () => {
  for (const card of Object.keys(SPECIALS)) expect(isReadFirst(`card:${card}`, false, false)).toBe(true)
  expect(isReadFirst('trick:seance', true, true)).toBe(true)
  expect(['performance:riverside_1', 'prophecy:active', 'pending:left'].map((one) => isReadFirst(one, false, false))).toEqual([true, true, true])
})

test('a finger picks at once what explains itself or has its text', () => {
  const plain = ['slot:downtown.1', 'die:inn_a', 'character:magician', 'card:theater', 'stock:wood', 'spot:riverside_1.00', 'trick:seance']
  expect(plain.filter((one) => isReadFirst(one, false, true))).toEqual([])
  expect(isReadFirst(`card:${Object.keys(SPECIALS)[0]}`, true, false)).toBe(false)
  expect(isReadFirst('trick:seance', true, false)).toBe(false)
})
