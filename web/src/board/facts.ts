/** The printed facts, by id. */

import printed from '../facts.json'

export interface Trick {
  id: string
  name: string
  category: string
  level: number
  threshold: number
  components: Record<string, number>
  prepare_cost: number
  markers: number
  fame: number
  coins: number
  shards: number
  end_bonus: string | null
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
export const PROPHECIES = byId(printed.prophecies)

export const CATEGORIES = ['spiritual', 'mechanical', 'optical', 'escape']
/** The corners of a marker, clockwise. */
export const SYMBOLS = ['spade', 'heart', 'diamond', 'club']
export const WEEKDAYS = ['thursday', 'friday', 'saturday', 'sunday']
export const BACKSTAGE_AP = [1, 0, 0, -1]
export const WEEKDAY_YIELDS = [-1, 0, 0, 1]
export const STREET_AP = [2, 1, 1, 0]
/** Which of the four street slots are closed, by number of players. */
export const CLOSED: Record<number, number[]> = { 2: [2, 3], 3: [3], 4: [] }
export const SPECIALISTS = ['manager', 'engineer', 'assistant']
export const DECKS = ['theater', 'workshop', 'market_row', 'downtown']
export const COMPONENTS = [
  ...['wood', 'metal', 'glass', 'fabric'],
  ...['rope', 'petroleum', 'saw', 'animal'],
  ...['padlock', 'mirror', 'disguise', 'cog'],
]

/** The printed price of a component: its grade. */
export const price = (component: string): number => Math.floor(COMPONENTS.indexOf(component) / 4) + 1

/** The Location of an assignment card, permanent or Special. */
export const locationOf = (card: string): string => SPECIALS[card]?.location ?? card
