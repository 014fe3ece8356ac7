/** Keeps the focus useful: when the focused element disappears, the next useful one gets the focus. */

import { BAR, firstOf, isUsable } from '../../lib/focus'

/** Where the focus goes next, the best first; the action bar is always there. */
const USEFUL = [
  '.confirm .primary',
  '.hint .primary',
  '.sheet:not(.aside) .target.lit:not(.chosen)',
  '.faces .target.lit',
  '.table .target.lit:not(.chosen)',
  '.bar .option',
  '.bar .row > .button',
  '.utilities > .primary',
]
const NAMES = ['data-action', 'data-kind', 'data-target', 'id']
const WRITES = 'input, textarea, select'

/** A focused element, and how to find its replacement after a redraw. */
interface Trace {
  element: HTMLElement
  name: string | null
}

function nameOf(element: HTMLElement): string | null {
  const name = NAMES.find((one) => element.hasAttribute(one))
  return name ? `[${name}="${CSS.escape(element.getAttribute(name)!)}"]` : null
}

function firstUseful(): HTMLElement | undefined {
  for (const name of USEFUL) {
    const found = firstOf(name)
    if (found) return found
  }
  return firstOf(BAR)
}

export class FocusKeeper {
  /** Elements that had the focus since the table last changed, newest first. */
  private trail: Trace[] = []
  /** The last interaction was a key press on an element. */
  private hasPressed = false
  private isByKeys = false
  private isParked = false
  private sheet: Element | null = null
  private version = 0

  /** Watch the focus; call the returned function to stop. */
  listen(): () => void {
    const watch = new MutationObserver(() => this.isLost() && this.keep(this.version))
    watch.observe(document.body, { childList: true, subtree: true })
    const stop = new AbortController()
    const when = { signal: stop.signal, capture: true }
    document.addEventListener('focusin', ({ target }) => this.follow(target as HTMLElement), when)
    document.addEventListener('pointerdown', () => (this.isByKeys = this.hasPressed = false), when)
    document.addEventListener('keydown', ({ key }) => ([this.isByKeys, this.hasPressed] = [true, key === 'Enter' || key === ' ']), when)
    return () => (watch.disconnect(), stop.abort())
  }

  private follow(element: HTMLElement): void {
    if (element.closest('dialog')) return
    this.trail = [{ element, name: nameOf(element) }, ...this.trail].slice(0, 6)
    this.isParked = false
  }

  /** Move the focus after the table has changed, if it no longer makes sense. */
  keep(version: number): void {
    if (document.querySelector('dialog[open]')) return
    if (version !== this.version) this.trail = this.trail.slice(0, 1)
    this.version = version
    if (this.entersSheet() || (!this.isLost() && !this.waitsHere())) return
    if (!this.isByKeys) return firstOf(BAR)?.focus({ preventScroll: true })
    const next = this.before() ?? firstUseful()
    next?.focus()
    this.isParked = next?.matches(BAR) ?? false
  }

  private isLost(): boolean {
    const now = document.activeElement
    if (now instanceof HTMLElement && now !== document.body) return !isUsable(now)
    const [last] = this.trail
    return last !== undefined && !isUsable(last.element)
  }

  /** The focus waits on the bar, and now there is something to do. */
  private waitsHere(): boolean {
    return this.isParked && this.hasPressed && !firstUseful()?.matches(BAR)
  }

  /** What had the focus before the element that disappeared, unless an answer was given since. */
  private before(): HTMLElement | undefined {
    for (const { element, name } of this.trail) {
      const found = isUsable(element) ? element : name ? firstOf(name) : undefined
      // The bar is only a waiting place for the focus, so skip it.
      if (found && !found.matches(BAR)) return found
    }
    return undefined
  }

  /** Focus a sheet that was opened with the keyboard. */
  private entersSheet(): boolean {
    const sheet = document.querySelector('.sheet:not(.aside)')
    const first = sheet?.querySelector<HTMLElement>('.target.lit:not(.chosen)')
    if (sheet && !first) return false
    const isNew = sheet !== this.sheet
    this.sheet = sheet
    const now = document.activeElement
    if (!isNew || !first || !this.hasPressed || sheet?.contains(now) || now?.matches(WRITES)) return false
    first.focus()
    return true
  }
}
