/** Printed figures used in sentences: they come from the data, not from the texts. */

import { BASE_AP, MANAGER_VALUE, TURNS, WAGES } from '../game/facts'
import { FINAL_RATES, PRINTED_AP } from '../protocol'
import { amount } from './nouns'
import { say, yesNo } from './say.svelte'

/** Does the player use a finger? Sentences say “tap” then. */
export const touchFigure = () => ({ touch: yesNo(globalThis.matchMedia?.('(pointer: coarse)').matches) })

export const figures = () => ({
  ...touchFigure(),
  turns: TURNS.base,
  turns_alley: TURNS.dark_alley,
  magician_ap: BASE_AP.magician,
  specialist_ap: BASE_AP.specialist,
  apprentice_ap: BASE_AP.apprentice,
  specialist_wage: amount('coins', WAGES.specialist),
  apprentice_wage: amount('coins', WAGES.apprentice),
  manager_value: amount('coins', MANAGER_VALUE),
  learn_ap: amount('ap', PRINTED_AP.learn),
  hire_ap: amount('ap', PRINTED_AP.hire),
  take_coins_ap: amount('ap', PRINTED_AP.take_coins),
  reroll_ap: amount('ap', PRINTED_AP.reroll),
  set_die_ap: amount('ap', PRINTED_AP.set_die),
})

type Rated = keyof typeof FINAL_RATES
const isRated = (source: string): source is Rated => source in FINAL_RATES

/** What the final scoring pays for what: “1 Fame per 3 Coins”, “2 Fame each”. */
function rateWords(source: Rated): string {
  const { per, fame } = FINAL_RATES[source]
  return per > 1 ? say('source-rate_coins', { fame: amount('fame', fame), coins: amount('coins', per) }) : say('source-rate', { fame: amount('fame', fame) })
}

/** A source of Fame, with its rate if the final scoring has one for it. */
export function sourceWords(source: string): string {
  const name = say(`source-${source}`)
  return isRated(source) ? say('source-rated', { name, rate: rateWords(source) }) : name
}

/** The Fame for what is left at the end of the short game. */
export const finalFigures = () => ({
  shard_fame: amount('fame', FINAL_RATES.final_shards.fame),
  coins: amount('coins', FINAL_RATES.final_coins.per),
  coins_fame: amount('fame', FINAL_RATES.final_coins.fame),
  apprentice_fame: amount('fame', FINAL_RATES.final_apprentices.fame),
  specialist_fame: amount('fame', FINAL_RATES.final_specialists.fame),
})
