/** The headline: who must do what. */

import { joined, list, say } from '../../text/say.svelte'
import { questionWords } from '../../text/questions'
import type { TableStore } from '../store/table_store.svelte'
import { amount } from '../../text/nouns'

export function headline(store: TableStore): string {
  const view = store.view
  if (!view) return ''
  if (store.past) return say('table-past')
  if (store.telling) return joined('ui-then', store.telling.lines)
  if (view.over && view.winner !== null) {
    return say('table-over', { who: view.names[view.winner] ?? '', fame: amount('fame', view.players[view.winner]?.fame ?? 0) })
  }
  const names = list(view.to_act.map((seat) => view.names[seat]!), 'conjunction')
  if (store.seat === null) return say('table-watching', { names })
  if (store.isBotted) return say('table-bot_plays')
  if (store.isAsked) return questionWords(view, store.seat)
  if (view.phase === 'assignment') return say('table-planning', { names })
  return say('table-waits', { names })
}
