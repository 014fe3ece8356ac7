/** What a step is about, and what to choose next. */

import type { Choice } from '../game/actions'
import { questionOf } from '../game/questions'
import { split, type Offers, type Target } from '../game/targets'
import type { Seen } from '../protocol'
import { headingWords } from './actions'
import { amount, isWeekday, word } from './nouns'
import { figures } from './printed_figures'
import { has, list, say } from './say.svelte'

/** One or two sentences on the question, and on the Location it is asked at. */
export function helpWords(view: Seen): string {
  const question = questionOf(view)
  const place = String(question['slot'] ?? '').split('.')[0] ?? ''
  const key = `help-${String(question['frame'])}`
  const found = [`${key}-${isWeekday(place) ? 'theater' : place}`, key].find(has)
  return found ? say(found, figures()) : ''
}

/** Why something that players look for at this step is not offered: a poster, or Enhance. Empty if nothing is missing. */
export function absentWords(view: Seen, seat: number, kinds: ReadonlySet<string>): string {
  const me = view.players[seat]!
  const { frame, acted, slot } = questionOf(view)
  const price = me.initiative_slot ?? 0
  if (frame === 'assignment' && !me.advertised && me.coins < price) {
    return say('help-no_poster', { price: amount('coins', price), coins: amount('coins', me.coins) })
  }
  if (frame !== 'act' || kinds.has('enhance')) return ''
  const done = Array.isArray(acted) ? acted : []
  if (done.length > 0) return me.shards > 0 && !done.includes('enhanced') ? say('help-enhance_first') : ''
  if (isWeekday(String(slot).split('.')[0]!)) return me.shards > 0 ? say('help-enhance_theater') : ''
  return me.shards > 0 ? '' : say('help-enhance_shard')
}

/** The name of a selected thing. */
function pickedName(view: Seen, target: Target, left: Choice[]): string {
  const [kind, name] = split(target)
  const [first] = left
  if (kind === 'kind') return first ? headingWords(view, first.action) : ''
  if (kind === 'face') return word('face', name.split('.').pop())
  if (kind === 'order_place') return say('board-order_place', { place: name })
  return word(kind === 'stock' || kind === 'supply' ? 'component' : kind, name)
}

/** After a selection: what is selected and what to choose next. What a die is for comes before its faces. */
export function pickedWords(view: Seen, left: Choice[], picked: Target[], offers: Offers): string {
  const die = picked.length === 1 && picked.find((target) => split(target)[0] === 'die')
  if (die) return say('table-picked_die', { what: pickedName(view, die, left) })
  const kinds = [...offers].filter(([, { chosen }]) => !chosen).map(([target]) => `next-${split(target)[0]}`)
  const next = [...new Set(kinds)].filter(has).map((key) => say(key))
  if (next.length === 0) return ''
  const names = picked.filter((target) => !NAMELESS.has(split(target)[0])).map((target) => pickedName(view, target, left))
  const what = list(names)
  return say(what ? 'table-picked' : 'table-next', { what, next: list(next, 'disjunction') })
}
const NAMELESS = new Set(['guest', 'trick_place', 'count', 'do'])
