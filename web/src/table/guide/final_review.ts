/** How the Fame of a finished game came about, and what decided it. */

import type { Gain } from '../../board/fame_breakdown'
import { amount } from '../../text/nouns'
import { joined, list, say } from '../../text/say.svelte'

/** As in the table of sources, some of them taken together. */
const GROUPS: Record<string, string[]> = {
  shows: ['yield', 'link_bonus', 'specialist_bonus', 'card_bonus'],
  links: ['link'],
  posters: ['advertise'],
  wages: ['unpaid_wages'],
  start: ['set_up'],
  helpers: ['final_apprentices', 'final_specialists'],
  shards: ['final_shards'],
  coins: ['final_coins'],
}

const isFinal = (why: string): boolean => why.startsWith('final_')
const groupOf = (why: string): string => Object.keys(GROUPS).find((group) => GROUPS[group]!.includes(why)) ?? (isFinal(why) ? 'final' : 'other')
/** The final scoring as one group. */
const roundly = (why: string): string => (isFinal(why) ? 'final' : groupOf(why))

function byGroup(gains: Gain[], seat: number, grouped: (why: string) => string): Map<string, number> {
  const sums = new Map<string, number>()
  for (const { why, fame } of gains.filter((one) => one.seat === seat)) sums.set(grouped(why), (sums.get(grouped(why)) ?? 0) + fame)
  return sums
}

/** The group with the largest difference between two players, in favor of the first. */
function decider(gains: Gain[], first: number, second: number): [group: string, fame: number] {
  const [own, theirs] = [byGroup(gains, first, groupOf), byGroup(gains, second, groupOf)]
  const groups = [...new Set([...own.keys(), ...theirs.keys()])].filter((group) => !['start', 'other'].includes(group))
  const leads = groups.map((group): [string, number] => [group, (own.get(group) ?? 0) - (theirs.get(group) ?? 0)])
  return leads.sort(([, a], [, b]) => b - a)[0] ?? ['shows', 0]
}

/** A few sentences for a player: where the Fame came from, what made the difference, what to try next. */
export function finalReview(gains: Gain[], seat: number, winner: number, names: string[]): string {
  const totals = names.map((_, each) => gains.filter((gain) => gain.seat === each).reduce((sum, { fame }) => sum + fame, 0))
  const isWon = seat === winner
  const rival = isWon ? totals.indexOf(Math.max(...totals.filter((_, each) => each !== seat))) : winner
  const sources = [...byGroup(gains, seat, roundly)].filter(([group, fame]) => fame !== 0 && group !== 'other').sort(([, a], [, b]) => b - a)
  const told = sources.map(([group, fame]) => say(`guide-from_${group}`, { fame: amount('fame', fame) }))
  const [group, lead] = isWon ? decider(gains, seat, rival) : decider(gains, rival, seat)
  return joined('guide-then', [
    say('guide-end_score', { fame: amount('fame', totals[seat]!), sources: list(told, 'conjunction') }),
    lead > 0 ? say(isWon ? 'guide-end_won' : 'guide-end_lost', { who: names[rival]!, lead: amount('fame', lead), source: say(`guide-source_${group}`) }) : '',
    isWon ? say('guide-end_next') : say(`guide-tip_${group}`),
  ])
}
