/** Every text of the page by its key, in the reader's language. */

import { Language, type ListPart, type ListStyle, type Values } from './language'

export type { Values }

let language = $state.raw(new Language('en', []))

/** The current language. */
export const spoken = (): string => language.tag

/** Switch to a language. */
export function setLanguage(next: Language): void {
  language = next
}

/** A text by its key; keys contain ids of the data: `trick-seance`, `location-downtown`. */
export const say = (key: string, values?: Values): string => language.say(key, values)

/** Does this key have a text? */
export const has = (key: string): boolean => language.has(key)

/** The noun of a key as `name`, and its forms as `name_the`, `name_short` ... */
export function noun(name: string, key: string, values?: Values): Record<string, string> {
  const forms = Object.entries(language.forms(key, values)).map(([form, text]) => [`${name}_${form}`, text])
  return { [name]: say(key, values), ...Object.fromEntries(forms) }
}

/** One form of a noun, or the noun itself where the language has no such form. */
export const form = (key: string, which: string, values?: Values): string => language.forms(key, values)[which] ?? say(key, values)

/** “wood, glass, and rope” (conjunction), “wood or glass” (disjunction), “wood, glass” (unit). */
export const list = (parts: string[], style: ListStyle = 'unit'): string => language.list(parts.filter(Boolean), style)

/** The elements of a list and the literals between them, for elements that are links. */
export const listParts = (parts: string[]): ListPart[] => language.listParts(parts, 'unit')

/** Parts joined pairwise by a text that takes `$next` and a variable for the parts so far. */
export const joined = (key: string, parts: string[], before = 'told'): string =>
  parts.filter(Boolean).reduce((told, next) => (told ? say(key, { [before]: told, next }) : next), '')

/** A label and its value: “Downtown 1: free”. */
export const labeled = (name: string, what: string): string => (what ? say('ui-labeled', { name, what }) : name)

/** Consecutive sentences. */
export const sentences = (...parts: string[]): string => joined('told-then', parts)

/** `yes` or `no`, for selectors. */
export const yesNo = (is: unknown): 'yes' | 'no' => (is ? 'yes' : 'no')

/** A number with its sign, formatted for the language: +2, 0, −1. */
export function signed(number: number): string {
  if (number === 0) return '0'
  return number > 0 ? `+${number}` : `−${-number}`
}
