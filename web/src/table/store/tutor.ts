/** The tutor: whether it is asked about an action, and what it says against it. */

import { sameAction, type Action } from '../../game/actions'
import type { ServerMessage, TableState } from '../../protocol'
import type { Objection } from '../../text/hints'

/** Milliseconds after which an action is played without the tutor. */
const PATIENCE = 5000

/** The tutor is for tables with hints where all others are bots. */
export const hasTutor = (table: TableState | null, seat: number | null): boolean =>
  Boolean(table?.hints) && seat !== null && table!.seats.every((one) => one.seat === seat || one.kind === 'bot')

/** A plan is judged as a whole when it is finished, and a single option not at all. */
export const canBeJudged = (action: Action, options: Action[]): boolean =>
  options.length > 1 && action.kind !== 'assign' && action.kind !== 'recall' && options.some((one) => sameAction(one, action))

/** Ask about an action; null if there is nothing to say against it, or no answer in time. */
export async function objectionTo(action: Action, ask: () => Promise<ServerMessage | null>): Promise<Objection | null> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<null>((resolve) => (timer = setTimeout(() => resolve(null), PATIENCE)))
  const answer = await Promise.race([ask(), late])
  clearTimeout(timer)
  if (answer?.type !== 'judged' || !answer.best?.length) return null
  const { version, lost = 0, win = 0, best, reasons = [] } = answer
  return { action, version, lost, win, best: best as Action[], reasons }
}
