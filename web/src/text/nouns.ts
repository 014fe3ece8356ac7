/** Fields of actions, events and questions as nouns, with the forms the language provides. */

import { WEEKDAYS } from '../game/facts'
import { has, list, noun, say, yesNo } from './say.svelte'

export type Fields = Record<string, unknown>
export type Texts = Record<string, string | number>
export type Noun = Record<string, string>

/** Fields that use the words of another kind. */
const KIND_OF: Record<string, string> = {
  ...{ specialist: 'character', hireling: 'character', up: 'category', favorite: 'category', deck: 'location' },
  ...{ first: 'card', second: 'card', own_card: 'card', by: 'trick', exchange: 'component', below: 'component' },
  ...{ pay: 'unit', yield: 'unit', new: 'face', active: 'prophecy', next: 'prophecy', other_performance: 'performance', next_turn_setup: 'turn_setup' },
}
/** Kinds with a message for each value. */
const NAMED = new Set([
  ...['category', 'character', 'die', 'face', 'symbol', 'unit', 'weekday', 'location', 'pending', 'use', 'pile'],
  ...['stock_place', 'trick', 'magician', 'card', 'prophecy', 'component', 'turn_setup', 'power', 'plan'],
])
/** Kinds whose names are built from the names of their parts. */
const COMPOSED: Record<string, (name: string, value: string) => Noun> = {
  slot: slotNoun,
  performance: performanceNoun,
  spot: spotNoun,
  neighbour: (name, value) => noun(name, `place-${placeOf(value)}`),
  why: whyNoun,
}

export const isWeekday = (name: string): boolean => WEEKDAYS.some((weekday) => weekday === name)

/** A field with its forms and its id: `character`, `character_the`, `character_id`. */
export function fieldNoun(field: string, value: unknown): Noun {
  const id = String(value)
  const kind = KIND_OF[field] ?? field
  // `none` means that something else could have been named.
  if (value === null || value === undefined || id === 'none') return { [field]: '', [`${field}_id`]: 'none' }
  return { ...nounOf(field, kind, id), [`${field}_id`]: id }
}

function nounOf(name: string, kind: string, id: string): Noun {
  const composed = COMPOSED[kind]
  if (composed) return composed(name, id)
  if (kind === 'face' && /^\d$/.test(id)) return { [name]: amount('coins', Number(id)), [`${name}_short`]: id }
  return NAMED.has(kind) ? noun(name, `${kind}-${id}`) : { [name]: id }
}

/** The plain noun of a field. */
export const word = (field: string, value: unknown): string => fieldNoun(field, value)[field]!

/** A form of a field's noun, or the plain noun if the language has no such form. */
export function wordForm(field: string, value: unknown, form: string): string {
  const forms = fieldNoun(field, value)
  return forms[`${field}_${form}`] ?? forms[field]!
}

/** A name for a narrow card, with soft hyphens where the language has set some. */
export const hyphenated = (field: string, value: unknown): string => wordForm(field, value, 'hyphenated')

/** Every field as a noun; a component with its count as `components`. */
export function fieldNouns(fields: Fields): Texts {
  const texts: Texts = {}
  for (const [field, value] of Object.entries(fields)) {
    // Lists are worded by callers that know what they hold.
    if (typeof value === 'number') texts[field] = value
    else if (!Array.isArray(value)) Object.assign(texts, fieldNoun(field, value))
  }
  const { component } = fields
  if (typeof component === 'string') texts['components'] = components(component, Number(fields['pieces'] ?? fields['count'] ?? 1))
  return texts
}

// Counted things

export const amount = (what: string, count: number): string => say(`amount-${what}`, { count })
export const components = (component: string, count: number): string => say(`components-${component}`, { count })

/** `2 Fame, 1 Coin`, without zeros. */
export function amounts(sums: Record<string, number>): string {
  const parts = ['fame', 'coins', 'shards'].filter((what) => sums[what]).map((what) => amount(what, sums[what]!))
  return list(parts) || say('amount-nothing')
}

/** `2 wood, 1 saw`. */
export const componentList = (counts: Record<string, number>): string =>
  list(Object.entries(counts).map(([component, count]) => components(component, count)))

/** Why something changed: a reason, or the name of a card, an ability or a prophecy. */
function whyNoun(name: string, why: string): Noun {
  const isReason = has(`why-${why}`)
  return { ...(isReason ? noun(name, `why-${why}`) : { [name]: effectName(why) }), [`${name}_is_name`]: yesNo(!isReason) }
}

// Places

/** A Character slot: `Market Row slot 1`, `the Sunday performance slot`. */
function slotNoun(name: string, slot: string): Noun {
  const [place = '', number = ''] = slot.split('.')
  if (!isWeekday(place)) return noun(name, 'slot-street', { ...noun('location', `location-${place}`), place: number })
  const weekday = noun('weekday', `weekday-${place}`)
  return number === 'performance' ? noun(name, 'slot-stage', weekday) : noun(name, 'slot-backstage', { ...weekday, place: number })
}

function performanceNoun(name: string, performance: string): Noun {
  const at = performance.lastIndexOf('_')
  return noun(name, 'performance-named', { ...noun('theater', `theater-${performance.slice(0, at)}`), number: performance.slice(at + 1) })
}

function spotNoun(name: string, spot: string): Noun {
  const at = spot.lastIndexOf('.')
  return noun(name, 'spot-named', { ...performanceNoun('performance', spot.slice(0, at)), ...noun('place', `place-${placeOf(spot)}`) })
}

/** The column and row of a slot on its Performance card. */
const placeOf = (spot: string): string => spot.slice(spot.lastIndexOf('.') + 1)

/** The name of a card, an ability, a Power or a prophecy. */
export function effectName(id: string): string {
  const kind = ['card', 'ability', 'power', 'prophecy'].find((one) => has(`${one}-${id}`))
  return kind ? say(`${kind}-${id}`) : ''
}

/** Letters before which some languages shorten a word: d’Ada, de Ben. */
const VOWEL = /^[aeiouyh]/i

/** A player as the owner of something. */
export const whose = (who: string): string => say('owner-whose', { who, has_vowel: yesNo(VOWEL.test(who.normalize('NFD'))) })

/** A Character by its type: all Apprentices have the same name. */
export const post = (character: string): string => say(`character-${character.includes('apprentice') ? 'apprentice' : character}`)

/** A player's Character, trick or other thing. */
export const ownedBy = (who: string, thing: string): string => say('owner-thing', { whose: whose(who), thing })
