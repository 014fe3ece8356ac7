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
  const days = slots.filter((slot) => slot.endsWith('.performance')).map((slot) => slot.split('.')[0]!)
  const streets = slots.filter((slot) => !days.includes(slot.split('.')[0]!)).map((slot) => wordForm('slot', slot, 'short'))
  return list([...streets, ...days.map((day) => word('weekday', day))])
}

/** The Turn Setup cards of the turn and of the next one. */
export const turnSetupWords = ({ turn_setup, next_turn_setup }: Duel): string =>
  say('board-turn_setups', { turn_setup: turn_setup ? word('turn_setup', turn_setup) : '—', next_turn_setup: word('turn_setup', next_turn_setup) })

/** The same, with what they close, and whose cards they are. */
export const turnSetupLines = (duel: Duel): string[] => [
  turnSetupWords(duel),
  say('text-closed', { closed: closedList(duel.closed) || say('amount-nothing'), next: closedList(duel.next_closed) }),
  say('duel-our_cards'),
]
