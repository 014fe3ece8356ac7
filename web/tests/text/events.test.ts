/** What happened, in sentences. */

import { beforeAll, expect, test } from 'vitest'
import type { GameEvent } from '../../src/game/events'
import { tell } from '../../src/text/events'
import { speak } from '../support'

beforeAll(() => speak())

const told = (kind: string, seat: number | null, more: object = {}) => ({ kind, seat, ...more }) as GameEvent
const placed = (seat: number) => told('character_placed', seat, { character: 'magician', slot: 'downtown.1', ap: 3 })
const fame = (seat: number | null, amount = 1) => told('fame_changed', seat, { amount, why: 'link' })

test('a sentence for each run: another player, a new thing and a turn begin another', () => {
  const runs = (...events: GameEvent[]) => tell(events, ['Ada', 'Ben']).map(({ seat, kind }) => [seat, kind])
  expect(runs(fame(0), fame(0))).toEqual([[0, 'fame_changed']])
  expect(runs(fame(0), fame(1))).toEqual([[0, 'fame_changed'], [1, 'fame_changed']])
  expect(runs(fame(0), placed(0), fame(0))).toEqual([[0, 'fame_changed'], [0, 'character_placed']])
  expect(runs(told('seat_ready', 0), fame(0))).toEqual([[0, 'seat_ready'], [0, 'fame_changed']])
  expect(tell([], [])).toEqual([])
})

const said = (...events: GameEvent[]) => tell(events, ['Ada', 'Ben']).map(({ text }) => text)

test('gains and losses are told apart', () => {
  expect(said(fame(0, 2))).toEqual(['Ada gains 2 Fame (link).'])
  expect(said(fame(0, -2))).toEqual(['Ada loses 2 Fame (link).'])
})

test('only the first event of a run names the player', () => {
  expect(said(placed(0), fame(0))).toEqual(['Ada places the Magician on Downtown slot 1, 3 AP; gains 1 Fame (link).'])
})

test('who reschedules a marker is named, and whose it is if it is another’s', () => {
  const moved = (seat: number, owner: number) => told('marker_rescheduled', seat, { owner, trick: 'mind_reading', spot: 'riverside_1.00', up: 'escape' })
  expect(said(moved(0, 0))).toEqual(['Ada reschedules Mind Reading to Riverside 1, top left, Escape corner up.'])
  expect(said(moved(0, 1))).toEqual(['Ada reschedules Ben’s Mind Reading to Riverside 1, top left, Escape corner up.'])
})

test('cards that are revealed together share a sentence', () => {
  const revealed = (character: string, card: string) => told('assignment_revealed', 1, { character, card })
  expect(said(revealed('magician', 'theater'), revealed('manager', 'downtown'), revealed('engineer', 'workshop'))).toEqual([
    'Ben reveals Theater under the Magician, Downtown under the Manager, and Workshop under the Engineer.',
  ])
})

test('an exchange is told only where there is one', () => {
  const moved = (exchange: string) => told('components_moved', 0, { component: 'saw', exchange })
  expect(said(moved('none'))).toEqual(['Ada moves the saws to a Manager’s slot.'])
  expect(said(moved('wood'))).toEqual(['Ada moves the saws to a Manager’s slot in exchange for the wood.'])
})
