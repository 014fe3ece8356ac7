/** Where the focus can be, and where it goes when a dialog closes. */

import type { Attachment } from 'svelte/attachments'

/** The bar of the decision, which is always there at a table. */
export const BAR = 'section.bar'

export const isUsable = (element: HTMLElement): boolean => element.isConnected && element.getClientRects().length > 0 && !element.matches(':disabled')

export const firstOf = (name: string): HTMLElement | undefined => [...document.querySelectorAll<HTMLElement>(name)].find(isUsable)

/** Back to what opened something; if that has vanished, to the bar of the decision. */
export function giveBack(opener: Element | null): void {
  if (document.activeElement !== document.body) return
  if (opener instanceof HTMLElement && opener !== document.body && isUsable(opener)) opener.focus()
  else firstOf(BAR)?.focus({ preventScroll: true })
}

/** Escape within something closes it, if there is something to close; otherwise it goes on. */
export function onEscape(closes: () => boolean): Attachment<HTMLElement> {
  return (element) => {
    const listen = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && closes()) event.stopPropagation()
    }
    element.addEventListener('keydown', listen)
    return () => element.removeEventListener('keydown', listen)
  }
}
