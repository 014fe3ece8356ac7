/** Which language the reader gets. */

import { afterEach, expect, test, vi } from 'vitest'
import { has, say } from '../../src/text/say.svelte'
import { chosen, nameOf, negotiate, speak, speakLater } from '../../src/text/load'

afterEach(() => vi.restoreAllMocks())

test('the first wanted language that is built is chosen, in any variety', () => {
  const built = ['en', 'de', 'pt-BR']
  expect(negotiate(['de-AT', 'en'], built)).toBe('de')
  expect(negotiate(['fr', 'pt'], built)).toBe('pt-BR')
  expect(negotiate(['PT-br'], built)).toBe('pt-BR')
  expect(negotiate(['fr', 'ru'], built)).toBe('en')
  expect(negotiate([], built)).toBe('en')
})

test('a language that was asked for and is unknown is named in the console', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  expect(chosen('', ['tlh'])).toBe('en')
  expect(chosen('en-GB', ['tlh'])).toBe('en')
  expect(warn).not.toHaveBeenCalled()
  expect(chosen('tlh', [])).toBe('en')
  expect(warn.mock.calls).toEqual([['texts: no texts in tlh; using en']])
})

test('the page is in the language that is spoken', async () => {
  await speak('en')
  expect([document.documentElement.lang, document.documentElement.dir]).toEqual(['en', 'ltr'])
  expect(say('ui-close')).toBe('Close')
})

test('a language that cannot be loaded is replaced by English', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  await speak('tlh')
  expect(warn).toHaveBeenCalledWith('texts: the language tlh cannot be loaded')
  expect(document.documentElement.lang).toBe('en')
  expect(say('ui-close')).toBe('Close')
})

test('texts of pages that few visitors open are added when they are needed, and stay', async () => {
  await speak('en')
  const before = has('admin-title')
  await speakLater('later')
  expect([before, say('admin-title'), say('ui-close')]).toEqual([false, 'Administration', 'Close'])
  await speak('en')
  expect(has('admin-title')).toBe(true)
})

test('a language is called what its speakers call it', () => {
  expect([nameOf('de'), nameOf('fr')]).toEqual(['Deutsch', 'Français'])
})
