/** The English names and effects of cards, from the printed facts; all other words are in `texts/`. */

import { MAGICIANS, PROPHECIES, SPECIALS, TRICKS } from './facts'

function names(): Record<string, string> {
  const told: Record<string, string> = {}
  for (const trick of Object.values(TRICKS)) {
    told[`trick-${trick.id}`] = trick.name
    if (trick.end_bonus) told[`end_bonus-${trick.id}`] = trick.end_bonus
  }
  for (const card of Object.values(SPECIALS)) {
    told[`card-${card.id}`] = card.name
    told[`effect-${card.id}`] = card.effect
  }
  for (const magician of Object.values(MAGICIANS)) {
    told[`magician-${magician.id}`] = magician.name
    told[`ability-${magician.id}`] = magician.ability
    told[`effect-${magician.id}`] = magician.effect
  }
  for (const { id, effect } of Object.values(PROPHECIES)) {
    told[`prophecy-${id}`] = id
      .split('_')
      .map((word) => (word === 'over' || word === 'on' ? word : word[0]!.toUpperCase() + word.slice(1)))
      .join(' ')
    told[`effect-${id}`] = effect
  }
  return told
}

export const ENGLISH: Record<string, string> = names()
