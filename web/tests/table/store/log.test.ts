/** The log as lines and sums. */

import { beforeAll, expect, test } from 'vitest'
import type { Step } from '../../../src/protocol'
import { clockWords } from '../../../src/text/clock'
import { fameOf, gainsOf, lastShow, linesOf, stoodLastTurn, turnSums, turnsOf } from '../../../src/table/store/log'
import { speak } from '../../support'

beforeAll(() => speak())
const NAMES = ['Ada', 'Ben']
const fame = (seat: number, amount: number, why: string) => ({ kind: 'fame_changed', seat, amount, why })
const STEPS: Step[] = [
  { version: 1, kind: 'act', seat: 0, events: [{ kind: 'turn_began', seat: null, turn: 1 }, fame(0, 2, 'advertise')] },
  { version: 2, kind: 'act', seat: 1, events: [fame(1, 5, 'link')] },
  { version: 3, kind: 'undo', seat: 1, taken_back: [2] },
  { version: 4, kind: 'say', seat: 0, text: 'Good show' },
  { version: 5, kind: 'act', seat: 1, events: [fame(1, 1, 'yield'), { kind: 'coins_changed', seat: 1, amount: -2, why: 'wages' }] },
]

test('a line for each run of events of one player; what was taken back is marked', () => {
  const lines = linesOf(STEPS, NAMES)
  expect(lines.map(({ text }) => text)).toEqual([
    'Turn 1 begins.',
    'Ada gains 2 Fame (advertising).',
    'Ben gains 5 Fame (link).',
    'Ben undoes an action.',
    'Ben gains 1 Fame (yield); pays 2 Coins (wages).',
  ])
  expect(lines.filter(({ isTakenBack }) => isTakenBack).map(({ version }) => version)).toEqual([2])
})

test('the newest turn stands first, and in it the newest line; each knows what it is about', () => {
  const revealed = (character: string, card: string) => ({ kind: 'assignment_revealed', seat: 0, character, card })
  const marker = { kind: 'marker_set_up', seat: 0, trick: 'mind_reading', spot: 'riverside_1.01', up: 'optical' }
  const events = [
    { kind: 'seat_ready', seat: 0 },
    revealed('magician', 'theater'),
    revealed('manager', 'downtown'),
    { kind: 'turn_began', seat: null, turn: 2 },
    { kind: 'dice_rolled', seat: null, faces: ['any', 'x', 'x', 'x', '4', '3'] },
    marker,
    { kind: 'link_created', seat: 0, spot: 'riverside_1.01', neighbour: 'riverside_1.00' },
  ]
  const turns = turnsOf(linesOf([...STEPS, { version: 6, kind: 'act', seat: 0, events }], NAMES))
  expect(turns.map(({ head }) => head?.text)).toEqual(['Turn 2 begins.', 'Turn 1 begins.'])
  expect(turns[0]!.lines.map(({ text }) => text)).toEqual([
    'Ada sets up Mind Reading on Riverside 1, middle left, Optical corner up; links Riverside 1, middle left with top left.',
    'The dice are rolled. Residence A: any, Residence B: X, Inn A: X, Inn B: X, Bank A: 4, Bank B: 3.',
  ])
  expect(turns[0]!.lines[0]!.about).toContain('spot:riverside_1.01')
  expect(turns[1]!.lines[0]!.text).toBe('Ada reveals Theater under the Magician and Downtown under the Manager.')
})

test('the latest show is that of the latest turn with Performances', () => {
  const act = (version: number, ...kinds: string[]): Step => ({ version, kind: 'act', seat: 0, events: kinds.map((kind) => ({ kind, seat: 0 })) })
  const undo: Step = { version: 7, kind: 'undo', seat: 0, taken_back: [6] }
  const steps = [act(1, 'turn_began'), act(2, 'performance_began'), act(3, 'performance_began', 'turn_began'), act(4, 'character_placed')]
  const found = (...more: Step[]) => lastShow([...steps, ...more]).map(({ version }) => version)
  expect(lastShow(STEPS)).toEqual([])
  expect(found()).toEqual([2, 3])
  expect(found(act(5, 'trick_performed'))).toEqual([5])
  expect(found(act(5, 'trick_performed'), act(6, 'performance_began'), undo)).toEqual([5])
})

test('what was taken back does not count', () => {
  expect(fameOf(gainsOf(STEPS))).toEqual([
    { seat: 0, fame: 2, why: 'advertise', turn: 1 },
    { seat: 1, fame: 1, why: 'yield', turn: 1 },
  ])
  expect(turnSums(gainsOf(STEPS), 1, 2)).toEqual([{ fame: 2 }, { fame: 1, coins: -2 }])
})

