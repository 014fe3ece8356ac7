/**
 * Animations of events: pieces fly across the table from where they were to where they are.
 *
 * Call `fly(events, viewer)` after the view that follows the events has been drawn (after `tick()`).
 * Nothing flies if the system or `data-motion="off"` on the root asks for less motion, or if the
 * page is hidden. Flying pieces are pictures above the table; everything below stays clickable.
 */

import type { GameEvent } from '../game/events'
import { flights, type Flight, type Way } from './flight_paths'

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

/** The speed: 1 is normal, 0 is no motion at all. */
function pace(): number {
  if (document.hidden || matchMedia('(prefers-reduced-motion: reduce)').matches) return 0
  return Number(getComputedStyle(document.documentElement).getPropertyValue('--motion') || 1)
}

/** The drawing of a thing, without its text. */
const drawingOf = (thing: Element): Element | null => thing.querySelector('svg')

/** How it looks where it lands, or where it comes from if it is not drawn there. */
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

interface Course {
  flight: Flight
  drawing: Element
  /** The piece at its destination, if it is drawn there. */
  arrival: Element | null
  size: number
  path: Keyframe[]
}

/** Where a flight leads. All courses are measured before anything moves, so that the page is laid out only once. */
function courseOf(flight: Flight): Course | null {
  const from = visible(flight.from)
  const to = visible(flight.to)
  if (!from || !to || from === to) return null
  const arrival = arrivalOf(flight, to)
  const drawing = arrival ?? drawingOf(from)
  if (!drawing) return null
  const [start, end] = [from.getBoundingClientRect(), to.getBoundingClientRect()]
  const size = flight.isPiece ? Math.min(end.width, 48) : 22
  return { flight, drawing, arrival, size, path: pathOf(start, end, size) }
}

function launch(layer: HTMLElement, { flight, drawing, arrival, size, path }: Course, delay: number, lasts: number): Promise<unknown>[] {
  // Hide the piece at its destination until it lands.
  if (flight.isPiece && arrival) arrival.animate([{ opacity: 0 }, { opacity: 0 }], { duration: delay + lasts * 0.92 })
  return Array.from({ length: flight.count }, (_, i) => {
    const dot = cast(layer, drawing, size)
    return dot.animate(path, { duration: lasts, delay: delay + (i * lasts) / 8, easing: 'ease-in-out' }).finished.then(() => dot.remove())
  })
}

/** Start all animations at a speed (2 is twice as fast); resolves when the last one has landed. */
export async function fly(events: GameEvent[], viewer: number | null, faster = 1): Promise<void> {
  const speed = pace() / faster
  const all = speed > 0 ? flights(events, viewer) : []
  if (all.length === 0) return
  const layer = document.createElement('div')
  layer.className = 'flights'
  layer.setAttribute('aria-hidden', 'true')
  layer.style.cssText = 'position:fixed;inset:0;z-index:60;pointer-events:none;overflow:hidden'
  document.body.append(layer)
  const apart = Math.min(APART, LONGEST / all.length) * speed
  await Promise.allSettled(all.map(courseOf).flatMap((course, i) => (course ? launch(layer, course, i * apart, LASTS * speed) : [])))
  layer.remove()
}
