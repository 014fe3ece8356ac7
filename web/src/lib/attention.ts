/** Your turn: the title is the page's; here are the icon of the tab, a short chime and a notification. */

import { settings } from './settings.svelte'

/** What is to be decided, at which table. */
export interface Call {
  table: string
  question: string
  title: string
  text: string
}

let last = ''

/**
 * Call for attention once per decision, if nobody looks at the page; null: nothing is to be decided.
 * Whoever has just acted (in another tab) need not be called.
 */
export function callAttention(call: Call | null, hasActed = false): void {
  icon(call ? '/favicon-turn.svg' : '/favicon.svg')
  const moment = call ? `${call.table} ${call.question}` : ''
  const isNew = moment !== last
  last = moment
  if (!call || !isNew || hasActed || isLookedAt()) return
  if (settings.now.sound) chime()
  if (settings.now.notify) notify(call)
}

/** Somebody has the page before them, and no other window in front or beside it. */
const isLookedAt = (): boolean => !document.hidden && document.hasFocus()

export function rest(): void {
  icon('/favicon.svg')
  last = ''
}

export const canNotify = (): boolean => 'Notification' in window

/** Ask the browser for leave; false if the player or the browser says no. */
export async function mayNotify(): Promise<boolean> {
  return canNotify() && (await Notification.requestPermission()) === 'granted'
}

function notify({ table, title, text }: Call): void {
  try {
    const shown = new Notification(title, { body: text, tag: `trickerion ${table}`, icon: '/favicon-turn.svg' })
    shown.onclick = () => {
      window.focus()
      shown.close()
    }
  } catch {
    // Some browsers of phones have the name only; title, icon and sound remain.
  }
}

function icon(path: string): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel=icon]')
  if (link && !link.href.endsWith(path)) link.href = path
}

function chime(): void {
  try {
    const audio = new AudioContext()
    setTimeout(() => void audio.close(), 1000)
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
