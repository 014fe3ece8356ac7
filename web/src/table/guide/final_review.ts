/** How the Fame of a finished game came about, and what decided it. */

import type { Gain } from '../../board/fame_breakdown'
import { amount } from '../../text/nouns'
import { joined, list, say } from '../../text/say.svelte'

const GROUPS: Record<string, string[]> = {
  shows: ['yield', 'specialist_bonus', 'card_bonus'],
  links: ['link', 'link_bonus'],
  posters: ['advertise'],
  wages: ['unpaid_wages'],
  start: ['set_up'],
}

const groupOf = (why: string): string =>
  Object.keys(GROUPS).find((group) => GROUPS[group]!.includes(why)) ?? (why.startsWith('final_') ? 'final' : 'other')

function byGroup(gains: Gain[], seat: number): Map<string, number> {
  const sums = new Map<string, number>()
  for (const gain of gains.filter((one) => one.seat === seat)) {
    sums.set(groupOf(gain.why), (sums.get(groupOf(gain.why)) ?? 0) + gain.fame)
  }
  return sums
}

/** The group with the largest difference between two players, in favor of the first. */
function decider(own: Map<string, number>, theirs: Map<string, number>): [group: string, fame: number] {
  const groups = [...new Set([...own.keys(), ...theirs.keys()])].filter((group) => !['start', 'other'].includes(group))
  const leads = groups.map((group): [string, number] => [group, (own.get(group) ?? 0) - (theirs.get(group) ?? 0)])
  return leads.sort(([, a], [, b]) => b - a)[0] ?? ['shows', 0]
}

/** A few sentences for a player: where the Fame came from, what made the difference, what to try next. */
export function finalReview(gains: Gain[], seat: number, winner: number, names: string[]): string {
  const totals = names.map((_, each) => gains.filter((gain) => gain.seat === each).reduce((sum, { fame }) => sum + fame, 0))
  const isWon = seat === winner
  const rival = isWon ? totals.indexOf(Math.max(...totals.filter((_, each) => each !== seat))) : winner
  const own = byGroup(gains, seat)
  const sources = [...own].filter(([group, fame]) => fame !== 0 && group !== 'other').sort(([, a], [, b]) => b - a)
  const told = sources.map(([group, fame]) => say(`guide-from_${group}`, { fame: amount('fame', fame) }))
  const theirs = byGroup(gains, rival)
  const [group, lead] = isWon ? decider(own, theirs) : decider(theirs, own)
  return joined('guide-then', [
    say('guide-end_score', { fame: amount('fame', totals[seat]!), sources: list(told, 'conjunction') }),
    lead > 0 ? say(isWon ? 'guide-end_won' : 'guide-end_lost', { who: names[rival]!, lead: amount('fame', lead), source: say(`guide-source_${group}`) }) : '',
    isWon ? say('guide-end_next') : say(`guide-tip_${group}`),
  ])
}
