/** A review in sentences. */

import type { Action } from '../../game/actions'
import type { Decision, Option, PlayerReview, Review, Seen, TurningPoint } from '../../protocol'
import { betterWords, optionWords as wordsOf, signedNumber, sourceName } from '../../text/reasons'
import { list, say } from '../../text/say.svelte'

/** A number as the language writes it, with few digits. */
const number = (amount: number, digits = 1): number => Number(amount.toFixed(digits))

export const percent = (chance: number): number => Math.round(100 * chance)

/** An option of a decision: an action, or a plan. */
export const optionWords = (view: Seen, { phase }: Decision, { actions, preview }: Option): string => wordsOf(view, phase, actions as Action[], preview)

/** Something better was found: more Fame, or in an ending that was solved a better place. */
export const isMistake = ({ cost, exact }: Decision): boolean => cost.fame > 0 || (exact && cost.win > 0)

/** What a decision cost, and what would have been better. */
export function costWords(view: Seen, decision: Decision): string[] {
  const { cost, exact, best, phase } = decision
  return [
    say(exact ? 'review-cost_exact' : 'review-cost', { fame: number(Math.max(0, cost.fame)), win: percent(Math.max(0, cost.win)) }),
    betterWords(view, phase, best.actions as Action[], cost.reasons, best.preview),
  ]
}

export function decisionWords(view: Seen, review: Review, decision: Decision): string {
  const { turn, phase, seat, chosen } = decision
  return say('review-decision', { turn, phase: say(`phase-${phase}`), who: review.names[seat]!, chosen: optionWords(view, decision, chosen) })
}

/** A turning point; `viewAt` has the position before each action. */
export function turningPointWords(viewAt: (index: number) => Seen, review: Review, point: TurningPoint): string {
  const values = { turn: point.turn, who: review.names[point.seat]!, win: percent(Math.abs(point.win)) }
  const decision = review.decisions.find(({ index }) => index === point.index)
  if (point.kind === 'decision' && decision) {
    return say('review-turn_decision', { ...values, chosen: optionWords(viewAt(point.index), decision, decision.chosen) })
  }
  const what = review.luck.find(({ index }) => index === point.index)?.what ?? []
  return say('review-turn_luck', { ...values, what: list(what.map((kind) => say(`luck-${kind}`))) || say('luck-other'), change: point.win > 0 ? 'gain' : 'loss' })
}

/** The largest first. */
const amounts = (sums: Record<string, number>, name: (what: string) => string): string =>
  list(
    Object.entries(sums)
      .sort(([, a], [, b]) => b - a)
      .map(([what, fame]) => say('because-amount', { label: name(what), number: fame >= 0 ? number(fame) : signedNumber(fame) })),
  )

/** What chance gave and took, by its kind: `dice and Performance card +2.1`. */
const luckWords = (sums: Record<string, number>): string =>
  list(
    Object.entries(sums).map(([kinds, fame]) => {
      const what = list(kinds.split(' ').filter(Boolean).map((kind) => say(`luck-${kind}`)), 'conjunction') || say('luck-other')
      return say('because-amount', { label: what, number: signedNumber(fame) })
    }),
  )

/** The summary of a player's game; `viewAt` has the position before each action. */
export function playerWords(viewAt: (index: number) => Seen, review: Review, player: PlayerReview): string[] {
  const { lost, luck, luck_by_kind, mistakes, decisions, lost_by_phase, lost_by_part, best } = player
  const told = [say('review-lost', { fame: number(lost.fame), mistakes, decisions })]
  if (mistakes > 0) {
    told.push(say('review-lost_by_phase', { phases: amounts(lost_by_phase, (id) => say(`phase-${id}`)) }))
    told.push(say('review-lost_by_source', { sources: amounts(lost_by_part, sourceName) }))
  }
  const kinds = luckWords(luck_by_kind)
  const values = { fame: signedNumber(luck.fame), win: signedNumber(100 * luck.win, 0), points: percent(Math.abs(luck.win)), kinds }
  told.push(say(kinds ? 'review-luck_by_kind' : 'review-luck', values))
  const finest = review.decisions.find(({ index }) => index === best[0])
  if (!finest) return told
  const chosen = optionWords(viewAt(finest.index), finest, finest.chosen)
  return [...told, say('review-best', { turn: finest.turn, chosen, lead: number(finest.lead) })]
}
