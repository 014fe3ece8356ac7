/** Nothing gets stuck: every action can be reached, on the table, in a picker or in the list. */

import { readFileSync } from 'node:fs'
import { beforeAll, expect, test } from 'vitest'
import { steps } from '../../../src/game/targets'
import { ACTION_FIELDS, type Seen } from '../../../src/protocol'
import type { Choice } from '../../../src/game/actions'
import { remaining } from '../../../src/table/store/choices'
import { pickerOf, PICKS } from '../../../src/table/decide/picker'
import { grouped, isClosing, isOnTable, listed } from '../../../src/table/decide/option_list'
import { action, speak } from '../../support'

beforeAll(() => speak())

const { view } = JSON.parse(readFileSync('gallery/samples/place_alley_4.json', 'utf-8')) as { view: Seen }

/** Three actions of a kind that differ in every field. */
function three(kind: string): Choice[] {
  return ['a.1', 'b.2', 'c.3'].map((value) => ({ action: action(`${kind} ${value} ${value}`) }))
}

function isReachable(choices: Choice[], wanted: Choice): boolean {
  const picked: string[] = []
  for (let i = 0; i < 4; i++) {
    const left = remaining(choices, picked)
    if (left.length === 1) return left[0] === wanted
    const picker = pickerOf(view, 0, left, picked)
    if (picker && PICKS[picker].includes(wanted.action.kind)) return true
    if (listed(choices, left, picked, false, false).includes(wanted)) return true
    if (!isOnTable(wanted, picked)) return false
    const next = steps(wanted.action).flat().find((target) => !picked.includes(target))
    if (next === undefined) return false
    picked.push(next)
  }
  return false
}

test.each(Object.keys(ACTION_FIELDS))('%s can be chosen', (kind) => {
  const choices = three(kind)
  for (const choice of choices) expect(isReachable(choices, choice)).toBe(true)
})

test('the list of all options holds them all', () => {
  const choices = Object.keys(ACTION_FIELDS).flatMap(three)
  expect(listed(choices, [], ['slot:x'], true, false)).toEqual(choices)
})

const PASS: Choice = { action: { seat: 0, kind: 'pass' } }
const place = (character: string, slot: string): Choice => ({ action: action(`place ${character} ${slot}`) })

test('the list holds what the table does not show, and on a phone all that is left of a pick', () => {
  const left = [place('manager', 'downtown.1'), PASS]
  expect(listed(left, left, [], false, false)).toEqual([PASS])
  expect(listed(left, left, [], false, true)).toEqual([PASS])
  expect(listed(left, left, ['character:manager'], false, false)).toEqual([PASS])
  expect(listed(left, left, ['character:manager'], false, true)).toEqual(left)
  expect(listed(left, left, ['character:manager', 'slot:downtown.1'], false, false)).toEqual(left)
})

test('cards are assigned on the table, where the hand is always in view', () => {
  const assign: Choice = { action: action('assign manager theater') }
  expect(listed([assign, PASS], [assign, PASS], [], false, false)).toEqual([PASS])
  expect(isOnTable(assign, ['character:manager', 'card:theater'])).toBe(true)
})

test('a Performance is listed although its card lies on the board', () => {
  expect(isOnTable({ action: { seat: 0, kind: 'perform', performance: 'riverside_1' } })).toBe(false)
  expect(isOnTable({ action: action('outside riverside_1') })).toBe(true)
})

test('what ends a step is always in view', () => {
  expect([PASS, place('manager', 'downtown.1')].map(isClosing)).toEqual([true, false])
})

test('options stand under their headings, in their order', () => {
  const choices = [place('manager', 'downtown.1'), PASS, place('manager', 'downtown.2')]
  const groups = grouped(view, choices)
  expect(groups.map(({ choices: own }) => own)).toEqual([[choices[0], choices[2]], [PASS]])
  expect(new Set(groups.map(({ heading }) => heading)).size).toBe(2)
})
