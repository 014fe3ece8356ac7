/** Nothing gets stuck: every action can be reached, on the table, in a picker or in the list. */

import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { steps } from '../src/board/targets'
import { ACTION_FIELDS, type Seen } from '../src/protocol'
import { kindOf, type Action } from '../src/table/actions'
import { remaining, type Choice } from '../src/table/decide'
import { pickerOf, PICKS } from '../src/table/picker'
import { isOnTable, listed } from '../src/table/tray'

const { view } = JSON.parse(readFileSync('gallery/samples/place_alley_4.json', 'utf-8')) as { view: Seen }

/** Three actions of a kind that differ in every field. */
function three(kind: string): Choice[] {
  return ['a.1', 'b.2', 'c.3'].map((value) => {
    const action: Action = { seat: 0, kind }
    for (const field of ACTION_FIELDS[kind as keyof typeof ACTION_FIELDS]) action[field] = value
    return { action }
  })
}

function isReachable(choices: Choice[], wanted: Choice): boolean {
  const picked: string[] = []
  for (let i = 0; i < 4; i++) {
    const left = remaining(choices, picked)
    if (left.length === 1) return left[0] === wanted
    const picker = pickerOf(view, 0, left, picked)
    if (picker && PICKS[picker].includes(kindOf(wanted.action))) return true
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
