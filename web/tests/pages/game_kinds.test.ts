/** The kinds of game on the start page. */

import { beforeAll, expect, test } from 'vitest'
import type { SetupOptions } from '../../src/protocol'
import { KINDS, NO_EXTRAS, gameWords, modulesKey, optionsOf, paceWords, refusalOf, type Extras, type Kind } from '../../src/pages/game_kinds'
import { speak } from '../support'

beforeAll(() => speak())

const ALL = { quick: true, beginner: true, late_bonus: true, duel: true, powers: true }

test('each kind of game adds a module, and offers the extras that its modules allow', () => {
  const modules = KINDS.map((kind) => {
    const { beginner, dark_alley, prophecies, quick, late_bonus } = optionsOf(kind, 3, ALL)
    return [kind, beginner, dark_alley, prophecies, quick, late_bonus]
  })
  expect(modules).toEqual([
    ['first', true, false, false, true, false],
    ['base', false, false, false, true, false],
    ['alley', true, true, false, true, true],
    ['full', true, true, true, true, true],
  ])
  expect(optionsOf('full', 3, NO_EXTRAS)).toEqual({ players: 3, dark_alley: true, prophecies: true, beginner: false, quick: false, late_bonus: false, duel: false, powers: false })
})

test('the Duel is for two, whatever else is played (DUEL-1)', () => {
  expect(KINDS.map((kind) => [kind, optionsOf(kind, 2, ALL).duel])).toEqual([
    ['first', false],
    ['base', true],
    ['alley', true],
    ['full', true],
  ])
  expect(optionsOf('base', 3, ALL).duel).toBe(false)
  expect(gameWords(optionsOf('base', 2, ALL) as SetupOptions)).toContain('Duel of Magicians')
})

test('Powers need the Dark Alley; the base game says why (POW-1)', () => {
  expect(KINDS.map((kind) => [kind, optionsOf(kind, 3, ALL).powers])).toEqual([
    ['first', false],
    ['base', false],
    ['alley', true],
    ['full', true],
  ])
  expect(refusalOf('powers', 'base', 3)).toBe('start-powers_need_alley')
  expect(refusalOf('powers', 'full', 4)).toBeNull()
  expect(refusalOf('duel', 'full', 4)).toBe('start-duel_for_two')
  expect(gameWords(optionsOf('full', 4, ALL) as SetupOptions)).toContain('Magician Powers')
})

const variant = (kind: Kind, extras: Partial<Extras> = {}) => optionsOf(kind, 3, { ...NO_EXTRAS, ...extras }) as SetupOptions

test('a game is said in words', () => {
  const words = (kind: Kind, extras: Partial<Extras> = {}) => gameWords(variant(kind, extras))
  expect(KINDS.map((kind) => modulesKey(variant(kind)))).toEqual([
    'modules-base',
    'modules-base',
    'modules-alley',
    'modules-full',
  ])
  expect(words('alley', { quick: true })).toMatch(/Dark Alley, quick.*3 players/)
  expect(words('full', { beginner: true, late_bonus: true })).toMatch(/beginner setup, late bonus/)
  expect(words('base')).not.toMatch(/quick|first|beginner/i)
  expect(words('first')).not.toBe(words('base'))
})

test('a clock is said with its days or minutes', () => {
  const pace = (clock: string, pace: string, seconds: number) => paceWords({ clock, pace, seconds } as never)
  expect(pace('none', 'live', 0)).toBe('No clock')
  expect(pace('none', 'slow', 3 * 86_400)).toContain('3 days')
  expect(pace('move', 'slow', 60)).toMatch(/^A day per decision/)
  expect(pace('game', 'live', 1800)).toContain('30')
})
