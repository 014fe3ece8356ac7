/** Which choices are shown as a list, because the board has no place for them. */

import { steps } from '../board/targets'
import type { Seen } from '../protocol'
import { headingWords } from './actions'
import type { Choice } from './decide'

const DRAWN = new Set([
  ...['slot', 'character', 'die', 'stock', 'order_place', 'component', 'spot', 'guest', 'performance'],
  ...['deck', 'pending'],
])

const isDrawn = (target: string): boolean => DRAWN.has(target.slice(0, target.indexOf(':')))

/** Can it be picked on the table itself, after what has been picked? */
export function isOnTable({ action }: Choice, picked: string[] = []): boolean {
  // What a Performance pays everybody is said in the list, beside the card on the board.
  if (action['kind'] === 'perform') return false
  return steps(action).some((step) => step.some(isDrawn) && !step.some((target) => picked.includes(target)))
}

/** What ends something or leaves it be: on a phone always in view, below what scrolls. */
const CLOSING = new Set(['done', 'pass', 'ready'])

export const isClosing = ({ action }: Choice): boolean => CLOSING.has(String(action['kind']))

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

/** The list as it stands: what is left of what was picked, or what only a list can offer. */
export function listed(choices: Choice[], left: Choice[], picked: string[], all: boolean, isNarrow: boolean): Choice[] {
  if (all) return choices
  // A phone shows one zone at a time: the rest of what was picked may lie in another.
  if (picked.length > 0 && isNarrow) return left
  return left.filter((choice) => !isOnTable(choice, picked))
}
