/** Why something isn't possible. */

import type { Target } from '../game/targets'
import type { Action } from '../game/actions'
import type { Refused, Seen } from '../protocol'
import { headingWords } from './actions'
import { components, fieldNoun } from './nouns'
import { touchFigure } from './printed_figures'
import { has, labeled, list, say, type Values } from './say.svelte'

type Figures = Record<string, string | number>

/** Why a target cannot be used now. */
export interface Explanation {
  target: Target
  rule: string | null
  reason: string | null
  figures: Figures
  sentence: string
  /** The action that the target is a later step of. */
  first?: Action
}

/** Seats are counted from 1 on screen. */
const nameOf = (seat: string | number, names: string[]): string => names[Number(seat) - 1] ?? `p${seat}`

function figureTexts(field: string, value: string | number, names: string[]): Values {
  if (field === 'seat') return { seat: nameOf(value, names) }
  if (field === 'asked') return { asked: list(String(value).split(' ').map((seat) => nameOf(seat, names)), 'conjunction') }
  return typeof value === 'number' ? { [field]: value } : fieldNoun(field, value)
}

/** The reason a rule gives, with its figures: a clause without a period. */
export function refusalWords(reason: string | null | undefined, figures: Figures, names: string[]): string {
  if (!reason || !has(`reason-${reason}`)) return say('code-illegal')
  const values = Object.entries(figures).map(([field, value]) => figureTexts(field, value, names))
  const { component, needs } = figures
  if (typeof component === 'string' && typeof needs === 'number') values.push({ components: components(component, needs) })
  return say(`reason-${reason}`, Object.assign({}, ...values))
}

/** The same clause as a sentence. */
export function becauseWords(reason: string | null | undefined, figures: Figures, names: string[]): string {
  if (!reason || !has(`reason-${reason}`)) return say('code-illegal')
  return say('refused-because', { reason: refusalWords(reason, figures, names) })
}

/** A refusal as a sentence. */
export function refusedWords(refused: Refused, names: string[]): string {
  return refused.code === 'illegal' ? becauseWords(refused.reason, refused.figures ?? {}, names) : say(`code-${refused.code}`)
}

/** Why a target can't be used now: what comes first, or, for one unrelated to the question, when it is used. */
export function explanationWords(view: Seen, explanation: Explanation): string {
  if (explanation.first) return say('table-first', { heading: headingWords(view, explanation.first), ...touchFigure() })
  return labeled(say('table-why_not'), reasonWords(explanation, view.names))
}

function reasonWords({ target, reason, figures }: Explanation, names: string[]): string {
  const later = `later-${target.slice(0, target.indexOf(':'))}`
  return reason === 'other_question' && has(later) ? say(later) : refusalWords(reason, figures, names)
}
