/** What bots are called: a level in the language of the reader, a bot of the host's by its own name. */

import { has, say } from './say.svelte'

export const botName = (level: string): string => (has(`bot-${level}`) ? say(`bot-${level}`) : level)

/** A sentence about a level; empty for a bot of the host's, about which nothing is known. */
export const aboutBot = (level: string, what: 'line' | 'more'): string => (has(`bot-${level}_${what}`) ? say(`bot-${level}_${what}`) : '')
