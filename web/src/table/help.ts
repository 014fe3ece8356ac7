/** What a step is about, in a sentence or two: of the question that is asked, and of the Location it is asked at. */

import { WEEKDAYS } from '../board/facts'
import { say } from '../board/words.svelte'
import type { Seen } from '../protocol'
import { has } from '../texts/fluent'
import { questionOf } from './actions'
import { figures } from './figures'

export function helpWords(view: Seen): string {
  const question = questionOf(view)
  const place = String(question['slot'] ?? '').split('.')[0] ?? ''
  const key = `help-${String(question['frame'])}`
  const found = [`${key}-${WEEKDAYS.some((weekday) => weekday === place) ? 'theater' : place}`, key].find(has)
  return found ? say(found, figures()) : ''
}
