/** Sentences for what happened: one line for each run of events of the same player. */

import { pictureOf, type Picture } from '../game/event_icons'
import { targetsOf, type GameEvent } from '../game/events'
import type { EventKind } from '../protocol'
import { amount, fieldNouns, whose, word, wordForm, type Texts } from './nouns'
import { joined, list, say, yesNo } from './say.svelte'

/** Events that start a new line. */
const PARAGRAPHS = new Set<EventKind>([
  ...(['magician_chosen', 'specialist_chosen', 'trick_learned'] as const),
  ...(['turn_began', 'character_placed', 'character_idle', 'performance_began'] as const),
])
/** Events that always have their own line. */
const ALONE = new Set<EventKind>(['turn_began', 'seat_ready'])

export interface Sentence {
  seat: number | null
  kind: EventKind
  picture: Picture | null
  text: string
  /** The things on the table it is about. */
  about: string[]
}

/** Lines for a log: a sentence per run of events of one player. */
export function tell(events: GameEvent[], names: string[]): Sentence[] {
  return runsOf(events).map((run) => {
    const { seat, kind } = run[0]!
    return { seat, kind, picture: pictureOf(run[0]!), text: sentence(run, names), about: targetsOf(run) }
  })
}

function runsOf(events: GameEvent[]): GameEvent[][] {
  const runs: GameEvent[][] = []
  for (const event of events) {
    const last = runs[runs.length - 1]
    const before = last?.at(-1)
    const isNew = !before || before.seat !== event.seat || ALONE.has(before.kind) || PARAGRAPHS.has(event.kind)
    if (isNew) runs.push([event])
    else last!.push(event)
  }
  return runs
}

/** A run as one sentence: only its first event names the player. */
function sentence(run: GameEvent[], names: string[]): string {
  const { seat } = run[0]!
  const told = together(run).map((same, i) => clause(same, names, i === 0 ? undefined : '').trim())
  return say('told-line', { told: joined(seat === null ? 'told-then' : 'told-more', told) })
}

/** Cards that are revealed together share a clause. */
function together(run: GameEvent[]): GameEvent[][] {
  const groups: GameEvent[][] = []
  for (const event of run) {
    const last = groups[groups.length - 1]
    if (event.kind === 'assignment_revealed' && last?.[0]!.kind === event.kind) last.push(event)
    else groups.push([event])
  }
  return groups
}

/** One event, or several combined, without a period. */
export function clause(events: GameEvent[], names: string[], who?: string): string {
  const [event] = events as [GameEvent]
  const more = EVENT_TEXTS[event.kind]
  const player = who ?? (event.seat === null ? '' : (names[event.seat] ?? ''))
  return say(`event-${event.kind}`, { ...fieldNouns(event), who: player, ...(more ? more(event, names, events) : {}) })
}

type Maker = (event: GameEvent, names: string[], events: GameEvent[]) => Texts

const change: Maker = (event) => {
  const count = Number(event['amount'])
  return { change: count > 0 ? 'gain' : 'loss', amount: amount(event.kind.replace('_changed', ''), Math.abs(count)) }
}

const markers: Maker = (event) => ({ markers: amount('markers', Number(event['markers'])) })

const DICE = ['residence_a', 'residence_b', 'inn_a', 'inn_b', 'bank_a', 'bank_b']

const rolled = (die: string, face: string): string =>
  say('event-die_rolled', { ...fieldNouns({ die, face }), die: wordForm('die', die, 'short'), face: wordForm('face', face, 'short') })

const EVENT_TEXTS: Partial<Record<EventKind, Maker>> = {
  fame_changed: change,
  coins_changed: change,
  shards_changed: change,
  initiative_set: (event, names) => ({ order: list((event['order'] as number[]).map((seat) => names[seat]!)) }),
  dice_rolled: (event) => ({ faces: list((event['faces'] as string[]).map((face, i) => rolled(DICE[i]!, face))) }),
  assignment_revealed: (_event, _names, events) => ({
    revealed: list(events.map((one) => say('event-card_revealed', fieldNouns(one))), 'conjunction'),
  }),
  orders_arrived: (event) => ({ stock: list((event['stock'] as string[]).map((one) => wordForm('component', one, 'many'))) }),
  shopping_list_changed: (event) => {
    const wanted = event['components'] as string[]
    return { count: wanted.length, list: list(wanted.map((one) => word('component', one))) }
  },
  trick_prepared: markers,
  markers_returned: markers,
  marker_rescheduled: (event, names) => ({ is_own: yesNo(event['owner'] === event.seat), whose: whose(names[Number(event['owner'])] ?? '') }),
  game_ended: (event, names) => ({ winner: names[Number(event['winner'])] ?? '' }),
  cards_drawn: (event) => ({ is_known: yesNo('first' in event) }),
  card_kept: (event) => ({ is_known: yesNo('card' in event) }),
  power_discarded: (event) => ({ is_known: yesNo('power' in event) }),
  ability_used: (event) => ({ ability: say(`ability-${String(event['magician'])}`) }),
  prophecies_moved: (event) => ({
    active: event['active'] ? word('active', event['active']) : say('prophecy-none'),
    pending: list((event['pending'] as string[]).filter(Boolean).map((one) => word('prophecy', one))),
  }),
}
