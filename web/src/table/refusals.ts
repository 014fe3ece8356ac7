/** Refusals in words. */

import { say } from '../board/words.svelte'
import type { Refused } from '../protocol'
import { has } from '../texts/fluent'
import type { Explanation } from './table.svelte'
import { word } from './words'

type Figures = Record<string, string | number>

/** The reason of a rule, with its figures in words. */
export function refusalWords(reason: string | null | undefined, figures: Figures, names: string[]): string {
  if (!reason || !has(`reason-${reason}`)) return say('code-illegal')
  const values: Figures = {}
  for (const [field, value] of Object.entries(figures)) {
    if (field === 'seat') values['seat'] = names[Number(value) - 1] ?? `p${value}`
    else values[field] = typeof value === 'string' ? word(field, value).replaceAll('_', ' ') : value
  }
  return say(`reason-${reason}`, values)
}

export function refusedWords(refused: Refused, names: string[]): string {
  if (refused.code === 'illegal' && refused.reason) return refusalWords(refused.reason, refused.figures ?? {}, names)
  return say(`code-${refused.code}`)
}

/** Why a thing is not possible; of one that has nothing to do with the question, when it is used. */
export function explanationWords({ target, reason, figures }: Explanation, names: string[]): string {
  const later = `later-${target.slice(0, target.indexOf(':'))}`
  return reason === 'other_question' && has(later) ? say(later) : refusalWords(reason, figures, names)
}
