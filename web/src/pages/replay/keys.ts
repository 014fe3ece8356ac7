/** Keys that work anywhere on the page of a replay or a worked example. */

import type { Playback } from './playback.svelte'

/** What the space bar presses when it has the focus. */
const PRESSED = 'button, a, summary, [role="button"]'

export function keys(event: KeyboardEvent, playback: Playback, canPlay: boolean): void {
  const target = event.target as HTMLElement
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
  if (target.matches('input, select, textarea') || document.querySelector('dialog[open]')) return
  const does: Record<string, () => void> = {
    ArrowLeft: () => playback.go(playback.at - 1),
    ArrowRight: () => playback.go(playback.at + 1),
    PageUp: () => playback.go(playback.turnFrom(-1)),
    PageDown: () => playback.go(playback.turnFrom(1)),
    Home: () => playback.go(0),
    End: () => playback.go(playback.last),
    ...(canPlay && !target.matches(PRESSED) ? { ' ': () => playback.toggle() } : {}),
  }
  const chosen = does[event.key]
  if (!chosen) return
  event.preventDefault()
  chosen()
}
