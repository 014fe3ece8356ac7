/** What bots are called. */

import { beforeAll, expect, test } from 'vitest'
import { STYLES, aboutBot, botLine, botName } from '../../src/text/bots'
import { speak } from '../support'

beforeAll(() => speak())

test('a level has a name and sentences in the language of the reader', () => {
  expect(botName('magician')).toBe('Hard')
  expect(botLine('magician')).toBe('Has seen every trick, including yours.')
  expect(aboutBot('legend')).toContain('the strongest level')
})

test('a level with a style names both, and is known for its style', () => {
  expect(botName('magician:gambler')).toBe('Hard, Gambler')
  expect(botLine('magician:gambler')).toContain('Sunday')
  expect(aboutBot('magician:gambler')).toBe(`${aboutBot('magician')} ${botLine('magician:gambler')}`)
})

test('every style has a name and a sentence of its own', () => {
  expect(new Set(STYLES.map((style) => botName(`random:${style}`))).size).toBe(STYLES.length)
  expect(new Set(STYLES.map((style) => botLine(`random:${style}`))).size).toBe(STYLES.length)
})

test('a bot of the host’s has its own name, and nothing is said about it', () => {
  expect(botName('Deep Hat 2')).toBe('Deep Hat 2')
  expect(botLine('Deep Hat 2') + aboutBot('Deep Hat 2')).toBe('')
})
