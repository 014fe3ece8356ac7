/** Sentences for what a player can do. */

import { fieldsOf, type Action, type ActionOf } from '../game/actions'
import { DECKS, MAGICIANS, POWERS, SPECIALS, TRICKS, modifierOf } from '../game/facts'
import { markerAt, questionOf } from '../game/questions'
import { trickOf } from '../game/view'
import type { ActionKind, Foreseen, Guest, Seen } from '../protocol'
import { amount, amounts, componentList, effectName, fieldNoun, fieldNouns, whose, word, type Noun, type Texts } from './nouns'
import { figures } from './printed_figures'
import { has, noun, say, signed, yesNo } from './say.svelte'

/** An action as an option to choose. */
export function actionWords(view: Seen, action: Action, foreseen?: Foreseen): string {
  return say(actionKey(view, action), actionTexts(view, action, foreseen))
}

/** Some questions have their own wording for an answer. */
function actionKey(view: Seen, action: Action): string {
  const variant = `action-${String(questionOf(view)['frame'])}-${action.kind}`
  return has(variant) ? variant : `action-${action.kind}`
}

/** A short form, under a heading that says the rest. */
export function briefWords(view: Seen, action: Action, foreseen?: Foreseen): string {
  return shorterWords(`brief-${action.kind}`, view, action, foreseen)
}

/** On a button that also shows the cost and the outcome. */
export function buttonWords(view: Seen, action: Action, foreseen?: Foreseen): string {
  return shorterWords(`button-${action.kind}`, view, action, foreseen)
}

function shorterWords(key: string, view: Seen, action: Action, foreseen?: Foreseen): string {
  return has(key) ? say(key, actionTexts(view, action, foreseen)) : actionWords(view, action, foreseen)
}

/** The confirmation question, shown beside the cost and the outcome. */
export function confirmWords(view: Seen, action: Action, foreseen?: Foreseen): string {
  const key = actionKey(view, action).replace('action-', 'confirm-')
  return has(key) ? say(key, actionTexts(view, action, foreseen)) : actionWords(view, action, foreseen)
}

/** The heading under which an option is listed. */
export function headingWords(view: Seen, action: Action): string {
  const key = `heading-${action.kind}`
  return has(key) ? say(key, actionTexts(view, action)) : say('heading-other')
}

function actionTexts(view: Seen, action: Action, foreseen?: Foreseen): Texts {
  const more = ACTION_TEXTS[action.kind] as Maker | undefined
  return { ...fieldNouns(fieldsOf(action)), ...(more ? more(view, action, foreseen) : {}) }
}

/** Shown until the server has sent the cost of an option. */
const UNKNOWN = '…'

/** What the player pays for an option, from the foresight. */
function foreseenPrice(_view: Seen, { seat }: Action, foreseen?: Foreseen): Texts {
  const sums: Record<string, number> = {}
  for (const change of foreseen?.changes ?? []) {
    if (change.seat === seat && change.amount < 0) sums[change.what] = (sums[change.what] ?? 0) - change.amount
  }
  return { price: foreseen ? amounts(sums) : UNKNOWN }
}

/** The price of the thing an option names, as sent by the server. */
function namedPrice(_view: Seen, _action: Action, foreseen?: Foreseen): Texts {
  const price = foreseen?.price ?? undefined
  const shown = price === undefined ? UNKNOWN : amount('coins', price)
  return { price: shown, stock_price: shown }
}

function ownTrick(view: Seen, { seat, trick }: ActionOf<'set_up' | 'set_up_stack'>): Texts {
  const player = view.players[seat]
  const found = Object.entries(player?.tricks ?? {}).find(([, own]) => own.trick === trick)
  return {
    ...fieldNoun('symbol', found?.[0]),
    left: amount('markers', found?.[1].markers ?? 0),
    ability: say(`ability-${player?.magician ?? ''}`),
  }
}

function trickTexts(_view: Seen, { trick, seat }: ActionOf<'trick'>, foreseen?: Foreseen): Texts {
  const card = TRICKS[trick]!
  const paid = (foreseen?.changes ?? []).filter((change) => change.seat === seat && change.what === 'coins' && change.amount < 0)
  const price = paid.reduce((sum, change) => sum - change.amount, 0)
  return {
    ...fieldNoun('category', card.category),
    level: card.level,
    has_price: yesNo(price),
    price: amount('coins', price),
    needs: componentList(card.components),
    prepare: card.prepare_cost,
    markers: amount('markers', card.markers),
    yields: amounts({ fame: card.fame, coins: card.coins, shards: card.shards }),
    has_bonus: yesNo(has(`end_bonus-${trick}`)),
    bonus: has(`end_bonus-${trick}`) ? say(`end_bonus-${trick}`) : '',
  }
}

const dieFace = (view: Seen, { die }: { die: string }): Texts => fieldNoun('face', view.dice[die])

function markerTexts(view: Seen, marker: Guest | undefined): Texts {
  if (!marker) return {}
  const id = trickOf(view, marker) ?? ''
  const card = TRICKS[id]
  return {
    ...fieldNoun('symbol', marker.symbol),
    ...fieldNoun('trick', id),
    whose: whose(view.names[marker.seat] ?? ''),
    yields: card ? amounts({ fame: card.fame, coins: card.coins, shards: card.shards }) : '',
  }
}

const spotMarker = (view: Seen, { spot }: { spot: string }): Texts => markerTexts(view, markerAt(view, spot))

function guestTexts(view: Seen, { guest }: { guest: string }): Texts {
  const [card = '', seat = 'p1', symbol = ''] = guest.split('.')
  return { ...markerTexts(view, { seat: Number(seat.slice(1)) - 1, symbol }), ...fieldNoun('performance', card) }
}

