/** A language says what it has, names what it lacks once, and never breaks. */

import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Language } from '../../src/text/language'
import { pack } from '../../texts.plugin.ts'

const TEXT = `noun-saw = saw
    .many = saws
greeting = Hello, { $who }
`
let warnings: string[]
beforeEach(() => {
  warnings = []
  vi.spyOn(console, 'warn').mockImplementation((text: string) => void warnings.push(text))
})
afterEach(() => vi.restoreAllMocks())

test('a text is said with its values', () => {
  expect(new Language('en', [pack(TEXT)]).say('greeting', { who: 'Ada' })).toBe('Hello, Ada')
  expect(warnings).toEqual([])
})

test('a noun has whatever forms the language gives it', () => {
  expect(new Language('en', [pack(TEXT)]).forms('noun-saw')).toEqual({ many: 'saws' })
  expect(new Language('en', [pack(TEXT)]).forms('nothing')).toEqual({})
})

test('a key without a text is said as it is, and named once', () => {
  const language = new Language('en', [pack(TEXT)])
  expect([language.say('lost'), language.say('lost')]).toEqual(['lost', 'lost'])
  expect(warnings).toEqual(['texts: en: lost: there is no text'])
})

test('a missing variable is named once, and the sentence is still said', () => {
  const language = new Language('en', [pack(TEXT)])
  expect([language.say('greeting'), language.say('greeting')]).toEqual(['Hello, {$who}', 'Hello, {$who}'])
  expect(warnings.length).toBe(1)
  expect(warnings[0]).toContain('greeting')
})

const ENGLISH = `noun-saw = saw
    .the = the saw
greeting = Hello, { $who }
taken = { $who } takes { $noun_the }
`

test('what a language lacks is English, with the nouns of the language', () => {
  const german = new Language('de', [pack('noun-saw = Säge\n    .acc = die Säge\n')], () => new Language('en', [pack(ENGLISH)]))
  expect(german.has('greeting')).toBe(false)
  const told = () => german.say('taken', { who: 'Ada', noun: german.say('noun-saw'), noun_acc: german.forms('noun-saw')['acc']! })
  expect([told(), told()]).toEqual(['Ada takes Säge', 'Ada takes Säge'])
  expect(warnings).toEqual(['texts: de: taken: there is no text'])
  expect(new Language('de', [], () => new Language('en', [pack(ENGLISH)])).forms('noun-saw')).toEqual({ the: 'the saw' })
})

test('what a language says with a missing variable is English, and named once', () => {
  const german = new Language('de', [pack('greeting = Hallo, { $wer }\n')], () => new Language('en', [pack(ENGLISH)]))
  expect([1, 2].map(() => german.say('greeting', { who: 'Ada' }))).toEqual(['Hello, Ada', 'Hello, Ada'])
  expect(warnings).toEqual(['texts: de: greeting: Unknown variable: $wer'])
})

test('a key that English lacks too is said as it is', () => {
  expect(new Language('de', [], () => new Language('en', [pack(ENGLISH)])).say('lost')).toBe('lost')
  expect(warnings).toEqual(['texts: de: lost: there is no text', 'texts: en: lost: there is no text'])
})

test('a file that cannot be read in full says what it can', () => {
  expect(new Language('en', [pack(`broken = { $\n${TEXT}`)]).say('noun-saw')).toBe('saw')
})

test('lists are made by the rules of the language', () => {
  const english = new Language('en', [pack('list-comma = {", "}\n')])
  expect(english.list(['a', 'b', 'c'], 'conjunction')).toBe('a, b, and c')
  expect(english.list(['a', 'b'], 'disjunction')).toBe('a or b')
  expect(english.list(['a', 'b', 'c'], 'unit')).toBe('a, b, c')
  expect(english.listParts(['a', 'b'], 'unit').map(({ type, value }) => type + value)).toEqual(['elementa', 'literal, ', 'elementb'])
  expect(new Language('de', []).list(['a', 'b', 'c'], 'conjunction')).toBe('a, b und c')
  expect(new Language('xa', []).list(['a', 'b'], 'conjunction')).toBe('a and b')
})

test('a sentence gets the forms of the texts it is made of', () => {
  const german = new Language('de', [pack('coins = { $count } Münze\n    .dat = { $count } der Münze\nloss = zahlt { $amount_dat } ({ $more_dat })\n')])
  const amount = german.say('coins', { count: 1 })
  expect(german.say('loss', { amount, more: german.list([amount, 'Glück'], 'conjunction') })).toBe('zahlt 1 der Münze (1 der Münze und Glück)')
  expect(german.say('loss', { amount, amount_dat: 'sie', more_dat: 'nichts' })).toBe('zahlt sie (nichts)')
  expect(warnings).toEqual([])
})
