/** What can be done, in sentences. */

import { DECKS, MAGICIANS, SPECIALS, TRICKS } from '../board/facts'
import { trickOf } from '../board/view'
import { say } from '../board/words.svelte'
import { ACTION_FIELDS, type ActionKind, type Foreseen, type Guest, type Marker, type Seen } from '../protocol'
import { has } from '../texts/fluent'
import { exchangeWords } from './events'
import { figures } from './figures'
import { amount, amounts, effectName, fieldWords, performanceName, word, type Texts } from './words'

export type Action = Record<string, string | number>

export const kindOf = (action: Action): ActionKind => action['kind'] as ActionKind

/** One line in the notation of records, without the seat: `place manager market_row.1`. */
export function notation(action: Action): string {
  const kind = kindOf(action)
  return [kind, ...(ACTION_FIELDS[kind] ?? []).map((field) => String(action[field]))].join(' ')
}

export const sameAction = (one: Action, other: Action): boolean => notation(one) === notation(other) && one['seat'] === other['seat']

/** The question on the table: the name of its frame and the frame's fields. */
export function questionOf(view: Seen): Record<string, unknown> {
  return view.pending[view.pending.length - 1] ?? { frame: '' }
}

/** The pairs of Special cards that somebody has drawn and has to choose from; what they are, only the drawer sees. */
export const drawnPairs = (view: Seen): Record<string, unknown>[] => view.pending.filter(({ frame }) => frame === 'choose_keep')

/** An action as an option to choose. */
export function actionWords(view: Seen, action: Action, foreseen?: Foreseen): string {
  return say(actionKey(view, action), actionTexts(view, action, foreseen))
}

/** Some questions put an answer in words of their own. */
function actionKey(view: Seen, action: Action): string {
  const variant = `action-${String(questionOf(view)['frame'])}-${kindOf(action)}`
  return has(variant) ? variant : `action-${kindOf(action)}`
}

/** The same in little room, where its surroundings say the rest. */
export function briefWords(view: Seen, action: Action, foreseen?: Foreseen): string {
  const key = `brief-${kindOf(action)}`
  return has(key) ? say(key, actionTexts(view, action, foreseen)) : actionWords(view, action, foreseen)
}

/** The same as a question back, beside what it costs and brings. */
export function confirmWords(view: Seen, action: Action, foreseen?: Foreseen): string {
  const key = actionKey(view, action).replace('action-', 'confirm-')
  return has(key) ? say(key, actionTexts(view, action, foreseen)) : actionWords(view, action, foreseen)
}

/** The heading under which an option is listed. */
export function headingWords(view: Seen, action: Action): string {
  const key = `heading-${kindOf(action)}`
  return has(key) ? say(key, actionTexts(view, action)) : say('heading-other')
}

function actionTexts(view: Seen, action: Action, foreseen?: Foreseen): Texts {
  const more = ACTION_WORDS[kindOf(action)]
  return { ...fieldWords(action), ...(more ? more(view, action, foreseen) : {}) }
}

/** What an option costs in Coins, as foreseen; empty before the server has said so. */
function foreseenPrice(_view: Seen, action: Action, foreseen?: Foreseen): Texts {
  const paid = (foreseen?.changes ?? []).filter((c) => c.seat === action['seat'] && c.amount < 0)
  const sums: Record<string, number> = {}
  for (const one of paid) sums[one.what] = (sums[one.what] ?? 0) - one.amount
  return { price: foreseen ? amounts(sums) : '…' }
}

/** The price that an option speaks of, which the server knows. */
function toldPrice(_view: Seen, _action: Action, foreseen?: Foreseen): Texts {
  const known = foreseen?.price ?? undefined
  const price = known === undefined ? '…' : amount('coins', known)
  return { price, stock_price: price }
}

function ownTrick(view: Seen, action: Action): Texts {
  const tricks = view.players[Number(action['seat'])]?.tricks ?? {}
  const found = Object.entries(tricks).find(([, own]) => own.trick === action['trick'])
  const ability = view.players[Number(action['seat'])]?.magician ?? ''
  return {
    symbol: found ? word('symbol', found[0]) : '',
    left: amount('markers', found?.[1].markers ?? 0),
    ability: say(`ability-${ability}`),
  }
}

function trick(_view: Seen, action: Action): Texts {
  const card = TRICKS[String(action['trick'])]!
  const needs = Object.entries(card.components).map(([component, count]) => `${count} ${word('component', component)}`)
  return {
    category: word('category', card.category),
    level: String(card.level),
    price: '',
    needs: needs.join(', '),
    prepare: String(card.prepare_cost),
    markers: amount('markers', card.markers),
    yields: amounts({ fame: card.fame, coins: card.coins, shards: card.shards }),
    bonus: card.end_bonus ? say('words-end_bonus', { bonus: card.end_bonus }) : '',
  }
}

function die(view: Seen, action: Action): Texts {
  const name = String(action['die'])
  return { short_die: word('die', name), face: word('face', view.dice[name]), new: word('face', action['face']) }
}

function markerWords(view: Seen, marker: Guest | undefined): Texts {
  if (!marker) return {}
  const id = trickOf(view, marker) ?? ''
  const card = TRICKS[id]
  return {
    symbol: word('symbol', marker.symbol),
    trick: word('trick', id),
    whose: say('words-whose', { who: view.names[marker.seat] ?? '' }),
    yields: card ? amounts({ fame: card.fame, coins: card.coins, shards: card.shards }) : '',
  }
}

