/** Sounds: silent until the first click or key on the page, as loud as the player has set. */

import type { Sound, Synthesizer } from '../audio/synthesizer'
import { settings } from './settings.svelte'

/** Milliseconds before the same sound is played again. */
const GAP = 90

let isUnlocked = false
let loaded: Promise<Synthesizer> | undefined
const played = new Map<Sound, number>()

/** From now on the page may make sounds. */
export function unlock(): void {
  isUnlocked = true
  for (const kind of GESTURES) removeEventListener(kind, unlock, true)
}
const GESTURES = ['pointerdown', 'keydown']
for (const kind of GESTURES) addEventListener(kind, unlock, true)

const load = (): Promise<Synthesizer> => (loaded ??= import('../audio/synthesizer').then(({ Synthesizer }) => new Synthesizer()))

/** Play a sound, unless the player has turned sounds off; a browser without audio stays silent. */
export async function play(sound: Sound): Promise<void> {
  const now = performance.now()
  if (!isUnlocked || !settings.now.sound || settings.now.volume <= 0 || now - (played.get(sound) ?? -GAP) < GAP) return
  played.set(sound, now)
  try {
    const synthesizer = await load()
    // The ear hears twice as loud where the amplitude is four times as large.
    synthesizer.play(sound, (settings.now.volume / 100) ** 2)
  } catch {
    loaded = undefined
  }
}