test('who stood where last turn is told from the log, but for what was taken back', () => {
  const turn = (number: number) => ({ kind: 'turn_began', seat: null, turn: number })
  const placed = (seat: number, character: string, slot: string) => ({ kind: 'character_placed', seat, character, slot, ap: 2 })
  const steps: Step[] = [
    { version: 1, kind: 'act', events: [turn(1), placed(0, 'magician', 'downtown.4')] },
    { version: 2, kind: 'act', events: [turn(2), placed(0, 'manager', 'downtown.1')] },
    { version: 3, kind: 'undo', taken_back: [4] },
    { version: 4, kind: 'act', events: [placed(1, 'magician', 'friday.1')] },
    { version: 5, kind: 'act', events: [placed(1, 'magician', 'workshop.2'), turn(3), placed(1, 'manager', 'market_row.1')] },
  ]
  expect([...stoodLastTurn(steps, 0).keys()]).toEqual(['p2:workshop.2'])
  expect([...stoodLastTurn(steps, null)]).toEqual([
    ['downtown.1', { seat: 0, character: 'manager' }],
    ['p2:workshop.2', { seat: 1, character: 'magician' }],
  ])
})

test('a clock shows minutes, and hours where there are some', () => {
  expect([clockWords(65), clockWords(3725), clockWords(-3)]).toEqual(['1:05', '1:02:05', '0:00'])
})

test('a line shows what it is about; what is hidden has no picture', () => {
  const pictureOfFirst = (event: Record<string, unknown>) =>
    linesOf([{ version: 1, kind: 'act', seat: 0, events: [event, fame(0, 1, 'link')] } as Step], NAMES)[0]!.picture
  const told = (kind: string, more: object) => pictureOfFirst({ kind, seat: 0, ...more })
  expect(told('coins_changed', { amount: -2, why: 'wages' })).toEqual({ art: 'coin' })
  expect(told('components_taken', { component: 'glass', pieces: 2, pile: 'board' })).toEqual({ art: 'component', name: 'glass' })
  expect(told('trick_prepared', { trick: 'mind_reading', markers: 2 })).toEqual({ art: 'category', name: 'spiritual' })
  expect(told('die_changed', { die: 'bank_a', face: 'x', how: 'used' })).toEqual({ art: 'die', house: 'bank', face: 'x' })
  expect(told('character_placed', { character: 'magician', slot: 'downtown.1', ap: 3 })).toEqual({ art: 'character', name: 'magician' })
  expect(told('card_assigned', { character: 'magician', card: 'theater' })).toEqual({ art: 'location', name: 'theater' })
  expect(told('cards_drawn', { deck: 'theater' })).toEqual({ art: 'location', name: 'dark_alley' })
  expect(told('seat_ready', {})).toBeNull()
})

test('what a table does beside the game has a line, talk has none', () => {
  const kinds: Step['kind'][] = ['leave', 'back', 'undo', 'ask_undo', 'agree', 'decline', 'say']
  const lines = linesOf(kinds.map((kind, i) => ({ version: i + 1, kind, seat: i % 2 }) as Step), NAMES)
  expect(lines.map(({ key, seat, isTurn, about, picture }) => [key, seat, isTurn, about, picture])).toEqual(
    [0, 1, 0, 1, 0, 1].map((seat, i) => [`${i + 1}`, seat, false, [], null]),
  )
  expect(new Set(lines.map(({ text }) => text)).size).toBe(6)
  lines.forEach(({ text }, i) => expect(text).toContain(NAMES[i % 2]))
})

test('lines have keys of their own; what comes before the first turn stands apart', () => {
  const set = { kind: 'fame_changed', seat: 0, amount: 1, why: 'set_up' }
  const steps: Step[] = [
    { version: 1, kind: 'act', seat: 0, events: [set, { ...set, seat: 1 }] },
    { version: 2, kind: 'act', seat: 0, events: [{ kind: 'turn_began', seat: null, turn: 1 }] },
  ]
  const lines = linesOf(steps, NAMES)
  expect(lines.map(({ key, isTurn }) => [key, isTurn])).toEqual([['1.0', false], ['1.1', false], ['2.0', true]])
  const turns = turnsOf(lines)
  expect(turns.map(({ key, head, lines: own }) => [key, head?.text, own.map((line) => line.seat)])).toEqual([
    ['2.0', 'Turn 1 begins.', []],
    ['set_up', undefined, [1, 0]],
  ])
})

test('sums are of one turn, without the final scoring and without seats that are not there', () => {
  const turn = (number: number) => ({ kind: 'turn_began', seat: null, turn: number })
  const coins = (seat: number | null, amount: number, why: string) => ({ kind: 'coins_changed', seat, amount, why })
  const steps: Step[] = [
    { version: 1, kind: 'act', events: [fame(0, 9, 'set_up'), turn(1), coins(0, 3, 'bank'), coins(0, -1, 'wages'), coins(5, 2, 'bank'), coins(null, 2, 'bank')] },
    { version: 2, kind: 'act', events: [turn(2), fame(1, 4, 'yield'), fame(1, 7, 'final_shards'), { kind: 'die_changed', seat: 0, die: 'inn_a' }] },
  ]
  const gains = gainsOf(steps)
  expect(gains.length).toBe(6)
  expect(turnSums(gains, 1, 2)).toEqual([{ coins: 2 }, {}])
  expect(turnSums(gains, 2, 2)).toEqual([{}, { fame: 4 }])
  expect(turnSums(gains, 0, 2)).toEqual([{ fame: 9 }, {}])
})
