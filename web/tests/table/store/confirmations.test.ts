/** Only what reveals or ends something for good is confirmed. */

import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { Action } from '../../../src/game/actions'
import type { Seen } from '../../../src/protocol'
import { doubtAbout } from '../../../src/table/store/confirmations'
import { action } from '../../support'

interface Sample {
  view: Seen
  options: Action[]
}
const sample = (name: string) => JSON.parse(readFileSync(`gallery/samples/${name}.json`, 'utf-8')) as Sample
const { view, options } = sample('market_alley_4')
const choices = options.map((one) => ({ action: one }))
const doubt = (text: string, foreseen = {}, others: string[] = [], seen = view) =>
  doubtAbout({ action: action(text), foreseen }, seen, others.map((one) => ({ action: action(one) })))

test('rolled dice and drawn cards are confirmed, except during setup', () => {
  for (const one of ['reroll inn_a', 'draw_first theater', 'draw_further theater']) expect(doubt(one, { unsure: true })).toBe('reveals')
  expect(doubt('reroll inn_a')).toBeNull()
  expect(doubt('deck theater', { unsure: true }, [], { ...view, phase: 'set_up' })).toBeNull()
})

test('what only ends a placement is not confirmed, even if the turn ends with it', () => {
  const plain = ['buy wood 1', 'prepare mind_reading', 'advertise', 'pass', 'assign theater magician', 'place engineer downtown.1', 'link fame']
  for (const one of plain) expect(doubt(one, { unsure: true })).toBeNull()
})

test('a Magician takes a performance slot and performs after a confirmation', () => {
  expect(doubt('place magician friday.performance')).toBe('stage')
  expect(doubt('place magician friday.1')).toBeNull()
  expect(doubt('perform riverside_1')).toBe('perform')
})

test('a Character becomes Idle after a confirmation, which says if there is no slot left', () => {
  expect(doubt('idle engineer', {}, ['idle engineer', 'place engineer downtown.1'])).toBe('idle')
  expect(doubt('idle engineer', {}, ['idle engineer', 'place manager downtown.1'])).toBe('no_slot')
  expect(doubt('idle engineer', {}, ['idle engineer'])).toBe('no_slot')
})

test('a Character who has done nothing yet is not sent away by accident', () => {
  const [asked] = view.pending.slice(-1)
  const acting = (...acted: string[]) => ({ ...view, pending: [{ ...asked, acted }] }) as Seen
  expect(doubtAbout({ action: action('done') }, acting(), choices)).toBe('unspent')
  expect(doubtAbout({ action: action('done') }, acting('acted'), choices)).toBeNull()
  expect(doubt('done', {}, ['reroll inn_a', 'set_die inn_a engineer'])).toBeNull()
  const mixing = { ...view, pending: [{ frame: 'choose_mix' }] } as Seen
  expect(doubt('done', {}, ['buy wood 1'], mixing)).toBeNull()
})

test('the last one to be done is asked when a Character could still get a card', () => {
  const planning = sample('assignment_base_2')
  const cards = planning.options.map((one) => ({ action: one }))
  const ready = { action: action('ready', planning.view.seat ?? 0) }
  const alone = { ...planning.view, to_act: [planning.view.seat ?? 0] }
  expect(doubtAbout(ready, alone, cards)).toBe('ready')
  expect(doubtAbout(ready, alone, [ready])).toBeNull()
  expect(doubtAbout(ready, { ...planning.view, to_act: [0, 1] }, cards)).toBeNull()
})
