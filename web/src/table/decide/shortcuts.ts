/** Keys that work anywhere at the table. */

import type { TableStore } from '../store/table_store.svelte'

/** What the space bar presses when it has the focus. */
const PRESSED = 'button, a, summary, [role="button"]'

export function keys(event: KeyboardEvent, store: TableStore, toggleText: () => void, openRecap: () => void): void {
  const target = event.target as HTMLElement
  if (event.ctrlKey || event.metaKey || event.altKey) return
  // A key that is held down answers one question, not all that follow.
  if (event.repeat && event.key === 'Enter' && target.matches('button')) return event.preventDefault()
  // A dialog handles its own keys, even while nothing in it has the focus.
  if (target.matches('input, select, textarea') || document.querySelector('dialog[open]')) return
  if (store.telling && (event.key === 'Escape' || (event.key === ' ' && !target.matches(PRESSED)))) {
    event.preventDefault()
    return store.skip()
  }
  const does: Record<string, () => void> = {
    u: () => store.undoable > 0 && void store.undo(),
    r: () => store.undoable > 1 && void store.restart(),
    h: () => store.isAsked && void store.advise(),
    t: toggleText,
    s: openRecap,
    Escape: () => (store.past ? void store.look(null) : store.unpick()),
    d: () => document.getElementById('decision')?.focus(),
  }
  const chosen = does[event.key]
  if (!chosen) return
  event.preventDefault()
  chosen()
}
