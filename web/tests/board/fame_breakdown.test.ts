import { expect, test } from 'vitest'
import { fameBySource, fameByTurn, fameInTurns, turnsOf, type Gain } from '../../src/board/fame_breakdown'

const gain = (seat: number, fame: number, why: string, turn: number): Gain => ({ seat, fame, why, turn })
const GAINS = [
  ...[gain(0, 5, 'set_up', 0), gain(1, 5, 'set_up', 0), gain(0, 2, 'advertise', 1), gain(1, 8, 'yield', 3)],
  ...[gain(0, -4, 'unpaid_wages', 3), gain(1, 3, 'final_shards', 3), gain(0, 6, 'final_coins', 3)],
]

test('the turns tell what each brought, a turn without Fame too, and the final scoring apart', () => {
  expect(fameInTurns(GAINS, [0, 1])).toEqual([
    { turn: 0, fame: [5, 5] },
    { turn: 1, fame: [2, 0] },
    { turn: 2, fame: [0, 0] },
    { turn: 3, fame: [-4, 8] },
    { turn: null, fame: [6, 3] },
  ])
})

test('sources, turns and the line of the chart add up to the same Fame', () => {
  for (const seat of [0, 1]) {
    const line = fameByTurn(GAINS, seat, turnsOf(GAINS))
    const total = (rows: { fame: number[] }[]) => rows.reduce((all, { fame }) => all + fame[seat]!, 0)
    expect(total(fameInTurns(GAINS, [0, 1]))).toBe(line.at(-1))
    expect(total(fameBySource(GAINS, [0, 1]))).toBe(line.at(-1))
  }
})

test('Fame is told by its source, and what gave nobody any is left out', () => {
  const told = fameBySource([...GAINS, gain(1, 4, 'some_card', 2), gain(0, 1, 'yield', 2)], [0, 1])
  expect(told).toEqual([
    { source: 'set_up', fame: [5, 5] },
    { source: 'advertise', fame: [2, 0] },
    { source: 'yield', fame: [1, 8] },
    { source: 'other', fame: [0, 4] },
    { source: 'final_shards', fame: [0, 3] },
    { source: 'final_coins', fame: [6, 0] },
    { source: 'unpaid_wages', fame: [-4, 0] },
  ])
})

test('the line of the chart has a point for each turn and one for the final scoring', () => {
  expect(fameByTurn(GAINS, 0, [0, 1, 2, 3])).toEqual([5, 7, 7, 3, 9])
  expect(fameByTurn(GAINS, 1, [0, 1, 2, 3])).toEqual([5, 5, 5, 13, 16])
  expect(turnsOf([gain(0, 1, 'yield', 2), gain(0, 1, 'yield', 4)])).toEqual([2, 3, 4])
  expect(turnsOf([])).toEqual([])
})
