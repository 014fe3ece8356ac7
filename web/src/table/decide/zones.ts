/** The zone of the table that contains a target: a phone switches to where something can be picked. */

import { targetsOf, type GameEvent } from '../../game/events'
import type { Offers } from '../../game/targets'

const ZONE_OF: Record<string, string> = {
  die: 'town',
  stock: 'town',
  order_place: 'town',
  deck: 'town',
  pending: 'town',
  spot: 'theater',
  guest: 'theater',
  performance: 'theater',
  trick: 'workshop',
  character: 'workshop',
  card: 'workshop',
  component: 'workshop',
  trick_place: 'workshop',
  pile: 'workshop',
}

export function zoneOf(target: string): string | undefined {
  const at = target.indexOf(':')
  const [kind, name] = [target.slice(0, at), target.slice(at + 1)]
  if (kind !== 'slot') return ZONE_OF[kind]
  if (name.startsWith('workshop')) return 'workshop'
  return name.split('.')[0]!.endsWith('day') ? 'theater' : 'town'
}

/** The zone of the Location where a Character acts, if any. */
export const zoneOfSlot = (slot: unknown): string | undefined => (typeof slot === 'string' ? zoneOf(`slot:${slot}`) : undefined)

const SHARED = ['town', 'theater']

/** The zone in which events of others can be seen; while a player reads about the others or the log, it stays. */
export function zoneOfEvents(events: GameEvent[], present: string): string {
  if (present === 'players' || present === 'log') return present
  return targetsOf(events).map(zoneOf).find((zone) => SHARED.includes(zone ?? '')) ?? present
}

/** The zone to show: the current one while it has lit targets, otherwise the one with the most. */
export function zoneFor(offers: Offers, present: string): string {
  const lit = new Map<string, number>()
  for (const [target, { chosen }] of offers) {
    const zone = zoneOf(target)
    if (zone && !chosen) lit.set(zone, (lit.get(zone) ?? 0) + 1)
  }
  // The Character is picked first, then the slot.
  if ([...offers].some(([target, { chosen }]) => target.startsWith('character:') && !chosen) && !isPicking(offers)) return 'workshop'
  if (lit.has(present) || lit.size === 0) return present
  return [...lit].sort(([, a], [, b]) => b - a)[0]![0]
}

const isPicking = (offers: Offers): boolean => [...offers.values()].some(({ chosen }) => chosen)
