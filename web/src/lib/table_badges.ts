/** What sets a game apart: where it started, and whether its future was known. */

import type { TableState } from '../protocol'

export type Mark = 'position' | 'record' | 'upload' | 'practice'

/** The badges of a table, in display order; `mark-…` is the word, `mark-…_more` the sentence. */
export function marksOf({ origin, practice }: Pick<TableState, 'origin' | 'practice'>): Mark[] {
  const marks: Mark[] = origin && origin !== 'set_up' ? [origin] : []
  return practice ? [...marks, 'practice'] : marks
}
