/** Last turn's cards. */

import { expect, test } from 'vitest'
import type { Step } from '../../../src/protocol'
import { cardsLastTurn } from '../../../src/table/store/last_plan'

const step = (version: number, ...events: object[]): Step => ({ version, kind: 'act', seat: 0, events }) as unknown as Step
const assigned = (character: string, card: string, seat = 0) => ({ kind: 'card_assigned', seat, character, card })
const turn = (number: number) => ({ kind: 'turn_began', seat: null, turn: number })

test('the cards of the last turn are those that lay under Characters in the end', () => {
  const steps = [
    step(1, turn(1)),
    step(2, assigned('magician', 'theater')),
    step(3, assigned('engineer', 'workshop')),
    step(4, { kind: 'card_recalled', seat: 0, character: 'engineer', card: 'workshop' }),
    step(5, assigned('engineer', 'downtown')),
    step(6, assigned('manager', 'workshop', 1)),
    step(7, turn(2)),
    step(8, assigned('magician', 'market_row')),
  ]
  expect([...cardsLastTurn(steps, 0)]).toEqual([['magician', 'theater'], ['engineer', 'downtown']])
})

test('what was undone does not count, and the first turn has no turn before it', () => {
  const undone = { version: 3, kind: 'undo', seat: 0, taken_back: [2] } as unknown as Step
  expect(cardsLastTurn([step(1, turn(1)), step(2, assigned('magician', 'theater')), undone, step(4, turn(2))], 0).size).toBe(0)
  expect(cardsLastTurn([step(1, turn(1)), step(2, assigned('magician', 'theater'))], 0).size).toBe(0)
})
