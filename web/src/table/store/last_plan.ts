/** The cards that a player put under Characters last turn. */

import type { GameEvent } from '../../game/events'
import type { Step } from '../../protocol'
import { takenBack } from './log'

/** Card by Character. */
export function cardsLastTurn(steps: Step[], seat: number): Map<string, string> {
  const gone = takenBack(steps)
  let [last, now] = [new Map<string, string>(), new Map<string, string>()]
  for (const event of steps.filter(({ version }) => !gone.has(version)).flatMap(({ events }) => (events ?? []) as GameEvent[])) {
    if (event.kind === 'turn_began') [last, now] = [now, new Map()]
    else if (event.seat !== seat) continue
    else if (event.kind === 'card_assigned') now.set(String(event['character']), String(event['card']))
    else if (event.kind === 'card_recalled') now.delete(String(event['character']))
  }
  return last
}
