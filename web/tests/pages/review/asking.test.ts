/** Asking for a review until it is there. */

import { afterEach, expect, test, vi } from 'vitest'
import { rest } from '../../../src/lib/rest_api'
import { ask } from '../../../src/pages/review/asking'
import type { Review, ReviewState } from '../../../src/protocol'

afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

const state = (status: ReviewState['status'], progress = 0): ReviewState => ({ status, progress, ahead: 0 })

function answers(...states: ReviewState[]) {
  vi.useFakeTimers()
  vi.spyOn(rest, 'review').mockResolvedValue({ names: ['Ada'] } as Review)
  return vi.spyOn(rest, 'askForReview').mockImplementation(async () => states.shift()!)
}

test('it asks again until the review is done, and tells how far it is', async () => {
  answers(state('waiting'), state('working', 0.5), state('done', 1))
  const told: number[] = []
  const found = ask('t', ({ progress }) => told.push(progress!), () => false)
  await vi.runAllTimersAsync()
  expect(await found).toEqual({ names: ['Ada'] })
  expect(told).toEqual([0, 0.5])
})

test('a review that failed is told, and not asked for again', async () => {
  const asked = answers(state('failed'))
  const told: string[] = []
  expect(await ask('t', ({ status }) => told.push(status), () => false)).toBeNull()
  expect(told).toEqual(['failed'])
  expect(asked).toHaveBeenCalledTimes(1)
})

test('nobody asks after the page was left', async () => {
  const asked = answers(state('working'), state('working'))
  let isGone = false
  const found = ask('t', () => (isGone = true), () => isGone)
  await vi.runAllTimersAsync()
  expect(await found).toBeNull()
  expect(asked).toHaveBeenCalledTimes(1)
})
