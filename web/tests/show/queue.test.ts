/** Beats are shown one after another, at the player's pace, and can be skipped. */

import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ShowQueue } from '../../src/show/queue'

const beat = (name: string, lasts = 1000) => ({ name, lasts })
type Named = ReturnType<typeof beat>

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function queueAt(speed: number) {
  const [told, shown] = [[] as string[], [] as (string | null)[]]
  const pace = { speed }
  const queue = new ShowQueue<Named>(
    () => pace.speed,
    ({ name }, isShown) => told.push(isShown ? name : `(${name})`),
    (now) => shown.push(now?.name ?? null),
  )
  return { queue, told, shown, pace }
}

test('beats are shown one after another, then the board is up to date', () => {
  const { queue, told, shown } = queueAt(1)
  queue.add([beat('one'), beat('two', 500)])
  expect(queue.current?.name).toBe('one')
  vi.advanceTimersByTime(999)
  expect(shown).toEqual(['one'])
  vi.advanceTimersByTime(1)
  expect(shown).toEqual(['one', 'two'])
  queue.add([beat('three')])
  expect(queue.length).toBe(2)
  vi.advanceTimersByTime(1500)
  expect(shown).toEqual(['one', 'two', 'three', null])
  expect(told).toEqual(['one', 'two', 'three'])
  expect(queue.length).toBe(0)
})

test('the pace is that of the moment', () => {
  const { queue, shown, pace } = queueAt(2)
  queue.add([beat('one'), beat('two')])
  vi.advanceTimersByTime(500)
  expect(shown).toEqual(['one', 'two'])
  pace.speed = 0.5
  queue.add([beat('three')])
  vi.advanceTimersByTime(500)
  expect(shown).toEqual(['one', 'two', 'three'])
  vi.advanceTimersByTime(1999)
  expect(shown.at(-1)).toBe('three')
})

test('at once means that everything is told and nothing shown', () => {
  const { queue, told, shown } = queueAt(0)
  queue.add([beat('one'), beat('two')])
  expect(told).toEqual(['(one)', '(two)'])
  expect([shown, queue.current]).toEqual([[], null])
})

test('nobody waits for a beat without a duration', () => {
  const { queue, told, shown } = queueAt(1)
  queue.add([beat('own', 0), beat('next')])
  expect(told).toEqual(['own', 'next'])
  expect(shown).toEqual(['next'])
})

test('one press skips all that is left; it is told all the same', () => {
  const { queue, told, shown } = queueAt(1)
  queue.add([beat('one'), beat('two'), beat('three')])
  queue.skip()
  expect(shown).toEqual(['one', null])
  expect(told).toEqual(['one', '(two)', '(three)'])
  vi.advanceTimersByTime(9000)
  expect(shown).toEqual(['one', null])
  queue.add([beat('four')])
  expect(shown.at(-1)).toBe('four')
})
