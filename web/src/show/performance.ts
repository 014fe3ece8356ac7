/** A Performance, told marker by marker, then the performer's bonuses, then what everyone got. */

import type { GameEvent } from '../game/events'
import { occupants } from '../game/view'
import type { Seen } from '../protocol'
import { told, type Sums, type Told } from './told'

const KINDS = new Set(['performance_began', 'trick_performed'])
const BONUSES = ['link_bonus', 'specialist_bonus', 'card_bonus']
const PURSE = ['fame', 'coins', 'shards'] as const
/** The curtain opens; the sums stay for a while. */
const OPENING = 1800
const SUM = 2200

/** Are they events of a Performance that begins or pays? */
export const isPerformance = (events: GameEvent[]): boolean => events.some(({ kind }) => KINDS.has(kind))

/** How the Performance began: who performs which card on which day. */
function beginningOf(events: GameEvent[], before: Seen): GameEvent {
  const began = events.find(({ kind }) => kind === 'performance_began')
  if (began) return began
  const paying = before.pending.find(({ frame }) => frame === 'pay_performance')
  const seat = paying ? Number(paying['seat']) : null
  const [slot] = [...occupants(before)].find(([place, one]) => place.endsWith('.performance') && one.seat === seat) ?? ['']
  return { kind: 'performance_began', seat, performance: paying?.['performance'] ?? '', weekday: slot.split('.')[0]! }
}

/** Which part of a Performance an event starts; undefined if it continues one. */
function partOf(event: GameEvent, place: number): string | undefined {
  if (event.kind === 'trick_performed') return `trick ${place}`
  if (event.kind === 'markers_returned') return 'end'
  const why = String(event['why'])
  return BONUSES.includes(why) ? why : undefined
}

/** What belongs together: a marker and its yield, bonuses of one kind, the returned markers. */
function groupsOf(events: GameEvent[]): GameEvent[][] {
  const groups: GameEvent[][] = [[]]
  let current: string | undefined
  events.forEach((event, place) => {
    const part = partOf(event, place) ?? current
    if (part !== current) groups.push([])
    current = part
    groups.at(-1)!.push(event)
  })
  return groups.filter((group) => group.length > 0)
}

/** The sums after some more events. */
function added(sums: Sums, events: GameEvent[]): Sums {
  const next = sums.map((sum) => ({ ...sum }))
  for (const { kind, seat, amount } of events as (GameEvent & { amount?: number })[]) {
    const what = PURSE.find((one) => kind === `${one}_changed`)
    if (what && seat !== null) next[seat]![what] += amount ?? 0
  }
  return next
}

/** The markers stay on the board while they pay; the last beat shows the board without them. */
export function performanceBeats(events: GameEvent[], before: Seen, view: Seen): Told[] {
  const began = beginningOf(events, before)
  let sums: Sums = before.players.map(() => ({ fame: 0, coins: 0, shards: 0 }))
  const stage = (spot: string | null, isLast = false) => ({ kind: 'performance' as const, began, spot, sums, isLast })
  return groupsOf(events).map((group) => {
    const [first] = group as [GameEvent]
    if (first.kind === 'markers_returned') return { ...told(group, view, stage(null, true)), lasts: SUM }
    sums = added(sums, group)
    const spot = first.kind === 'trick_performed' ? String(first['spot'] ?? '') : null
    const beat = told(group, before, stage(spot))
    if (first.kind !== 'performance_began') return beat
    return { ...beat, view: group.length === events.length ? view : before, lasts: Math.max(beat.lasts, OPENING) }
  })
}
