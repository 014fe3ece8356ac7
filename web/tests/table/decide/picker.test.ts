/** Which picker opens for what is asked. */

import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { Seen } from '../../../src/protocol'
import type { Action } from '../../../src/game/actions'
import { cardRows, layingSymbol, layingTrick, pickerOf, type Picker } from '../../../src/table/decide/picker'

const { view } = JSON.parse(readFileSync('gallery/samples/spot_alley_4.json', 'utf-8')) as { view: Seen }
const choice = (kind: string, more: object = {}) => ({ action: { seat: 0, kind, ...more } as Action })
const pending = (asked: object): Seen => ({ ...view, pending: [{ frame: 'turn' }, asked] as Seen['pending'] })
const deck = Object.values(view.tricks).flat()
const own = Object.values(view.players[0]!.tricks).map(({ trick }) => trick)

test.each<[Picker | null, Action[]]>([
  ['magicians', [choice('magician', { magician: 'electra' }).action, choice('specialist', { specialist: 'manager' }).action]],
  ['tricks', [choice('trick', { trick: deck[0] }).action, choice('trick', { trick: deck[1] }).action]],
  [null, [choice('trick', { trick: deck[0] }).action, choice('trick', { trick: own[0] }).action]],
  [null, [choice('prepare', { trick: deck[0] }).action, choice('prepare', { trick: deck[1] }).action]],
  ['supply', [choice('component', { component: 'wood' }).action]],
  ['cards', [choice('keep', { card: 'new_twist' }).action]],
  ['cards', [choice('mimic', { card: 'new_twist' }).action]],
  ['specialists', [choice('specialist', { specialist: 'manager' }).action]],
  [null, [choice('order', { component: 'wood' }).action, choice('quick_order', { component: 'wood' }).action]],
  [null, [choice('pass').action]],
])('%s', (picker, actions) => {
  expect(pickerOf(view, 0, actions.map((action) => ({ action })), [])).toBe(picker)
})

test('Order and Quick Order open the supply when they are picked', () => {
  const left = [choice('order', { component: 'wood' }), choice('order', { component: 'glass' })]
  expect(pickerOf(view, 0, left, ['kind:order'])).toBe('supply')
  expect(pickerOf(view, 0, left, ['kind:quick_order'])).toBe('supply')
  expect(pickerOf(view, 0, left, ['kind:buy'])).toBeNull()
})

test('how a marker lies is picked when its slot is, by whoever lays it', () => {
  const left = [choice('spot', { spot: 'grand_magorian_1.01', up: 'spiritual' }), choice('spot', { spot: 'grand_magorian_1.01', up: 'optical' })]
  expect(pickerOf(view, 0, left, ['spot:grand_magorian_1.01'])).toBe('spot')
  expect(pickerOf(view, 0, left, [])).toBeNull()
  expect(pickerOf(view, 0, left, ['kind:spot'])).toBeNull()
  expect(pickerOf(view, null, left, ['spot:grand_magorian_1.01'])).toBeNull()
  expect(pickerOf(pending({ frame: 'choose_spot' }), 0, left, ['spot:grand_magorian_1.01'])).toBeNull()
})

test('the marker to be laid is named by its symbol, its slot or as a guest', () => {
  const symbol = String(view.pending.at(-1)!['symbol'])
  expect(layingSymbol(view)).toBe(symbol)
  expect(layingTrick(view, 0)).toBe(view.players[0]!.tricks[symbol]!.trick)
  const theater = [{ performance: 'riverside_1', markers: { '00': { seat: 1, symbol: 'diamond', up: 'optical' } } }] as Seen['theater']
  const moving = (spot: string) => layingSymbol({ ...pending({ frame: 'move_marker', spot }), theater })
  expect([moving('riverside_1.00'), moving('riverside_1.01')]).toEqual(['diamond', null])
  expect(layingSymbol(pending({ frame: 'move_guest', guest: 'riverside_1.p2.heart' }))).toBe('heart')
  expect(layingSymbol(pending({ frame: 'move_guest', guest: 'riverside_1' }))).toBeNull()
  expect(layingSymbol(pending({ frame: 'act' }))).toBeNull()
  expect(layingTrick(pending({ frame: 'choose_spot', symbol: 'none' }), 0)).toBeNull()
  expect(layingTrick(view, null)).toBeNull()
  expect(layingTrick(view, 9)).toBeNull()
})

test('a pair of which nothing is offered has no row', () => {
  const pair = (first: string, second: string) => ({ frame: 'choose_keep', first, second })
  const two: Seen = { ...view, pending: [pair('a', 'b'), { frame: 'act' }, pair('c', 'd')] as Seen['pending'] }
  const keep = ['d', 'c'].map((card) => choice('keep', { card }))
  expect(cardRows(two, [...keep, choice('draw_further', { card: 'a' })])).toEqual([['c', 'd']])
})
