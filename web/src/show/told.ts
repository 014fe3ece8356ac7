/** A piece of what happened: the board to show, the events that led to it, and the lines for it. */

import type { GameEvent } from '../game/events'
import type { Seen } from '../protocol'
import { tell } from '../text/events'

/** Fame, Coins and Shards by seat. */
export type Sums = Record<'fame' | 'coins' | 'shards', number>[]

/** A Performance: who performs what and when, which marker is in the spotlight, and what everyone has got so far. */
export interface PerformanceStage {
  kind: 'performance'
  began: GameEvent
  spot: string | null
  sums: Sums
  isLast: boolean
}

/** The final scoring: the source that is counted, and everyone's Fame so far. */
export interface FinalStage {
  kind: 'final'
  /** Null once everything is counted. */
  source: string | null
  gains: number[]
  fame: number[]
  winner: number | null
}

export type Stage = PerformanceStage | FinalStage

export interface Told {
  view: Seen
  events: GameEvent[]
  lines: string[]
  /** Milliseconds at normal pace; 0 if nobody has to wait for it. */
  lasts: number
  stage?: Stage
}

const BASE = 600
const PER_LETTER = 16
const LONGEST = 3500

/** How long it takes to read lines and to see what they are about. */
const readingTime = (lines: string[]): number => Math.min(LONGEST, BASE + PER_LETTER * lines.join(' ').length)

/** Events told on a board. */
export function told(events: GameEvent[], view: Seen, stage?: Stage): Told {
  const lines = tell(events, view.names).map(({ text }) => text)
  return { view, events, lines, lasts: readingTime(lines), ...(stage ? { stage } : {}) }
}
