/** Who performs before whom: Performances go from the first weekday to the last, and each takes the markers off its card. */

import { locationOf, WEEKDAYS } from '../../game/facts'
import type { Seen } from '../../protocol'

/** The number of a slot's weekday; -1 outside the Theater. */
export const dayOf = (slot: string): number => WEEKDAYS.findIndex((one) => one === slot.split('.')[0])

export interface Rival {
  seat: number
  day: number
}

/** The opponents' Magicians on performance slots, the first to perform first. */
export function rivals(view: Seen, seat: number): Rival[] {
  const found = view.players.flatMap(({ characters }, other) => {
    const where = characters['magician']?.where ?? ''
    return other !== seat && where.endsWith('.performance') ? [{ seat: other, day: dayOf(where) }] : []
  })
  return found.sort((one, other) => one.day - other.day)
}

/** Is an opponent's Magician still to be placed in the Theater? */
export const isRivalAwaited = (view: Seen, seat: number): boolean =>
  view.players.some(({ characters: { magician } }, other) => other !== seat && magician?.where === 'home' && magician.card !== null && locationOf(magician.card) === 'theater')

const owners = ({ markers, guests = [] }: Seen['theater'][number]): Set<number> => new Set([...Object.values(markers), ...guests].map((one) => one.seat))

/** May an opponent perform the card that a player performs too? It holds markers of both, or there is no other. */
export const isShared = (view: Seen, seat: number, rival: number): boolean =>
  view.theater.some((show) => owners(show).has(rival) && (owners(show).has(seat) || view.theater.length === 1))

/** Are there cards with markers of an opponent, and others without? */
export const canAvoid = (view: Seen, rival: number): boolean => new Set(view.theater.map((show) => owners(show).has(rival))).size > 1
