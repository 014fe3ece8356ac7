/** What bots are called: a level in the language of the reader, with its style; a bot of the host's by its own name. */

import { has, list, say } from './say.svelte'

/** What a bot of any level can be fond of; chosen as `level:style`. */
export const STYLES = ['planner', 'gambler', 'collector', 'performer', 'publicist', 'impresario']

export const isLevel = (level: string): boolean => has(`bot-${level}`)

export function botName(bot: string): string {
  const [level = '', style] = bot.split(':')
  if (!isLevel(level)) return bot
  return style ? list([say(`bot-${level}`), say(`style-${style}`)]) : say(`bot-${level}`)
}

/** What the character of a bot is like; empty for a bot of the host's, about which nothing is known. */
export function botLine(bot: string): string {
  const [level = '', style] = bot.split(':')
  return isLevel(level) ? say(style ? `style-${style}_line` : `bot-${level}_line`) : ''
}

/** How strong a level is, and what its style does. */
export function aboutBot(bot: string): string {
  const [level = '', style] = bot.split(':')
  return isLevel(level) ? `${say(`bot-${level}_more`)} ${style ? botLine(bot) : ''}`.trim() : ''
}
