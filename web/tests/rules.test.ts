/** The rules reference finds what people look for. */

import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { Chapter } from '../src/protocol'
import { sectionsOf } from '../src/rules/entries'
import { partsOf, search, stem } from '../src/rules/search'
import { speak } from '../src/texts/fluent'

speak()
const text = readFileSync('../src/trickerion/rules.md', 'utf-8')
const chapters: Chapter[] = [...text.matchAll(/^## ([A-Z]+): (.*)$/gm)].map(([, id, title]) => ({
  id: id!,
  title: title!,
  rules: [...text.matchAll(new RegExp(`^- (${id}-\\d+) ([^]*?)(?=^- |^#|^[A-Z]|(?![^]))`, 'gm'))].map((found) => ({
    id: found[1]!,
    text: found[2]!.split(/\s+/).join(' '),
  })),
}))
const sections = sectionsOf(chapters)
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

test('a text leads to the rules it names', () => {
  const parts = partsOf('See THR-5 **[r: top]** and `encore`.', new Set(['THR-5', 'encore']))
  expect(parts.map(({ kind, text }) => `${kind} ${text.trim()}`)).toEqual(['text See', 'link THR-5', 'text ', 'ruling top', 'text and', 'link encore', 'text .'])
})

test('every rule that the client names is in the rules', () => {
  const files = import.meta.glob(['../src/**/*.{svelte,ts}', '!../src/protocol.ts'], { query: '?raw', import: 'default', eager: true })
  const named = Object.values(files).flatMap((file) => String(file).match(/\b[A-Z]{2,4}-\d+\b/g) ?? [])
  const known = new Set(chapters.flatMap(({ rules }) => rules.map(({ id }) => id)))
  expect(named.length).toBeGreaterThan(20)
  expect([...new Set(named)].filter((id) => !known.has(id))).toEqual([])
})

const entry = (id: string, name: string, text: string) => ({ id, name, text, see: [] })
const found = (query: string, ...entries: ReturnType<typeof entry>[]) => search([{ id: 's', title: 'Wages', entries }], query).map(({ id }) => id)

test('every word must be found, at the beginning of a word, accents and case aside', () => {
  expect(found('coin shard', entry('a', 'a', 'Coins and Shards'), entry('b', 'b', 'Coins'))).toEqual(['a'])
  expect(found('oin', entry('a', 'a', 'Coins'))).toEqual([])
  expect(found('SEANCE', entry('a', 'Séance', ''))).toEqual(['a'])
  expect(found('  ', entry('a', 'a', 'Coins'))).toEqual([])
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
  expect(['tie', 'ties', 'die', 'used', 'es'].map(stem)).toEqual(['tie', 'ties', 'die', 'used', 'es'])
  expect(['prophecies', 'carried', 'place', 'places', 'slot'].map(stem)).toEqual(['prophecy', 'carry', 'plac', 'plac', 'slot'])
})
