/** What can have the focus, and where it goes when a dialog closes. */

import type { Attachment } from 'svelte/attachments'

/** The action bar, which is always there at a table. */
export const BAR = 'section.bar'

export const isUsable = (element: HTMLElement): boolean => element.isConnected && element.getClientRects().length > 0 && !element.matches(':disabled')

export const firstOf = (name: string): HTMLElement | undefined => [...document.querySelectorAll<HTMLElement>(name)].find(isUsable)

/** Return the focus to what opened a dialog or, if that is gone, to the action bar. */
export function giveBack(opener: Element | null): void {
  if (document.activeElement !== document.body) return
  if (opener instanceof HTMLElement && opener !== document.body && isUsable(opener)) opener.focus()
  else firstOf(BAR)?.focus({ preventScroll: true })
}

/** Escape closes an open panel; if nothing is open, the key event bubbles. */
export function onEscape(closes: () => boolean): Attachment<HTMLElement> {
  return (element) => {
    const listen = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && closes()) event.stopPropagation()
    }
    element.addEventListener('keydown', listen)
    return () => element.removeEventListener('keydown', listen)
  }
}
