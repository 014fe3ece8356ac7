/**
 * Motion that explains: what events tell flies over the table, from where it was to where it is.
 *
 * Call `fly(events, viewer)` when the view after the events has been drawn (after `tick()`). Nothing
 * flies where the system or `data-motion="off"` on the root wants less motion, or where nobody looks.
 * What flies is a picture above the table: whatever lies under it can be clicked all the time.
 */

import { flights, type Flight, type Told, type Way } from './flights'

const LASTS = 520
const APART = 110
const LONGEST = 2600

function visible(way: Way): Element | undefined {
  for (const selector of way) {
    const found = [...document.querySelectorAll(selector)].find((one) => one.getClientRects().length > 0)
    if (found) return found
  }
  return undefined
}

/** How fast: 1 is the usual pace, 0 is no motion at all. */
function pace(): number {
  if (document.hidden || matchMedia('(prefers-reduced-motion: reduce)').matches) return 0
  return Number(getComputedStyle(document.documentElement).getPropertyValue('--motion') || 1)
}

/** The drawing of a thing, without the words. */
const drawingOf = (thing: Element): Element | null => thing.querySelector('svg')

/** What it looks like where it arrives; a thing that is not drawn there looks as where it comes from. */
function arrivalOf(flight: Flight, to: Element): Element | null {
  const arrived = flight.drawn ? visible([flight.drawn]) : to.matches(flight.isPiece ? '.target' : '[data-purse]') ? to : undefined
  return arrived ? drawingOf(arrived) : null
}

function cast(layer: HTMLElement, drawing: Element, size: number): HTMLElement {
  const shown = drawing.cloneNode(true) as Element
  shown.setAttribute('width', String(size))
  shown.setAttribute('height', String(size))
  const dot = document.createElement('div')
  dot.style.cssText = 'position:absolute;left:0;top:0;opacity:0;filter:drop-shadow(0 4px 5px rgb(0 0 0/.5))'
  dot.append(shown)
  layer.append(dot)
  return dot
}

function pathOf(start: DOMRect, end: DOMRect, size: number): Keyframe[] {
  const at = (box: DOMRect) => [box.left + box.width / 2 - size / 2, box.top + box.height / 2 - size / 2] as const
  const [x, y] = at(start)
  const [endX, endY] = at(end)
  const lift = Math.min(60, Math.hypot(endX - x, endY - y) / 5)
  return [
    { transform: `translate(${x}px,${y}px) scale(.7)`, opacity: 0 },
    { transform: `translate(${x}px,${y}px) scale(1.1)`, opacity: 1, offset: 0.12 },
    { transform: `translate(${(x + endX) / 2}px,${(y + endY) / 2 - lift}px) scale(1.35)`, opacity: 1, offset: 0.55 },
    { transform: `translate(${endX}px,${endY}px) scale(1)`, opacity: 1 },
  ]
}

function launch(layer: HTMLElement, flight: Flight, delay: number, lasts: number): Promise<unknown>[] {
  const from = visible(flight.from)
  const to = visible(flight.to)
  if (!from || !to || from === to) return []
  const arrival = arrivalOf(flight, to)
  const drawing = arrival ?? drawingOf(from)
  if (!drawing) return []
  const [start, end] = [from.getBoundingClientRect(), to.getBoundingClientRect()]
  const size = flight.isPiece ? Math.min(end.width, 48) : 22
  const path = pathOf(start, end, size)
  // What lands is not seen there before.
  if (flight.isPiece && arrival) arrival.animate([{ opacity: 0 }, { opacity: 0 }], { duration: delay + lasts * 0.92 })
  return Array.from({ length: flight.count }, (_, i) => {
    const dot = cast(layer, drawing, size)
    return dot.animate(path, { duration: lasts, delay: delay + (i * lasts) / 8, easing: 'ease-in-out' }).finished.then(() => dot.remove())
  })
}

/** Let everything fly; resolves when all has arrived. */
export async function fly(events: Told[], viewer: number | null): Promise<void> {
  const speed = pace()
  const all = speed > 0 ? flights(events, viewer) : []
  if (all.length === 0) return
  const layer = document.createElement('div')
  layer.className = 'flights'
  layer.setAttribute('aria-hidden', 'true')
  layer.style.cssText = 'position:fixed;inset:0;z-index:60;pointer-events:none;overflow:hidden'
  document.body.append(layer)
  const apart = Math.min(APART, LONGEST / all.length) * speed
  await Promise.allSettled(all.flatMap((flight, i) => launch(layer, flight, i * apart, LASTS * speed)))
  layer.remove()
}
