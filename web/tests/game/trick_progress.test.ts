/** Where a trick stands on its way to the stage. */

import { expect, test } from 'vitest'
import { markersOn, missing, plansOf } from '../../src/game/trick_progress'
import type { Player, View } from '../../src/game/view'

const trick = 'linking_rings'
const own = (markers = 0) => ({ trick, markers, pile: '1' })
const metal = (count: number) => ({ metal: { pieces: count, counted: count, pile: '1' } })
const view = (player: object, theater: object[] = []) =>
  ({ players: [{ tricks: {}, components: {}, ...player } as unknown as Player], theater }) as unknown as View
const next = (player: object, theater: object[] = []) => plansOf(view(player, theater), 0).map((plan) => plan.next)
const NEED = missing({ components: {} } as Player, trick).reduce((sum, [, count]) => sum + count, 0)

test('without a trick there is no plan but to learn one', () => {
  expect(next({})).toEqual([])
})

test('a trick needs components, then markers, then a slot, then a show', () => {
  const tricks = { spade: own() }
  expect(next({ tricks })).toEqual(['buy'])
  expect(next({ tricks, components: metal(NEED) })).toEqual(['prepare'])
  expect(next({ tricks: { spade: own(2) }, components: metal(NEED) })).toEqual(['set_up'])
  const show = { performance: 'riverside_1', markers: { '00': { seat: 0, symbol: 'spade', up: 'escape' } } }
  expect(next({ tricks: { spade: own(1) } }, [show])).toEqual(['perform'])
  expect(next({ tricks: { spade: own(1) } }, [{ ...show, markers: { '00': { seat: 1, symbol: 'spade', up: 'escape' } } }])).toEqual(['set_up'])
})

test('the most advanced trick comes first', () => {
  expect(next({ tricks: { spade: own(), heart: own(1) } })).toEqual(['set_up', 'buy'])
})

test('markers are counted by card, guests included', () => {
  const mine = { seat: 0, symbol: 'spade', up: 'escape' }
  const shows = [
    { performance: 'riverside_1', markers: { '00': mine }, guests: [mine, { ...mine, seat: 1 }] },
    { performance: 'riverside_2', markers: {} },
  ]
  expect([...markersOn(view({}, shows), 0)]).toEqual([['riverside_1', 2], ['riverside_2', 0]])
})
