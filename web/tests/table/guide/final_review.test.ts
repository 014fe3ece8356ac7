/** What the director says after the game. */

import { beforeAll, expect, test } from 'vitest'
import { finalReview } from '../../../src/table/guide/final_review'
import { speak } from '../../support'

beforeAll(() => speak())

const gain = (seat: number, fame: number, why: string) => ({ seat, fame, why, turn: 1 })
const NAMES = ['Ada', 'Pia']
const GAINS = [gain(0, 6, 'yield'), gain(0, 2, 'link'), gain(0, -2, 'unpaid_wages'), gain(1, 14, 'yield'), gain(1, 1, 'final_coins')]

test('those who lost read where their Fame came from, what decided it, and what to try', () => {
  const told = finalReview(GAINS, 0, 1, NAMES)
  expect(told).toMatch(/^You scored 6 Fame: 6 Fame from Performances, 2 Fame from links,? and .2 Fame for unpaid wages\./)
  expect(told).toMatch(/Pia won, above all because of Performances \(8 Fame more than you\)\. Next time, have a trick on stage/)
})

test('those who won read what made the difference', () => {
  expect(finalReview(GAINS, 1, 1, NAMES)).toMatch(/You won, above all because of Performances \(8 Fame more than Ada\)\./)
})

test('the difference is named by its source, and the figures are those of the table', () => {
  const mine = [gain(0, 8, 'advertise'), gain(0, 2, 'link'), gain(0, 4, 'yield'), gain(0, 3, 'link_bonus'), gain(0, 6, 'final_shards'), gain(0, 2, 'final_coins'), gain(0, 7, 'final_specialists')]
  const theirs = [gain(1, 12, 'yield'), gain(1, 8, 'final_shards'), gain(1, 6, 'final_apprentices'), gain(1, 9, 'final_specialists'), gain(1, 1, 'final_coins')]
  const told = finalReview([...mine, ...theirs], 0, 1, NAMES)
  expect(told).toMatch(/15 Fame in the final scoring.*7 Fame from Performances.*2 Fame from links/)
  expect(told).toMatch(/Pia won, above all because of the Characters in the final scoring \(8 Fame more than you\)\. Next time, hire more help/)
})
