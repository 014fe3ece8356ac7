/** The kinds of game on the start page: their options for a new table, and their descriptions. */

import { list, say } from '../text/say.svelte'
import type { Difficulty } from '../lib/solo_record'
import type { GameOptions, TableState, SetupOptions } from '../protocol'

export const KINDS = ['first', 'base', 'alley', 'full'] as const
export type Kind = (typeof KINDS)[number]

/**
 * Minutes of a game against one bot, for players who know it and for those who learn it: the decisions that a player
 * makes, as `tools/game_length.py` counts them, times 10 and 20 seconds; rounded to five minutes.
 */
export const MINUTES: Record<Kind, [number, number]> = { first: [15, 25], base: [15, 30], alley: [25, 50], full: [25, 50] }

/** The extras that can be added to a kind of game. */
export interface Extras {
  quick: boolean
  beginner: boolean
  late_bonus: boolean
  duel: boolean
  powers: boolean
}
/** The extras with cards of our own, which the start page says. */
export const OWN_CARDS: (keyof Extras)[] = ['duel', 'powers']
/** The Duel is for two (DUEL-1). */
export const DUELISTS = 2
export const NO_EXTRAS: Extras = { quick: false, beginner: false, late_bonus: false, duel: false, powers: false }

/** The extras of a kind of game; the first game always uses the beginner setup. */
export function extrasOf(kind: Kind): (keyof Extras)[] {
  if (kind === 'first') return ['quick']
  return kind === 'base' ? ['quick', 'duel', 'powers'] : ['quick', 'beginner', 'late_bonus', 'duel', 'powers']
}

/** The text key of why an extra can't be played with a kind of game or number of players; null if it can. */
export function refusalOf(extra: keyof Extras, kind: Kind, players: number): string | null {
  if (extra === 'duel' && players !== DUELISTS) return 'start-duel_for_two'
  return extra === 'powers' && kind === 'base' ? 'start-powers_need_alley' : null
}

export function optionsOf(kind: Kind, players: number, extras: Extras): GameOptions {
  const offered = (extra: keyof Extras) => extras[extra] && extrasOf(kind).includes(extra)
  return {
    players,
    dark_alley: kind === 'alley' || kind === 'full',
    prophecies: kind === 'full',
    beginner: kind === 'first' || offered('beginner'),
    quick: offered('quick'),
    late_bonus: offered('late_bonus'),
    duel: offered('duel') && players === DUELISTS,
    powers: offered('powers') && refusalOf('powers', kind, players) === null,
  }
}

/** The solo game; its modules belong to it (HEIR-1). */
export const soloOptions = (heir: Difficulty): GameOptions => ({ players: 1, heir })

/** The text key that says which modules a table plays with. */
export function modulesKey(options: SetupOptions): string {
  if (options.heir) return 'modules-solo'
  if (options.prophecies) return 'modules-full'
  return options.dark_alley ? 'modules-alley' : 'modules-base'
}

/** A table's game: "Dark Alley, quick game, for 3 players". */
export function gameWords(options: SetupOptions): string {
  const parts = [say(modulesKey(options))]
  if (options.beginner) parts.push(say('start-is_beginner'))
  if (options.quick) parts.push(say('start-is_quick'))
  if (options.heir) parts.push(say(`heir-${options.heir}`))
  if (options.duel && !options.heir) parts.push(say('start-is_duel'))
  if (options.powers) parts.push(say('start-is_powers'))
  if (options.late_bonus) parts.push(say('start-is_late_bonus'))
  return say('start-game_words', { game: list(parts), players: options.players })
}

/** A table's clock: what it measures, and what happens when time is up. */
export function paceWords({ clock, pace, seconds }: Pick<TableState, 'clock' | 'pace' | 'seconds'>): string {
  if (pace === 'slow') return say('pace-slow', { days: Math.round(seconds / 86_400) || 1 })
  if (clock === 'none') return say('pace-none')
  return say(`pace-${clock}`, { minutes: Math.round(seconds / 60) })
}
