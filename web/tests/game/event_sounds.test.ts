/** The sound of what happened. */

import { expect, test } from 'vitest'
import { soundOf } from '../../src/game/event_sounds'

test('of several events the most striking is heard', () => {
  expect(soundOf([{ kind: 'character_placed' }])).toBe('card')
  expect(soundOf([{ kind: 'character_placed' }, { kind: 'coins_changed' }])).toBe('coin')
  expect(soundOf([{ kind: 'coins_changed' }, { kind: 'trick_performed' }])).toBe('applause')
})

test('most events are silent', () => {
  expect(soundOf([])).toBeUndefined()
  expect(soundOf([{ kind: 'turn_began' }, { kind: 'seat_ready' }])).toBeUndefined()
})
