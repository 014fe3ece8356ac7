/** Keys at the table, arrows from target to target, and pointing at things from the log. */

import { targetsOf } from '../../../src/game/events'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { arrows } from '../../../src/board/arrow_keys'
import { keys } from '../../../src/table/decide/shortcuts'
import { point, unpoint } from '../../../src/table/panels/highlight'
import type { TableStore } from '../../../src/table/store/table_store.svelte'

afterEach(() => {
  document.body.innerHTML = ''
  vi.restoreAllMocks()
})
const draw = (html: string) => (document.body.innerHTML = html)
const find = <T extends HTMLElement>(name: string) => document.querySelector<T>(name)!

// Keys that work anywhere

const done: string[] = []
beforeEach(() => void done.splice(0))

/** Press a key; what it did, and whether the browser was kept from doing its own. */
function press(key: string, store: object = {}, how: KeyboardEventInit = {}, on = 'p') {
  done.splice(0)
  const does = (name: string) => (given?: unknown) => void done.push(given === undefined ? name : `${name} ${String(given)}`)
  const table = {
    ...{ undoable: 2, isAsked: true, past: null, ...store },
    ...{ undo: does('undo'), restart: does('restart'), advise: does('advise'), look: does('look'), unpick: does('unpick'), skip: does('skip') },
  }
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...how })
  const listen = (one: Event) => keys(one as KeyboardEvent, table as unknown as TableStore, does('text'), does('recap'))
  document.addEventListener('keydown', listen)
  find(on).dispatchEvent(event)
  document.removeEventListener('keydown', listen)
  return [...done, event.defaultPrevented]
}

test('each key does its thing', () => {
  draw('<p></p><section id="decision" tabindex="-1"></section>')
  expect(press('u')).toEqual(['undo', true])
  expect(press('r')).toEqual(['restart', true])
  expect(press('h')).toEqual(['advise', true])
  expect(press('t')).toEqual(['text', true])
  expect(press('s')).toEqual(['recap', true])
  expect(press('Escape')).toEqual(['unpick', true])
  expect(press('Escape', { past: {} })).toEqual(['look null', true])
  expect(press('d')).toEqual([true])
  expect(document.activeElement?.id).toBe('decision')
  expect(press('x')).toEqual([false])
})

test('a key does nothing where there is nothing to do', () => {
  draw('<p></p>')
  expect(press('u', { undoable: 1 })).toEqual(['undo', true])
  expect(press('u', { undoable: 0 })).toEqual([true])
  expect(press('r', { undoable: 1 })).toEqual([true])
  expect(press('h', { isAsked: false })).toEqual([true])
  expect(press('d')).toEqual([true])
})

test('one press skips what is being shown, unless a button has the focus', () => {
  draw('<p></p><button></button>')
  expect(press(' ', { telling: {} })).toEqual(['skip', true])
  expect(press('Escape', { telling: {} }, {}, 'button')).toEqual(['skip', true])
  expect(press(' ', { telling: {} }, {}, 'button')).toEqual([false])
  expect(press(' ')).toEqual([false])
})

test('keys of the browser, of fields and of dialogs are left alone', () => {
  draw('<p></p><input /><select></select><textarea></textarea>')
  for (const how of [{ ctrlKey: true }, { metaKey: true }, { altKey: true }]) expect(press('u', {}, how)).toEqual([false])
  for (const field of ['input', 'select', 'textarea']) expect(press('u', {}, {}, field)).toEqual([false])
  draw('<p></p><dialog open></dialog>')
  expect(press('u')).toEqual([false])
  draw('<p></p><dialog></dialog>')
  expect(press('u')).toEqual(['undo', true])
})

test('a key that is held down on a button answers once', () => {
  draw('<p></p><button></button>')
  expect(press('Enter', {}, { repeat: true }, 'button')).toEqual([true])
  expect(press('Enter', {}, {}, 'button')).toEqual([false])
  expect(press('Enter', {}, { repeat: true })).toEqual([false])
  expect(press('u', {}, { repeat: true }, 'button')).toEqual(['undo', true])
})

// Arrows

/** Targets at places of the page, by name; those of no place are not drawn. */
function lay(places: Record<string, [number, number, number?, number?] | null>, tabIndex = -1): HTMLElement {
  draw(`<div class="zone">${Object.keys(places).map((id) => `<button class="target" id="${id}" tabindex="${tabIndex}"></button>`).join('')}<input /><b tabindex="-1"></b></div>`)
  for (const [id, place] of Object.entries(places)) {
    const element = find(`#${id}`)
    const [left = 0, top = 0, width = 10, height = 10] = place ?? []
    element.getBoundingClientRect = () => ({ left, top, width, height }) as DOMRect
    Object.defineProperty(element, 'offsetParent', { value: place ? document.body : null })
  }
  return find('.zone')
}
let stop = () => {}
const listen = (zone: HTMLElement) => (stop = arrows(zone) as () => void)
afterEach(() => stop())

