/** The rulebook's search finds what people look for. */

import { expect, test } from 'vitest'
import { sectionsOf } from '../../src/rules/entries'
import { search, stem } from '../../src/rules/search'
import { speak } from '../support'
import { rulebook } from './rulebook'

speak()
const sections = sectionsOf(rulebook)
const ids = (query: string) => search(sections, query).map(({ id }) => id)

test.each([
  ['wages', 'END-1'],
  ['wage', 'END-1'],
  ['links', 'TRK-4'],
  ['link pays', 'THR-5'],
  ['initiative', 'TURN-3'],
  ['advertise', 'TURN-4'],
  ['poster', 'END-5'],
  ['bargain', 'MR-2'],
  ['learn', 'DT-1'],
  ['hiring', 'DT-4'],
  ['prepare', 'WS-1'],
  ['reschedule', 'THR-6'],
  ['tie', 'FIN-5'],
  ['thr-5', 'THR-5'],
  ['trick overhaul', 'trick_overhaul'],
  ['electra', 'electra'],
  ['encore', 'encore'],
  ['seance', 'seance'],
  ['Séance', 'seance'],
  ['quick game', 'SET-14'],
  ['designers', 'about/1'],
  ['duel', 'DUEL-1'],
  ['dahlgaard disappeared', 'story/0'],
  ['german book', 'editions/0'],
  ['a rope in a hurry', 'examples/quick_order'],
  ['symbols', 'symbols/0'],
  ['xyzzy', 'none'],
])('%s leads to %s', (query, id) => {
  const found = ids(query)
  if (id === 'none') expect(found).toEqual([])
  else expect(found.slice(0, 3)).toContain(id)
})

test('every card has an address of its own', () => {
  const all = sections.flatMap(({ entries }) => entries.map(({ id }) => id))
  expect(new Set(all).size).toBe(all.length)
  expect(all).toContain('riverside_1')
  expect(all).toContain('enchanted_butterflies')
})

test('endings do not matter', () => {
  expect([stem('links'), stem('linked'), stem('linking')]).toEqual(['link', 'link', 'link'])
})

test('a card leads to the rules that link to it', () => {
  const luck = sections.flatMap(({ entries }) => entries).find(({ id }) => id === 'performers_luck')!
  expect(luck.see).toEqual(expect.arrayContaining(['SPC-5', 'PRO-10']))
})

test('examples are found by the rules they show', () => {
  const bargain = sections.flatMap(({ entries }) => entries).find(({ id }) => id === 'MR-2')!
  expect(bargain.see).toEqual(['examples/quick_order'])
})

test('every rule that the client names is in the rules', () => {
  const files = import.meta.glob(['../../src/**/*.{svelte,ts}', '!../../src/protocol.ts'], { query: '?raw', import: 'default', eager: true })
  const named = Object.values(files).flatMap((file) => String(file).match(/\b[A-Z]{2,4}-\d+\b/g) ?? [])
  const known = new Set(rulebook.chapters.flatMap(({ rules }) => rules.map(({ id }) => id)))
  expect(named.length).toBeGreaterThan(20)
  expect([...new Set(named)].filter((id) => !known.has(id))).toEqual([])
})

const entry = (id: string, name: string, text: string) => ({ id, name, text, see: [] })
const found = (query: string, ...entries: ReturnType<typeof entry>[]) => search([{ id: 's', title: 'Wages', entries }], query).map(({ id }) => id)

test('every word must be found, at the beginning of a word, accents and case aside', () => {
  expect(found('coin shard', entry('a', 'a', 'Coins and Shards'), entry('b', 'b', 'Coins'))).toEqual(['a'])
  expect(found('oin', entry('a', 'a', 'Coins'))).toEqual([])
  expect(found('SEANCE', entry('a', 'Séance', ''))).toEqual(['a'])
  expect(found('  ', entry('a', 'a', 'Coins'), entry('MR-1', 'a', 'Coins'))).toEqual([])
})

