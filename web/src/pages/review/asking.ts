/** Asks for the review of a game until it is there. */

import { rest } from '../../lib/rest_api'
import type { Review, ReviewState } from '../../protocol'

/** Milliseconds between two questions. */
const PAUSE = 1000

/** Resolves with the review, or with null if it failed or `isGone` says that nobody waits for it any longer. */
export async function ask(id: string, tell: (state: ReviewState) => void, isGone: () => boolean): Promise<Review | null> {
  while (!isGone()) {
    const state = await rest.askForReview(id)
    if (state.status === 'done') return rest.review(id)
    tell(state)
    if (state.status === 'failed') return null
    await new Promise((resolve) => setTimeout(resolve, PAUSE))
  }
  return null
}
