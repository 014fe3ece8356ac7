/** What this browser remembers, and the settings it applies to the page. */

import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { settings } from '../../src/lib/settings.svelte'
import { storage, type Kept } from '../../src/lib/storage'

beforeEach(() => localStorage.clear())
afterEach(() => {
  vi.restoreAllMocks()
  settings.set({ language: '', theme: 'auto', motion: 'auto' })
  settings.apply()
})

const kept = (id: string, title = ''): Kept => ({ id, seat: 0, token: `key of ${id}`, title, at: 1 })

test('a new browser knows nobody and has the usual settings', () => {
  expect([storage.name(), storage.account(), storage.games(), storage.game('a')]).toEqual(['', '', [], undefined])
  expect(storage.settings()).toEqual({ language: '', theme: 'auto', motion: 'auto', pace: 'normal', sound: true, volume: 60, notify: false, confirm: true, unasked: [], help: true, plan: true, tutor: false })
})

test('names and settings come back; a setting that is new since then has its usual value', () => {
  storage.keepName('Ada')
  storage.keepAccount('ada')
  localStorage.setItem('trickerion.settings', '{"sound": false}')
  expect([storage.name(), storage.account()]).toEqual(['Ada', 'ada'])
  expect(storage.settings()).toMatchObject({ sound: false, confirm: true, theme: 'auto' })
})

test('the last game stands first, each once, and the oldest are forgotten', () => {
  for (const id of ['a', 'b', 'a']) storage.keepGame(kept(id, 'The Grand Show'))
  expect(storage.games().map(({ id }) => id)).toEqual(['a', 'b'])
  expect(storage.game('b')).toEqual(kept('b', 'The Grand Show'))
  storage.forgetGame('a')
  expect(storage.games().map(({ id }) => id)).toEqual(['b'])
  for (let i = 0; i < 50; i += 1) storage.keepGame(kept(`t${i}`))
  expect(storage.games().length).toBe(50)
  expect([storage.game('b'), storage.game('t0')?.id, storage.games()[0]!.id]).toEqual([undefined, 't0', 't49'])
})

test('the creator of a table keeps the key to moderate it, also without a seat', () => {
  storage.keepOwner({ id: 'a', owner: 'key' })
  storage.forgetGame('a')
  expect(storage.owner('a')).toBe('key')
  for (let i = 0; i < 50; i += 1) storage.keepOwner({ id: `t${i}`, owner: 'other' })
  expect([storage.owner('a'), storage.owner('t0')]).toEqual([undefined, 'other'])
})

test('a browser that keeps nothing, or something odd, can still play', () => {
  localStorage.setItem('trickerion.name', '{')
  expect(storage.name()).toBe('')
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full')
  })
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('forbidden')
  })
  expect(() => storage.keepName('Ada')).not.toThrow()
  expect(storage.settings().sound).toBe(true)
})

test('a change of one setting leaves the others and is kept', () => {
  settings.set({ sound: true, motion: 'off' })
  settings.set({ sound: false })
  expect(settings.now).toMatchObject({ sound: false, motion: 'off' })
  expect(storage.settings()).toMatchObject({ sound: false, motion: 'off' })
  settings.set({ sound: true })
})

test('the page has the theme and the motion that were chosen, or the system decides', () => {
  const page = document.documentElement.dataset
  settings.set({ theme: 'gaslight', motion: 'off' })
  settings.apply()
  expect([page['theme'], page['motion']]).toEqual(['gaslight', 'off'])
  settings.set({ language: '', theme: 'auto', motion: 'auto' })
  settings.apply()
  expect([page['theme'], page['motion']]).toEqual([undefined, 'auto'])
})
