/** Chooses the picker for a question. Questions without a picker use the list, so play never gets stuck. */

import type { Seen } from '../../protocol'
import { drawnPairs, markerAt, questionOf } from '../../game/questions'
import type { Choice } from '../../game/actions'

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

/** The symbol of the marker about to be placed or moved. */
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

/** The cards to pick from, in rows: the player keeps one of each pair drawn. */
export function cardRows(view: Seen, left: Choice[]): string[][] {
  const offered = left.flatMap(({ action }) => (action.kind === 'keep' || action.kind === 'mimic' ? [action.card] : []))
  const pairs = drawnPairs(view).map(({ first, second }) => [String(first), String(second)].filter((card) => offered.includes(card)))
  return pairs.length > 0 ? pairs.filter((pair) => pair.length > 0) : [offered]
}

export function pickerOf(view: Seen, seat: number | null, left: Choice[], picked: string[]): Picker | null {
  const kinds = new Set<string>(left.map(({ action }) => action.kind))
  const decks = Object.values(view.tricks).flat()
  const isLearning = left.filter(({ action }) => action.kind === 'trick' && decks.includes(action.trick)).length > 1
  const isOrdering = picked.includes('kind:order') || picked.includes('kind:quick_order')
  if (kinds.has('magician')) return 'magicians'
  if (isLearning) return 'tricks'
  if (kinds.has('component') || isOrdering) return 'supply'
  if (kinds.has('keep') || kinds.has('mimic')) return 'cards'
  if (kinds.has('specialist')) return 'specialists'
  const isLaying = kinds.has('spot') && picked.some((target) => target.startsWith('spot:'))
  return isLaying && layingTrick(view, seat) ? 'spot' : null
}
