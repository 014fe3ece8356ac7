/** A hint in words: the best option, and how it compares with the next best. */

import { sameAction, type Action, type Choice } from '../game/actions'
import type { AdviceReason, Advised, Seen } from '../protocol'
import { actionWords } from './actions'
import { sumsBySeat } from './foresight'
import { betterWords, sourceWords } from './reasons'
import { form, has, joined, list, say } from './say.svelte'

/** The Fame by which an option must be ahead to be called better. */
const CLEAR_LEAD = 0.5

export const choiceOf = (choices: Choice[], action: Choice['action']): Choice =>
  choices.find((choice) => sameAction(choice.action, action)) ?? { action }

/** What a player has after an option, compared with now: Fame, Coins, Shards, and AP to spend. */
function result({ action, foreseen }: Choice): Record<string, number> {
  const { fame = 0, coins = 0, shards = 0 } = sumsBySeat(foreseen).get(action.seat) ?? {}
  return { fame, coins, shards, ap: (foreseen?.ap ?? 0) - (foreseen?.cost ?? 0) }
}

/** Unspent AP are lost at the end of a placement, so ending it saves none. */
const isCounted = (what: string, ...compared: Choice[]): boolean => what !== 'ap' || compared.every(({ action }) => action.kind !== 'done')

/** What one has more right after one option than after another: `2 Fame and 1 AP`; empty if nothing. */
function surplus(one: Choice, other: Choice): string {
  const theirs = result(other)
  const counted = Object.entries(result(one)).filter(([what]) => isCounted(what, one, other))
  const more = counted.map(([what, count]) => [what, count - theirs[what]!] as const)
  return list(more.filter(([, count]) => count > 0).map(([what, count]) => form(`amount-${what}`, 'acc', { count })), 'conjunction')
}

/** Why an option is better than another, and what it costs more; empty if nothing sets them apart. */
function reasons(best: Choice, other: Choice, reason: string): string {
  const [more, less] = [surplus(best, other), surplus(other, best)]
  const links = (best.foreseen?.links?.length ?? 0) - (other.foreseen?.links?.length ?? 0)
  const gains = [
    has(`hint-${reason}`) ? say(`hint-${reason}`) : '',
    links > 0 ? say('hint-more_links', { count: links }) : '',
    more ? say('hint-now', { more }) : '',
  ]
  const told = list(gains, 'conjunction')
  return less ? say('hint-though', { reasons: told || say('hint-later'), less }) : told
}

/** How the best option compares with the next best; empty if there was only one. */
export function comparison(view: Seen, choices: Choice[], { action, other, lead = 0, reason, reasons: sources = [] }: Advised): string {
  if (!other) return ''
  const [best, second] = [choiceOf(choices, action), choiceOf(choices, other)]
  /** What an option only loses is no reason for it. */
  const hasGains = sources.some(({ amount }) => amount > 0)
  const told = (hasGains && sourceWords(sources)) || reasons(best, second, reason)
  const key = lead >= CLEAR_LEAD ? 'hint-better' : 'hint-close'
  const values = { lead, other: actionWords(view, second.action, second.foreseen), reasons: told }
  return say(told ? key : `${key}_plain`, values)
}

/** A bot's advice, and the reason of somebody else who agrees with it. */
export interface Hint extends Advised {
  why?: string
}

/** The whole hint. */
export function hintWords(view: Seen, choices: Choice[], hint: Hint): string {
  const { action, foreseen } = choiceOf(choices, hint.action)
  const says = say('hint-says', { action: actionWords(view, action, foreseen) })
  return joined('hint-then', [says, hint.why ?? '', comparison(view, choices, hint)])
}

/** What the tutor says against an action. */
export interface Objection {
  action: Action
  version: number
  /** How much Fame and chance to win the action loses. */
  lost: number
  win: number
  /** A better action, or the cards of a better plan. */
  best: Action[]
  reasons: AdviceReason[]
}

export function objectionWords(view: Seen, choices: Choice[], { action, lost, win, best, reasons }: Objection): string {
  const foreseen = (one: Action) => choiceOf(choices, one).foreseen
  const costs = say('tutor-costs', { fame: lost, win: Math.max(0, Math.round(100 * win)) })
  return joined('hint-then', [say('tutor-about', { action: actionWords(view, action, foreseen(action)) }), costs, betterWords(view, view.phase, best, reasons, best[0] && foreseen(best[0]))])
}
