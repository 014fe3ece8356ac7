/** Where the corners of markers meet: geometry of Performance cards, no rules. */

import { CATEGORIES, PERFORMANCES } from './facts'
import type { Marker, Show } from './view'

export type Direction = 0 | 1 | 2 | 3
/** Up, right, down, left. */

export interface Circle {
  slots: [string, string]
  shard: boolean
  /** The corner of the first slot's marker that points at the circle. */
  direction: Direction
  /** The category that links the two markers here, if they are linked. */
  linked: string | null
}

/** The category in the corner of a marker that points in a direction. */
export function corner(up: string, direction: number): string {
  return CATEGORIES[(CATEGORIES.indexOf(up) + direction) % 4]!
}

function direction(here: string, there: string): Direction {
  if (here[0] === there[0]) return there[1]! > here[1]! ? 2 : 0
  return there[0]! > here[0]! ? 1 : 3
}

/** The link circles of a card, with the markers as they are turned. */
export function circles(performance: string, markers: Record<string, { up: string }>): Circle[] {
  return PERFORMANCES[performance]!.links.map(({ slots, shard }) => {
    const [first, second] = slots as [string, string]
    const toward = direction(first, second)
    const [here, there] = [markers[first], markers[second]]
    const linked =
      here && there && corner(here.up, toward) === corner(there.up, (toward + 2) % 4)
        ? corner(here.up, toward)
        : null
    return { slots: [first, second], shard, direction: toward, linked }
  })
}

/** The markers of a card as they are turned, with the neutral one. */
export const turned = ({ markers, neutral }: Show): Record<string, { up: string }> => (neutral ? { ...markers, [neutral.slot]: neutral } : markers)

/** The circles in which a marker placed on a slot would meet a matching corner, and the marker there unless it is neutral. */
export function linksMade(show: Show, slot: string, marker: Marker) {
  return circles(show.performance, { ...turned(show), [slot]: marker })
    .filter((circle) => circle.linked && circle.slots.includes(slot))
    .map((circle) => {
      const other = circle.slots.find((one) => one !== slot)!
      return { ...circle, other, marker: show.markers[other] }
    })
}
