/** What happened, in sentences: one line for each run of events of the same player. */

import { say } from '../board/words.svelte'
import type { EventKind } from '../protocol'
import { has } from '../texts/fluent'
import { pictureOf, type Picture } from './event_pictures'
import { targetsOf } from './pointing'
import { amount, effectName, fieldWords, word, type Fields, type Texts } from './words'

export interface Told extends Fields {
  kind: EventKind
  seat: number | null
}

/** With these something new begins, told on a line of its own. */
const PARAGRAPHS = new Set<EventKind>(['turn_began', 'character_placed', 'character_idle', 'performance_began'])
/** These are told alone: what comes after them is another thing. */
const ALONE = new Set<EventKind>(['turn_began', 'seat_ready'])
const HOUSES = ['residence', 'inn', 'bank']

export interface Sentence {
  seat: number | null
  kind: EventKind
  picture: Picture | null
  text: string
  /** The things on the table it is about. */
  about: string[]
}

/** Lines for a log: a sentence per run of events of one player. */
export function tell(events: Told[], names: string[]): Sentence[] {
  const runs: Told[][] = []
  for (const event of events) {
    const last = runs[runs.length - 1]
    const before = last?.at(-1)
    const isNew = !before || before.seat !== event.seat || ALONE.has(before.kind) || PARAGRAPHS.has(event.kind)
    if (isNew) runs.push([event])
    else last!.push(event)
  }
  return runs.map((run) => {
    const { seat, kind } = run[0]!
    return { seat, kind, picture: pictureOf(run[0]!), text: sentence(seat, clauses(run, names), names), about: targetsOf(run) }
  })
}

/** What is told again of the next thing is told in short: `reveals Theater under the Magician, Downtown under the Manager`. */
function clauses(run: Told[], names: string[]): string[] {
  const told: string[] = []
  run.forEach((event, i) => {
    const short = `event-${event.kind}-more`
    if (run[i - 1]?.kind === event.kind && has(short)) told.push(`${told.pop()}, ${say(short, fieldWords(event))}`)
    else told.push(clause(event, names))
  })
  return told
}

function sentence(seat: number | null, clauses: string[], names: string[]): string {
  return seat === null ? `${clauses.join('. ')}.` : `${names[seat]} ${clauses.join('; ')}.`
}

/** One event without its subject. */
export function clause(event: Told, names: string[]): string {
  const more = EVENT_WORDS[event.kind]
  return say(`event-${event.kind}`, { ...fieldWords(event), ...(more ? more(event, names) : {}) })
}

function change(event: Told): Texts {
  const what = event.kind.replace('_changed', '')
  const number = Number(event['amount'])
  const key = number > 0 ? `gains-${what}` : `loses-${what}`
  return { change: say(key, { amount: amount(what, Math.abs(number)) }) }
}

const markers = (event: Told): Texts => ({ markers: amount('markers', Number(event['markers'])) })

function prophecies(event: Told): Texts {
  const pending = (event['pending'] as string[]).filter(Boolean)
  return {
    active: event['active'] ? effectName(String(event['active'])) : say('words-no_prophecy'),
    pending: pending.map(effectName).join(', '),
  }
}

function drawn(event: Told): Texts {
  if (!('first' in event)) return { drawn: say('event-drawn_unseen') }
  return { drawn: say('event-drawn', fieldWords(event)) }
}

function kept(event: Told): Texts {
  const texts = fieldWords(event)
  return { kept: texts['card'] ?? say('event-kept_unseen', texts) }
}

export function exchangeWords(other: unknown): string {
  return other === 'none' || other === undefined ? '' : say('words-exchanged', { component: word('component', other) })
}

/** A face of a die in little room: X, 4, Mechanical. */
const shortFace = (face: string): string => (/^[x\d]$/.test(face) ? face.toUpperCase() : word('face', face))

const EVENT_WORDS: Partial<Record<EventKind, (event: Told, names: string[]) => Texts>> = {
  fame_changed: change,
  coins_changed: change,
  shards_changed: change,
  initiative_set: (event, names) => ({ order: (event['order'] as number[]).map((seat) => names[seat]).join(', ') }),
  dice_rolled: (event) => ({
    faces: HOUSES.map((house, i) => {
      const [a, b] = (event['faces'] as string[]).slice(2 * i, 2 * i + 2).map(shortFace)
      return `${say(`house-${house}`)} ${a} / ${b}`
    }).join(', '),
  }),
  trick_learned: (event) => ({ trick_place: say(`trick_place-${String(event['pile'])}`) }),
  components_moved: (event) => ({ exchange: exchangeWords(event['exchange']) }),
  orders_arrived: (event) => ({ stock: (event['stock'] as string[]).map((one) => word('component', one)).join(', ') }),
  character_hired: (event) => ({ hireling: say(`a-${String(event['hireling'])}`) }),
  trick_prepared: markers,
  markers_returned: markers,
  game_ended: (event, names) => ({ winner: names[Number(event['winner'])] ?? '' }),
  cards_drawn: drawn,
  card_kept: kept,
  ability_used: (event) => ({ ability: say(`ability-${String(event['magician'])}`) }),
  prophecies_moved: prophecies,
}
