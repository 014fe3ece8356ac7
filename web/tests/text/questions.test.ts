/** What a player is asked. */

import { beforeAll, expect, test } from 'vitest'
import type { Seen } from '../../src/protocol'
import { askingIds } from '../../src/text/questions'
import { speak } from '../support'

beforeAll(() => speak())

test('the cards that have a say are named once, the armed one to whoever is asked', () => {
  const view = (pending: object, more: object = {}) =>
    ({ dark_alley: { armed: 'new_twist' }, over: false, seat: 0, to_act: [0], pending: [pending], ...more }) as unknown as Seen
  expect(askingIds(view({ frame: 'act', card: 'shoplifting', asked_by: 'electra' }))).toEqual(['electra', 'shoplifting', 'new_twist'])
  expect(askingIds(view({ frame: 'act', card: 'new_twist' }))).toEqual(['new_twist'])
  expect(askingIds(view({ frame: 'act', card: 'shoplifting', bonus: 'spent' }))).toEqual(['new_twist'])
  expect(askingIds(view({ frame: 'act', card: 'shoplifting' }, { to_act: [1] }))).toEqual(['shoplifting'])
  expect(askingIds(view({ frame: 'act', card: 'shoplifting' }, { to_act: [0, 1] }))).toEqual(['shoplifting'])
  expect(askingIds(view({ frame: 'act', card: 'downtown', asked_by: '' }, { seat: 1 }))).toEqual(['downtown'])
  expect(askingIds(view({ frame: 'act', card: 'shoplifting' }, { over: true }))).toEqual([])
  expect(askingIds(view({ frame: 'act', card: 'shoplifting' }, { dark_alley: undefined }))).toEqual([])
})
