/** A list with one tab stop: arrow keys move between its lines. */

import type { Attachment } from 'svelte/attachments'

export const walk: Attachment<HTMLElement> = (panel) => {
  function step(event: KeyboardEvent) {
    const way = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    const lines = [...panel.querySelectorAll<HTMLElement>('.line')]
    const next = lines[lines.indexOf(event.target as HTMLElement) + way]
    if (way === 0 || !next || !(event.target as HTMLElement).matches('.line')) return
    event.preventDefault()
    next.focus()
  }
  panel.addEventListener('keydown', step)
  return () => panel.removeEventListener('keydown', step)
}
