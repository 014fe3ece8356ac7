/** What marks a game. */

import { expect, test } from 'vitest'
import { marksOf } from '../../src/lib/table_badges'

test('a game is marked where it did not start from the setup or its future was known', () => {
  const marks = (origin: string, practice: boolean) => marksOf({ origin, practice } as never)
  expect(marks('set_up', false)).toEqual([])
  expect(marks('position', false)).toEqual(['position'])
  expect(marks('record', true)).toEqual(['record', 'practice'])
  expect(marks('set_up', true)).toEqual(['practice'])
})
