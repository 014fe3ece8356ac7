/** Everything in the rulebook: the rules by chapter, every card of the game, and the pages. */

import { MAGICIANS, PERFORMANCES, PROPHECIES, SPECIALS, TRICKS, type Performance, type Trick } from '../game/facts'
import { has, labeled, say, sentences } from '../text/say.svelte'
import type { Page, Rulebook } from '../protocol'
import { amount, amounts, componentList, word } from '../text/nouns'
import { passagesOf, plainOf, wordsOf } from './markup'

export interface Entry {
  /** A rule's id (`THR-5`) or a card's (`seance`): the address is `/rules/{id}`. */
  id: string
  name: string
  text: string
  /** The rules it belongs to. */
  see: string[]
  /** The page it is part of. */
  page?: string
}

export interface Section {
  id: string
  title: string
  /** An introduction to the chapter. */
  introduction?: string
  entries: Entry[]
}

/** What links need: the names of all entries, and their addresses. */
export interface Reader {
  names: ReadonlyMap<string, string>
  /** The window that opens links not shown in place; none on the rules page. */
  target: string | undefined
  follow: (event: MouseEvent, id: string) => void
}

/** The rules for each kind of card. */
const SEE = {
  trick: ['DT-1', 'DT-2', 'WS-1', 'THR-4', 'PRF-2'],
  special: ['AP-3', 'DA-1', 'DA-4'],
  prophecy: ['END-6', 'DA-3'],
  magician: ['SET-6'],
  performance: ['TRK-2', 'TRK-4', 'THR-5', 'PRF-4', 'END-4'],
}

function trickText(trick: Trick): string {
  const told = say('rules-trick', {
    category: say(`category-${trick.category}`),
    level: trick.level,
    threshold: trick.threshold,
    needs: componentList(trick.components),
    ap: amount('ap', trick.prepare_cost),
    markers: amount('markers', trick.markers),
    yields: amounts({ fame: trick.fame, coins: trick.coins, shards: trick.shards }),
  })
  const bonus = `end_bonus-${trick.id}`
  return has(bonus) ? say('rules-trick_bonus', { told, bonus: say(bonus) }) : told
}

const performanceText = ({ slots, links, bonus }: Performance): string =>
  say('rules-performance', {
    slots: slots.length,
    links: links.length,
    shards: links.filter(({ shard }) => shard).length,
    bonus: amounts(bonus),
  })

/** The cards, by kind; `mentions` gives the rules that link to a card. */
function cardSections(mentions: (card: string) => string[]): Section[] {
  const section = (kind: keyof typeof SEE, entries: Omit<Entry, 'see'>[]): Section => ({
    id: `${kind}s`,
    title: say(`rules-${kind}s`),
    entries: entries.map((entry) => ({ ...entry, see: [...SEE[kind], ...mentions(entry.id)] })),
  })
  const magicianName = (id: string) => labeled(say(`magician-${id}`), say(`ability-${id}`))
  return [
    section('trick', Object.values(TRICKS).map((one) => ({ id: one.id, name: say(`trick-${one.id}`), text: trickText(one) }))),
    section('performance', Object.values(PERFORMANCES).map((one) => ({ id: one.id, name: word('performance', one.id), text: performanceText(one) }))),
    section('magician', Object.values(MAGICIANS).map((one) => ({ id: one.id, name: magicianName(one.id), text: say(`effect-${one.id}`) }))),
    section('special', Object.values(SPECIALS).map((one) => ({ id: one.id, name: say(`card-${one.id}`), text: sentences(say(`location-${one.location}`), say(`effect-${one.id}`)) }))),
    section('prophecy', Object.values(PROPHECIES).map((one) => ({ id: one.id, name: say(`prophecy-${one.id}`), text: say(`effect-${one.id}`) }))),
  ]
}

/** The passages of a page; an example has the address of its board. */
const pageEntries = ({ id, title, text }: Page): Entry[] =>
  passagesOf(text).map((passage, i) => ({
    id: passage.example ? `examples/${passage.example}` : `${id}/${i}`,
    name: passage.title || title,
    text: plainOf(wordsOf(passage)),
    see: [],
    page: passage.example ? `examples/${passage.example}` : id,
  }))

/** All entries. */
export function sectionsOf({ chapters, pages }: Rulebook): Section[] {
  const rules = chapters.flatMap((chapter) => chapter.rules)
  const passages = pages.map((page) => ({ id: page.id, title: page.title, entries: pageEntries(page) }))
  const examples = passages.flatMap(({ entries }) => entries.filter(({ id, page }) => id === page))
  const mentions = (card: string) => rules.filter(({ text }) => text.includes(`](${card})`)).map(({ id }) => id)
  const shownBy = (rule: string) => examples.filter(({ text }) => new RegExp(`\\b${rule}\\b`).test(text)).map(({ id }) => id)
  return [
    ...chapters.map(({ id, title, introduction, rules }) => ({
      id,
      title,
      introduction,
      entries: rules.map((one) => ({ id: one.id, name: one.id, text: one.text, see: shownBy(one.id) })),
    })),
    ...cardSections(mentions),
    ...passages,
  ]
}
