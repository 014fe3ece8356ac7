/** What texts name carries its name on the boards: prophecies, rivals' plans, prices. */

import { readFileSync } from 'node:fs'
import { mount, unmount, type Component } from 'svelte'
import { beforeAll, expect, test } from 'vitest'
import OpponentPanel from '../../src/board/OpponentPanel.svelte'
import PerformanceCard from '../../src/board/PerformanceCard.svelte'
import ProphecyLine from '../../src/board/ProphecyLine.svelte'
import SupplyPicker from '../../src/board/SupplyPicker.svelte'
import type { Seen } from '../../src/protocol'
import { speak } from '../support'

beforeAll(() => speak())

const { view } = JSON.parse(readFileSync('gallery/samples/place_alley_4.json', 'utf-8')) as { view: Seen }

/** The page with only this component. */
function drawn(component: Component<never>, props: Record<string, unknown>): HTMLElement {
  const target = document.createElement('div')
  const mounted = mount(component as unknown as Component, { target, props })
  const copy = target.cloneNode(true) as HTMLElement
  void unmount(mounted)
  return copy
}

test('the prophecies are named, with what is coming', () => {
  const alley = { ...view.dark_alley!, prophecy: 'encore', pending: ['toll_gates', 'weary_troupe', null] }
  const text = drawn(ProphecyLine, { alley }).textContent
  expect(text).toBe('Prophecy: Encore. Next: Toll Gates, then Weary Troupe, later none.')
})

test('a rival’s panel shows the Location of each Character, and who is still to be placed', () => {
  const characters = { magician: { where: 'home', card: 'theater' }, manager: { where: 'downtown.1', card: 'downtown' }, engineer: { where: 'home', card: null, face_down: true } }
  const players = view.players.map((player) => ({ ...player, characters }))
  const panel = drawn(OpponentPanel, { view: { ...view, players }, seat: 1 })
  const team = [...panel.querySelectorAll('.team li')]
  expect(team.map((one) => one.querySelector('title')?.textContent)).toEqual(['Magician, Theater, still to be placed', 'Manager, Downtown, placed', 'Engineer'])
  expect(team.map((one) => one.querySelectorAll('.goal').length)).toEqual([1, 1, 0])
})

test('a Performance card carries the name that texts call it', () => {
  const show = { performance: 'grand_magorian_3', markers: {} }
  expect(drawn(PerformanceCard, { show, names: [] }).querySelector('header')?.textContent?.trim()).toBe('Grand Magorian 3')
})

test('the supply shows the prices that are paid', () => {
  const goods = drawn(SupplyPicker, { prices: { wood: 2, metal: 2, glass: 2, fabric: 2 } })
  expect(goods.querySelector('[data-target="supply:wood"]')?.textContent).toContain('2 Coins each')
  expect(goods.querySelector('[data-target="supply:rope"]')?.textContent).toContain('2 Coins each')
  expect(goods.querySelector('[data-target="supply:cog"]')?.textContent).toContain('3 Coins each')
})
