/** A replay: moments one at a time, or played with the beats of a table. */

import { readFileSync } from 'node:fs'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { settings } from '../../../src/lib/settings.svelte'
import type { Moment, Seen } from '../../../src/protocol'
import { keys } from '../../../src/pages/replay/keys'
import { Playback } from '../../../src/pages/replay/playback.svelte'
import { speak } from '../../support'

const VIEW = (JSON.parse(readFileSync('gallery/samples/place_alley_4.json', 'utf-8')) as { view: Seen }).view
const view = (turn: number): Seen => ({ ...VIEW, turn, names: ['Ada', 'Ben', 'Cleo', 'Dora'] })
const PLACED = { kind: 'character_placed', seat: 1, character: 'engineer', slot: 'friday.1', ap: 2 }
const WAGES = { kind: 'coins_changed', seat: 1, amount: -2, why: 'wages' }
const BEGINS = { kind: 'turn_began', seat: null, turn: 2 }

/** Turns begin with the actions 1 and 3; action 3 goes through a scene, action 4 tells nothing. */
const MOMENTS: Moment[] = [
  { view: view(10), events: [] },
  { view: view(11), events: [BEGINS] },
  { view: view(12), events: [PLACED] },
  { view: view(13), events: [WAGES, BEGINS], scenes: [{ after: 1, view: view(23) }] },
  { view: view(14), events: [] },
]

function playback(pace: 'normal' | 'instant' = 'normal') {
  settings.set({ pace })
  const told: string[] = []
  const found = new Playback(MOMENTS, (events) => told.push(...events.map(({ kind }) => kind)))
  return { found, told }
}

beforeEach(() => {
  speak()
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
})

/** The boards that are shown until it ends. */
function boards(found: Playback): number[] {
  const shown = [found.view.turn]
  while (found.isPlaying) {
    vi.advanceTimersByTime(50)
    if (shown.at(-1) !== found.view.turn) shown.push(found.view.turn)
  }
  return shown
}

test('a game is played action by action, scene by scene, to its end', () => {
  const { found, told } = playback()
  found.play()
  expect([found.at, found.telling?.lines]).toEqual([1, found.lines])
  expect(boards(found)).toEqual([11, 12, 23, 13, 14])
  expect([found.at, found.telling]).toEqual([4, null])
  expect(told).toEqual(['turn_began', 'character_placed', 'coins_changed', 'turn_began'])
})

test('at once, each action is shown briefly and as a whole', () => {
  const { found } = playback('instant')
  found.play()
  expect(boards(found)).toEqual([11, 12, 13, 14])
})

test('a pause shows the board after the action, and playing goes on from there', () => {
  const { found } = playback()
  found.go(2)
  found.play()
  expect(found.view.turn).toBe(23)
  found.pause()
  expect([found.at, found.view.turn, found.telling]).toEqual([3, 13, null])
  vi.advanceTimersByTime(60_000)
  expect(found.at).toBe(3)
  found.play()
  expect(found.at).toBe(4)
})

test('a jump stops the show and stays within the game', () => {
  const { found } = playback()
  found.play()
  found.go(9)
  expect([found.at, found.isPlaying]).toEqual([4, false])
  found.go(-1)
  expect(found.at).toBe(0)
})

test('after the end, a game plays from the start', () => {
  const { found } = playback()
  found.go(4)
  found.toggle()
  expect([found.at, found.isPlaying]).toEqual([1, true])
})

test('one jumps from turn to turn', () => {
  const { found } = playback()
  const ways = [0, 1, 2, 3, 4].map((at) => (found.go(at), [found.turnFrom(-1), found.turnFrom(1)]))
  expect(ways).toEqual([[0, 1], [0, 3], [1, 3], [1, 4], [3, 4]])
})

test('another view of the game keeps the moment', () => {
  const { found } = playback()
  found.go(2)
  found.replace(MOMENTS.map((moment) => ({ ...moment, view: { ...moment.view, turn: moment.view.turn + 20 } })))
  expect([found.at, found.view.turn]).toEqual([2, 32])
})

test('keys step, jump and play', () => {
  const { found } = playback()
  const press = (key: string, target: HTMLElement = document.body) => {
    const event = new KeyboardEvent('keydown', { key, cancelable: true })
    Object.defineProperty(event, 'target', { value: target })
    keys(event, found, true)
    return found.at
  }
  const pressed = ['ArrowRight', 'ArrowRight', 'ArrowLeft', 'PageDown', 'PageUp', 'End', 'Home', 'x'].map((key) => press(key))
  expect(pressed).toEqual([1, 2, 1, 3, 1, 4, 0, 0])
  press(' ')
  expect(found.isPlaying).toBe(true)
  press(' ')
  expect(found.isPlaying).toBe(false)
  press(' ', document.createElement('button'))
  expect(found.isPlaying).toBe(false)
  expect(press('End', document.createElement('input'))).toBe(1)
})

test('at the end of a game, who wins is said first', () => {
  const { found } = playback('instant')
  found.replace([...MOMENTS, { view: view(15), events: [WAGES, { kind: 'game_ended', seat: null, winner: 1 }] }])
  found.go(found.last)
  expect(found.lines).toHaveLength(2)
  expect(found.lines[0]).toContain('Ben wins')
  found.go(found.last - 1)
  found.play()
  expect(found.telling!.lines[0]).toContain('Ben wins')
})
