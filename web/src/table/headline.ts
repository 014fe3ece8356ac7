/** The one line: who must do what. */

import { capital, say } from '../board/words.svelte'
import type { Seen } from '../protocol'
import { questionWords } from './questions'
import type { TableStore } from './table.svelte'
import { amount } from './words'

export function headline(store: TableStore): string {
  const view = store.view
  if (!view) return ''
  if (store.past) return say('table-past')
  if (view.over && view.winner !== null) {
    return say('table-over', { who: view.names[view.winner] ?? '', fame: amount('fame', view.players[view.winner]?.fame ?? 0) })
  }
  const names = view.to_act.map((seat) => view.names[seat]).join(', ')
  if (store.seat === null) return say('table-watching', { names })
  if (store.isBotted) return say('table-bot_plays')
  if (store.isAsked) return questionLine(view, store.seat)
  if (view.phase === 'assignment') return say('table-planning', { names })
  return say('table-waits', { names })
}

/** What a seat is asked, as a sentence. */
export const questionLine = (view: Seen, seat: number): string => capital(questionWords(view, seat))
