/** Sentences for what an option would cost and bring. */

import type { Choice } from '../game/actions'
import { expectsShow } from '../game/plan'
import { questionOf } from '../game/questions'
import type { Foreseen, Seen } from '../protocol'
import { actionWords } from './actions'
import { amount, amounts, word } from './nouns'
import { has, joined, labeled, list, say, sentences } from './say.svelte'

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

/** The same list, the player first. */
export const sumsInOrder = (foreseen: Foreseen | undefined, me: number): [number, Sums][] =>
  [...sumsBySeat(foreseen)].sort(([a], [b]) => Number(b === me) - Number(a === me) || a - b)

/** `pay 1 Coin, gain 2 Fame`; with the name for another player. */
function purseWords(sums: Sums, who: string | null): string {
  const verbs = who === null ? ['gain', 'lose'] : ['gains', 'loses']
  const changes = Object.entries(sums)
    .filter(([, number]) => number !== 0)
    .map(([what, number]) => say(`${number > 0 ? verbs[0] : verbs[1]}-${what}`, { amount: amount(what, Math.abs(number)) }))
  if (changes.length === 0) return ''
  return who === null ? list(changes) : say('foreseen-other', { who, changes: list(changes) })
}

/** All foreseen results of a choice, the player's first; empty if there are none. */
export function foreseenWords(view: Seen, { action, foreseen }: Choice): string {
  if (!foreseen) return ''
  const me = action.seat
  const links = foreseen.links?.length ? linkWords(foreseen) : ''
  const purses = sumsInOrder(foreseen, me).map(([seat, sums]) => purseWords(sums, seat === me ? null : (view.names[seat] ?? '')))
  return more([links, ...purses])
}

/** What a Performance pays the performer, part by part: tricks, links, Specialists, the card. */
export function partsWords({ action, foreseen }: Choice): string {
  if (action.kind !== 'perform') return ''
  const parts = new Map<string, Sums>()
  for (const { seat, what, amount: number, why } of foreseen?.changes ?? []) {
    if (seat !== action.seat) continue
    const sums = parts.get(why) ?? {}
    sums[what] = (sums[what] ?? 0) + number
    parts.set(why, sums)
  }
  const told = [...parts].map(([why, sums]) => say('foreseen-part', { part: has(`part-${why}`) ? say(`part-${why}`) : word('why', why), sums: amounts(sums) }))
  return told.length > 1 ? joined('foreseen-more', told, 'foreseen') : ''
}

const more = (parts: string[]): string => joined('foreseen-more', parts, 'foreseen')

/** What each link pays the player who sets up. */
export const payWords = (pays: number): string => say('foreseen-pays', { fame: amount('fame', pays), coins: amount('coins', pays) })

export function linkWords(foreseen: Foreseen): string {
  const links = say('foreseen-links', { links: list((foreseen.links ?? []).map((spot) => word('spot', spot)), 'conjunction') })
  return more([links, foreseen.pays ? payWords(foreseen.pays) : ''])
}

/** Would an option that costs Coins leave too few for the wages, with no show to come that may bring more? */
export const isShort = (view: Seen, choice: Choice): boolean => takesWages(view, choice) && !expectsShow(view, choice.action.seat)

function takesWages(view: Seen, { action, foreseen }: Choice): boolean {
  const spent = sumsBySeat(foreseen).get(action.seat)?.['coins'] ?? 0
  return spent < 0 && (foreseen?.wages ?? 0) > view.players[action.seat]!.coins + spent
}

/** What would be left afterwards: AP, Fame, Coins and Shards, and the wages due by then. */
function afterSums(view: Seen, choice: Choice): string {
  const { action, foreseen } = choice
  if (!foreseen) return ''
  const player = view.players[action.seat]!
  const parts: string[] = []
  const ap = questionOf(view)['ap']
  if (typeof ap === 'number' && foreseen.cost) parts.push(say('table-ap', { ap: ap - foreseen.cost }))
  const sums = sumsBySeat(foreseen).get(action.seat) ?? {}
  for (const what of ['fame', 'coins', 'shards'] as const) {
    if (sums[what]) parts.push(amount(what, player[what] + sums[what]))
  }
  const wages = foreseen.wages ?? 0
  if (takesWages(view, choice)) parts.push(say(isShort(view, choice) ? 'foreseen-unpaid' : 'foreseen-unpaid_yet', { due: amount('coins', wages) }))
  else if (wages > player.wages_due) parts.push(say('foreseen-wages', { due: amount('coins', wages) }))
  return list(parts)
}

/** What would be left, as a sentence and as a badge on a button. */
export const afterWords = (view: Seen, choice: Choice): string => withSums('table-after', afterSums(view, choice))
export const afterMark = (view: Seen, choice: Choice): string => withSums('table-after_mark', afterSums(view, choice))

const withSums = (key: string, sums: string): string => (sums ? say(key, { sums }) : '')

/** An option with all its results. */
export function optionWords(view: Seen, choice: Choice): string {
  const action = actionWords(view, choice.action, choice.foreseen)
  const foreseen = foreseenWords(view, choice)
  return sentences(foreseen ? labeled(action, foreseen) : action, afterWords(view, choice))
}
