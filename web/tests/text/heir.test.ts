/** Dahlgaard’s Heir in words. */

import { beforeAll, expect, test } from 'vitest'
import type { View } from '../../src/game/view'
import type { Seen, Step } from '../../src/protocol'
import { heirLines, heirNamed, heirNamedIn, planWords, shoppingWords } from '../../src/text/heir'
import { speak } from '../support'

beforeAll(() => speak())

const HEIR = { plan: 'full_house', ready: true, stronger: 'manager', past_plans: [], deck: 4, shopping_list: ['wood', 'cog'], tricks: [] }
const view = (heir?: Partial<typeof HEIR> | null) => ({ names: ['Ada', 'x'], options: { heir: 'hard' }, ...(heir === null ? {} : { heir: { ...HEIR, ...heir } }) }) as unknown as View

test('the plan, the stance and the shopping list', () => {
  expect(planWords(view())).toBe('Plan: Full House. Ready.')
  expect(planWords(view({ ready: false }))).toContain('Busy')
  expect(planWords(view({ plan: null as unknown as string }))).toBe('No plan yet.')
  expect(shoppingWords(view())).toContain('wood')
  expect(shoppingWords(view({ shopping_list: [] }))).toContain('nothing')
})

test('lines of the text view, only in a solo game', () => {
  expect(heirLines(view())).toHaveLength(6)
  expect(heirLines(view()).at(-1)).toMatch(/as far as it is publicly known; the plan cards are our own\.$/)
  expect(heirLines(view())[0]).toContain('Hard')
  expect(heirLines(view(null))).toEqual([])
})

test('the Heir has a name in the language of the player', () => {
  const seen = view() as unknown as Seen
  expect(heirNamed(seen).names).toEqual(['Ada', 'Dahlgaard’s Heir'])
  expect(heirNamed(null)).toBeNull()
  const step = { scenes: [{ after: 1, view: seen }] } as unknown as Step
  expect(heirNamedIn([step])[0]!.scenes![0]!.view.names[1]).toBe('Dahlgaard’s Heir')
})
