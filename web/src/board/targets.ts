/**
 * Targets: the things on the table that can be picked, by id.
 *
 * A target's id is `kind:name`; the name is a word of the actions' fields. Kinds:
 *
 *   slot:downtown.1 slot:friday.performance slot:workshop.2    a place for a Character
 *   character:engineer           one's own Character
 *   card:theater card:new_twist  a card of one's hand, or one offered to keep or to copy
 *   die:residence_a              a die; face:residence_a.any one of its faces
 *   stock:wood                   a component type on sale; stock_place:2 the token itself
 *   supply:wood                  a component type of the supply (Order, Quick Order, set-up)
 *   order_place:3                a place of the Order area
 *   component:wood               one's own pile
 *   pile:board pile:extension    where a new pile goes; trick_place:board where a new trick goes
 *   trick:linking_rings          a trick, on a deck or on one's board
 *   spot:riverside_1.00          a diamond slot; up:escape how the marker lies there
 *   guest:riverside_1.p1.spade   a marker outside the slots
 *   performance:riverside_1      a Performance card
 *   deck:theater                 a Special deck
 *   pending:left                 a Pending prophecy
 *   magician:electra specialist:manager hireling:apprentice
 *   pay:fame payment:coins yield:shards use:bonus count:2
 *   do:advertise do:pass ...     an action without fields: its kind
 */

export type Target = string

/** What picking a lit target would begin: said beside the target's name. */
export interface Offer {
  /** "place the Engineer here, 3 AP" */
  label: string
  /** A few characters to show at the target: "3 AP". */
  badge?: string
  /** The Coins it brings or takes, shown where there is no badge. */
  coins?: number
  /** Already picked, as the first half of an action of two fields. */
  chosen?: boolean
}

export type Offers = Map<Target, Offer>

/** What every board component takes: which targets are lit, and what to tell when one is used. */
export interface Picking {
  offers?: Offers
  /** A target was picked. */
  onpick?: (target: Target) => void
  /** A lit target is being dragged. */
  onlift?: (target: Target) => void
  /** An unlit target was asked about (click, focus or hover); null when it is left. */
  onask?: (target: Target | null) => void
}

export type ActionData = Record<string, string | number>

/** Fields whose target has another name than the field. */
const KIND_OF_FIELD: Record<string, string> = {
  neighbour: 'spot',
  other_performance: 'performance',
  first: 'card',
  second: 'card',
  exchange: 'component',
}

/** Actions whose component is not one's own pile. */
const COMPONENT_IN: Record<string, string[]> = {
  buy: ['stock'],
  component: ['supply', 'stock'],
  order: ['supply'],
  quick_order: ['supply'],
}

/**
 * The targets of an action, one list per step: an action of two fields is picked in two steps,
 * and the targets of a step are alternatives (the same thing lying in two places).
 */
export function steps(action: ActionData): Target[][] {
  const kind = String(action.kind)
  const fields = Object.entries(action).filter(([field]) => field !== 'seat' && field !== 'kind')
  if (fields.length === 0) return [[`do:${kind}`]]
  return fields.map(([field, value]) => {
    if (field === 'component') {
      return (COMPONENT_IN[kind] ?? ['component']).map((where) => `${where}:${value}`)
    }
    if (field === 'face') return [`face:${action.die}.${value}`]
    if (field === 'pile' && kind === 'trick_slot') return [`trick_place:${value}`]
    return [`${KIND_OF_FIELD[field] ?? field}:${value}`]
  })
}

/** The actions that a chain of picked targets leaves, and the targets that come next. */
export function narrow<A extends ActionData>(
  actions: A[],
  picked: Target[],
): { actions: A[]; next: Set<Target> } {
  const left = actions.filter((action) => {
    const wanted = steps(action)
    return picked.every((target, i) => wanted[i]?.includes(target))
  })
  const next = new Set(left.flatMap((action) => steps(action)[picked.length] ?? []))
  return { actions: left, next }
}
