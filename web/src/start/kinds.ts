/** The kinds of game on the start page, as options of a new table. */

import type { GameOptions, Variant } from '../protocol'

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
