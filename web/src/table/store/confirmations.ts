/** Which choices are confirmed: only those that reveal or end something and can't be undone. */

import type { Choice } from '../../game/actions'
import { questionOf } from '../../game/questions'
import type { ActionKind, Seen } from '../../protocol'
import { without } from './choices'

/** Why a choice is confirmed; each reason can be turned off. */
export type Doubt = 'ready' | 'reveals' | 'stage' | 'perform' | 'idle' | 'no_slot' | 'unspent'

/** Actions that roll dice or draw cards. */
const REVEALING = new Set<ActionKind>(['reroll', 'draw_first', 'draw_further', 'deck', 'weave_fate'])
/** Actions that are the point of a Location: leaving without one of them is worth a question. */
const MAIN = new Set<ActionKind>([
  ...(['learn', 'hire', 'take_coins', 'buy', 'prepare', 'set_up', 'set_up_stack'] as const),
  ...(['draw_first', 'draw_further'] as const),
])

/** Why a choice needs confirmation; null if it doesn't. */
export function doubtAbout({ action, foreseen }: Choice, view: Seen, choices: Choice[]): Doubt | null {
  const others = choices.map((choice) => choice.action)
  switch (action.kind) {
    case 'ready':
      return view.to_act.length === 1 && without(choices).length > 0 ? 'ready' : null
    case 'perform':
      return 'perform'
    case 'place':
      return action.slot.endsWith('.performance') ? 'stage' : null
    case 'idle':
      return others.some((one) => one.kind === 'place' && one.character === action.character) ? 'idle' : 'no_slot'
    case 'done':
      return isUntouched(view) && others.some(({ kind }) => MAIN.has(kind)) ? 'unspent' : null
    default:
      return view.phase !== 'set_up' && foreseen?.unsure && REVEALING.has(action.kind) ? 'reveals' : null
  }
}

/** Has the acting Character done nothing yet? */
function isUntouched(view: Seen): boolean {
  const { frame, acted } = questionOf(view)
  return frame === 'act' && Array.isArray(acted) && acted.length === 0
}
