/** Imports point one way: a room imports only from itself and from the rooms listed before it. */

import { posix } from 'node:path'
import { expect, test } from 'vitest'

/** From the bottom up. Files directly in `src` belong to the room of their name. */
const LAYERS = [
  ...['worker', 'audio', 'qr', 'protocol', 'facts.json', 'texts', 'game', 'text', 'lib', 'art', 'board', 'rules', 'show'],
  ...['table/store', 'table/guide', 'table/decide', 'table/panels', 'table', 'pages', 'App.svelte', 'main'],
]

const sources = import.meta.glob(['../src/**/*.{ts,svelte}', '!../src/**/*.d.ts'], { query: '?raw', import: 'default', eager: true }) as Record<string, string>

/** The path below `src`, without the extension of a module. */
const pathOf = (file: string): string => file.replace('../src/', '').replace(/\.ts$/, '')

function roomOf(path: string): string {
  const [first = '', second = ''] = path.split('/')
  return first === 'table' && path.split('/').length > 2 ? `${first}/${second}` : first
}

/** The files that a file imports, below `src`. */
function importsOf(file: string): string[] {
  const found = sources[file]!.matchAll(/(?:from|import|import\()\s*'(\.[^']*)'/g)
  return [...found].map(([, to]) => posix.join(posix.dirname(pathOf(file)), to!.split('?')[0]!))
}

const files = Object.keys(sources)

test('every file is in a room of the list', () => {
  expect(files.map((file) => roomOf(pathOf(file))).filter((room) => !LAYERS.includes(room))).toEqual([])
})

test('no room imports from a room above it', () => {
  const upward = files.flatMap((file) =>
    importsOf(file)
      .filter((to) => !to.endsWith('.css') && LAYERS.indexOf(roomOf(to)) > LAYERS.indexOf(roomOf(pathOf(file))))
      .map((to) => `${pathOf(file)} imports ${to}`),
  )
  expect(upward).toEqual([])
})

test('no file imports itself by way of others', () => {
  const known = new Set(files.map(pathOf))
  const next = new Map(files.map((file) => [pathOf(file), importsOf(file).filter((to) => known.has(to))]))
  const done = new Set<string>()
  function cycleFrom(path: string, way: string[]): string[] {
    if (way.includes(path)) return [...way.slice(way.indexOf(path)), path]
    if (done.has(path)) return []
    for (const to of next.get(path) ?? []) {
      const found = cycleFrom(to, [...way, path])
      if (found.length > 0) return found
    }
    done.add(path)
    return []
  }
  for (const path of next.keys()) expect(cycleFrom(path, [])).toEqual([])
})