/** Where an arrow leads from a thing. */
function arrow(from: string, way: string, how: KeyboardEventInit = {}): string {
  const element = find(from)
  element.focus()
  element.dispatchEvent(new KeyboardEvent('keydown', { key: `Arrow${way}`, bubbles: true, cancelable: true, ...how }))
  return document.activeElement?.id ?? ''
}

test('an arrow leads to the nearest target in its direction', () => {
  listen(lay({ a: [0, 0], b: [50, 0], c: [200, 0], d: [0, 50], e: [50, 50] }))
  expect([arrow('#a', 'Right'), arrow('#b', 'Right'), arrow('#c', 'Left')]).toEqual(['b', 'c', 'b'])
  expect([arrow('#a', 'Down'), arrow('#e', 'Up'), arrow('#e', 'Left')]).toEqual(['d', 'b', 'd'])
  expect([arrow('#a', 'Up'), arrow('#a', 'Left'), arrow('#c', 'Right')]).toEqual(['a', 'a', 'c'])
})

test('what lies aside counts double, what is hidden or at the same place not at all', () => {
  listen(lay({ a: [0, 0], aside: [40, 40], ahead: [100, 0], hidden: null, same: [4, 0] }))
  expect(arrow('#a', 'Right')).toBe('ahead')
  listen(lay({ a: [0, 0], aside: [40, 29], ahead: [100, 0], hidden: null }))
  expect(arrow('#a', 'Right')).toBe('aside')
  listen(lay({ a: [40, 0], hidden: null, other: [-60, 0] }))
  expect(arrow('#a', 'Left')).toBe('other')
})

test('a thing is where its middle is', () => {
  listen(lay({ a: [0, 40, 10, 20], tall: [50, 0, 10, 100], low: [50, 70, 10, 10] }))
  expect(arrow('#a', 'Right')).toBe('tall')
  listen(lay({ a: [40, 0, 20, 10], wide: [0, 50, 100, 10], aside: [70, 50, 10, 10] }))
  expect(arrow('#a', 'Down')).toBe('wide')
})

test('an arrow leads into the targets, but not out of a field, nor with other keys', () => {
  listen(lay({ a: [0, 0], b: [50, 0] }))
  expect(arrow('b:not(.target)', 'Right')).toBe('a')
  expect(arrow('input', 'Right')).toBe('')
  for (const how of [{ altKey: true }, { ctrlKey: true }, { metaKey: true }]) expect(arrow('#a', 'Right', how)).toBe('a')
  stop()
  expect(arrow('#a', 'Right')).toBe('a')
})

test('a zone with nothing lit still has one way in for Tab', async () => {
  const open = () => [...document.querySelectorAll<HTMLElement>('.target')].filter(({ tabIndex }) => tabIndex === 0).map(({ id }) => id)
  listen(lay({ a: [0, 0], b: [50, 0] }))
  expect(open()).toEqual(['a'])
  listen(lay({ a: [0, 0], b: [50, 0] }, 0))
  expect(open()).toEqual(['a', 'b'])
  for (const id of ['a', 'b']) find(`#${id}`).tabIndex = -1
  await new Promise((later) => setTimeout(later))
  expect(open()).toEqual(['a'])
  find('.zone').innerHTML = ''
  await new Promise((later) => setTimeout(later))
  expect(open()).toEqual([])
})

// Pointing

test('events are about the things they name', () => {
  const events = [{ kind: 'placed', slot: 'downtown.1', character: 'magician' }, { spot: 'riverside_1.00', trick: 'seance', card: null, pieces: 2 }]
  expect(targetsOf(events)).toEqual(['slot:downtown.1', 'spot:riverside_1.00', 'trick:seance'])
})

test('pointing at things lets go of those before', () => {
  draw('<b data-target="slot:downtown.1"></b><b data-target="die:inn_a"></b><i data-target="die:inn_a"></i>')
  const pointed = () => [...document.querySelectorAll('.pointed')].map((one) => one.getAttribute('data-target'))
  point(['slot:downtown.1'])
  expect(pointed()).toEqual(['slot:downtown.1'])
  point(['die:inn_a', 'die:none'])
  expect(pointed()).toEqual(['die:inn_a', 'die:inn_a'])
  unpoint()
  expect(pointed()).toEqual([])
})
