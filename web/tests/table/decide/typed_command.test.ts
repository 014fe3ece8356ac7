/** What typed words mean. */

import { expect, test } from 'vitest'
import { notation, type Action, type Choice } from '../../../src/game/actions'
import { meantBy as meant, nearest } from '../../../src/table/decide/typed_command'
import { action } from '../../support'

const actions: Action[] = [
  { seat: 0, kind: 'place', character: 'engineer', slot: 'downtown.1' },
  { seat: 0, kind: 'place', character: 'engineer', slot: 'downtown.2' },
  { seat: 0, kind: 'place', character: 'magician', slot: 'friday.1' },
  { seat: 0, kind: 'pass' },
]
const choices = actions.map((action) => ({ action }))
const TOLD = ['Setze den Ingenieur auf Platz 1', 'Setze den Ingenieur auf Platz 2', '«Чёрный» → übermorgen', 'Passe']
const told = (choice: Choice): string => TOLD[choices.indexOf(choice)] ?? ''
const meantBy = (typed: string, among: Choice[]) => meant(typed, among, told)
const lines = (found: Choice[]) => found.map(({ action }) => notation(action))

test('a number, the whole line and a short one mean the option', () => {
  for (const typed of ['3', 'place magician friday.1', ' Place  magician friday.1 ', 'place mag', 'pl m fri']) {
    expect(meantBy(typed, choices)).toEqual({ is: 'one', choice: choices[2] })
  }
})

test('what several options begin with is asked about', () => {
  expect(meantBy('place eng', choices)).toEqual({ is: 'several', choices: choices.slice(0, 2) })
  expect(meantBy('p', choices)).toMatchObject({ is: 'several' })
})

test('the beginning of the words that are shown means the option, whatever its accents and marks', () => {
  for (const typed of ['черный', '«Чёрный', 'ЧЕРНЫЙ uber']) expect(meantBy(typed, choices)).toEqual({ is: 'one', choice: choices[2] })
  expect(meantBy('setze den', choices)).toEqual({ is: 'several', choices: choices.slice(0, 2) })
  expect(meantBy('den Ingenieur', choices)).toMatchObject({ is: 'nonsense', word: 'den' })
  expect(meantBy('«', choices)).toMatchObject({ is: 'nonsense' })
})

test('a number that is not in the list', () => {
  expect(meantBy('0', choices)).toEqual({ is: 'no_number' })
  expect(meantBy('99', choices)).toEqual({ is: 'no_number' })
})

test('nonsense, missing words and near misses are told apart', () => {
  expect(meantBy('abracadabra', choices)).toEqual({ is: 'nonsense', word: 'abracadabra', near: [] })
  expect(meantBy('plaec magician friday.1', choices)).toEqual({ is: 'nonsense', word: 'plaec', near: [choices[2]] })
  expect(meantBy('place magician friday.1 now', choices)).toMatchObject({ is: 'fields', kind: 'place', fields: ['character', 'slot'] })
  expect(meantBy('place magician sunday.1', choices)).toMatchObject({ is: 'action', near: [choices[2]] })
})

test('an action of a named seat goes to the server as it is', () => {
  expect(meantBy('p2 place magician friday.1', choices)).toMatchObject({ is: 'action' })
})

test('the nearest come first', () => {
  expect(lines(nearest('place enginer downtown.2', choices))).toEqual(['place engineer downtown.2', 'place engineer downtown.1'])
  expect(nearest('buy', [choices[2]!])).toEqual([])
})

test('a short line is not begun by a longer one, and the whole line means only itself', () => {
  expect(meantBy('pass now', choices)).toMatchObject({ is: 'fields', kind: 'pass', fields: [] })
  const both: Choice[] = ['order wood', 'order woodwork'].map((line) => ({ action: action(line) }))
  expect(meantBy('order wood', both)).toEqual({ is: 'one', choice: both[0] })
  expect(meantBy('order woo', both)).toMatchObject({ is: 'several' })
})

test('words are told apart in any spelling, and an empty line means nothing', () => {
  expect(meantBy('PASS', choices)).toEqual({ is: 'one', choice: choices[3] })
  expect(meantBy('1', choices)).toEqual({ is: 'one', choice: choices[0] })
  expect(meantBy('4', choices)).toEqual({ is: 'one', choice: choices[3] })
  expect(meantBy('5', choices)).toEqual({ is: 'no_number' })
  expect(meantBy('1 2', choices)).toMatchObject({ is: 'nonsense', word: '1' })
  expect(meantBy('', [])).toMatchObject({ is: 'nonsense', word: '' })
})

test('p1 to p4 are seats, others are words', () => {
  for (const seat of ['p1', 'p4']) expect(meantBy(`${seat} pass`, choices)).toMatchObject({ is: 'action' })
  expect(meantBy('p5 pass', choices)).toMatchObject({ is: 'nonsense', word: 'p5' })
  expect(meantBy('p0 pass', choices)).toMatchObject({ is: 'nonsense', word: 'p0' })
})

test('no more than four are near, and what is too different is not', () => {
  const many = ['aaaa', 'aaab', 'aabb', 'abbb', 'bbbb', 'aaaaa'].map((component) => ({ action: action(`order ${component}`) }))
  expect(lines(nearest('order aaaa', many))).toEqual(['order aaaa', 'order aaab', 'order aaaaa', 'order aabb'])
  expect(nearest('passs', [choices[3]!]).length).toBe(1)
  expect(nearest('zz', [choices[3]!])).toEqual([])
  expect(nearest('pa', [choices[3]!]).length).toBe(1)
  expect(nearest('p', [choices[3]!])).toEqual([])
})

test('letters too many at the beginning count once each', () => {
  expect(nearest('xxxpass', [choices[3]!]).length).toBe(1)
  expect(nearest('xxxxxpass', [choices[3]!])).toEqual([])
})
