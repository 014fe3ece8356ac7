/** Which slots are closed, in words. */

import { isClosed, type Duel, type View } from '../game/view'
import { word, wordForm } from './nouns'
import { list, say } from './say.svelte'

/** Why a slot is closed; empty if it is open. */
export function closedWords(view: View, slot: string): string {
  if (!isClosed(view, slot)) return ''
  return view.duel ? say('board-closed_by', { turn_setup: word('turn_setup', view.duel.turn_setup) }) : say('board-closed', { players: view.players.length })
}

/** Slots of streets and whole weekdays. */
function closedList(slots: string[]): string {
  const days = slots.filter((slot) => slot.endsWith('.performance')).map((slot) => word('weekday', slot.split('.')[0]))
  const streets = slots.filter((slot) => !days.length || !slots.includes(`${slot.split('.')[0]}.performance`)).map((slot) => wordForm('slot', slot, 'short'))
  return list([...streets, ...days])
}

/** The Turn Setup card of the turn, and what the next one closes. */
export const turnSetupWords = ({ turn_setup, next_turn_setup, next_closed }: Duel): string =>
  say('board-turn_setups', { turn_setup: turn_setup ? word('turn_setup', turn_setup) : '—', next: word('turn_setup', next_turn_setup), closed: closedList(next_closed) })