test('an id comes first, then a name, an opening, a title, a mention', () => {
  const far = `${'x '.repeat(30)} tricks`
  const entries = [
    entry('a', 'none', far),
    entry('b', 'none', 'About tricks'),
    entry('c', 'Trick of all tricks', 'none'),
    entry('trick', 'none', 'none'),
  ]
  expect(found('trick', ...entries)).toEqual(['trick', 'c', 'b', 'a'])
  const titled = entry('d', 'none', 'none')
  expect(found('wages', entry('e', 'none', `${'x '.repeat(30)} wages`), titled)).toEqual(['e', 'd'])
  expect(found('tricks', entry('late', 'none', 'Something about tricks'), entry('early', 'none', 'A trick'))).toEqual(['early', 'late'])
})

test('a rule comes before a card that fits as well; a chapter lists its rules', () => {
  expect(found('coins', entry('card', 'none', 'Coins'), entry('MR-1', 'none', 'Coins'))).toEqual(['MR-1', 'card'])
  expect(found('mr-', entry('card', 'none', 'none'), entry('MR-1', 'none', 'Buy'))).toEqual(['MR-1'])
  expect(search([{ id: 's', title: 'Wages', entries: [entry('a', 'Coins', '')] }], 'coins')[0]!.section).toBe('Wages')
})

test('short words keep their endings', () => {
  expect(['tie', 'ties', 'die', 'used', 'es'].map((word) => stem(word))).toEqual(['tie', 'ties', 'die', 'used', 'es'])
  expect(['prophecies', 'carried', 'place', 'places', 'slot'].map((word) => stem(word))).toEqual(['prophecy', 'carry', 'plac', 'plac', 'slot'])
})

/** Which of two entries comes first; the second stands in a section whose title has the word. */
const before = (one: ReturnType<typeof entry>, titled: ReturnType<typeof entry>) =>
  search([{ id: 'a', title: 'Other', entries: [one] }, { id: 'b', title: 'Coins', entries: [titled] }], 'coins')[0]!.id
const late = (place: number) => `${'x'.repeat(place - 1)} coins`

test('what a chapter is about comes before a mention elsewhere, even in a rule', () => {
  expect(before(entry('MR-1', 'none', late(90)), entry('card', 'none', 'none'))).toBe('card')
})

test('an opening comes before a title, and a rule with title and mention before a late opening', () => {
  expect(before(entry('card', 'none', late(39)), entry('other', 'none', 'none'))).toBe('card')
  expect(before(entry('card', 'none', late(40)), entry('other', 'none', 'none'))).toBe('other')
  expect(before(entry('card', 'none', late(39)), entry('other', 'none', late(90)))).toBe('card')
  expect(before(entry('card', 'none', late(39)), entry('MR-1', 'none', late(90)))).toBe('MR-1')
})

test.each([
  ['de', 'Münze', 'Zahle 2 Münzen.'],
  ['de', 'muenzen', 'Zahle 1 Münze.'],
  ['de', 'munze', 'Zahle 2 Münzen.'],
  ['de', 'Plättchen', 'Lege ein Trickplättchen.'],
  ['de', 'Löhne', 'Der Lohn ist fällig. Zahle die Löhne.'],
  ['de', 'Rundenkarte neutral', 'Es gibt 12 Rundenkarten und neutrale Trickplättchen.'],
  ['fr', 'marqueurs neutres', 'Un marqueur neutre occupe son emplacement.'],
  ['ru', 'дуэль', 'Карты дуэли заменяют закрытые ячейки.'],
  ['ru', 'нейтральные жетоны', 'Нейтральный жетон занимает свою ячейку.'],
  ['fr', 'eclat', 'Recevez 2 Éclats.'],
  ['fr', 'enchaînements', 'Chaque enchaînement rapporte.'],
  ['fr', 'matériau', 'Vos matériaux'],
  ['ru', 'монеты', 'Заплатите 5 монет.'],
  ['ru', 'осколок', 'Потратьте осколки.'],
  ['ru', 'очередность', 'Очерёдность хода'],
  ['ru', 'ученика', 'Ученики получают жалование.'],
])('in %s %s is found in “%s”', (language, query, text) => {
  const sections = [{ id: 's', title: 'Titel', entries: [entry('a', 'x', text), entry('b', 'x', 'y')] }]
  expect(search(sections, query, language).map(({ id }) => id)).toEqual(['a'])
})