function spotTexts(_view: Seen, { spot }: ActionOf<'spot'>): Texts {
  return { ...fieldNoun('performance', spot.slice(0, spot.lastIndexOf('.'))), place: word('neighbour', spot) }
}

const cardTexts = (_view: Seen, { card }: { card: string }): Texts => ({ label: cardLabel(card), effect: say(`effect-${card}`) })

const powerTexts = (_view: Seen, { power }: { power: string }): Texts => ({ level: POWERS[power]?.level ?? 0, effect: say(`effect-${power}`) })

function learnPower(view: Seen, action: ActionOf<'learn_power'>, foreseen?: Foreseen): Texts {
  const price = -coinsOf(action, foreseen)
  return { ...powerTexts(view, action), has_price: yesNo(price), price: amount('coins', price) }
}

/** `Shoplifting (Market Row: Buy)`, or the Location of a permanent card, with its forms. */
function labelNoun(id: string): Noun {
  const special = SPECIALS[id]
  if (!special) return noun('card', `card-${id}`)
  return noun('card', 'card-labeled', { ...fieldNoun('card', id), ...fieldNoun('location', special.location), enhances: enhancesOf(id) })
}

export const cardLabel = (id: string): string => labelNoun(id)['card']!

/** The action that a Special card applies to. */
export const enhancesOf = (card: string): string => say(`enhances-${SPECIALS[card]?.enhances ?? 'any'}`)

const ability = (view: Seen, { seat }: Action): Texts => ({ ability: say(`ability-${view.players[seat]?.magician ?? ''}`) })

function weaveFate(view: Seen, action: ActionOf<'weave_fate'>): Texts {
  const prophecy = view.dark_alley?.pending[['left', 'middle', 'right'].indexOf(action.pending)] ?? ''
  return { ...ability(view, action), prophecy: effectName(prophecy), effect: say(`effect-${prophecy}`) }
}

function magicianTexts(view: Seen, { magician }: ActionOf<'magician'>): Texts {
  const abilityTexts = { ability: say(`ability-${magician}`), effect: say(`effect-${magician}`) }
  return { ...fieldNoun('favorite', MAGICIANS[magician]!.favorite), details: view.options.dark_alley ? 'ability' : 'none', ...abilityTexts }
}

type Maker<K extends ActionKind = ActionKind> = (view: Seen, action: ActionOf<K>, foreseen?: Foreseen) => Texts

const ACTION_TEXTS: { [K in ActionKind]?: Maker<K> } = {
  magician: magicianTexts,
  specialist: (_, action) => ({ brings: say(`brings-${action.specialist}`, figures()) }),
  component: namedPrice,
  trick: trickTexts,
  advertise: foreseenPrice,
  assign: (_, action) => labelNoun(action.card),
  enhance: (_view, _action, foreseen) => ({ has_ap: yesNo(foreseen?.more_ap), ap: foreseen?.more_ap ?? 0 }),
  place: (_view, { slot }, foreseen) => ({ modifier: typeof foreseen?.ap === 'number' ? amount('ap', foreseen.ap) : say('amount-ap', { count: signed(modifierOf(slot)) }) }),
  learn: dieFace,
  hire: dieFace,
  take_coins: dieFace,
  reroll: dieFace,
  set_die: (_, action) => fieldNoun('new', action.face),
  buy: namedPrice,
  bargain: foreseenPrice,
  order: namedPrice,
  quick_order: namedPrice,
  order_place: (view, action) => fieldNoun('below', view.market.buy[Number(action.order_place) - 1]),
  set_up: ownTrick,
  set_up_stack: ownTrick,
  reschedule: spotMarker,
  reschedule_guest: guestTexts,
  spot: spotTexts,
  link: (_view, action, foreseen) => {
    const paid = foreseen?.changes?.find((change) => change.why === 'link' && change.what === action.pay)
    return { amount: paid ? amount(paid.what, paid.amount) : word('pay', action.pay) }
  },
  keep: cardTexts,
  mimic: cardTexts,
  deck: (view, action) => ({ left: amount('cards', view.dark_alley?.special_decks[DECKS.indexOf(action.deck)]?.length ?? 0) }),
  with_card: (view) => {
    const card = String(questionOf(view)['card'] ?? '')
    return { ...fieldNoun('own_card', card), enhances: enhancesOf(card) }
  },
  accept: (view) => fieldNouns(questionOf(view)),
  ability,
  weave_fate: weaveFate,
  tell_fortune: (view) => fieldNoun('next', view.dark_alley?.pending[1]),
  steal: spotMarker,
  steal_guest: guestTexts,
  discard_power: powerTexts,
  learn_power: learnPower,
  use_power: powerTexts,
}

/** What an option costs or gives in AP. */
export function badge(_action: Action, foreseen?: Foreseen): string {
  const ap = foreseen?.ap ?? (foreseen?.cost || null)
  return ap === null ? '' : amount('ap', ap)
}

/** `2 AP`, or `1–2 AP` if it depends on the use. */
export const apRange = (least: number, most: number): string =>
  least === most ? amount('ap', least) : say('table-ap_range', { least, most })

/** The Coins an option brings or costs; what a Performance pays each player is shown in the list. */
export function coinsOf(action: Action, foreseen?: Foreseen): number {
  if (action.kind === 'perform') return 0
  const own = (foreseen?.changes ?? []).filter((change) => change.seat === action.seat && change.what === 'coins')
  return own.reduce((sum, change) => sum + change.amount, 0)
}