export function markerAt(view: Seen, spot: string): Marker | undefined {
  const at = spot.lastIndexOf('.')
  const show = view.theater.find((one) => one.performance === spot.slice(0, at))
  return show?.markers[spot.slice(at + 1)]
}

function guestWords(view: Seen, action: Action): Texts {
  const [card = '', seat = 'p1', symbol = ''] = String(action['guest']).split('.')
  const marker = { seat: Number(seat.slice(1)) - 1, symbol }
  return { ...markerWords(view, marker), performance: performanceName(card) }
}

function spot(_view: Seen, action: Action): Texts {
  const name = String(action['spot'])
  const at = name.lastIndexOf('.')
  return { performance: performanceName(name.slice(0, at)), place: name.slice(at + 1) }
}

function cardText(_view: Seen, action: Action): Texts {
  const id = String(action['card'])
  return { label: cardLabel(id), effect: say(`effect-${id}`) }
}

/** `Shoplifting (Market Row: Buy)`, or the Location of a permanent card. */
export function cardLabel(id: string): string {
  const special = SPECIALS[id]
  if (!special) return say(`card-${id}`)
  const values = { card: special.name, location: say(`location-${special.location}`), enhances: say(`enhances-${special.enhances}`) }
  return say('words-card_label', values)
}

const ability = (view: Seen, action: Action): Texts => ({
  ability: say(`ability-${view.players[Number(action['seat'])]?.magician ?? ''}`),
})

function weave(view: Seen, action: Action): Texts {
  const place = ['left', 'middle', 'right'].indexOf(String(action['pending']))
  const prophecy = view.dark_alley?.pending[place] ?? ''
  return { ...ability(view, action), prophecy: effectName(prophecy), effect: say(`effect-${prophecy}`) }
}

function magician(view: Seen, action: Action): Texts {
  const card = MAGICIANS[String(action['magician'])]!
  const start = view.options.dark_alley ? `, ${card.ability}: ${card.effect}` : ''
  return { favorite: word('category', card.favorite), start }
}

const ACTION_WORDS: Partial<Record<ActionKind, (view: Seen, action: Action, foreseen?: Foreseen) => Texts>> = {
  magician,
  specialist: (_, action) => ({ brings: say(`brings-${action['specialist']}`, figures()) }),
  component: toldPrice,
  trick,
  advertise: foreseenPrice,
  assign: (_, action) => ({ card: cardLabel(String(action['card'])) }),
  place: (_, action, foreseen) => ({
    modifier: foreseen?.ap !== undefined && foreseen.ap !== null ? say('words-ap', { ap: foreseen.ap }) : '…',
    short_slot: word('slot', action['slot']),
  }),
  learn: die,
  hire: die,
  take_coins: die,
  reroll: die,
  set_die: die,
  trick_slot: (_, action) => ({ trick_place: say(`trick_place-${action['pile']}`) }),
  buy: toldPrice,
  bargain: foreseenPrice,
  order: toldPrice,
  quick_order: toldPrice,
  order_place: (view, action) => ({ below: word('component', view.market.buy[Number(action['order_place']) - 1]) }),
  move_components: (_, action) => ({ exchange: exchangeWords(action['exchange']) }),
  set_up: ownTrick,
  set_up_stack: ownTrick,
  reschedule: (view, action) => markerWords(view, markerAt(view, String(action['spot']))),
  reschedule_guest: guestWords,
  spot,
  outside: (_, action) => ({ performance: performanceName(String(action['performance'])) }),
  link: (_view, action, foreseen) => {
    const paid = foreseen?.changes?.find((c) => c.why === 'link' && c.what === action['pay'])
    return { amount: paid ? amount(paid.what, paid.amount) : word('pay', action['pay']) }
  },
  keep: cardText,
  mimic: cardText,
  deck: (view, action) => {
    const deck = view.dark_alley?.special_decks[DECKS.indexOf(String(action['deck']))]
    return { left: amount('cards', deck?.length ?? 0) }
  },
  with_card: (view) => {
    const card = String(questionOf(view)['card'] ?? '')
    return { own_card: say(`card-${card}`), enhances: say(`enhances-${SPECIALS[card]?.enhances ?? 'any'}`) }
  },
  accept: (view) => fieldWords(questionOf(view)),
  ability,
  weave_fate: weave,
  tell_fortune: (view) => ({ next: effectName(view.dark_alley?.pending[1] ?? '') }),
  steal: (view, action) => markerWords(view, markerAt(view, String(action['spot']))),
  steal_guest: guestWords,
  payment: (_, action) => ({ pay_with: say(`payment-${action['payment']}`) }),
}

/** What an option takes or gives in AP, in a few letters. */
export function badge(_action: Action, foreseen?: Foreseen): string {
  const ap = foreseen?.ap ?? (foreseen?.cost || null)
  return ap === null ? '' : say('words-ap', { ap })
}

/** The Coins an option brings or takes; what a Performance pays whom is told in the list. */
export function coinsOf(action: Action, foreseen?: Foreseen): number {
  if (kindOf(action) === 'perform') return 0
  const own = (foreseen?.changes ?? []).filter((c) => c.seat === action['seat'] && c.what === 'coins')
  return own.reduce((sum, c) => sum + c.amount, 0)
}
