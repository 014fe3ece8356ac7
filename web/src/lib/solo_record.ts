/** The best results of solo games, by difficulty and magician (HEIR-1): those of this browser, and of the account. */

import type { SoloResult as AccountResult } from '../protocol'
import { read, write } from './storage'

export interface SoloResult {
  fame: number
  heir: number
  isWon: boolean
}
export type Difficulty = 'easy' | 'normal' | 'hard'
export const DIFFICULTIES: Difficulty[] = ['easy', 'normal', 'hard']
type Records = Partial<Record<string, Partial<Record<string, SoloResult>>>>

const KEY = 'solo'

/** A won game beats a lost one, then the larger lead, then more Fame. */
export function isBetter(one: SoloResult, other: SoloResult): boolean {
  if (one.isWon !== other.isWon) return one.isWon
  const [lead, otherLead] = [one.fame - one.heir, other.fame - other.heir]
  return lead === otherLead ? one.fame > other.fame : lead > otherLead
}

/** The best results of a difficulty, by magician: this browser's, or better ones of the account. */
export function bestResults(difficulty: string, ofAccount: AccountResult[] = []): [string, SoloResult][] {
  const best = { ...read<Records>(KEY, {})[difficulty] }
  for (const { magician, fame, heir, is_won: isWon } of ofAccount.filter((one) => one.difficulty === difficulty)) {
    const result = { fame, heir, isWon }
    const kept = best[magician]
    if (!kept || isBetter(result, kept)) best[magician] = result
  }
  return Object.entries(best).flatMap(([magician, result]) => (result ? [[magician, result] as [string, SoloResult]] : []))
}

/** Keep a result if it is the best so far; returns whether it is. */
export function keepResult(difficulty: string, magician: string, result: SoloResult): boolean {
  const records = read<Records>(KEY, {})
  const best = records[difficulty]?.[magician]
  if (best && !isBetter(result, best)) return false
  write(KEY, { ...records, [difficulty]: { ...records[difficulty], [magician]: result } })
  return true
}
