/** Interprets typed input: the option it means, or the closest ones. */

import { ACTION_FIELDS } from '../../protocol'
import { notation, type Choice } from '../../game/actions'

export type Meant =
  | { is: 'one'; choice: Choice }
  | { is: 'several'; choices: Choice[] }
  | { is: 'no_number' }
  /** A well-formed action that is not offered; the server explains why. */
  | { is: 'action'; near: Choice[] }
  /** The fields that a kind of action requires. */
  | { is: 'fields'; kind: string; fields: string[]; near: Choice[] }
  | { is: 'nonsense'; word: string; near: Choice[] }

const MOST_NEAR = 4
const SEAT = /^p[1-4]$/

/** A number from the list, an option in notation, in full or abbreviated (`place eng down`), the beginning of its words as the
 * list shows them, or something else. */
export function meantBy(typed: string, choices: Choice[], shown: (choice: Choice) => string): Meant {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean)
  if (/^\d+$/.test(typed.trim())) {
    const choice = choices[Number(typed) - 1]
    return choice ? { is: 'one', choice } : { is: 'no_number' }
  }
  const own = SEAT.test(words[0] ?? '') ? words.slice(1) : words
  const noted = own === words ? begun(own, choices) : []
  const found = noted.length > 0 ? noted : worded(typed, choices, shown)
  if (found.length === 1) return { is: 'one', choice: found[0]! }
  if (found.length > 1) return { is: 'several', choices: found }
  return unmatched(own, choices)
}

/** The options whose words start with the typed ones; an exact match excludes the others. */
function begun(words: string[], choices: Choice[]): Choice[] {
  const line = words.join(' ')
  const exact = choices.filter(({ action }) => notation(action) === line)
  if (exact.length > 0) return exact
  return choices.filter(({ action }) => {
    const parts = notation(action).split(' ')
    return words.length <= parts.length && words.every((word, i) => parts[i]!.startsWith(word))
  })
}

/** The options whose shown words start like this; case, accents and quotation marks don't matter. */
function worded(typed: string, choices: Choice[], shown: (choice: Choice) => string): Choice[] {
  const start = folded(typed)
  return start ? choices.filter((choice) => folded(shown(choice)).startsWith(start)) : []
}

/** Lower case without accents (ё is е, ä is a), words separated by single spaces. */
const folded = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}+-]+/gu, ' ')
    .trim()

function unmatched(words: string[], choices: Choice[]): Meant {
  const [kind = '', ...values] = words
  const near = nearest(words.join(' '), choices)
  const fields = Object.entries(ACTION_FIELDS).find(([known]) => known === kind)?.[1]
  if (!fields) return { is: 'nonsense', word: kind, near }
  return values.length === fields.length ? { is: 'action', near } : { is: 'fields', kind, fields: [...fields], near }
}

/** The options with the most similar spelling, if any. */
export function nearest(line: string, choices: Choice[]): Choice[] {
  const isLike = (choice: Choice) => distance(line, notation(choice.action)) <= Math.max(2, line.length / 2)
  return choices
    .filter(isLike)
    .sort((one, other) => distance(line, notation(one.action)) - distance(line, notation(other.action)))
    .slice(0, MOST_NEAR)
}

/** The edit distance between two words. */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, i) => i)
  for (const [i, letter] of [...one].entries()) {
    const next = [i + 1]
    for (let j = 1; j <= other.length; j += 1) {
      next.push(Math.min(next[j - 1]! + 1, row[j]! + 1, row[j - 1]! + (letter === other[j - 1] ? 0 : 1)))
    }
    row = next
  }
  return row[other.length]!
}
