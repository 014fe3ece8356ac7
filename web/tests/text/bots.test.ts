/** What bots are called. */

import { beforeAll, expect, test } from 'vitest'
import { aboutBot, botName } from '../../src/text/bots'
import { speak } from '../support'

beforeAll(() => speak())

test('a level has a name and sentences in the language of the reader', () => {
  expect(botName('magician')).toBe('Hard')
  expect(aboutBot('magician', 'line')).toBe('Has seen every trick, including yours.')
  expect(aboutBot('legend', 'more')).toContain('the strongest level')
})

test('a bot of the host’s has its own name, and nothing is said about it', () => {
  expect(botName('Deep Hat 2')).toBe('Deep Hat 2')
  expect(aboutBot('Deep Hat 2', 'line') + aboutBot('Deep Hat 2', 'more')).toBe('')
})
