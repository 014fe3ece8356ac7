/** Keys that work anywhere at the table. */

import type { TableStore } from './table.svelte'

export function keys(event: KeyboardEvent, store: TableStore, toggleText: () => void): void {
  const target = event.target as HTMLElement
  if (event.ctrlKey || event.metaKey || event.altKey) return
  // A key that is held down answers once, not every question that follows.
  if (event.repeat && event.key === 'Enter' && target.matches('button')) return event.preventDefault()
  // A dialog has its own keys, also while nothing in it has the focus.
  if (target.matches('input, select, textarea') || document.querySelector('dialog[open]')) return
  const does: Record<string, () => void> = {
    u: () => store.undoable > 0 && void store.undo(),
    r: () => store.undoable > 1 && void store.restart(),
    h: () => store.isAsked && void store.advise(),
    t: toggleText,
    Escape: () => (store.past ? void store.look(null) : store.unpick()),
    d: () => document.getElementById('decision')?.focus(),
  }
  const chosen = does[event.key]
  if (!chosen) return
  event.preventDefault()
  chosen()
}
