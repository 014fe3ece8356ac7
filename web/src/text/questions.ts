/** Sentences for what a player is asked. */

import { SPECIALS } from '../game/facts'
import { drawnPairs, markerAt, questionOf } from '../game/questions'
import { trickOf } from '../game/view'
import type { QuestionName, Seen } from '../protocol'
import { enhancesOf } from './actions'
import { amount, components, effectName, fieldNoun, fieldNouns, word, type Texts } from './nouns'
import { list, say, yesNo } from './say.svelte'

/** The question to a seat, as a sentence; in brief, without the card that goes with it. */
export function questionWords(view: Seen, seat: number, isBrief = false): string {
  const asked = questionOf(view)
  const frame = asked['frame'] as QuestionName
  const more = QUESTION_TEXTS[frame]
  const brief: Texts = isBrief ? { bonus_id: 'spent' } : {}
  return say(`question-${frame}`, { ...fieldNouns(asked), ...(more ? more(view, seat, asked) : {}), ...brief })
}

/** The ids of the cards and abilities that raise the question or affect it. */
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
  ...fieldNoun('trick', view.players[seat]?.tricks[String(asked['symbol'])]?.trick),
  is_stack: yesNo(Number(asked['pieces'] ?? 1) > 1),
})

const goods: Maker = (_view, _seat, asked) => ({
  goods: asked['component'] === null ? say('components-mixed') : components(String(asked['component']), Number(asked['pieces'])),
  total: amount('coins', Number(asked['total'])),
})

const taken: Maker = (_view, _seat, asked) => ({
  taken: amount('components', Number(asked['pieces'])),
  total: amount('coins', Number(asked['total'])),
})

const act: Maker = (_view, _seat, asked) => {
  const card = String(asked['card'] ?? '')
  if (!SPECIALS[card]) return { bonus_id: 'spent' }
  return { bonus_id: String(asked['bonus'] ?? 'spent'), ...fieldNoun('card', card), enhances: enhancesOf(card) }
}

const QUESTION_TEXTS: Partial<Record<QuestionName, Maker>> = {
  take_components: coins('value'),
  take_extra_components: coins('value'),
  choose_advertise: (view, seat) => ({ price: amount('coins', view.players[seat]?.initiative_slot ?? 0) }),
  assignment: (view, seat) => {
    const names = view.to_act.filter((other) => other !== seat).map((other) => view.names[other]!)
    return { has_others: yesNo(names.length), names: list(names) }
  },
  place_character: (_view, _seat, asked) => ({ optional: yesNo(asked['optional']) }),
  act,
  choose_trick: (view, _seat, asked) => fieldNoun('face', view.dice[String(asked['die'])]),
  choose_bargain: goods,
  choose_fame_bargain: goods,
  choose_payment: goods,
  choose_spot: ofSymbol,
  choose_stage: ofSymbol,
  choose_test_run: ofSymbol,
  choose_replacement: ofSymbol,
  return_parts: ofSymbol,
  choose_new_trick: ofSymbol,
  choose_keep: (view) => ({ pairs: Math.max(1, drawnPairs(view).length) }),
  move_guest: (_view, _seat, asked) => fieldNoun('performance', String(asked['guest']).split('.')[0]),
  choose_link_pay: (_view, _seat, asked) => ({ links: amount('links', Number(asked['links'])) }),
  choose_possession: (view) => {
    const waiting = view.pending[view.pending.length - 2] ?? {}
    return { performer: view.names[Number(waiting['seat'])] ?? '', ...fieldNoun('weekday', waiting['weekday']) }
  },
  choose_street: (view, _seat, asked) => {
    const marker = typeof asked['spot'] === 'string' ? markerAt(view, asked['spot']) : undefined
    return { trick: marker ? word('trick', trickOf(view, marker)) : '' }
  },
  choose_steal: (view, _seat, asked) => {
    const show = view.theater.find(({ performance }) => performance === asked['performance'])
    const index = String(asked['index'])
    const marker = index.startsWith('guest_') ? show?.guests?.[Number(index.slice('guest_'.length)) - 1] : show?.markers[index]
    return fieldNoun('trick', marker && trickOf(view, marker))
  },
  invest: coins('coins'),
  choose_mix: taken,
  choose_barter: taken,
}
