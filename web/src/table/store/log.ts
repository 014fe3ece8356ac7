/** The log of a table as lines, and its totals. */

import type { GameEvent } from '../../game/events'
import type { Step } from '../../protocol'
import { isPerformance } from '../../show/performance'
import { slotKey, type Standing } from '../../game/view'
import { say } from '../../text/say.svelte'
import type { Picture } from '../../game/event_icons'
import { tell } from '../../text/events'

export interface Line {
  key: string
  version: number
  seat: number | null
  picture: Picture | null
  text: string
  about: string[]
  isTurn: boolean
  isTakenBack: boolean
}

/** The versions of the actions that were undone. */
export const takenBack = (steps: Step[]): Set<number> => new Set(steps.flatMap((step) => step.taken_back ?? []))

/** Every line of the log, the oldest first. */
export function linesOf(steps: Step[], names: string[]): Line[] {
  const gone = takenBack(steps)
  return steps.filter(({ kind }) => kind !== 'say').flatMap((step) => stepLines(step, names, gone.has(step.version)))
}

function stepLines(step: Step, names: string[], isTakenBack: boolean): Line[] {
  const base = { version: step.version, isTakenBack, isTurn: false }
  const note = NOTES[step.kind]
  if (note) {
    const text = say(note, { who: names[step.seat ?? 0] ?? '' })
    return [{ ...base, key: `${step.version}`, seat: step.seat ?? null, picture: null, text, about: [] }]
  }
  return tell((step.events ?? []) as GameEvent[], names).map((one, i) => ({
    ...base,
    ...one,
    key: `${step.version}.${i}`,
    isTurn: one.kind === 'turn_began',
  }))
}

/** The lines of one turn, and the one that starts it; the setup has none. */
export interface TurnLines {
  key: string
  head: Line | null
  lines: Line[]
}

/** The newest turn first, and in it the newest line. */
export function turnsOf(lines: Line[]): TurnLines[] {
  const turns: TurnLines[] = []
  for (const line of lines) {
    if (line.isTurn) turns.unshift({ key: line.key, head: line, lines: [] })
    else {
      if (turns.length === 0) turns.push({ key: 'set_up', head: null, lines: [] })
      turns[0]!.lines.unshift(line)
    }
  }
  return turns
}

const NOTES: Partial<Record<Step['kind'], string>> = {
  leave: 'table-left',
  back: 'table-came_back',
  undo: 'table-taken_back',
  ask_undo: 'table-undo_asked',
  agree: 'table-undo_agreed',
  decline: 'table-undo_declined',
}

/** Which other players were on which slot in the previous turn; the viewer's own figures would look like a plan. */
export function stoodLastTurn(steps: Step[], viewer: number | null): Standing {
  const gone = takenBack(steps)
  let [last, now]: [Standing, Standing] = [new Map(), new Map()]
  for (const event of steps.filter(({ version }) => !gone.has(version)).flatMap(({ events }) => (events ?? []) as GameEvent[])) {
    if (event.kind === 'turn_began') [last, now] = [now, new Map()]
    else if (event.kind === 'character_placed' && event.seat !== null && event.seat !== viewer) {
      const stand = { seat: event.seat, character: String(event['character']) }
      now.set(slotKey(event.seat, String(event['slot'])), stand)
    }
  }
  return last
}

/** The actions of the latest turn with Performances that have something of a Performance in them. */
export function lastShow(steps: Step[]): Step[] {
  const gone = takenBack(steps)
  let [show, isOver]: [Step[], boolean] = [[], false]
  for (const step of steps.filter(({ kind, version }) => kind === 'act' && !gone.has(version))) {
    const events = (step.events ?? []) as GameEvent[]
    if (isPerformance(events)) [show, isOver] = [isOver ? [step] : [...show, step], false]
    if (events.some(({ kind }) => kind === 'turn_began')) isOver = true
  }
  return show
}

export interface Gain {
  seat: number
  what: string
  amount: number
  why: string
  turn: number
}

/** Every change of Fame, Coins and Shards that was not undone, with its turn. */
export function gainsOf(steps: Step[]): Gain[] {
  const gone = takenBack(steps)
  const gains: Gain[] = []
  let turn = 0
  for (const step of steps) {
    if (gone.has(step.version)) continue
    for (const event of (step.events ?? []) as GameEvent[]) {
      if (event.kind === 'turn_began') turn = Number(event['turn'])
      else if (event.kind.endsWith('_changed') && event.seat !== null && 'amount' in event) {
        const what = event.kind.replace('_changed', '')
        gains.push({ seat: event.seat, what, amount: Number(event['amount']), why: String(event['why']), turn })
      }
    }
  }
  return gains
}

/** Fame only, for the charts at the end. */
export const fameOf = (gains: Gain[]) =>
  gains.filter(({ what }) => what === 'fame').map(({ seat, amount, why, turn }) => ({ seat, fame: amount, why, turn }))

/** What a turn changed for each seat. */
export function turnSums(gains: Gain[], turn: number, seats: number): Record<string, number>[] {
  const sums: Record<string, number>[] = Array.from({ length: seats }, () => ({}))
  for (const gain of gains) {
    const own = sums[gain.seat]
    if (gain.turn === turn && own && !gain.why.startsWith('final_')) own[gain.what] = (own[gain.what] ?? 0) + gain.amount
  }
  return sums
}
