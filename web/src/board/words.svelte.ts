/**
 * The words on the table. Keys are `kind-name`, with the names of the data: `trick-seance`,
 * `location-downtown`. A language is a function; where it has no answer, English stands in.
 */

import { ENGLISH } from './english'

export type Arguments = Record<string, string | number>
export type Language = (key: string, values?: Arguments) => string | undefined

let language = $state.raw<Language | undefined>(undefined)

/** Speak another language from now on. */
export function setWords(next: Language | undefined): void {
  language = next
}

/** A text of the table. `{name}` stands for a value. */
export function say(key: string, values: Arguments = {}): string {
  const told = language?.(key, values)
  if (told !== undefined) return told
  if (!(key in ENGLISH)) console.error(`There is no text for ${key}.`)
  const text = ENGLISH[key] ?? key.slice(key.indexOf('-') + 1).replaceAll('_', ' ')
  return text.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''))
}

/** Is there a text of that name? */
export const isKnown = (key: string): boolean => language?.(key) !== undefined || key in ENGLISH

/** A sentence begins with a capital. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** +2, 0, −1: with a real minus. */
export function signed(number: number): string {
  if (number === 0) return '0'
  return number > 0 ? `+${number}` : `−${-number}`
}
