/**
 * Targets: the things on the table that can be picked, by id.
 *
 * A target's id is `kind:name`; the name is a value of an action's field. Kinds:
 *
 *   slot:downtown.1 slot:friday.performance slot:workshop.2    a slot for a Character
 *   character:engineer           the player's Character
 *   card:theater card:new_twist  a card in the player's hand, or one offered to keep or to copy
 *   die:residence_a              a die; face:residence_a.any one of its faces
 *   stock:wood                   a component type on sale; stock_place:2 the token itself
 *   supply:wood                  a component type in the supply (Order, Quick Order, setup)
 *   order_place:3                a place of the Order area; quick_place:market_row the free Quick Order slot
 *   component:wood               the player's pile
 *   pile:board pile:extension    where a new pile goes; trick_place:board where a new trick goes
 *   trick:linking_rings          a trick, in a deck or on the player's board
 *   spot:riverside_1.00          a diamond slot; up:escape how the marker is turned there
 *   guest:riverside_1.p1.spade   a marker outside the slots
 *   performance:riverside_1      a Performance card
 *   deck:theater                 a Special deck
 *   pending:left                 a Pending prophecy
 *   magician:electra specialist:manager hireling:apprentice
 *   pay:fame payment:coins yield:shards use:bonus count:2
 *   do:advertise do:pass ...     an action without fields: its kind
 */

import type { ActionKind } from '../protocol'
import { fieldsOf, type Action } from './actions'

export type Target = string

/** The kind and the name of a target. */
export const split = (target: Target): [string, string] => {
  const at = target.indexOf(':')
  return [target.slice(0, at), target.slice(at + 1)]
}

export const isWeekdaySlot = (name: string): boolean => name.split('.')[0]!.endsWith('day')

/** The start of a lit target's action, added to the target's name. */
export interface Offer {
  /** "place the Engineer here, 3 AP" */
  label: string
  /** A short badge on the target: "3 AP". */
  badge?: string
  /** The Coins it brings or costs, shown if there is no badge. */
  coins?: number
  /** It would leave too few Coins for the wages. */
  isShort?: boolean
  /** It can be picked but offers nothing for now, as a die on X: it doesn't glow. */
  isQuiet?: boolean
  /** The hint or the stage director recommends it. */
  isAdvised?: boolean
  /** Already picked, as the first half of an action with two fields. */
  chosen?: boolean
}

export type Offers = Map<Target, Offer>

/** Props of every board component: which targets are lit, and callbacks for their use. */
export interface Picking {
  offers?: Offers
  /** A target was picked. */
  onpick?: (target: Target) => void
  /** A lit target is being dragged. */
  onlift?: (target: Target) => void
  /** The pointer or the focus is on an unlit target; null when it leaves. */
  onask?: (target: Target | null) => void
}

/** Fields whose targets have a different name. */
const KIND_OF_FIELD: Record<string, string> = {
  other_performance: 'performance',
  exchange: 'component',
}

/** Actions whose component is not the player's pile. */
const COMPONENT_IN: Partial<Record<ActionKind, string[]>> = {
  buy: ['stock'],
  component: ['supply', 'stock'],
  order: ['supply'],
  quick_order: ['supply'],
}

/**
 * The targets of an action, one list per step: an action with two fields is picked in two steps,
 * and the targets of a step are alternatives (the same thing in two places).
 */
export function steps(action: Action): Target[][] {
  const fields = fieldsOf(action)
  if (Object.keys(fields).length === 0) return [[`do:${action.kind}`]]
  return Object.entries(fields).map(([field, value]) => {
    if (field === 'component') return (COMPONENT_IN[action.kind] ?? ['component']).map((where) => `${where}:${value}`)
    if (field === 'face') return [`face:${fields['die']}.${value}`]
    if (field === 'pile' && action.kind === 'trick_slot') return [`trick_place:${value}`]
    return [`${KIND_OF_FIELD[field] ?? field}:${value}`]
  })
}
