/** Finding rules and cards: by word beginnings, the best first. */

import type { Entry, Section } from './entries'

export interface Found extends Entry {
  section: string
}

const EXACT = 100
const NAMED = 30
const OPENING = 20
const TITLED = 6
const MENTIONED = 4
/** A rule before a card that fits as well. */
const RULE = 1
/** How far into a text a word still says what it is about. */
const NEAR = 40

/** A word without the endings of English: links, linked and linking are one. */
export function stem(word: string): string {
  const short = word.replace(/(ies|ied)$/, 'y').replace(/(?<=..)(ing|ed|es|s|e)$/, '')
  return short.length < 3 ? word : short
}

/** Small letters without accents, words apart by one space. */
const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}-]+/gu, ' ')

/** Where a word begins with the stem; -1: nowhere. */
function at(text: string, stemmed: string): number {
  return ` ${plain(text)}`.indexOf(` ${stemmed}`)
}

function worthOf(entry: Entry, title: string, word: string): number {
  if (entry.id.toLowerCase() === word) return EXACT
  const stemmed = stem(word)
  const place = at(entry.text, stemmed)
  const isNamed = at(entry.name, stemmed) >= 0 || (word.includes('-') && entry.id.toLowerCase().startsWith(word))
  const parts = [
    isNamed ? NAMED : 0,
    place < 0 ? 0 : place < NEAR ? OPENING - place / 4 : MENTIONED,
    at(title, stemmed) >= 0 ? TITLED : 0,
  ]
  return parts.reduce((sum, part) => sum + part, 0)
}

/** Entries in which every word of the query is found, the best first. */
export function search(sections: Section[], query: string): Found[] {
  const words = plain(query).split(' ').filter(Boolean)
  const rated = sections.flatMap((section) =>
    section.entries.map((entry) => {
      const worths = words.map((word) => worthOf(entry, section.title, word))
      const isRule = entry.id.includes('-')
      const worth = worths.includes(0) ? 0 : worths.reduce((sum, one) => sum + one, isRule ? RULE : 0)
      return { found: { ...entry, section: section.title }, worth }
    }),
  )
  return rated
    .filter(({ worth }) => worth > 0)
    .sort((a, b) => b.worth - a.worth)
    .map(({ found }) => found)
}

/** A text in parts: rules and cards it refers to, rulings, and the rest. */
export interface Part {
  kind: 'text' | 'link' | 'ruling'
  text: string
}

export function partsOf(text: string, ids: { has: (id: string) => boolean }): Part[] {
  return text
    .split(/(\*\*\[r[^\]]*\]\*\*|\b[A-Z]{2,4}-\d+\b|`[^`]*`)/)
    .filter(Boolean)
    .map((part): Part => {
      const ruling = /^\*\*\[r:? ?([^\]]*)\]\*\*$/.exec(part)
      if (ruling) return { kind: 'ruling', text: ruling[1] ?? '' }
      const name = part.replaceAll('`', '')
      return ids.has(name) ? { kind: 'link', text: name } : { kind: 'text', text: name }
    })
}
