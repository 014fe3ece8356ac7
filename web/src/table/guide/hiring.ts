/** Whom the Inn’s dice offer, and what they score at the end. */

import { PLAYER_BOARD } from '../../game/facts'
import { kindOfCharacter } from '../../game/plan'
import type { Player } from '../../game/view'
import { FINAL_RATES, type Seen } from '../../protocol'

/** The faces of a house’s dice that can be used. */
const facesOf = (view: Seen, house: string): string[] =>
  Object.entries(view.dice).flatMap(([die, face]) => (die.startsWith(house) && face !== null && face !== 'x' ? [face] : []))

export const hasDie = (view: Seen, house: string): boolean => facesOf(view, house).length > 0

/** The Fame for a Character in the final scoring. */
export const scoreOf = (character: string): number =>
  (kindOfCharacter(character) === 'apprentice' ? FINAL_RATES.final_apprentices : FINAL_RATES.final_specialists).fame

/** The Fame that the Coins of the Bank’s best die would make in the final scoring. */
const bankScore = (view: Seen): number =>
  Math.floor(Math.max(0, ...facesOf(view, 'bank').map(Number)) / FINAL_RATES.final_coins.per) * FINAL_RATES.final_coins.fame

function hasRoom(me: Player): boolean {
  const team = Object.keys(me.characters).filter((one) => kindOfCharacter(one) === 'apprentice').length
  const places = PLAYER_BOARD.apprentice_slots + ('assistant' in me.characters ? PLAYER_BOARD.assistant_apprentice_slots : 0)
  return team + me.inn_apprentices < places
}

/** The Characters on the Inn’s dice who can be hired and score no less than the Bank’s Coins, the best first. */
export function hirelings(view: Seen, me: Player): string[] {
  const canJoin = (face: string) => (kindOfCharacter(face) === 'apprentice' ? hasRoom(me) : !(face in me.characters))
  return facesOf(view, 'inn')
    .filter((face) => canJoin(face) && scoreOf(face) >= bankScore(view))
    .sort((one, other) => scoreOf(other) - scoreOf(one))
}
