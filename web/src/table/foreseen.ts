/** Look before you leap: what an option would cost and bring, in words. */

import { say } from '../board/words.svelte'
import type { Foreseen, Seen } from '../protocol'
import { questionOf } from './actions'
import type { Choice } from './decide'
import { amount, spotName } from './words'

type Sums = Record<string, number>

/** What each seat would gain and lose. */
export function sumsBySeat(foreseen: Foreseen | undefined): Map<number, Sums> {
  const seats = new Map<number, Sums>()
  for (const { seat, what, amount: number } of foreseen?.changes ?? []) {
    const sums = seats.get(seat) ?? {}
    sums[what] = (sums[what] ?? 0) + number
    seats.set(seat, sums)
  }
  return seats
}

/** The same, oneself first. */
export const sumsInOrder = (foreseen: Foreseen | undefined, me: number): [number, Sums][] =>
  [...sumsBySeat(foreseen)].sort(([a], [b]) => Number(b === me) - Number(a === me) || a - b)

/** `gain 2 Fame, pay 1 Coin`, for oneself or for somebody else. */
function purseWords(sums: Sums, own: boolean): string {
  const verbs = own ? ['gain', 'lose'] : ['gains', 'loses']
  return Object.entries(sums)
    .filter(([, number]) => number !== 0)
    .map(([what, number]) => say(`${number > 0 ? verbs[0] : verbs[1]}-${what}`, { amount: amount(what, Math.abs(number)) }))
    .join(', ')
}

/** All that is foreseen of a choice, for oneself first; empty if nothing is. */
export function foreseenWords(view: Seen, { action, foreseen }: Choice): string {
  if (!foreseen) return ''
  const parts: string[] = []
  if (foreseen.links?.length) parts.push(linkWords(foreseen))
  const me = Number(action['seat'])
  for (const [seat, sums] of sumsInOrder(foreseen, me)) {
    const words = purseWords(sums, seat === me)
    if (words) parts.push(seat === me ? words : `${view.names[seat]} ${words}`)
  }
  return parts.join('; ')
}

/** What each link pays whoever sets up. */
export const payWords = (pays: number): string => say('words-link_pays', { fame: amount('fame', pays), coins: amount('coins', pays) })

export function linkWords(foreseen: Foreseen): string {
  const spots = (foreseen.links ?? []).map(spotName).join(', ')
  const links = say('table-links', { spots })
  return foreseen.pays ? `${links}, ${payWords(foreseen.pays)}` : links
}

/** How one would stand afterwards: AP, Coins and Shards left, and the wages then due. */
function afterSums(view: Seen, { action, foreseen }: Choice): string {
  if (!foreseen) return ''
  const player = view.players[Number(action['seat'])]
  const parts: string[] = []
  const ap = questionOf(view)['ap']
  if (typeof ap === 'number' && foreseen.cost) parts.push(say('table-after_ap', { ap: ap - foreseen.cost }))
  const sums = sumsBySeat(foreseen).get(Number(action['seat'])) ?? {}
  for (const what of ['coins', 'shards'] as const) {
    if (sums[what]) parts.push(amount(what, (player?.[what] ?? 0) + sums[what]))
  }
  const wages = foreseen.wages ?? 0
  if (wages > (player?.wages_due ?? 0)) parts.push(say('words-wages', { due: amount('coins', wages) }))
  return parts.join(', ')
}

/** The same as a sentence, and as a mark on a button. */
export const afterWords = (view: Seen, choice: Choice): string => told('table-after', afterSums(view, choice))
export const afterMark = (view: Seen, choice: Choice): string => told('table-after_mark', afterSums(view, choice))

const told = (key: string, sums: string): string => (sums ? say(key, { sums }) : '')
