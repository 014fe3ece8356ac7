/** An action is told on the boards that the server sent, part by part. */

import { readFileSync } from 'node:fs'
import { beforeEach, expect, test } from 'vitest'
import type { GameEvent } from '../../src/game/events'
import type { Seen, Step } from '../../src/protocol'
import { beatsOf } from '../../src/show/beats'
import type { PerformanceStage } from '../../src/show/told'
import { clause } from '../../src/text/events'
import { speak } from '../support'

beforeEach(speak)

const VIEW = (JSON.parse(readFileSync('gallery/samples/place_alley_4.json', 'utf-8')) as { view: Seen }).view
const view = (turn: number, more: Partial<Seen> = {}): Seen => ({ ...VIEW, turn, names: ['Ada', 'Ben', 'Cleo', 'Dora'], ...more })
const event = (kind: string, seat: number | null, more: object = {}) => ({ kind, seat, ...more }) as GameEvent
const step = (seat: number, events: GameEvent[], scenes: { after: number; view: Seen }[] = []): Step => ({ version: 7, kind: 'act', seat, events, scenes })
const fame = (seat: number, amount: number, why: string) => event('fame_changed', seat, { amount, why })
const PLACED = event('character_placed', 1, { character: 'engineer', slot: 'friday.1', ap: 2 })

test('an action of someone else is told on the board after it, long enough to read', () => {
  const [only, ...more] = beatsOf(step(1, [PLACED]), view(1), view(2), 0)
  expect(more).toEqual([])
  expect([only!.view.turn, only!.lines]).toEqual([2, ['Ben places the Engineer on Friday backstage slot 1, 2 AP.']])
  expect(only!.lasts).toBeGreaterThan(1000)
  expect(only!.isOwn).toBe(false)
})

test('nobody waits for their own action, nor for others who plan', () => {
  expect(beatsOf(step(1, [PLACED]), view(1), view(2), 1).map(({ lasts, isOwn }) => [lasts, isOwn])).toEqual([[0, true]])
  expect(beatsOf(step(1, [event('seat_ready', 1)]), view(1), view(2), 0).map(({ lasts }) => lasts)).toEqual([0])
})

test('the end of a turn is told scene by scene, even if one caused it', () => {
  const events = [PLACED, event('coins_changed', 1, { amount: -2, why: 'wages' }), event('orders_arrived', null, { stock: [] })]
  const beats = beatsOf(step(1, events, [{ after: 1, view: view(11) }, { after: 2, view: view(12) }]), view(1), view(2), 1)
  expect(beats.map((beat) => beat.view.turn)).toEqual([11, 12, 2])
  expect(beats.map(({ lasts }) => lasts > 0)).toEqual([false, true, true])
  expect(beats.map(({ isOwn }) => isOwn)).toEqual([true, false, false])
  expect(beats.map((beat) => beat.events.length)).toEqual([1, 1, 1])
})

test('a Performance goes from marker to marker, over the bonuses to the sums', () => {
  const events = [
    event('performance_began', 1, { performance: 'riverside_1', weekday: 'friday' }),
    event('trick_performed', 1, { trick: 'seance', spot: 'riverside_1.00' }),
    fame(1, 3, 'yield'),
    event('coins_changed', 1, { amount: 2, why: 'yield' }),
    event('trick_performed', 0, { trick: 'mind_reading', spot: 'riverside_1.01' }),
    fame(0, 1, 'yield'),
    fame(1, 2, 'link_bonus'),
    event('shards_changed', 1, { amount: 1, why: 'card_bonus' }),
    event('markers_returned', 1, { symbol: 'spade', markers: 1 }),
    event('markers_returned', 0, { symbol: 'spade', markers: 1 }),
  ]
  const lit = view(3, { pending: [{ frame: 'pay_performance', seat: 1, performance: 'riverside_1' }] })
  const beats = beatsOf(step(1, events, [{ after: 1, view: lit }]), view(1), view(4), 0)
  const stages = beats.map((beat) => (beat.stage?.kind === 'performance' ? beat.stage : null)!)
  expect(stages.map(({ began }) => began['performance'])).toEqual(Array(6).fill('riverside_1'))
  expect(stages.map(({ spot }) => spot)).toEqual([null, 'riverside_1.00', 'riverside_1.01', null, null, null])
  expect(stages.map(({ sums }) => [sums[0]!.fame, sums[1]!.fame])).toEqual([[0, 0], [0, 3], [1, 3], [1, 5], [1, 5], [1, 5]])
  expect(stages.at(-1)).toMatchObject({ isLast: true })
  expect(stages.at(-1)!.sums[1]).toEqual({ fame: 5, coins: 2, shards: 1 })
  // The markers lie there until everyone is paid.
  expect(beats.map((beat) => beat.view.turn)).toEqual([3, 3, 3, 3, 3, 4])
})

test('each scene of a Performance says who performs it, and on which day', () => {
  const performer = { ...VIEW.players[1]!, characters: { magician: { where: 'sunday.performance', card: null } } } as Seen['players'][number]
  const lit = view(3, { pending: [{ frame: 'pay_performance', seat: 1, performance: 'riverside_1' }], players: VIEW.players.map((one, seat) => (seat === 1 ? performer : { ...one, characters: {} })) })
  const events = [event('trick_performed', 0, { trick: 'seance', spot: 'riverside_1.00' }), fame(0, 3, 'yield')]
  const [only] = beatsOf(step(1, events), lit, view(4), 0)
  const { began } = only!.stage as PerformanceStage
  expect(clause([began], lit.names)).toBe('Ben performs Riverside 1 on Sunday')
})

test('a Performance without scenes is told on the board before it', () => {
  const events = [event('performance_began', 1, { performance: 'riverside_1', weekday: 'friday' }), event('trick_performed', 1, { trick: 'seance', spot: 'riverside_1.00' })]
  expect(beatsOf(step(1, events), view(1), view(2), 0).map((beat) => beat.view.turn)).toEqual([1, 1])
})

test('the performer sees their own Performance, too', () => {
  const events = [event('performance_began', 1, { performance: 'riverside_1', weekday: 'friday' })]
  expect(beatsOf(step(1, events), view(1), view(2), 1)[0]!.lasts).toBeGreaterThan(1000)
})

test('the final scoring goes from source to source to the winner', () => {
  const events = [
    fame(0, 2, 'final_shards'),
    fame(0, 4, 'final_coins'),
    event('trick_scored', 0, { trick: 'seance' }),
    fame(0, 6, 'final_trick'),
    fame(1, 1, 'final_shards'),
    event('game_ended', null, { winner: 0 }),
  ]
  const before = view(6)
  before.players.forEach((player) => (player.fame = 10))
  const beats = beatsOf(step(1, events), before, view(7, { over: true, winner: 0 }), 0)
  const stages = beats.map((beat) => (beat.stage?.kind === 'final' ? beat.stage : null)!)
  expect(stages.map(({ source }) => source)).toEqual(['final_shards', 'final_coins', 'final_trick', null])
  expect(stages.map(({ gains }) => gains.slice(0, 2))).toEqual([[2, 1], [4, 0], [6, 0], [0, 0]])
  expect(stages.map((stage) => stage.fame.slice(0, 2))).toEqual([[12, 11], [16, 11], [22, 11], [22, 11]])
  expect(stages.map(({ winner }) => winner)).toEqual([null, null, null, 0])
  expect(beats[0]!.lines).toHaveLength(2)
  // The end screen waits until everything is told.
  expect(beats.every((beat) => !beat.view.over)).toBe(true)
})
