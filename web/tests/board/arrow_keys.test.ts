/** Arrow keys move the focus between the targets of a zone. */

import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { arrows } from '../../src/board/arrow_keys'

let leave: ReturnType<typeof arrows>
let zone: HTMLElement

beforeEach(() => {
  // A target's place is written in it, since nothing is laid out here.
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
    const [left = 0, top = 0] = (this.dataset['at'] ?? '').split(' ').map(Number)
    return { left, top, width: 10, height: 10 } as DOMRect
  })
})
afterEach(() => {
  leave?.()
  document.body.innerHTML = ''
  vi.restoreAllMocks()
})

/** A zone with targets at these places, each named by its place. */
function draw(...places: string[]): void {
  const targets = places.map((at) => `<button class="target" tabindex="-1" data-at="${at}"></button>`)
  document.body.innerHTML = `<div class="zone">${targets.join('')}<input /><p tabindex="-1"></p></div>`
  zone = document.querySelector<HTMLElement>('.zone')!
  leave = arrows(zone)
}
const focus = (selector: string) => zone.querySelector<HTMLElement>(selector)!.focus()
const at = (place: string) => focus(`[data-at="${place}"]`)
const focused = () => (document.activeElement as HTMLElement).dataset['at']
function press(key: string, more: KeyboardEventInit = {}): boolean {
  return document.activeElement!.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more }))
}

test('an arrow leads to the nearest target in its direction', () => {
  draw('0 0', '30 0', '60 0', '0 30', '20 30')
  at('0 0')
  expect(press('ArrowRight')).toBe(false)
  expect(focused()).toBe('30 0')
  press('ArrowRight')
  expect(focused()).toBe('60 0')
  press('ArrowLeft')
  press('ArrowDown')
  expect(focused()).toBe('20 30')
  press('ArrowUp')
  expect(focused()).toBe('30 0')
})

test('a distance to the side counts double', () => {
  draw('0 0', '20 15', '45 0')
  at('0 0')
  press('ArrowRight')
  expect(focused()).toBe('45 0')
})

test('a target that is hardly farther up is in the same row', () => {
  draw('0 20', '30 16', '60 15')
  at('0 20')
  press('ArrowUp')
  expect(focused()).toBe('60 15')
  press('ArrowUp')
  expect(focused()).toBe('60 15')
})

test('where no target is, the key does what it always does', () => {
  draw('0 0')
  at('0 0')
  expect(press('ArrowRight')).toBe(true)
  expect(press('Enter')).toBe(true)
  expect(focused()).toBe('0 0')
})

test('from outside the targets an arrow leads to the first one, but not out of a field', () => {
  draw('0 0', '30 0')
  focus('input')
  expect(press('ArrowRight')).toBe(true)
  focus('p')
  expect(press('ArrowRight', { ctrlKey: true })).toBe(true)
  press('ArrowRight')
  expect(focused()).toBe('0 0')
})

test('one target can be reached with Tab even if none is lit', () => {
  draw('0 0', '30 0')
  expect([...zone.querySelectorAll<HTMLElement>('.target')].map((target) => target.tabIndex)).toEqual([0, -1])
})
