/** Dates are written by the rules of the language. */

import { afterAll, beforeAll, expect, test } from 'vitest'
import { dateWords } from '../../src/text/dates'
import { Language } from '../../src/text/language'
import { setLanguage } from '../../src/text/say.svelte'
import { speak } from '../support'

const NOON = Date.UTC(2026, 10, 17, 12) / 1000
beforeAll(() => speak())
afterAll(() => speak())

test('a date has the order and the words of the language', () => {
  expect(dateWords(NOON)).toMatch(/^Nov 17, 2026, \d/)
  setLanguage(new Language('de', []))
  expect(dateWords(NOON)).toMatch(/^17\.11\.2026, \d/)
  setLanguage(new Language('xa', []))
  expect(dateWords(NOON)).toMatch(/^Nov 17, 2026, \d/)
})
