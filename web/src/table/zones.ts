/** Which zone of the table a thing lies in: a phone turns to where something can be picked. */

import type { Offers } from '../board/targets'

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

/** The zone of the place where a Character acts, if somebody does. */
export const zoneOfSlot = (slot: unknown): string | undefined => (typeof slot === 'string' ? zoneOf(`slot:${slot}`) : undefined)

/** The zone to show: the present one as long as something there is lit, else the one with most. */
export function zoneFor(offers: Offers, present: string): string {
  const lit = new Map<string, number>()
  for (const [target, { chosen }] of offers) {
    const zone = zoneOf(target)
    if (zone && !chosen) lit.set(zone, (lit.get(zone) ?? 0) + 1)
  }
  // Who is to go somewhere comes first, then where.
  if ([...offers].some(([target, { chosen }]) => target.startsWith('character:') && !chosen) && !isPicking(offers)) return 'workshop'
  if (lit.has(present) || lit.size === 0) return present
  return [...lit].sort(([, a], [, b]) => b - a)[0]![0]
}

const isPicking = (offers: Offers): boolean => [...offers.values()].some(({ chosen }) => chosen)
