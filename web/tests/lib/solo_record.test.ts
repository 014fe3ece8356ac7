/** The best results of solo games. */

import { beforeEach, expect, test } from 'vitest'
import { bestResults, isBetter, keepResult } from '../../src/lib/solo_record'

beforeEach(() => localStorage.clear())

const won = { fame: 90, heir: 80, isWon: true }
const lost = { fame: 99, heir: 120, isWon: false }

test('a won game beats a lost one, then the lead counts, then Fame', () => {
  expect(isBetter(won, lost)).toBe(true)
  expect(isBetter(lost, won)).toBe(false)
  expect(isBetter({ fame: 95, heir: 80, isWon: true }, won)).toBe(true)
  expect(isBetter({ fame: 100, heir: 90, isWon: true }, won)).toBe(true)
  expect(isBetter(won, won)).toBe(false)
})

test('better results of the account take the place of those of this browser', () => {
  keepResult('hard', 'electra', lost)
  keepResult('hard', 'gentleman', won)
  const ofAccount = ['electra', 'gentleman', 'red_lotus'].map((magician) => ({ difficulty: 'hard', magician, fame: 82, heir: 81, is_won: true }))
  const close = { fame: 82, heir: 81, isWon: true }
  expect(bestResults('hard', ofAccount)).toEqual([
    ['electra', close],
    ['gentleman', won],
    ['red_lotus', close],
  ])
  expect(bestResults('easy', ofAccount)).toEqual([])
  expect(bestResults('hard')).toEqual([
    ['electra', lost],
    ['gentleman', won],
  ])
})

test('the best result of each difficulty and magician is kept', () => {
  expect(keepResult('hard', 'electra', lost)).toBe(true)
  expect(keepResult('hard', 'electra', won)).toBe(true)
  expect(keepResult('hard', 'electra', lost)).toBe(false)
  expect(keepResult('hard', 'gentleman', lost)).toBe(true)
  expect(bestResults('hard')).toEqual([
    ['electra', won],
    ['gentleman', lost],
  ])
  expect(bestResults('easy')).toEqual([])
})
