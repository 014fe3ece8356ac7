/** Which choices are listed, because the board has no target for them. */

import { steps } from '../../game/targets'
import type { Seen } from '../../protocol'
import { headingWords } from '../../text/actions'
import type { Choice } from '../../game/actions'

const DRAWN = new Set([
  ...['slot', 'character', 'die', 'stock', 'order_place', 'component', 'spot', 'guest', 'performance'],
  ...['deck', 'pending'],
])

const isDrawn = (target: string): boolean => DRAWN.has(target.slice(0, target.indexOf(':')))

/** Can it be picked on the table, given the targets already picked? */
export function isOnTable({ action }: Choice, picked: string[] = []): boolean {
  // What a Performance pays each player is shown in the list, beside the card on the board.
  if (action.kind === 'perform') return false
  // The hand is always in view.
  if (action.kind === 'assign') return true
  return steps(action).some((step) => step.some(isDrawn) && !step.some((target) => picked.includes(target)))
}

/** Choices that end or skip something: on a phone always visible, below the scrolling part. */
const CLOSING = new Set(['done', 'pass', 'ready'])

export const isClosing = ({ action }: Choice): boolean => CLOSING.has(action.kind)

export interface Group {
  heading: string
  choices: Choice[]
}

/** Choices under their headings, in the order of the options. */
export function grouped(view: Seen, choices: Choice[]): Group[] {
  const groups = new Map<string, Choice[]>()
  for (const choice of choices) {
    const heading = headingWords(view, choice.action)
    const known = groups.get(heading)
    if (known) known.push(choice)
    else groups.set(heading, [choice])
  }
  return [...groups].map(([heading, found]) => ({ heading, choices: found }))
}

/** The current list: the choices that match the picks, or those only a list can offer. */
export function listed(choices: Choice[], left: Choice[], picked: string[], all: boolean, isNarrow: boolean): Choice[] {
  if (all) return choices
  // A phone shows one zone at a time: the next target may be in another one.
  const shown = picked.length > 0 && isNarrow ? left : left.filter((choice) => !isOnTable(choice, picked))
  // A plan can be finished while a Character is selected.
  return [...shown, ...choices.filter((choice) => choice.action.kind === 'ready' && !shown.includes(choice))]
}
