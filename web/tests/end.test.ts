import { expect, test } from 'vitest'
import { fameBySource, fameByTurn, fameInTurns, turnsOf, type Gain } from '../src/board/end'

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
