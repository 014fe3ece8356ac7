/** What flies across the table for each event, and from where to where. */

export interface GameEvent {
  kind: string
  seat?: number | null
  [field: string]: unknown
}

/** Places as selectors; the first visible one counts. */
export type Way = string[]

export interface Flight {
  from: Way
  to: Way
  /** How it looks, unless it can be copied from where it lands. */
  drawn?: string
  /** How many pieces fly; each looks as it does where it lands. */
  count: number
  isPiece: boolean
}

const MOST_AT_ONCE = 5

const target = (id: string) => `[data-target="${id}"]`
const THEATER = ['.zone-theater', '[data-zone="theater"]']

/** Where a player's things are: their own board, a panel, or on a phone the tab that leads there. */
const board = (seat: unknown, viewer: number | null): Way => [
  `[data-seat="${String(seat)}"]`,
  `[data-zone="${seat === (viewer ?? 0) ? 'workshop' : 'players'}"]`,
]
const purse = (told: GameEvent, viewer: number | null, what: string): Way => [
  `[data-purse="${String(told.seat)}.${what}"]`,
  ...board(told.seat, viewer),
]
/** A player's thing: in its place on the viewer's board, anywhere on another player's. */
const home = (told: GameEvent, viewer: number | null, id: string): Way => [
  ...(told.seat === viewer ? [`[data-seat="${String(told.seat)}"] ${target(id)}`, target(id)] : []),
  ...board(told.seat, viewer),
]
const team = (told: GameEvent, viewer: number | null): Way => [`[data-seat="${String(told.seat)}"] .team`, ...board(told.seat, viewer)]
const spot = (told: GameEvent): Way => [target(`spot:${String(told['spot'])}`), ...THEATER]

type Maker = (told: GameEvent, viewer: number | null) => Pick<Flight, 'from' | 'to' | 'drawn'>

function placed(told: GameEvent, viewer: number | null): Pick<Flight, 'from' | 'to'> {
  const slot = String(told['slot'])
  const to = slot.startsWith('workshop') ? home(told, viewer, `slot:${slot}`) : [target(`slot:${slot}`)]
  return { from: home(told, viewer, `character:${String(told['character'])}`), to }
}

/** A marker comes from its owner's board, even if somebody else moved it. */
function laid(told: GameEvent, viewer: number | null): Pick<Flight, 'from' | 'to' | 'drawn'> {
  const owner = told['owner'] ?? told.seat
  const from = [`[data-seat="${String(owner)}"] ${target(`trick:${String(told['trick'])}`)}`, ...board(owner, viewer)]
  return { from, to: spot(told), drawn: `[data-marker="${String(told['spot'])}"]` }
}

const PIECES: Record<string, Maker> = {
  character_placed: placed,
  marker_set_up: laid,
  marker_rescheduled: laid,
  components_taken: (told, viewer) => ({
    from: [target(`stock:${String(told['component'])}`)],
    to: home(told, viewer, `component:${String(told['component'])}`),
  }),
  component_ordered: (told, viewer) => ({
    from: board(told.seat, viewer),
    to: [target(`order_place:${String(told['order_place'])}`)],
  }),
  trick_learned: (told, viewer) => ({
    from: ['[data-target^="die:residence"]'],
    to: home(told, viewer, `trick:${String(told['trick'])}`),
  }),
  card_kept: (told, viewer) => ({
    from: [target(`deck:${String(told['deck'])}`)],
    to: home(told, viewer, `card:${String(told['card'])}`),
  }),
}

/** Where an event that pays or costs something happens. */
const PLACES: Record<string, (told: GameEvent) => Way> = {
  die_changed: (told) => [target(`die:${String(told['die'])}`)],
  components_taken: (told) => [target(`stock:${String(told['component'])}`)],
  marker_set_up: spot,
  marker_rescheduled: spot,
  trick_performed: (told) => (told['spot'] ? spot(told) : THEATER),
}

/** Money flies to or from the place of the last event; without such a place it does not fly. */
const PAID: Record<string, (told: GameEvent, viewer: number | null) => Way | null> = {
  advertise: () => ['ol.order'],
  wages: team,
  unpaid_wages: () => null,
  enhance: () => ['.bar .ap'],
  set_up: () => null,
  link: () => THEATER,
}
const IN_THE_THEATER = ['yield', 'link_bonus', 'specialist_bonus', 'card_bonus']

function placeOf(events: GameEvent[], at: number, viewer: number | null): Way | null {
  const told = events[at]!
  const why = String(told['why'])
  if (why.startsWith('final_')) return null
  const happens = (one: GameEvent) => PLACES[one.kind]?.(one)
  const before = events.slice(0, at).reverse()
  const own = PAID[why]
  if (own && !(why === 'link' && before.some(happens))) return own(told, viewer)
  const found = [...before, ...events.slice(at + 1)].find(happens)
  if (found) return happens(found)!
  return IN_THE_THEATER.includes(why) ? THEATER : null
}

const PURSE = ['fame', 'coins', 'shards']

/** What flies, in the order of the events; money flies from or to where something happens. */
export function flights(events: GameEvent[], viewer: number | null): Flight[] {
  return events.flatMap((told, at): Flight[] => {
    const what = PURSE.find((one) => told.kind === `${one}_changed`)
    if (!what) {
      const made = PIECES[told.kind]?.(told, viewer)
      return made ? [{ ...made, count: 1, isPiece: true }] : []
    }
    const place = placeOf(events, at, viewer)
    if (!place) return []
    const amount = Number(told['amount'])
    const ends = [place, purse(told, viewer, what)] as const
    const [from, to] = amount < 0 ? [ends[1], ends[0]] : ends
    return [{ from, to, count: Math.min(Math.abs(amount), MOST_AT_ONCE), isPiece: false }]
  })
}
