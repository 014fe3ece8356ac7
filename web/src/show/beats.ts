/** An action as beats: each shows a board that the server sent, and tells what led to it. */

import type { GameEvent } from '../game/events'
import type { SceneView, Seen, Step } from '../protocol'
import { finalBeats, isFinal } from './final_scoring'
import { isPerformance, performanceBeats } from './performance'
import { told, type Told } from './told'

export interface Beat extends Told {
  step: Step
  /** The viewer did it. */
  isOwn: boolean
}

/** What others may do while a player decides; nobody waits for it. */
const ASIDE = new Set(['seat_ready', 'seat_reconsidered', 'card_assigned', 'card_recalled'])

/** An action's events, divided at the scenes it led through. */
function partsOf(events: GameEvent[], scenes: SceneView[], after: Seen): { events: GameEvent[]; view: Seen }[] {
  const ends = [...scenes, { after: events.length, view: after }]
  const parts = ends.map((end, i) => ({ events: events.slice(ends[i - 1]?.after ?? 0, end.after), view: end.view }))
  return parts.filter((part) => part.events.length > 0)
}

/** The beats of an action that led from one view to another. */
export function beatsOf(step: Step, before: Seen, after: Seen, viewer: number | null): Beat[] {
  const parts = partsOf((step.events ?? []) as GameEvent[], step.scenes ?? [], after)
  return parts.flatMap((part, i) => {
    const isOwn = i === 0 && step.seat === viewer
    const beats = toldOf(part.events, parts[i - 1]?.view ?? before, part.view)
    return beats.map((one) => ({ ...one, step, isOwn, lasts: isOwn && !one.stage ? 0 : one.lasts }))
  })
}

function toldOf(events: GameEvent[], before: Seen, view: Seen): Told[] {
  if (isPerformance(events)) return performanceBeats(events, before, view)
  if (isFinal(events)) return finalBeats(events, before, view)
  const beat = told(events, view)
  return [events.every(({ kind }) => ASIDE.has(kind)) ? { ...beat, lasts: 0 } : beat]
}
