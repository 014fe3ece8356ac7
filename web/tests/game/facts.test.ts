/** The printed facts. */

import { expect, test } from 'vitest'
import { backstage, DECKS, locationOf, modifierOf, price, THRESHOLDS } from '../../src/game/facts'

test('the printed facts are read as the client needs them', () => {
  expect([price('wood'), price('glass'), price('nothing')]).toEqual([1, 1, 0])
  expect(THRESHOLDS).toEqual([1, 16, 36])
  expect(DECKS).toEqual(['theater', 'workshop', 'market_row', 'downtown'])
  expect([locationOf('new_twist'), locationOf('theater')]).toEqual(['theater', 'theater'])
  expect([modifierOf('downtown.1'), modifierOf('workshop.2')]).toEqual([2, 0])
  expect(backstage('sunday').length).toBeGreaterThan(0)
})
