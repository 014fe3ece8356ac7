/** What a step is about, in a sentence or two: of the question that is asked, and of the Location it is asked at. */

import { WEEKDAYS } from '../board/facts'
import { capital, say } from '../board/words.svelte'
import type { Seen } from '../protocol'
import { has } from '../texts/fluent'
import { split } from '../board/closeups'
import type { Offers, Target } from '../board/targets'
import { headingWords, questionOf } from './actions'
import type { Choice } from './decide'
import { figures } from './figures'
import { word } from './words'

export function helpWords(view: Seen): string {
  const question = questionOf(view)
  const place = String(question['slot'] ?? '').split('.')[0] ?? ''
  const key = `help-${String(question['frame'])}`
  const found = [`${key}-${WEEKDAYS.some((weekday) => weekday === place) ? 'theater' : place}`, key].find(has)
  return found ? say(found, figures()) : ''
}

/** What a picked thing is called; empty where it has no name of its own. */
function pickedName(view: Seen, target: Target, left: Choice[]): string {
  const [kind, name] = split(target)
  const [first] = left
  if (kind === 'kind') return first ? headingWords(view, first.action) : ''
  if (kind === 'face') return word('face', name.split('.').pop())
  if (kind === 'order_place') return say('board-order_place', { place: name })
  return word(kind === 'stock' || kind === 'supply' ? 'component' : kind, name)
}

/** After a pick: what is in hand, and what is to be chosen next. */
export function pickedWords(view: Seen, left: Choice[], picked: Target[], offers: Offers): string {
  const kinds = [...offers].filter(([, { chosen }]) => !chosen).map(([target]) => `next-${split(target)[0]}`)
  const next = [...new Set(kinds)].filter(has).map((key) => say(key))
  if (next.length === 0) return ''
  const names = picked.filter((target) => !NAMELESS.has(split(target)[0])).map((target) => pickedName(view, target, left))
  const what = names.join(', ')
  return say(what ? 'table-picked' : 'table-next', { what: capital(what), next: next.join(say('ui-or')) })
}
const NAMELESS = new Set(['guest', 'trick_place', 'count', 'do'])
