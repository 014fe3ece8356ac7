/** A hint in words: the best option, and how it compares with the next best. */

import { sameAction, type Choice } from '../game/actions'
import type { Advised, Foreseen, Seen } from '../protocol'
import { actionWords } from './actions'
import { sumsBySeat } from './foresight'
import { amount } from './nouns'
import { has, joined, list, say } from './say.svelte'

/** The Fame by which an option must be ahead to be called better. */
const CLEAR_LEAD = 0.5

export const choiceOf = (choices: Choice[], action: Choice['action']): Choice =>
  choices.find((choice) => sameAction(choice.action, action)) ?? { action }

/** What an option brings right away that another one doesn't: Fame, Coins, and AP that stay. */
function advantages(best: Choice, other: Choice): string[] {
  const sums = (foreseen: Foreseen | undefined) => sumsBySeat(foreseen).get(best.action.seat) ?? {}
  const [own, theirs] = [sums(best.foreseen), sums(other.foreseen)]
  const found: string[] = []
  for (const what of ['fame', 'coins'] as const) {
    const more = (own[what] ?? 0) - (theirs[what] ?? 0)
    if (more > 0) found.push(say(`hint-now_${what}`, { amount: amount(what, more) }))
  }
  const saved = (other.foreseen?.cost ?? 0) - (best.foreseen?.cost ?? 0)
  if (saved > 0) found.push(say('hint-now_ap', { ap: amount('ap', saved) }))
  return found
}

/** How the best option compares with the next best; empty if there was only one. */
export function comparison(view: Seen, choices: Choice[], { action, other, lead = 0, reason }: Advised): string {
  if (!other) return ''
  const [best, second] = [choiceOf(choices, action), choiceOf(choices, other)]
  const reasons = [...(has(`hint-${reason}`) ? [say(`hint-${reason}`)] : []), ...advantages(best, second)]
  const key = lead >= CLEAR_LEAD ? 'hint-better' : 'hint-close'
  const values = { lead, other: actionWords(view, second.action, second.foreseen), reasons: list(reasons, 'conjunction') }
  return say(reasons.length > 0 ? key : `${key}_plain`, values)
}

/** The whole hint. */
export function hintWords(view: Seen, choices: Choice[], advised: Advised): string {
  const { action, foreseen } = choiceOf(choices, advised.action)
  return joined('hint-then', [say('hint-says', { action: actionWords(view, action, foreseen) }), comparison(view, choices, advised)])
}
