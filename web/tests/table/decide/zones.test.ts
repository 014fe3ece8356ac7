/** A phone shows one zone of the table at a time: the one where something can be picked. */

import { expect, test } from 'vitest'
import type { Offers } from '../../../src/game/targets'
import type { GameEvent } from '../../../src/game/events'
import { zoneFor, zoneOf, zoneOfEvents, zoneOfSlot } from '../../../src/table/decide/zones'

const offers = (lit: string[], chosen: string[] = []): Offers =>
  new Map([...lit.map((one) => [one, { label: '' }] as const), ...chosen.map((one) => [one, { label: '', chosen: true }] as const)])

test('every thing lies in a zone', () => {
  expect(['slot:downtown.1', 'slot:friday.performance', 'slot:workshop.2'].map(zoneOf)).toEqual(['town', 'theater', 'workshop'])
  expect(['die:inn_a', 'deck:theater', 'spot:riverside_1.00', 'trick:seance', 'pile:board'].map(zoneOf)).toEqual(['town', 'town', 'theater', 'workshop', 'workshop'])
  expect(zoneOf('do:pass')).toBeUndefined()
})

test('whoever acts is in the zone of the slot', () => {
  expect(['market_row.1', 'sunday.2', 'workshop.1', null, undefined].map(zoneOfSlot)).toEqual(['town', 'theater', 'workshop', undefined, undefined])
})

test('what others do is followed to the shared boards', () => {
  const placed = (slot: string) => [{ kind: 'character_placed', seat: 1, slot } as GameEvent]
  expect(zoneOfEvents(placed('downtown.1'), 'theater')).toBe('town')
  expect(zoneOfEvents([{ kind: 'trick_performed', seat: 1, trick: 'seance', spot: 'riverside_1.00' }], 'workshop')).toBe('theater')
  expect(zoneOfEvents(placed('workshop.1'), 'theater')).toBe('theater')
  expect(zoneOfEvents(placed('downtown.1'), 'log')).toBe('log')
  expect(zoneOfEvents(placed('downtown.1'), 'players')).toBe('players')
})

test('the present zone stays as long as something is lit there', () => {
  expect(zoneFor(offers(['die:inn_a', 'spot:riverside_1.00', 'spot:riverside_1.01']), 'town')).toBe('town')
  expect(zoneFor(offers(['do:pass']), 'players')).toBe('players')
  expect(zoneFor(offers([]), 'players')).toBe('players')
})

test('otherwise the one with most to pick is shown; what is picked already does not count', () => {
  expect(zoneFor(offers(['die:inn_a', 'spot:riverside_1.00', 'spot:riverside_1.01']), 'workshop')).toBe('theater')
  expect(zoneFor(offers(['die:inn_a', 'die:inn_b', 'spot:riverside_1.00']), 'workshop')).toBe('town')
  expect(zoneFor(offers(['spot:riverside_1.00'], ['trick:seance', 'trick:levitation']), 'workshop')).toBe('theater')
})

test('who is to go somewhere comes first, then where', () => {
  expect(zoneFor(offers(['character:magician', 'slot:downtown.1', 'slot:downtown.2']), 'town')).toBe('workshop')
  expect(zoneFor(offers(['character:manager', 'slot:downtown.1'], ['character:magician']), 'town')).toBe('town')
  expect(zoneFor(offers(['slot:downtown.1'], ['character:magician']), 'workshop')).toBe('town')
})
