/** Options in words, and the sources of Fame in which two of them differ. */

import type { Action } from '../game/actions'
import type { AdviceReason, Foreseen, Seen } from '../protocol'
import { actionWords } from './actions'
import { effectName, word } from './nouns'
import { has, list, say } from './say.svelte'

/** A part of an option's value, or what the events of a turn pay for. */
export function sourceName(what: string): string {
  const key = [`part-${what}`, `why-${what}`].find(has)
  return key ? say(key) : effectName(what)
}

/** A number with its sign and few digits, as the language writes it. */
export function signedNumber(amount: number, digits = 1): string {
  const size = Number(Math.abs(amount).toFixed(digits))
  return size === 0 ? '0' : say(amount > 0 ? 'number-more' : 'number-less', { number: size })
}

/** A source of Fame with its amount: `link +4`. */
const amountOf = ({ what, amount }: AdviceReason): string => say('because-amount', { label: sourceName(what), number: signedNumber(amount) })

/** The sources of Fame in which two options differ: `link +4, Coins +1; but unpaid wages −2`. */
export function sourceWords(sources: AdviceReason[]): string {
  const gains = list(sources.filter(({ amount }) => amount > 0).map(amountOf))
  const losses = list(sources.filter(({ amount }) => amount < 0).map(amountOf))
  return gains && losses ? say('because-but', { gains, losses }) : gains || losses
}

/** An option of a decision: an action with its price, or the cards of a plan. */
export function optionWords(view: Seen, phase: string, actions: Action[], foreseen?: Foreseen): string {
  if (phase !== 'assignment') return actionWords(view, actions[0]!, foreseen)
  const cards = actions.flatMap((action) =>
    action.kind === 'assign' ? [say('option-plan_card', { character: word('character', action.character), card: word('card', action.card) })] : [],
  )
  return list(cards) || say('option-plan_empty')
}

/** Which option is better, and why. */
export function betterWords(view: Seen, phase: string, best: Action[], sources: AdviceReason[], foreseen?: Foreseen): string {
  const reasons = sourceWords(sources)
  return say(reasons ? 'tutor-better_because' : 'tutor-better', { best: optionWords(view, phase, best, foreseen), reasons })
}
