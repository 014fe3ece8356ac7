/** What preparing a trick costs and brings. */

import { TRICKS } from '../game/facts'
import { amount } from './nouns'
import { say } from './say.svelte'

/** Where an owned trick is, and whether its owner has the Engineer, whose slot gives an extra marker. */
interface Place {
  pile: string
  hasEngineer: boolean
}

/** A sentence or two. */
export function prepareWords(trick: string, place?: Place): string[] {
  const { prepare_cost, markers } = TRICKS[trick]!
  const isExtra = place?.pile === 'extension'
  const told = say('closeup-prepare', { ap: amount('ap', prepare_cost), markers: amount('markers', markers + Number(isExtra)) })
  return place?.hasEngineer && !isExtra ? [told, say('closeup-engineer')] : [told]
}
