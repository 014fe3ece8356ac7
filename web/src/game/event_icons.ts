/** The icon for the subject of a log line. */

import { TRICKS, locationOf } from './facts'
import type { EventKind } from '../protocol'
import type { GameEvent } from './events'

export type Picture =
  | { art: 'coin' | 'shard' | 'fame' }
  | { art: 'character' | 'component' | 'category' | 'location' | 'magician'; name: string }
  | { art: 'die'; house: string; face: string }

const UNITS: Partial<Record<EventKind, 'coin' | 'shard' | 'fame'>> = {
  coins_changed: 'coin',
  shards_changed: 'shard',
  fame_changed: 'fame',
  game_ended: 'fame',
}

/** Locations of events without a single subject. */
const PLACES: Partial<Record<EventKind, string>> = {
  dice_rolled: 'downtown',
  orders_arrived: 'market_row',
  link_created: 'theater',
  performance_began: 'theater',
  performance_skipped: 'theater',
  performance_card_shown: 'theater',
  performance_card_discarded: 'theater',
  performance_cards_swapped: 'theater',
  markers_returned: 'theater',
  cards_drawn: 'dark_alley',
  card_kept: 'dark_alley',
  prophecies_moved: 'dark_alley',
}

/** Fields that name a thing, the most specific first; hidden things have no such field. */
const THINGS: [string, (name: string) => Picture | null][] = [
  ['component', (name) => ({ art: 'component', name })],
  ['trick', (name) => (TRICKS[name] ? { art: 'category', name: TRICKS[name].category } : null)],
  ['card', (name) => ({ art: 'location', name: locationOf(name) })],
  ['magician', (name) => ({ art: 'magician', name })],
  ...['character', 'specialist', 'hireling'].map((field): [string, (name: string) => Picture] => [field, (name) => ({ art: 'character', name })]),
]

export function pictureOf(event: GameEvent): Picture | null {
  const unit = UNITS[event.kind]
  if (unit) return { art: unit }
  if (event.kind === 'die_changed') return { art: 'die', house: String(event['die']).split('_')[0]!, face: String(event['face']) }
  for (const [field, draw] of THINGS) {
    const name = event[field]
    const picture = typeof name === 'string' ? draw(name) : null
    if (picture) return picture
  }
  const place = PLACES[event.kind]
  return place ? { art: 'location', name: place } : null
}
