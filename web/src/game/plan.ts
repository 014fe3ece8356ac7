/** The plan of the Assignment: which Characters go where, their AP and their wages. */

import { BASE_AP, BENCH_SLOTS, locationOf, streetSlots, WAGES } from './facts'
import { isClosed, occupants, slotKey, type Standing, type View } from './view'

/** The kind of a Character, to find what is printed about it: `apprentice_2` is an apprentice. */
export function kindOfCharacter(character: string): 'magician' | 'specialist' | 'apprentice' {
  if (character.includes('apprentice')) return 'apprentice'
  return character === 'magician' ? 'magician' : 'specialist'
}

/** The wage of a Character who is placed. */
export const wageOf = (character: string): number => (character === 'assistants_apprentice' ? 0 : WAGES[kindOfCharacter(character)])

/** The AP of each Character before the modifier of a slot, where they differ from the printed ones. */
export type BaseAp = Record<string, number>

export const apOf = (character: string, base: BaseAp): number => base[character] ?? BASE_AP[kindOfCharacter(character)]

/** The Characters at home with a card, by Location, those with the most AP first. */
export function planned(view: View, seat: number, base: BaseAp): Map<string, string[]> {
  const found = new Map<string, string[]>()
  const team = Object.entries(view.players[seat]!.characters).filter(([, { where, card }]) => where === 'home' && card)
  for (const [character, { card }] of team.sort(([a], [b]) => apOf(b, base) - apOf(a, base))) {
    const location = locationOf(card!)
    found.set(location, [...(found.get(location) ?? []), character])
  }
  return found
}

/** The AP and the wages of the plan so far. */
export function planSums(view: View, seat: number, base: BaseAp): { ap: number; wages: number } {
  const team = [...planned(view, seat, base).values()].flat()
  return { ap: sum(team.map((character) => apOf(character, base))), wages: sum(team.map(wageOf)) }
}

/** Is there a Performance to come this turn that may pay a player? */
export function expectsShow(view: View, seat: number): boolean {
  if (!BEFORE_WAGES.has(view.phase)) return false
  const { where, card } = view.players[seat]!.characters['magician'] ?? {}
  const performs = where?.endsWith('.performance') || (where === 'home' && card && locationOf(card) === 'theater')
  return Boolean(performs) || view.theater.some(({ markers, guests = [] }) => [...Object.values(markers), ...guests].some((one) => one.seat === seat))
}
const BEFORE_WAGES = new Set(['assignment', 'place_characters', 'performance'])

const sum = (numbers: number[]): number => numbers.reduce((total, number) => total + number, 0)

/** The open slots of a Location, those with the most AP first; which day of the Theater is open until later. */
export function bestSlots(view: View, location: string): string[] {
  const modifiers = location === 'workshop' ? BENCH_SLOTS : streetSlots(location)
  return modifiers
    .map((ap, i) => ({ ap, place: i + 1 }))
    .sort((one, other) => other.ap - one.ap)
    .map(({ place }) => `${location}.${place}`)
    .filter((slot) => location === 'workshop' || !isClosed(view, slot))
}

/** The slots that the planned Characters want: the best free ones of their Locations. */
export function wantedSlots(view: View, seat: number, base: BaseAp): Standing {
  const wanted: Standing = new Map()
  const taken = occupants(view)
  for (const [location, team] of planned(view, seat, base)) {
    if (location === 'theater') continue
    const free = bestSlots(view, location).map((slot) => slotKey(seat, slot)).filter((key) => !taken.has(key))
    team.slice(0, free.length).forEach((character, i) => wanted.set(free[i]!, { seat, character }))
  }
  return wanted
}
