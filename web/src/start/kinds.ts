/** The kinds of game on the start page, as options of a new table, and in words. */

import { say } from '../board/words.svelte'
import type { GameOptions, TableState, Variant } from '../protocol'

export const KINDS = ['first', 'base', 'alley', 'full'] as const
export type Kind = (typeof KINDS)[number]

export function optionsOf(kind: Kind, players: number, quick: boolean): GameOptions {
  const alley = kind === 'alley' || kind === 'full'
  return { players, dark_alley: alley, prophecies: kind === 'full', beginner: kind === 'first', quick: quick && kind !== 'first' }
}

/** The text key that says which modules a table plays with. */
export function modulesKey(options: Variant): string {
  if (options.prophecies) return 'start-modules-full'
  return options.dark_alley ? 'start-modules-alley' : 'start-modules-base'
}

/** A table's game: "Dark Alley, quick game, for 3 players". */
export function gameWords(options: Variant): string {
  const parts = [say(modulesKey(options))]
  if (options.beginner) parts.push(say('start-is_beginner'))
  if (options.quick) parts.push(say('start-is_quick'))
  return say('start-game_words', { game: parts.join(', '), players: options.players })
}

/** A table's clock: what runs, and what happens when it has run out. */
export function paceWords({ clock, pace, seconds }: Pick<TableState, 'clock' | 'pace' | 'seconds'>): string {
  if (pace === 'slow') return say('pace-slow', { days: Math.round(seconds / 86_400) || 1 })
  if (clock === 'none') return say('pace-none')
  return say(`pace-${clock}`, { minutes: Math.round(seconds / 60) })
}
