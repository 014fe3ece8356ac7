/** Which picker fits what is asked. Whatever has none is offered in the list, so nothing gets stuck. */

import type { Seen } from '../protocol'
import { drawnPairs, kindOf, markerAt, questionOf } from './actions'
import type { Choice } from './decide'

export type Picker = 'magicians' | 'tricks' | 'supply' | 'cards' | 'specialists' | 'spot'

/** The kinds of action a picker can answer. */
export const PICKS: Record<Picker, string[]> = {
  magicians: ['magician'],
  tricks: ['trick'],
  supply: ['component', 'order', 'quick_order'],
  cards: ['keep', 'mimic'],
  specialists: ['specialist'],
  spot: ['spot'],
}

/** The symbol of the marker that is about to be laid or moved. */
export function layingSymbol(view: Seen): string | null {
  const asked = questionOf(view)
  if (typeof asked['symbol'] === 'string') return asked['symbol']
  if (typeof asked['spot'] === 'string') return markerAt(view, asked['spot'])?.symbol ?? null
  if (typeof asked['guest'] === 'string') return asked['guest'].split('.')[2] ?? null
  return null
}

/** The trick of that marker. */
export function layingTrick(view: Seen, seat: number | null): string | null {
  const symbol = layingSymbol(view)
  return seat === null || symbol === null ? null : (view.players[seat]?.tricks[symbol]?.trick ?? null)
}

/** The cards to pick from, in rows: of each pair drawn one is kept. */
export function cardRows(view: Seen, left: Choice[]): string[][] {
  const offered = left.filter(({ action }) => PICKS.cards.includes(kindOf(action))).map(({ action }) => String(action['card']))
  const pairs = drawnPairs(view).map(({ first, second }) => [String(first), String(second)].filter((card) => offered.includes(card)))
  return pairs.length > 0 ? pairs.filter((pair) => pair.length > 0) : [offered]
}

export function pickerOf(view: Seen, seat: number | null, left: Choice[], picked: string[]): Picker | null {
  const kinds = new Set<string>(left.map(({ action }) => kindOf(action)))
  const decks = Object.values(view.tricks).flat()
  const isLearning = left.filter(({ action }) => kindOf(action) === 'trick' && decks.includes(String(action['trick']))).length > 1
  const isOrdering = picked.includes('kind:order') || picked.includes('kind:quick_order')
  if (kinds.has('magician')) return 'magicians'
  if (isLearning) return 'tricks'
  if (kinds.has('component') || isOrdering) return 'supply'
  if (kinds.has('keep') || kinds.has('mimic')) return 'cards'
  if (kinds.has('specialist')) return 'specialists'
  const isLaying = kinds.has('spot') && picked.some((target) => target.startsWith('spot:'))
  return isLaying && layingTrick(view, seat) ? 'spot' : null
}
