/** Actions as data: their fields, their notation, and the options of a decision. */

import { ACTION_FIELDS, type Action, type ActionKind, type Foreseen } from '../protocol'

export type { Action }
export type ActionOf<K extends ActionKind> = Extract<Action, { kind: K }>

/** An option, with its foreseen result once the server has sent it. */
export interface Choice {
  action: Action
  foreseen?: Foreseen
}

/** The fields of an action by name, in the order of the notation. */
export function fieldsOf(action: Action): Record<string, string> {
  const values = action as unknown as Record<string, string>
  return Object.fromEntries(ACTION_FIELDS[action.kind].map((field) => [field, values[field]!]))
}

/** One line in record notation, without the seat: `place manager market_row.1`. */
export const notation = (action: Action): string => [action.kind, ...Object.values(fieldsOf(action))].join(' ')

export const sameAction = (one: Action, other: Action): boolean => notation(one) === notation(other) && one.seat === other.seat
