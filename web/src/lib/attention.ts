/** Turn alerts: tab icon, sound and notification (the page sets the title). */

import { settings } from './settings.svelte'
import { play } from './sound'

/** The pending decision and its table. */
export interface Call {
  table: string
  question: string
  title: string
  text: string
}

let last = ''

/**
 * Alert the player once per decision if the page is in the background; null means nothing is pending.
 * A player who has just acted (in another tab) is not alerted.
 */
export function callAttention(call: Call | null, hasActed = false): void {
  icon(call ? '/favicon-turn.svg' : '/favicon.svg')
  const moment = call ? `${call.table} ${call.question}` : ''
  const isNew = moment !== last
  last = moment
  if (!call || !isNew || hasActed || isLookedAt()) return
  void play('turn')
  if (settings.now.notify) notify(call)
}

/** Is the page visible and focused? */
const isLookedAt = (): boolean => !document.hidden && document.hasFocus()

export function rest(): void {
  icon('/favicon.svg')
  last = ''
}

export const canNotify = (): boolean => 'Notification' in window

/** Request permission for notifications; false if the player or the browser denies it. */
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
    // Some mobile browsers define Notification but cannot construct it; title, icon and sound remain.
  }
}

function icon(path: string): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel=icon]')
  if (link && !link.href.endsWith(path)) link.href = path
}
