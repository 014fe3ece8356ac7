/** What tests of several rooms need. */

import english from 'virtual:texts/en'
import guide from 'virtual:texts/en/guide'
import later from 'virtual:texts/en/later'
import lessons from 'virtual:texts/en/lessons'
import puzzles from 'virtual:texts/en/puzzles'
import review from 'virtual:texts/en/review'
import type { Action } from '../src/game/actions'
import { ACTION_FIELDS, type ActionKind } from '../src/protocol'
import { Language } from '../src/text/language'
import { setLanguage } from '../src/text/say.svelte'

/** Speak English. */
export const speak = (): void => setLanguage(new Language('en', [english, guide, later, lessons, puzzles, review]))

/** An action in the notation of records: `action('place manager market_row.1')`. */
export function action(text: string, seat = 0): Action {
  const [kind, ...values] = text.split(' ')
  const fields = ACTION_FIELDS[kind as ActionKind].map((field, i) => [field, values[i]])
  return { seat, kind, ...Object.fromEntries(fields) } as Action
}
