/** When a sound is played. */

import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { settings } from '../../src/lib/settings.svelte'

const played = vi.fn()
vi.mock('../../src/audio/synthesizer', () => ({ Synthesizer: class { play = played } }))

let sounds: typeof import('../../src/lib/sound')
beforeEach(async () => {
  vi.resetModules()
  sounds = await import('../../src/lib/sound')
  // The module that is tested has settings of its own after the reset.
  const own = (await import('../../src/lib/settings.svelte')).settings
  own.set({ sound: true, volume: 50 })
  played.mockClear()
})
afterEach(() => {
  settings.set({ sound: true, volume: 60 })
  vi.restoreAllMocks()
})

test('a page is silent until its first click', async () => {
  await sounds.play('coin')
  expect(played).not.toHaveBeenCalled()
  dispatchEvent(new Event('pointerdown'))
  await sounds.play('coin')
  expect(played).toHaveBeenCalledWith('coin', 0.25)
})

test('a click counts even if what was clicked keeps it to itself', async () => {
  const button = document.body.appendChild(document.createElement('button'))
  button.addEventListener('pointerdown', (event) => event.stopPropagation())
  button.dispatchEvent(new Event('pointerdown', { bubbles: true }))
  button.remove()
  await sounds.play('coin')
  expect(played).toHaveBeenCalled()
})

test('a player can turn sounds off', async () => {
  const own = (await import('../../src/lib/settings.svelte')).settings
  sounds.unlock()
  own.set({ sound: false })
  await sounds.play('card')
  own.set({ sound: true, volume: 0 })
  await sounds.play('card')
  expect(played).not.toHaveBeenCalled()
})

test('the same sound is not played twice at once', async () => {
  sounds.unlock()
  vi.spyOn(performance, 'now').mockReturnValue(1000)
  await Promise.all([sounds.play('coin'), sounds.play('coin'), sounds.play('applause')])
  expect(played.mock.calls.map(([sound]) => sound)).toEqual(['coin', 'applause'])
})

test('a browser without audio is silent', async () => {
  sounds.unlock()
  played.mockImplementationOnce(() => {
    throw new Error('no audio')
  })
  await expect(sounds.play('turn')).resolves.toBeUndefined()
})
