/** The printed facts, by id. */

import printed from '../facts.json'

export interface Trick {
  id: string
  category: string
  level: number
  threshold: number
  components: Record<string, number>
  prepare_cost: number
  markers: number
  fame: number
  coins: number
  shards: number
}

export interface Performance {
  id: string
  theater: string
  slots: string[]
  links: { slots: string[]; shard: boolean }[]
  bonus: { fame: number; coins: number; shards: number }
}

function byId<T extends { id: string }>(rows: T[]): Record<string, T> {
  return Object.fromEntries(rows.map((row) => [row.id, row]))
}

export const TRICKS = byId(printed.tricks as unknown as Trick[])
export const PERFORMANCES = byId(printed.performances as Performance[])
export const MAGICIANS = byId(printed.magicians)
export const SPECIALS = byId(printed.special_assignments)
export const POWERS = byId(printed.powers)
/** POW-3: the Shards that fill each Power slot, from the bottom up. */
export const POWER_SLOT_SHARDS = [1, 2, 3, 4]
export const PROPHECIES = byId(printed.prophecies)

const board = printed.board
const week = board.character_slots.theater

/** The corners of a marker, clockwise. */
export const CATEGORIES = board.marker_corners_clockwise
export const WEEKDAYS = Object.keys(week) as (keyof typeof week)[]
/** The AP modifiers of the backstage slots of a weekday. */
export const backstage = (weekday: keyof typeof week): number[] => week[weekday].backstage
/** What a weekday adds to yields, as printed. */
export const WEEKDAY_YIELDS = WEEKDAYS.map((weekday) => week[weekday].yield)
/** The AP modifiers of a street's slots. */
export const streetSlots = (street: string): number[] => board.character_slots[street as 'downtown']
export const BENCH_SLOTS = board.character_slots.workshop_per_player
/** The AP modifier of a slot, such as `downtown.1`; none on a performance slot. */
export function modifierOf(slot: string): number {
  const [location = '', place] = slot.split('.')
  const slots = location in week ? backstage(location as keyof typeof week) : location === 'workshop' ? BENCH_SLOTS : streetSlots(location)
  return slots[Number(place) - 1] ?? 0
}
export const PLAYER_BOARD = board.player_board
export const MARKERS_PER_SYMBOL = board.markers_per_symbol
export const TURNS = board.turns
export const BASE_AP = board.base_action_points
export const WAGES = board.wages
/** The total value of the components that a Manager brings at the start. */
export const MANAGER_VALUE = board.start.manager_component_value
export const LOCATIONS = Object.keys(board.hand_with_dark_alley)
/** The Special decks, in their order on the board. */
export const DECKS = LOCATIONS.filter((place) => printed.special_assignments.some(({ location }) => location === place))

export interface Grade {
  price: number
  types: string[]
}
export const GRADES: Grade[] = Object.values(board.components)
/** The printed price of a component: that of its grade. */
export const price = (component: string): number => GRADES.find(({ types }) => types.includes(component))?.price ?? 0

/** The Fame required for each level of tricks. */
export const THRESHOLDS = [...new Set(printed.tricks.map(({ threshold }) => threshold))].sort((a, b) => a - b)

/** The Location of an assignment card, permanent or Special. */
export const locationOf = (card: string): string => SPECIALS[card]?.location ?? card
