/** Every action, event, question, reason and refusal has its words. */

import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { ACTION_FIELDS } from '../src/protocol'
import { has } from '../src/texts/fluent'

const protocol = readFileSync('src/protocol.ts', 'utf-8')

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

test('no component speaks on its own: every key it says is in the texts', async () => {
  const files = import.meta.glob('../src/{table,pages,start,rules,lib}/**/*.{svelte,ts}', { query: '?raw', import: 'default', eager: true })
  const { ENGLISH } = await import('../src/board/english')
  const keys = Object.values(files).flatMap((text) => [...String(text).matchAll(/say\('([a-z_]+-[a-z_-]+)'/g)].map((found) => found[1]!))
  expect(keys.length).toBeGreaterThan(100)
  expect([...new Set(keys)].filter((key) => !has(key) && !(key in ENGLISH))).toEqual([])
})

/** Names of things, counts of one piece, and what is not about the game. */
const NAMED = /^(face|stock_place|[a-z]+-apprentice_|[a-z_]+-final_trick|account|code)/
const COUNTED = /\b1 \{ \$component \}|market_row\.1/

test('no sentence states a figure of the game: those come with the facts or from the server', () => {
  const texts = ['board', 'game', 'pages'].map((name) => readFileSync(`src/texts/${name}.ftl`, 'utf-8')).join('\n')
  const rows = texts.split('\n').filter((row) => /^[a-z]/.test(row))
  const stating = rows.filter((row) => {
    const [key = '', text = ''] = row.split(' = ')
    return !NAMED.test(key) && /\d/.test(text.replace(COUNTED, ''))
  })
  expect(rows.length).toBeGreaterThan(500)
  expect(stating).toEqual([])
})
