/** The printed figures that sentences speak of: they stand on the boards, not in the texts. */

import { BASE_AP, MANAGER_VALUE, TURNS, WAGES } from '../board/facts'
import { amount } from './words'

export const figures = () => ({
  turns: TURNS.base,
  turns_alley: TURNS.dark_alley,
  magician_ap: BASE_AP.magician,
  specialist_ap: BASE_AP.specialist,
  apprentice_ap: BASE_AP.apprentice,
  specialist_wage: amount('coins', WAGES.specialist),
  apprentice_wage: amount('coins', WAGES.apprentice),
  manager_value: amount('coins', MANAGER_VALUE),
})
