/** What flies over the table is seen where somebody looks and wants motion. */

import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fly } from '../../src/board/flight_animation'
import type { GameEvent } from '../../src/game/events'

interface Seen {
  element: HTMLElement
  path: Keyframe[]
  timing: KeyframeAnimationOptions
  land: () => void
}
let seen: Seen[]
let wantsLess: boolean

beforeEach(() => {
  seen = []
  wantsLess = false
  Element.prototype.animate = function (this: HTMLElement, path: Keyframe[], timing: KeyframeAnimationOptions) {
    let land = () => {}
    const finished = new Promise<void>((done) => (land = done))
    seen.push({ element: this, path, timing, land })
    return { finished }
  } as never
  vi.stubGlobal('matchMedia', () => ({ matches: wantsLess }))
  vi.spyOn(Element.prototype, 'getClientRects').mockImplementation(function (this: Element) {
    return (this.hasAttribute('hidden') ? [] : [{}]) as unknown as DOMRectList
  })
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const [left, top, width, height] = (this.getAttribute('data-box') ?? '0 0 0 0').split(' ').map(Number) as [number, number, number, number]
    return { left, top, width, height } as DOMRect
  })
})
afterEach(() => {
  document.body.innerHTML = ''
  document.documentElement.removeAttribute('style')
  delete (Element.prototype as { animate?: unknown }).animate
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const DIE = '<button class="target" data-target="die:bank_a" data-box="100 100 40 40"><svg id="die"></svg></button>'
const PURSE = '<b data-purse="0.coins" data-box="300 110 20 20"><svg id="coin"></svg></b>'
const PAID: GameEvent[] = [{ kind: 'coins_changed', seat: 0, amount: 2, why: 'bank' }, { kind: 'die_changed', seat: 0, die: 'bank_a', face: 'x' }]
const layer = () => document.querySelector<HTMLElement>('.flights')
const flying = () => [...document.querySelectorAll('.flights svg')].map(({ id }) => id)

test('Coins fly from the die to the purse, one after the other, and then are gone', async () => {
  document.body.innerHTML = DIE + PURSE
  const all = fly(PAID, 0)
  expect(flying()).toEqual(['coin', 'coin'])
  expect(layer()!.getAttribute('aria-hidden')).toBe('true')
  expect(layer()!.style.pointerEvents).toBe('none')
  expect(seen.map(({ timing }) => timing.delay)).toEqual([0, 65])
  expect(seen.map(({ timing }) => timing.duration)).toEqual([520, 520])
  seen[0]!.land()
  await new Promise((later) => setTimeout(later))
  expect(flying()).toEqual(['coin'])
  seen[1]!.land()
  await all
  expect(layer()).toBeNull()
})

test('the way leads from middle to middle, in an arc', () => {
  document.body.innerHTML = DIE + PURSE
  void fly(PAID, 0)
  const [begin, up, above, end] = seen[0]!.path.map(({ transform }) => String(transform))
  expect(begin).toContain('translate(109px,109px)')
  expect(up).toContain('translate(109px,109px)')
  expect(above).toContain('translate(204px,71px)')
  expect(end).toContain('translate(299px,109px)')
  expect(document.querySelector('.flights svg')!.getAttribute('width')).toBe('22')
})

test('a long way rises no higher than some', () => {
  document.body.innerHTML = DIE + PURSE.replace('300 110', '1100 110')
  void fly(PAID, 0)
  expect(seen[0]!.path[2]!.transform).toContain('translate(604px,49px)')
})

test('nothing flies where less motion is wanted or nobody looks', async () => {
  document.body.innerHTML = DIE + PURSE
  wantsLess = true
  await fly(PAID, 0)
  wantsLess = false
  document.documentElement.style.setProperty('--motion', '0')
  await fly(PAID, 0)
  document.documentElement.removeAttribute('style')
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  await fly(PAID, 0)
  expect(seen).toEqual([])
})

test('fast motion takes less time', () => {
  document.body.innerHTML = DIE + PURSE
  document.documentElement.style.setProperty('--motion', '0.5')
  void fly(PAID, 0)
  expect(seen.map(({ timing }) => [timing.duration, timing.delay])).toEqual([[260, 0], [260, 32.5]])
})

test('what cannot be seen at either end does not fly, nor what stays where it is', async () => {
  for (const page of [PURSE, DIE, DIE + PURSE.replace('<b', '<b hidden'), '']) {
    document.body.innerHTML = page
    await fly(PAID, 0)
  }
  document.body.innerHTML = '<b data-purse="0.coins" data-target="die:bank_a"><svg></svg></b>'
  await fly(PAID, 0)
  expect(seen).toEqual([])
  expect(layer()).toBeNull()
  await fly([{ kind: 'turn_began', seat: null, turn: 2 }], 0)
  expect(layer()).toBeNull()
})

const PLACED: GameEvent = { kind: 'character_placed', seat: 0, character: 'magician', slot: 'downtown.1' }
const HOME = '<div data-seat="0"><button class="target" data-target="character:magician" data-box="0 0 30 30"><svg id="home"></svg></button></div>'
const slot = (inside: string, width = 60, kind = 'target') => `<button class="${kind}" data-target="slot:downtown.1" data-box="500 0 ${width} 60">${inside}</button>`

test('a piece looks as where it arrives, and is not seen there before it has landed', () => {
  document.body.innerHTML = HOME + slot('<svg id="there"></svg>')
  void fly([PLACED], 0)
  const [hiding, piece] = seen as [Seen, Seen]
  expect(hiding.element.id).toBe('there')
  expect(hiding.timing.duration).toBeCloseTo(520 * 0.92)
  expect(flying()).toEqual(['there'])
  expect(piece.element.querySelector('svg')!.getAttribute('height')).toBe('48')
})

test('a piece that is not drawn where it arrives looks as where it comes from, and a small place makes it small', () => {
  document.body.innerHTML = HOME + slot('', 20)
  void fly([PLACED], 0)
  expect(flying()).toEqual(['home'])
  expect(document.querySelector('.flights svg')!.getAttribute('width')).toBe('20')
  expect(seen.length).toBe(1)
})

test('what is drawn nowhere does not fly', async () => {
  document.body.innerHTML = HOME.replace('<svg id="home"></svg>', '') + slot('')
  await fly([PLACED], 0)
  expect(seen).toEqual([])
})

test('a marker looks as it lies on its spot', () => {
  const laid: GameEvent = { kind: 'marker_set_up', seat: 0, trick: 'seance', spot: 'riverside_1.00' }
  const trick = '<div data-seat="0"><b data-target="trick:seance" data-box="0 0 30 30"><svg id="card"></svg></b></div>'
  const spot = '<b class="target" data-target="spot:riverside_1.00" data-box="90 0 30 30"><svg id="spot"></svg></b>'
  document.body.innerHTML = `${trick}${spot}<i data-marker="riverside_1.00"><svg id="marker"></svg></i>`
  void fly([laid], 0)
  expect(flying()).toEqual(['marker'])
})

test('several things fly one after the other, many of them closer together', () => {
  document.body.innerHTML = DIE + PURSE
  const one: GameEvent = { kind: 'coins_changed', seat: 0, amount: 1, why: 'bank' }
  void fly([one, one, PAID[1]!], 0)
  expect(seen.map(({ timing }) => timing.delay)).toEqual([0, 110])
  seen = []
  void fly([...Array.from({ length: 52 }, () => one), PAID[1]!], 0)
  expect(seen[51]!.timing.delay).toBeCloseTo(51 * 50)
})
