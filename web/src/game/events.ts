/** Events as data. */

import type { EventKind } from '../protocol'

export interface GameEvent {
  kind: EventKind
  seat: number | null
  [field: string]: unknown
}

/** Fields that name a thing on the table. */
const FIELDS = ['slot', 'spot', 'die', 'performance', 'order_place', 'trick', 'card', 'stock_place']

/** The targets that events are about. */
export function targetsOf(events: { [field: string]: unknown }[]): string[] {
  return events.flatMap((event) => FIELDS.flatMap((field) => (typeof event[field] === 'string' ? [`${field}:${event[field]}`] : [])))
}
