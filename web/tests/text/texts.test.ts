/** Every action, event, question, reason and refusal has its text; the code says nothing that has none, and no text is left over. */

import { readdirSync, readFileSync } from 'node:fs'
import { beforeAll, expect, test } from 'vitest'
import { ACTION_FIELDS } from '../../src/protocol'
import { has } from '../../src/text/say.svelte'
import { messagesOf } from '../../texts.plugin.ts'
import { speak } from '../support'

beforeAll(() => speak())

const protocol = readFileSync('src/protocol.ts', 'utf-8')
const FOLDER = 'src/texts/en'
const own = readdirSync(FOLDER).map((name) => readFileSync(`${FOLDER}/${name}`, 'utf-8')).join('\n')
const sources = Object.values(
  import.meta.glob(['../../src/**/*.{svelte,ts}', '!../../src/protocol.ts'], { query: '?raw', import: 'default', eager: true }),
).join('\n')

function union(name: string): string[] {
  const text = new RegExp(`export type ${name} =([^;]*);`).exec(protocol)?.[1] ?? ''
  return [...text.matchAll(/"([^"]+)"/g)].map((found) => found[1]!)
}

test.each([
  ['event', union('EventKind')],
  ['question', union('QuestionName')],
  ['reason', union('ReasonKey')],
  ['action', Object.keys(ACTION_FIELDS)],
])('every %s has a text', (kind, names) => {
  expect(names.length).toBeGreaterThan(20)
  expect(names.filter((name) => !has(`${kind}-${name}`))).toEqual([])
})

test('every refusal has a plain sentence', () => {
  const codes = [...(/interface Refused \{[^}]*code: ([^;]*);/.exec(protocol)?.[1] ?? '').matchAll(/"([^"]+)"/g)]
  expect(codes.length).toBeGreaterThan(30)
  expect(codes.map((found) => found[1]!).filter((code) => !has(`code-${code}`))).toEqual([])
})

test('every key that the code says is in the texts', () => {
  const keys = [...sources.matchAll(/(?:say|joined)\('([a-z_]+-[a-z_-]+)'/g)].map((found) => found[1]!)
  expect(keys.length).toBeGreaterThan(100)
  expect([...new Set(keys)].filter((key) => !has(key))).toEqual([])
})

test('every text of the client is said somewhere', () => {
  const quoted = new Set([...sources.matchAll(/['`]([a-z_]+-[\w-]+)['`]/g)].map((found) => found[1]!))
  const begun = [...sources.matchAll(/`([a-z_]+-(?:[\w-]+-?)?)\$\{/g)].map((found) => found[1]!)
  const unsaid = [...messagesOf(own).keys()].filter((key) => !quoted.has(key) && !begun.some((start) => key.startsWith(start)))
  expect(unsaid).toEqual([])
})

/** Names of things, and what is not about the game. */
const NAMED = /^(account|code)/

test('no sentence states a figure of the game: those come with the facts or from the server', () => {
  const stating = [...messagesOf(own)].filter(([key, text]) => !NAMED.test(key) && /\d/.test(text.slice(key.length).replaceAll(/\[\d\]|market_row\.1/g, '')))
  expect(stating.map(([key]) => key)).toEqual([])
})

test('no client code makes sentences: no capitals, no possessives, no English joints', () => {
  expect(sources).not.toMatch(/toUpperCase\(|’s(?=[ `'])[^\n]*\$\{|\.join\('(, |\. |; | )'\)[^\n]*say\(/)
})
