/** Fields of actions, events and questions in words. */

import { isKnown, say, type Arguments } from '../board/words.svelte'
import { has } from '../texts/fluent'

export type Fields = Record<string, unknown>
export type Texts = Record<string, string>

/** Fields whose words are filed under another name. */
const FILED: Record<string, string> = {
  up: 'category',
  by: 'trick',
  first: 'card',
  second: 'card',
  deck: 'location',
  other_performance: 'performance',
  exchange: 'component',
}
const MAKERS: Record<string, (name: string) => string> = {
  slot: slotName,
  spot: spotName,
  neighbour: placeName,
  performance: performanceName,
  why: whyWords,
}

export const amount = (what: string, count: number): string => say(`amount-${what}`, { count })

/** `2 Fame, 1 Coin`, without what is 0. */
export function amounts(sums: Record<string, number>): string {
  const parts = ['fame', 'coins', 'shards'].filter((what) => sums[what]).map((what) => amount(what, sums[what]!))
  return parts.join(', ') || say('ui-nothing')
}

export const signed = (number: number): string => (number > 0 ? `+${number}` : number < 0 ? `−${-number}` : '0')

/** A Character slot: `Market Row slot 1`, `the Sunday performance slot`. */
export function slotName(name: string): string {
  const [place = '', number = ''] = name.split('.')
  if (!has(`weekday-${place}`) && !WEEKDAYS.some((weekday) => weekday === place)) {
    return say('words-street_slot', { location: say(`location-${place}`), place: number })
  }
  const weekday = say(`weekday-${place}`)
  return number === 'performance' ? say('words-stage_slot', { weekday }) : say('words-backstage_slot', { weekday, place: number })
}
const WEEKDAYS = ['thursday', 'friday', 'saturday', 'sunday']

export function performanceName(name: string): string {
  const at = name.lastIndexOf('_')
  return say('words-performance', { theater: say(`theater-${name.slice(0, at)}`), number: name.slice(at + 1) })
}

export function spotName(name: string): string {
  const at = name.lastIndexOf('.')
  return say('words-spot', { performance: performanceName(name.slice(0, at)), place: placeName(name) })
}

/** Where on its Performance card a slot is: `middle left`. */
function placeName(name: string): string {
  return say(`place-${name.slice(name.lastIndexOf('.') + 1)}`)
}

/** Why Fame, Coins or Shards changed: a rule's reason, or the effect that changed them. */
export function whyWords(reason: string): string {
  return has(`why-${reason}`) ? say(`why-${reason}`) : effectName(reason)
}

/** What a card, an ability or a prophecy is called. */
export function effectName(id: string): string {
  const kind = ['card', 'ability', 'prophecy'].find((one) => isKnown(`${one}-${id}`))
  return kind ? say(`${kind}-${id}`) : ''
}

/** One field in words. */
export function word(field: string, value: unknown): string {
  // `none` stands where something else could have been named.
  if (value === null || value === undefined || value === 'none') return ''
  const name = String(value)
  const kind = FILED[field] ?? field
  const maker = MAKERS[kind]
  if (maker) return maker(name)
  if (WORDED.has(kind)) return say(`${kind}-${name}`)
  return name
}
const WORDED = new Set([
  ...['category', 'character', 'specialist', 'die', 'face', 'symbol', 'pile', 'pay', 'weekday', 'how', 'location'],
  ...['use', 'yield', 'pending', 'hireling', 'stock_place', 'trick', 'magician', 'card', 'prophecy', 'component', 'payment'],
])

/** Every field in words; `the_character` is there where a Character is. */
export function fieldWords(fields: Fields): Texts {
  const texts: Texts = {}
  for (const [field, value] of Object.entries(fields)) {
    // A list is put into words by whoever knows what it is.
    if (!Array.isArray(value)) texts[field] = word(field, value)
  }
  if (typeof fields['character'] === 'string') texts['the_character'] = say(`the-${fields['character']}`)
  return texts
}

export const speak = (key: string, texts: Arguments): string => say(key, texts)
