/**
 * Motion that explains: what events tell flies over the table, from where it was to where it is.
 *
 * Call `fly(events, viewer)` when the view after the events has been drawn (after `tick()`). Nothing
 * flies where the system or `data-motion="off"` on the root wants less motion.
 */

export interface Told {
  kind: string
  seat?: number | null
  [field: string]: unknown
}

interface Flight {
  /** Selectors; the first visible thing counts. */
  from: string
  to: string
  /** What it looks like, where that is not drawn in the thing it arrives at. */
  drawn?: string
  /** How many of what flies; a piece flies as it looks where it arrives. */
  count: number
  isPiece: boolean
}

const LASTS = 520
const APART = 110
const MOST_AT_ONCE = 5
const LONGEST = 2600

const target = (id: string) => `[data-target="${id}"]`
const purse = (seat: unknown, what: string) => `[data-purse="${seat}.${what}"]`
const board = (seat: unknown) => `[data-seat="${seat}"]`

/** Where a thing of a player is: on the viewer's board in its place, on another's somewhere. */
const home = (told: Told, viewer: number | null, id: string) =>
  told.seat === viewer ? target(id) : board(told.seat)

type Maker = (told: Told, viewer: number | null) => Pick<Flight, 'from' | 'to' | 'drawn'>

const PIECES: Record<string, Maker> = {
  character_placed: (told, viewer) => ({
    from: home(told, viewer, `character:${told['character']}`),
    to: String(told['slot']).startsWith('workshop')
      ? home(told, viewer, `slot:${told['slot']}`)
      : target(`slot:${told['slot']}`),
  }),
  marker_set_up: (told, viewer) => ({
    from: home(told, viewer, `trick:${told['trick']}`),
    to: target(`spot:${told['spot']}`),
    drawn: `[data-marker="${told['spot']}"]`,
  }),
  marker_rescheduled: (told, viewer) => ({
    from: home(told, viewer, `trick:${told['trick']}`),
    to: target(`spot:${told['spot']}`),
    drawn: `[data-marker="${told['spot']}"]`,
  }),
  components_taken: (told, viewer) => ({
    from: target(`stock:${told['component']}`),
    to: home(told, viewer, `component:${told['component']}`),
  }),
  component_ordered: (told) => ({
    from: board(told.seat),
    to: target(`order_place:${told['order_place']}`),
  }),
  trick_learned: (told, viewer) => ({
    from: '[data-target^="die:residence"]',
    to: home(told, viewer, `trick:${told['trick']}`),
  }),
  card_kept: (told, viewer) => ({
    from: target(`deck:${told['deck']}`),
    to: home(told, viewer, `card:${told['card']}`),
  }),
}
const PURSE = ['fame', 'coins', 'shards']

/** What flies, in the order it is told; money comes from, and goes to, where something just happened. */
export function flights(events: Told[], viewer: number | null): Flight[] {
  const found: Flight[] = []
  let place = '.theater'
  for (const told of events) {
    const what = PURSE.find((one) => told.kind === `${one}_changed`)
    if (what) {
      const amount = Number(told['amount'])
      const ends = [place, purse(told.seat, what)]
      if (amount < 0) ends.reverse()
      found.push({ from: ends[0]!, to: ends[1]!, count: Math.min(Math.abs(amount), MOST_AT_ONCE), isPiece: false })
    } else if (told.kind === 'die_changed') {
      place = target(`die:${told['die']}`)
    } else if (told.kind === 'trick_performed' && told['spot']) {
      place = target(`spot:${told['spot']}`)
    } else {
      const made = PIECES[told.kind]?.(told, viewer)
      if (made) {
        place = made.to
        found.push({ ...made, count: 1, isPiece: true })
      }
    }
  }
  return found.filter(({ from, to }) => from !== to)
}

function visible(selector: string): Element | undefined {
  return [...document.querySelectorAll(selector)].find((one) => one.getClientRects().length > 0)
}

/** How fast: 1 is the usual pace, 0 is no motion at all. */
function pace(): number {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return 0
  return Number(getComputedStyle(document.documentElement).getPropertyValue('--motion') || 1)
}

/** A picture of a thing: its drawing without the words. */
function picture(of: Element): Element | undefined {
  return of.querySelector('svg')?.cloneNode(true) as Element | undefined
}

function launch(layer: HTMLElement, flight: Flight, delay: number, lasts: number): Promise<unknown>[] {
  const from = visible(flight.from)
  const to = visible(flight.to)
  if (!from || !to) return []
  const arrives = flight.drawn ? visible(flight.drawn) : to.matches(flight.isPiece ? '.target' : '[data-purse]') && to
  const drawing = arrives || from
  const [start, end] = [from.getBoundingClientRect(), to.getBoundingClientRect()]
  const size = flight.isPiece ? Math.min(end.width, 48) : 22
  const done: Promise<unknown>[] = []
  for (let i = 0; i < flight.count; i++) {
    const shown = picture(drawing)
    if (!shown) continue
    shown.setAttribute('width', String(size))
    shown.setAttribute('height', String(size))
    const dot = document.createElement('div')
    dot.style.cssText = `position:absolute;left:0;top:0;opacity:0;filter:drop-shadow(0 4px 5px rgb(0 0 0/.5))`
    dot.append(shown)
    layer.append(dot)
    const at = (box: DOMRect) => [box.left + box.width / 2 - size / 2, box.top + box.height / 2 - size / 2] as const
    const [x, y] = at(start)
    const [endX, endY] = at(end)
    const lift = Math.min(60, Math.hypot(endX - x, endY - y) / 5)
    const path = [
      { transform: `translate(${x}px,${y}px) scale(.7)`, opacity: 0 },
      { transform: `translate(${x}px,${y}px) scale(1.1)`, opacity: 1, offset: 0.12 },
      { transform: `translate(${(x + endX) / 2}px,${(y + endY) / 2 - lift}px) scale(1.35)`, opacity: 1, offset: 0.55 },
      { transform: `translate(${endX}px,${endY}px) scale(1)`, opacity: 1 },
    ]
    const wait = delay + (i * lasts) / 8
    done.push(dot.animate(path, { duration: lasts, delay: wait, easing: 'ease-in-out' }).finished.then(() => dot.remove()))
  }
  if (flight.isPiece && arrives) {
    arrives.animate([{ opacity: 0 }, { opacity: 0 }], { duration: delay + lasts * 0.92 })
  }
  return done
}

/** Let everything fly; resolves when all has arrived. */
export async function fly(events: Told[], viewer: number | null): Promise<void> {
  const speed = pace()
  const all = speed > 0 ? flights(events, viewer) : []
  if (all.length === 0) return
  const layer = document.createElement('div')
  layer.setAttribute('aria-hidden', 'true')
  layer.style.cssText = 'position:fixed;inset:0;z-index:60;pointer-events:none;overflow:hidden'
  document.body.append(layer)
  const apart = Math.min(APART, LONGEST / all.length) * speed
  await Promise.allSettled(all.flatMap((flight, i) => launch(layer, flight, i * apart, LASTS * speed)))
  layer.remove()
}
