/** A puzzle in place of a table. */

import { beforeEach, expect, test, vi } from 'vitest'
import { solvedHere } from '../../src/pages/puzzles/puzzle_api'
import { PuzzlePlay } from '../../src/pages/puzzles/puzzle_play.svelte'
import type { PuzzleListed, PuzzleMoment } from '../../src/protocol'
import { fakeServer, type Asked } from '../fake_server'
import { action, speak } from '../support'

const PUZZLE = { id: 'abc123', kind: 'show', difficulty: 'easy', themes: ['links'], decisions: 1, options: { players: 2 } } as unknown as PuzzleListed
const PASS = action('pass', 1)
const PLAY = 'POST /api/puzzles/abc123'
const RESULTS = 'POST /api/puzzles/abc123/results'
const DAILY = { day: '2026-03-14', id: 'abc123', results: [], streak: 0 }

function moment(steps: number, fame?: number): PuzzleMoment {
  const seats = ['Ada', 'Ben'].map((name, seat) => ({ seat, name, kind: seat === 1 ? 'person' : 'bot', bot: null, is_here: true }))
  const update = {
    type: 'update',
    version: steps,
    steps: Array.from({ length: steps }, (_, i) => ({ version: i + 1, kind: 'act', seat: 1, events: [] })),
    view: { seat: 1, names: ['Ada', 'Ben'], to_act: [1], pending: [], players: [] },
    options: [PASS],
    free_options: [],
    undoable: steps,
    table: { id: 'abc123', seats },
  }
  return { update, verdict: fame === undefined ? null : { fame, best: 50, line: [PASS] } } as unknown as PuzzleMoment
}

async function opened(answers: Record<string, unknown>): Promise<[PuzzlePlay, Asked[]]> {
  speak()
  const asked = fakeServer(answers)
  const play = new PuzzlePlay(PUZZLE, 'Cleo', 'def456')
  await vi.waitFor(() => expect(play.store.view ?? play.problem).toBeTruthy(), 60_000)
  return [play, asked]
}

beforeEach(() => localStorage.clear())

test('a puzzle is shown from its own seat, under the name of the person', async () => {
  const [play] = await opened({ [PLAY]: moment(0) })
  expect([play.store.seat, play.store.view?.names, play.verdict]).toEqual([1, ['Ada', 'Cleo'], null])
})

test('a solved puzzle is kept here and reported with its actions', async () => {
  const [play, asked] = await opened({ [PLAY]: moment(1, 50), [RESULTS]: DAILY })
  await play.store.act(PASS)
  await vi.waitFor(() => expect(play.daily).toEqual(DAILY), 60_000)
  expect([play.isSolved, solvedHere()]).toEqual([true, ['abc123']])
  const reported = asked.at(-1)!.body as { actions: unknown; name: string }
  expect([reported.actions, reported.name]).toEqual([[PASS], 'Cleo'])
})

test('an attempt that falls short is reported, but not kept as solved', async () => {
  const [play, asked] = await opened({ [PLAY]: moment(1, 44), [RESULTS]: DAILY })
  await play.store.act(PASS)
  await vi.waitFor(() => expect(play.daily).toEqual(DAILY), 60_000)
  expect([play.isSolved, solvedHere()]).toEqual([false, []])
  expect(play.line).toHaveLength(1)
  expect(asked.some(({ body }) => JSON.stringify(body).includes('"key"'))).toBe(true)
})
