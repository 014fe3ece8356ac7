/** What the server and this browser know about puzzles. */

import { request } from '../../lib/rest_api'
import { read, write } from '../../lib/storage'
import type { DailyPuzzle, PuzzleActions, PuzzleAttempt, PuzzleListed, PuzzleMoment, PuzzleQuestion, Reason } from '../../protocol'

const address = (id: string): string => `/api/puzzles/${encodeURIComponent(id)}`

export const puzzleApi = {
  list: () => request<PuzzleListed[]>('GET', '/api/puzzles'),
  daily: () => request<DailyPuzzle>('GET', `/api/puzzles/daily?key=${encodeURIComponent(visitorKey())}`),
  mine: () => request<string[]>('GET', '/api/me/puzzles'),
  play: (id: string, played: PuzzleActions) => request<PuzzleMoment>('POST', address(id), played),
  explain: (id: string, question: PuzzleQuestion) => request<Reason>('POST', `${address(id)}/explain`, question),
  keep: (id: string, attempt: PuzzleAttempt) => request<DailyPuzzle>('POST', `${address(id)}/results`, attempt),
}

/** Tells visitors without an account apart. */
export function visitorKey(): string {
  const known = read('puzzle_key', '')
  if (known) return known
  const key = crypto.getRandomValues(new Uint32Array(4)).join('')
  write('puzzle_key', key)
  return key
}

/** The puzzles that were solved in this browser. */
export const solvedHere = (): string[] => read<string[]>('puzzles', [])
export const keepSolved = (ids: string[]): void => write('puzzles', [...new Set([...solvedHere(), ...ids])])

const DIFFICULTIES: PuzzleListed['difficulty'][] = ['easy', 'medium', 'hard']

/** From easy to hard. */
export const inOrder = (puzzles: PuzzleListed[]): PuzzleListed[] =>
  [...puzzles].sort((one, other) => DIFFICULTIES.indexOf(one.difficulty) - DIFFICULTIES.indexOf(other.difficulty) || one.id.localeCompare(other.id))
