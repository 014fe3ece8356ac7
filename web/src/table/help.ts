/** What a step is about, in a sentence or two: of the question that is asked, and of the Location it is asked at. */

import { WEEKDAYS } from '../board/facts'
import { say } from '../board/words.svelte'
import type { Seen } from '../protocol'
import { has } from '../texts/fluent'
import { split } from '../board/closeups'
import type { Offers, Target } from '../board/targets'
import { headingWords, questionOf } from './actions'
import { kindTarget, type Choice } from './decide'
import { figures } from './figures'
import { word } from './words'

export function helpWords(view: Seen): string {
  const question = questionOf(view)
  const place = String(question['slot'] ?? '').split('.')[0] ?? ''
  const key = `help-${String(question['frame'])}`
  const found = [`${key}-${WEEKDAYS.some((weekday) => weekday === place) ? 'theater' : place}`, key].find(has)
  return found ? say(found, figures()) : ''
}

/** After a pick: what is in hand, and what is to be chosen next. */
export function pickedWords(view: Seen, left: Choice[], picked: Target[], offers: Offers): string {
  const [first] = left
  const name = (target: Target): string => {
    if (first && target === kindTarget(String(first.action['kind']))) return headingWords(view, first.action)
    return word(...split(target))
  }
  const what = picked.map(name).filter(Boolean).join(', ')
  const kinds = [...offers].filter(([, { chosen }]) => !chosen).map(([target]) => `next-${split(target)[0]}`)
  const next = [...new Set(kinds)].filter(has).map((key) => say(key))
  return what && next.length > 0 ? say('table-picked', { what: what.charAt(0).toUpperCase() + what.slice(1), next: next.join(say('ui-or')) }) : ''
}
