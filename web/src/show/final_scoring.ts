/** The final scoring, told source by source, then the winner. */

import type { GameEvent } from '../game/events'
import type { Seen } from '../protocol'
import { told, type Told } from './told'

const SOURCE = 2000
const WINNER = 3000

const isFinalGain = (event: GameEvent): boolean => event.kind === 'fame_changed' && String(event['why']).startsWith('final_')

/** Are they events of the final scoring? */
export const isFinal = (events: GameEvent[]): boolean => events.some((event) => isFinalGain(event) || event.kind === 'game_ended')

/** The events of each source, in the order of the first one; a scored trick goes with its Fame. */
function bySource(events: GameEvent[]): Map<string, GameEvent[]> {
  const found = new Map<string, GameEvent[]>()
  for (const event of events) {
    if (event.kind === 'game_ended') continue
    const source = event.kind === 'trick_scored' ? 'final_trick' : String(event['why'])
    found.set(source, [...(found.get(source) ?? []), event])
  }
  return found
}

function gainsOf(events: GameEvent[], seats: number): number[] {
  const gains = Array.from({ length: seats }, () => 0)
  for (const event of events.filter(isFinalGain)) gains[event.seat!]! += Number(event['amount'])
  return gains
}

export function finalBeats(events: GameEvent[], before: Seen, view: Seen): Told[] {
  let fame = before.players.map((player) => player.fame)
  const beats: Told[] = []
  for (const [source, group] of bySource(events)) {
    const gains = gainsOf(group, fame.length)
    fame = fame.map((old, seat) => old + gains[seat]!)
    beats.push({ ...told(group, before, { kind: 'final', source, gains, fame, winner: null }), lasts: SOURCE })
  }
  const ended = events.filter(({ kind }) => kind === 'game_ended')
  const last = { kind: 'final' as const, source: null, gains: fame.map(() => 0), fame, winner: view.winner }
  return ended.length > 0 ? [...beats, { ...told(ended, before, last), lasts: WINNER }] : beats
}
