/** What the rules reference holds: the rules by chapter, and every card of the game. */

import { MAGICIANS, PERFORMANCES, PROPHECIES, SPECIALS, TRICKS, type Performance, type Trick } from '../board/facts'
import { capital, say } from '../board/words.svelte'
import type { Chapter } from '../protocol'
import { amounts, performanceName } from '../table/words'

export interface Entry {
  /** A rule's id (`THR-5`) or a card's (`seance`): the address is `/rules/{id}`. */
  id: string
  name: string
  text: string
  /** The rules it belongs to. */
  see: string[]
}

export interface Section {
  id: string
  title: string
  entries: Entry[]
}

/** Rules that say what is done with a kind of card. */
const SEE = {
  trick: ['DT-1', 'DT-2', 'WS-1', 'THR-4', 'PRF-2'],
  special: ['AP-3', 'DA-1', 'DA-4'],
  prophecy: ['END-6', 'DA-3'],
  magician: ['SET-6'],
  performance: ['TRK-2', 'TRK-4', 'THR-5', 'PRF-4', 'END-4'],
}

function trickText(trick: Trick): string {
  const needs = Object.entries(trick.components).map(([component, count]) => `${count} ${say(`component-${component}`)}`)
  const told = say('rules-trick', {
    category: say(`category-${trick.category}`),
    level: trick.level,
    threshold: trick.threshold,
    needs: needs.join(', '),
    ap: trick.prepare_cost,
    markers: trick.markers,
    yields: amounts({ fame: trick.fame, coins: trick.coins, shards: trick.shards }),
  })
  return trick.end_bonus ? `${told} ${say('trick-end')}: ${say(`end_bonus-${trick.id}`)}` : told
}

const performanceText = ({ slots, links, bonus }: Performance): string =>
  say('rules-performance', {
    slots: slots.length,
    links: links.length,
    shards: links.filter(({ shard }) => shard).length,
    bonus: amounts(bonus),
  })

/** The cards, by kind; `mentions` tells which rules speak of a card. */
function cardSections(mentions: (name: string) => string[]): Section[] {
  const section = (kind: keyof typeof SEE, entries: Omit<Entry, 'see'>[]): Section => ({
    id: `${kind}s`,
    title: say(`rules-${kind}s`),
    entries: entries.map((entry) => ({ ...entry, see: [...SEE[kind], ...mentions(entry.name)] })),
  })
  const magicianName = (id: string) => `${MAGICIANS[id]!.name}: ${MAGICIANS[id]!.ability}`
  return [
    section('trick', Object.values(TRICKS).map((one) => ({ id: one.id, name: one.name, text: trickText(one) }))),
    section('performance', Object.values(PERFORMANCES).map((one) => ({ id: one.id, name: performanceName(one.id), text: performanceText(one) }))),
    section('magician', Object.values(MAGICIANS).map((one) => ({ id: one.id, name: magicianName(one.id), text: one.effect }))),
    section('special', Object.values(SPECIALS).map((one) => ({ id: one.id, name: one.name, text: `${say(`location-${one.location}`)}. ${one.effect}` }))),
    section('prophecy', Object.values(PROPHECIES).map((one) => ({ id: one.id, name: say(`prophecy-${one.id}`), text: one.effect }))),
  ]
}

/** A chapter's title without what stands in brackets. */
const titleOf = (title: string): string => capital(title.replaceAll(/\s*\([^)]*\)/g, ''))

/** All there is to look up. */
export function sectionsOf(chapters: Chapter[]): Section[] {
  const rules = chapters.flatMap((chapter) => chapter.rules)
  const mentions = (name: string) => rules.filter(({ text }) => text.includes(name)).map(({ id }) => id)
  return [
    ...chapters.map(({ id, title, rules }) => ({
      id,
      title: titleOf(title),
      entries: rules.map((one) => ({ id: one.id, name: one.id, text: one.text, see: [] })),
    })),
    ...cardSections(mentions),
  ]
}
