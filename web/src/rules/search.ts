/** Search for rules, cards and pages by the beginnings of words, best match first. */

import { spoken } from '../text/say.svelte'
import type { Entry, Section } from './entries'
import { plainOf } from './markup'

export interface Found extends Entry {
  section: string
}

const EXACT = 100
const NAMED = 30
const OPENING = 20
const TITLED = 6
const MENTIONED = 4
/** Rules rank before cards that match equally well. */
const RULE = 1
/** Matches this early in a text rank higher. */
const NEAR = 40

/** The endings of words by language, without accents. */
const ENDINGS: Record<string, RegExp> = {
  en: /(ing|ed|es|s|e)$/,
  de: /(ungen|innen|ung|ern|em|en|er|es|e|s|n)$/,
  fr: /(ements?|ations?|eurs?|aux?|ees?|ez|er|es|s|e|x)$/,
  ru: /(иями|ями|ами|ого|его|ому|ему|ыми|ими|ыи|ии|ои|еи|ая|яя|ое|ее|ые|ие|ых|их|ов|ев|ам|ям|ах|ях|ом|ем|ок|ек|ую|юю|ать|ить|еть|ает|ит|ют|ут|а|я|о|е|ы|и|у|ю|ь)$/,
}
/** Compounds are written as one word: a part of this length is found inside. */
const COMPOUND = 5

/** A word without its ending: links, linked and linking are the same. */
export function stem(word: string, language = 'en'): string {
  const whole = language === 'en' ? word.replace(/(ies|ied)$/, 'y') : word
  const short = word.length > 2 ? whole.replace(ENDINGS[language] ?? /$/, '') : word
  return short.length < 3 ? word : short
}

/** Lower case without accents, words separated by single spaces; in German ae is ä. */
function plain(text: string, language: string): string {
  const bare = text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}-]+/gu, ' ')
  return language === 'de' ? bare.replaceAll(/([aou])e/g, '$1').replaceAll('ß', 'ss') : bare
}

/** The position of a word that begins with the stem, or -1. */
function at(text: string, stemmed: string, language: string): number {
  const found = ` ${plain(text, language)}`
  return found.indexOf(language === 'de' && stemmed.length >= COMPOUND ? stemmed : ` ${stemmed}`)
}

function worthOf(entry: Entry, title: string, word: string, language: string): number {
  if (entry.id.toLowerCase() === word) return EXACT
  const stemmed = stem(word, language)
  const place = at(plainOf(entry.text), stemmed, language)
  const isNamed = at(entry.name, stemmed, language) >= 0 || (word.includes('-') && entry.id.toLowerCase().startsWith(word))
  const parts = [
    isNamed ? NAMED : 0,
    place < 0 ? 0 : place < NEAR ? OPENING - place / 4 : MENTIONED,
    at(title, stemmed, language) >= 0 ? TITLED : 0,
  ]
  return parts.reduce((sum, part) => sum + part, 0)
}

/** Entries that contain every word of the query, the best first. */
export function search(sections: Section[], query: string, language = spoken()): Found[] {
  const words = plain(query, language).split(' ').filter(Boolean)
  if (words.length === 0) return []
  const rated = sections.flatMap((section) =>
    section.entries.flatMap((entry) => {
      const worths = words.map((word) => worthOf(entry, section.title, word, language))
      if (worths.includes(0)) return []
      const worth = worths.reduce((sum, one) => sum + one, entry.id.includes('-') ? RULE : 0)
      return [{ found: { ...entry, section: section.title }, worth }]
    }),
  )
  return rated.sort((a, b) => b.worth - a.worth).map(({ found }) => found)
}
