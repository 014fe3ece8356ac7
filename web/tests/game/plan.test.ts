/** The plan of the Assignment: AP, wages and the slots it wants. */

import { expect, test } from 'vitest'
import { apOf, expectsShow, kindOfCharacter, planned, planSums, wageOf, wantedSlots } from '../../src/game/plan'
import type { Disk, View } from '../../src/game/view'

const home = (card: string | null): Disk => ({ where: 'home', card })

/** Two players; the first has this team. */
function planning(characters: Record<string, Disk>, others: Record<string, Disk> = {}, players = 2): View {
  const rest = Array.from({ length: players - 1 }, () => ({ characters: others }))
  return { players: [{ characters }, ...rest] } as unknown as View
}

const TEAM = { magician: home('theater'), engineer: home('downtown'), apprentice_1: home('downtown'), assistants_apprentice: home('workshop'), manager: home(null) }

test('a Character has the AP and the wage of its kind', () => {
  expect(['apprentice_2', 'magician', 'manager'].map(kindOfCharacter)).toEqual(['apprentice', 'magician', 'specialist'])
  expect(['magician', 'manager', 'apprentice_1', 'assistants_apprentice'].map(wageOf)).toEqual([0, 2, 1, 0])
  expect(apOf('magician', {})).toBe(3)
  expect(apOf('magician', { magician: 1 })).toBe(1)
})

test('only Characters with a card are part of the plan', () => {
  expect(planSums(planning(TEAM), 0, {})).toEqual({ ap: 3 + 2 + 1 + 1, wages: 2 + 1 })
  expect(planSums(planning({ magician: home(null) }), 0, {})).toEqual({ ap: 0, wages: 0 })
  expect([...planned(planning(TEAM), 0, {})]).toEqual([
    ['theater', ['magician']],
    ['downtown', ['engineer', 'apprentice_1']],
    ['workshop', ['assistants_apprentice']],
  ])
})

test('a show may bring Coins before wages are due', () => {
  const on = (magician: Disk, seat = 1, phase = 'place_characters') => {
    const marker = { seat, symbol: 'spade', up: 'escape' }
    return expectsShow({ ...planning({ magician }), phase, theater: [{ performance: 'riverside_1', markers: { '00': marker } }] } as unknown as View, 0)
  }
  expect(on(home(null))).toBe(false)
  expect(on(home('theater'))).toBe(true)
  expect(on({ where: 'friday.performance', card: 'theater' })).toBe(true)
  expect(on({ where: 'friday.1', card: 'theater' })).toBe(false)
  expect(on(home(null), 0)).toBe(true)
  expect(on(home('theater'), 0, 'end_turn')).toBe(false)
})

test('the Characters with the most AP want the best open slots', () => {
  const wanted = wantedSlots(planning(TEAM), 0, {})
  expect(wanted.get('downtown.1')).toEqual({ seat: 0, character: 'engineer' })
  expect(wanted.get('downtown.4')).toEqual({ seat: 0, character: 'apprentice_1' })
  expect(wanted.get('p1:workshop.1')).toEqual({ seat: 0, character: 'assistants_apprentice' })
  expect(wanted.size).toBe(3)
  expect(wantedSlots(planning(TEAM, {}, 4), 0, {}).get('downtown.2')).toEqual({ seat: 0, character: 'apprentice_1' })
})

test('a slot that is taken is not wanted', () => {
  const wanted = wantedSlots(planning(TEAM, { magician: { where: 'downtown.1', card: 'downtown' } }), 0, {})
  expect(wanted.get('downtown.4')).toEqual({ seat: 0, character: 'engineer' })
  expect(wanted.has('downtown.1')).toBe(false)
})
