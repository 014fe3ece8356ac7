/** Sources of Fame with what the final scoring pays. */

import { beforeAll, expect, test } from 'vitest'
import { sourceWords } from '../../src/text/printed_figures'
import { speak } from '../support'

beforeAll(() => speak())

test('a source of the final scoring says its rate, others have none', () => {
  expect(sourceWords('final_coins')).toBe('Leftover Coins, 1 Fame per 3 Coins')
  expect(sourceWords('final_specialists')).toBe('Specialists, 3 Fame each')
  expect(sourceWords('final_trick')).toBe('Level 3 tricks')
})
