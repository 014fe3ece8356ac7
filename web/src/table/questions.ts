/** What is asked, in sentences: one line says who must do what. */

import { SPECIALS } from '../board/facts'
import { trickOf } from '../board/view'
import { say } from '../board/words.svelte'
import type { QuestionName, Seen } from '../protocol'
import { drawnPairs, markerAt, questionOf } from './actions'
import { amount, effectName, fieldWords, word, type Texts } from './words'

/** What a seat is asked. */
export function questionWords(view: Seen, seat: number): string {
  const asked = questionOf(view)
  const frame = asked['frame'] as QuestionName
  const more = QUESTION_WORDS[frame]
  return say(`question-${frame}`, { ...fieldWords(asked), ...(more ? more(view, seat, asked) : {}) })
}

/** The cards and abilities that have a say in the question, by id. */
export function askingIds(view: Seen): string[] {
  if (!view.dark_alley || view.over) return []
  const asked = questionOf(view)
  const ids = [asked['asked_by'], asked['bonus'] === 'spent' ? null : asked['card']]
  if (view.to_act.length === 1 && view.to_act[0] === view.seat) ids.push(view.dark_alley.armed)
  return [...new Set(ids.filter((id): id is string => typeof id === 'string' && id !== ''))].filter((id) => effectName(id))
}

type Asked = Record<string, unknown>
type Maker = (view: Seen, seat: number, asked: Asked) => Texts

const coins =
  (...fields: string[]): Maker =>
  (_view, _seat, asked) =>
    Object.fromEntries(fields.map((field) => [field, amount('coins', Number(asked[field]))]))

const ofSymbol: Maker = (view, seat, asked) => ({
  trick: word('trick', view.players[seat]?.tricks[String(asked['symbol'])]?.trick),
  stack: Number(asked['pieces'] ?? 1) > 1 ? say('words-stack') : '',
})

const goods: Maker = (_view, _seat, asked) => ({
  goods: asked['component'] === null ? say('words-goods') : `${String(asked['pieces'])} ${word('component', asked['component'])}`,
  total: amount('coins', Number(asked['total'])),
})

const act: Maker = (_view, _seat, asked) => {
  const card = String(asked['card'] ?? '')
  const bonus = String(asked['bonus'] ?? 'spent')
  if (bonus === 'spent' || !SPECIALS[card]) return { bonus: '' }
  const values = { card: say(`card-${card}`), enhances: say(`enhances-${SPECIALS[card].enhances}`) }
  return { bonus: say(`words-bonus-${bonus}`, values) }
}

const QUESTION_WORDS: Partial<Record<QuestionName, Maker>> = {
  take_components: coins('value'),
  take_extra_components: coins('value'),
  assignment: (view, seat) => {
    const names = view.to_act.filter((other) => other !== seat).map((other) => view.names[other])
    return { others: names.length ? say('words-waiting', { names: names.join(', ') }) : '' }
  },
  place_character: (_view, _seat, asked) => ({
    which: say(asked['optional'] ? 'words-a_second' : 'words-one'),
    or_pass: asked['optional'] ? say('words-or_pass') : '',
  }),
  act,
  choose_trick: (view, _seat, asked) => ({ face: word('face', view.dice[String(asked['die'])]) }),
  choose_bargain: goods,
  choose_fame_bargain: goods,
  choose_payment: goods,
  choose_spot: ofSymbol,
  choose_stage: ofSymbol,
  choose_test_run: ofSymbol,
  choose_replacement: ofSymbol,
  return_parts: ofSymbol,
  choose_new_trick: ofSymbol,
  choose_keep: (view, _seat, asked) => {
    const pairs = drawnPairs(view).length
    return { rest: pairs > 1 ? say('words-keep_each', { pairs }) : say('words-keep_one', fieldWords(asked)) }
  },
  move_guest: (_view, _seat, asked) => ({ performance: word('performance', String(asked['guest']).split('.')[0]) }),
  choose_link_pay: (_view, _seat, asked) => ({ links: amount('links', Number(asked['links'])) }),
  choose_possession: (view) => {
    const waiting = view.pending[view.pending.length - 2] ?? {}
    return { performer: view.names[Number(waiting['seat'])] ?? '', weekday: word('weekday', waiting['weekday']) }
  },
  choose_street: (view, _seat, asked) => {
    const marker = typeof asked['spot'] === 'string' ? markerAt(view, asked['spot']) : undefined
    return { trick: marker ? word('trick', trickOf(view, marker)) : '' }
  },
  invest: coins('coins'),
  choose_mix: coins('total'),
  choose_barter: coins('total'),
}
