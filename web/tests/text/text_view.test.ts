/** The table in plain sentences. */

import { beforeAll, expect, test } from 'vitest'
import type { Seen } from '../../src/protocol'
import { boardLines, playerLines } from '../../src/text/text_view'
import { speak } from '../support'

beforeAll(() => speak())

const ADA = {
  ...{ fame: 11, coins: 1, shards: 0, wages_due: 3, cards: { permanent: 4, special: 2 } },
  tricks: { spade: { trick: 'mind_reading', markers: 2 }, heart: { trick: 'seance', markers: 1 } },
  components: { wood: { pieces: 2 }, rope: { pieces: 1 } },
  characters: {
    magician: { where: 'downtown.2', card: 'downtown' },
    manager: { where: 'home', card: null },
    engineer: { where: 'idle', card: null },
    assistant: { where: 'home', card: 'new_twist' },
  },
  hand: ['theater', 'new_twist'],
}
const BEN = { ...ADA, tricks: { star: { trick: 'seance', markers: 0 } }, components: {}, characters: {}, hand: undefined }
const VIEW = {
  ...{ names: ['Ada', 'Ben'], options: { dark_alley: true, prophecies: true }, turn: 5, phase: 'place_characters' },
  dice: { residence_a: 'x', inn_a: null, bank_a: '4' },
  market: { buy: ['wood', 'metal'], orders: [null, 'glass', null], quick_order: 'fabric' },
  theater: [
    { performance: 'riverside_1', markers: { '00': { seat: 0, symbol: 'spade', up: 'optical' }, '01': { seat: 1, symbol: 'star', up: 'escape' } } },
    { performance: 'riverside_2', markers: {} },
  ],
  players: [ADA, BEN],
  dark_alley: { prophecy: 'encore', pending: ['open_residence', null, 'dull_friday'] },
}
const view = (more: object = {}) => ({ ...VIEW, ...more }) as unknown as Seen

test('the board is told line by line', () => {
  expect(boardLines(view())).toEqual([
    'Turn 5 of 7, Place Characters',
    'Dice: Residence A X, Bank A 4 Coins',
    'Market: for sale wood, metal, fabric; ordered glass',
    'Riverside 1: top left: Ada’s Mind Reading, Optical corner up; middle left: Ben’s Séance, Escape corner up',
    'Riverside 2: nothing',
    'Prophecies: Active Encore; Pending Open Residence, Dull Friday',
  ])
})

test('what is not there is nothing', () => {
  const lines = boardLines(view({ dice: {}, market: { buy: [], orders: [null], quick_order: null }, dark_alley: { prophecy: null, pending: [null] } }))
  expect(lines[1]).toBe('Dice: nothing')
  expect(lines[2]).toBe('Market: for sale nothing; ordered nothing')
  expect(lines.at(-1)).toMatch(/^Prophecies: Active .*; Pending nothing$/)
})

test('a base game has fewer turns, and prophecies are told only where they are played', () => {
  const base = boardLines(view({ options: { dark_alley: false, prophecies: false }, dark_alley: undefined }))
  expect(base[0]).toMatch(/^Turn 5 of 5/)
  expect(base.length).toBe(5)
  expect(boardLines(view({ options: { dark_alley: true, prophecies: false } })).length).toBe(5)
  expect(boardLines(view({ dark_alley: undefined })).length).toBe(5)
})

test('a player is told line by line, the hand only where it is known', () => {
  expect(playerLines(view(), 0)).toEqual([
    'Ada: 11 Fame, 1 Coin, 0 Shards; 4 permanent and 2 Special cards; wages due: 3 Coins',
    'Tricks: Mind Reading (2 markers), Séance (1 marker)',
    'Components: 2 wood, 1 rope',
    'Team: Magician (Downtown slot 2, Downtown), Manager, Engineer (Idle), Assistant (New Twist (Theater: Set Up Trick))',
    'Hand: Theater, New Twist (Theater: Set Up Trick)',
  ])
  expect(playerLines(view(), 1).slice(1)).toEqual(['Tricks: Séance (0 markers)', 'Components: nothing', 'Team: nothing'])
})

test('Powers are told with their effects, the hand only to its owner (POW-6)', () => {
  const powers = { learned: ['lucky_penny', null, null, null], coins: [0, 0, 0, 0], used: [false, false, false, false], open_slots: 2, levels: [1, 0, 0] }
  const own = { ...ADA, powers: { ...powers, known: [], hand: ['tidy_bench'] } }
  const other = { ...BEN, powers: { ...powers, known: ['mail_order'] } }
  const lines = (seat: number, most: number) => playerLines(view({ players: [own, other] }), seat).slice(-most)
  expect(lines(0, 4)).toEqual([
    '2 Power slots are open',
    'Lucky Penny: Take Coins pays you 1 Coin more.',
    'Powers in hand: Tidy Bench',
    'The structure is the printed variant’s, as far as it is publicly known; the Power cards are our own.',
  ])
  expect(lines(1, 3)).toEqual(['2 Power slots are open', 'Lucky Penny: Take Coins pays you 1 Coin more.', 'Known Powers in hand: Mail Order'])
})
