/** The headline: who must do what. */

import { joined, list, say } from '../../text/say.svelte'
import { questionWords } from '../../text/questions'
import type { TableStore } from '../store/table_store.svelte'
import { amount } from '../../text/nouns'

/** In brief, a question leaves out the card that goes with it. */
export function headline(store: TableStore, isBrief = false): string {
  const view = store.view
  if (!view) return ''
  if (store.past) return say('table-past')
  if (store.telling) return joined('ui-then', store.telling.lines)
  const ending = store.ending()
  if (ending) return ending
  if (view.over && view.winner !== null) {
    return say('table-over', { who: view.names[view.winner] ?? '', fame: amount('fame', view.players[view.winner]?.fame ?? 0) })
  }
  const names = list(view.to_act.map((seat) => view.names[seat]!), 'conjunction')
  if (store.seat === null) return say('table-watching', { names })
  if (store.isBotted) return say('table-bot_plays')
  if (store.isAsked) return questionWords(view, store.seat, isBrief)
  if (view.phase === 'assignment') return say('table-planning', { names })
  return say('table-waits', { names })
}
