/** The levels of the bots by seat: a context for the players' panels. */

import { getContext, setContext } from 'svelte'

export type BotSeats = (string | null)[]

const KEY = Symbol('bots')

export const setBotSeats = (levels: () => BotSeats): void => void setContext(KEY, levels)

/** Nobody is a bot without the context. */
export const botSeats = (): (() => BotSeats) => getContext<(() => BotSeats) | undefined>(KEY) ?? (() => [])
