/** Your turn: the title is the page's; here are the icon of the tab and a short chime. */

import { settings } from './settings.svelte'

let last = ''

/** Call for attention once per decision, if nobody looks at the page. */
export function callAttention(isAsked: boolean, moment: string): void {
  icon(isAsked ? '/favicon-turn.svg' : '/favicon.svg')
  if (!isAsked || last === moment) return
  last = moment
  if (document.hidden && settings.now.sound) chime()
}

export function rest(): void {
  icon('/favicon.svg')
}

function icon(path: string): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel=icon]')
  if (link && !link.href.endsWith(path)) link.href = path
}

function chime(): void {
  try {
    const audio = new AudioContext()
    ;[659, 880].forEach((frequency, i) => {
      const tone = audio.createOscillator()
      const volume = audio.createGain()
      tone.frequency.value = frequency
      volume.gain.setValueAtTime(0.12, audio.currentTime + i * 0.14)
      volume.gain.exponentialRampToValueAtTime(0.0001, audio.currentTime + i * 0.14 + 0.5)
      tone.connect(volume).connect(audio.destination)
      tone.start(audio.currentTime + i * 0.14)
      tone.stop(audio.currentTime + i * 0.14 + 0.5)
    })
  } catch {
    // A browser without sound still shows the sign.
  }
}
