/** What makes a game unlike others: where it began, and whether its future was known. */

import type { TableState } from '../protocol'

export type Mark = 'position' | 'record' | 'practice'

/** The marks of a table, in the order they are shown; `mark-…` is the word, `mark-…_more` the sentence. */
export function marksOf({ origin, practice }: Pick<TableState, 'origin' | 'practice'>): Mark[] {
  const marks: Mark[] = origin === 'position' || origin === 'record' ? [origin] : []
  return practice ? [...marks, 'practice'] : marks
}
