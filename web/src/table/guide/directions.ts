/** What the stage director says: advice that fits the position, in fewer words from turn to turn, and the options that follow it. */

import { sameAction, type Action, type ActionOf } from '../../game/actions'
import { MAGICIANS, TRICKS, WEEKDAYS } from '../../game/facts'
import { markersOn, missing, plansOf } from '../../game/trick_progress'
import { questionOf } from '../../game/questions'
import { ADVERTISE_FAME, type Advised, type Seen } from '../../protocol'
import { amount, fieldNoun, isWeekday, whose, word } from '../../text/nouns'
import { figures, finalFigures } from '../../text/printed_figures'
import type { Hint } from '../../text/hints'
import { joined, labeled, say } from '../../text/say.svelte'
import type { Adviser, TableStore } from '../store/table_store.svelte'
import { advice, all, early, told, type Direction, type Situation } from './advice'
import { goodsFor, helpersOf, isLastTurn, isTimeToLearn, jobsOf, onSale, openCards, prefersHiring, shoppingCost, SPARE_COINS, trickWord, wagesOf } from './jobs'
import { placing } from './placing'
import { canAvoid, dayOf, rivals } from './weekdays'

/** The turns in which the director explains the reasons as well. */
const EXPLAINED_TURNS = 2
/** The turn in which the director says what the final scoring pays. */
const SCORING_TURN = 3
/** The category that suits beginners. */
const EASY = 'mechanical'

// One function for each question

function magician({ options }: Situation): Direction {
  const easy = all(options, 'magician').filter((one) => MAGICIANS[one.magician]!.favorite === EASY)
  return advice(told(say('guide-welcome', figures()), say('guide-magician')), easy)
}

/** A poster is Fame for few Coins: put it up if wages come first and what the tricks lack can still be bought. */
function advertise({ view, me, plans, options }: Situation): Direction {
  const wages = wagesOf(helpersOf(me))
  const price = me.initiative_slot ?? 0
  const left = me.coins - price - wages
  const words = { wages: amount('coins', wages), price: amount('coins', price), fame: amount('fame', ADVERTISE_FAME), ...finalFigures() }
  if (left < 0) return advice(say('guide-no_poster', words), all(options, 'pass'))
  if (left < shoppingCost(view, me, plans)) return advice(say('guide-no_poster_goods', words), all(options, 'pass'))
  return advice(say('guide-advertise', words), all(options, 'advertise'))
}

function assignment({ view, seat, me, isEarly, options }: Situation): Direction {
  const open = openCards(view, seat, options)
  if (open.length === 0) return advice(say('guide-plan_done'), all(options, 'ready'))
  const jobs = jobsOf(view, seat).filter(({ cards }) => cards.length === 0 || cards.some(([character]) => !me.characters[character]?.card))
  const final = view.turn === SCORING_TURN ? say('guide-final', finalFigures()) : ''
  const why = isLastTurn(view) ? say('guide-plan_last') : final || early(isEarly, 'guide-plan_why')
  return advice(told(say('guide-plan', { jobs: joined('guide-jobs', jobs.map(({ words }) => words)) }), why), open)
}

function downtown({ view, options, plans, me }: Situation): Direction {
  const [learn, coins, hire] = [all(options, 'learn'), all(options, 'take_coins'), all(options, 'hire')]
  const needed = isLastTurn(view) ? me.wages_due : SPARE_COINS
  if (coins.length > 0 && me.coins < needed) return advice(say('guide-bank'), coins)
  const isHiring = hire.length > 0 && prefersHiring(view, plans)
  if (learn.length > 0 && isTimeToLearn(view, plans) && !isHiring) return advice(say('guide-learn'), learn)
  if (hire.length > 0) return advice(say(isLastTurn(view) ? 'guide-hire_last' : 'guide-hire', finalFigures()), hire)
  if (coins.length > 0 && isLastTurn(view)) return advice(say('guide-bank_last', finalFigures()), coins)
  return coins.length > 0 ? advice(say('guide-bank'), coins) : leaving(options)
}

const leaving = (options: Action[]): Direction => advice(say('guide-leave_location'), all(options, 'done'))

function market({ view, me, plans, options }: Situation): Direction {
  if (isLastTurn(view)) return leaving(options)
  const bare = plans.find(({ next }) => next === 'buy')
  if (!bare) return all(options, 'buy').length > 0 ? advice(say('guide-shop_ahead')) : leaving(options)
  const needs = new Map(missing(me, bare.trick))
  const buys = all(options, 'buy').filter(({ component, count }) => Number(count) <= (needs.get(component) ?? 0))
  const words = { trick: trickWord(bare), goods: goodsFor(me, bare.trick) }
  if (buys.length > 0) return advice(say('guide-buy', words), buys.sort((one, other) => Number(other.count) - Number(one.count)))
  const orders = all(options, 'order').filter(({ component }) => needs.has(component))
  return orders.length > 0 ? advice(say('guide-order', words), orders) : leaving(options)
}

/** Preparing; in the last turn only if somebody can still set the trick up. */
function workshop({ view, me, options }: Situation): Direction {
  const [prepare] = all(options, 'prepare')
  const isAwaited = Object.entries(me.characters).some(([character, { where, card }]) => character !== 'magician' && where === 'home' && card === 'theater')
  return prepare && (isAwaited || !isLastTurn(view)) ? advice(say('guide-prepare', { trick: say(`trick-${prepare.trick}`) }), all(options, 'prepare')) : leaving(options)
}

function theater({ isEarly, options }: Situation): Direction {
  const markers = all(options, 'set_up')
  return markers.length > 0 ? advice(told(say('guide-set_up'), early(isEarly, 'guide-set_up_why')), markers) : leaving(options)
}

const PLACES: Record<string, (situation: Situation) => Direction> = { downtown, market_row: market, workshop, theater }

function acting(situation: Situation): Direction {
  const place = String(questionOf(situation.view)['slot'] ?? '').split('.')[0]!
  return PLACES[isWeekday(place) ? 'theater' : place]?.(situation) ?? advice('')
}

/** A trick that costs no Coins for missing Fame, whose components are owned or on sale, the fewer to buy the better. */
function learning({ view, me, isEarly, options }: Situation): Direction {
  const lacking = ({ trick }: ActionOf<'trick'>) => missing(me, trick).reduce((sum, [, count]) => sum + count, 0)
  const isOnSale = ({ trick }: ActionOf<'trick'>) => onSale(view, me, trick).length === missing(me, trick).length
  const free = all(options, 'trick').filter(({ trick }) => (TRICKS[trick]?.threshold ?? 0) <= me.fame)
  const [best] = free.filter(isOnSale).sort((one, other) => lacking(one) - lacking(other))
  const why = early(isEarly, 'guide-trick_why')
  if (!best) return advice(told(say('guide-trick'), why), free.sort((one, other) => lacking(one) - lacking(other)))
  const words = { trick: say(`trick-${best.trick}`), goods: goodsFor(me, best.trick) }
  return advice(told(say(lacking(best) > 0 ? 'guide-trick_sale' : 'guide-trick_owned', words), why), [best])
}

function performing({ view, seat, options }: Situation): Direction {
  const mine = markersOn(view, seat)
  const [best] = all(options, 'perform').sort((a, b) => (mine.get(b.performance) ?? 0) - (mine.get(a.performance) ?? 0))
  return best ? advice(say('guide-perform', { performance: word('performance', best.performance) }), [best]) : advice('')
}

function linkPay({ me, options }: Situation): Direction {
  const unit = me.wages_due > me.coins ? 'coins' : 'fame'
  return advice(say(`guide-link_${unit}`), all(options, 'link').filter(({ pay }) => pay === unit))
}

/** An opponent’s Magician who performs before the player’s, and may take the markers of both off a card. */
function earlier({ view, seat, me }: Situation): string {
  const day = Math.max(...Object.values(me.characters).map(({ where }) => dayOf(where)))
  const [first] = rivals(view, seat)
  if (!first || first.day >= day || !canAvoid(view, first.seat)) return ''
  const who = view.names[first.seat]!
  return say('guide-spot_rival', { who, whose: whose(who), ...fieldNoun('weekday', WEEKDAYS[first.day]) })
}

const RULES: Record<string, (situation: Situation) => Direction> = {
  choose_magician: magician,
  choose_advertise: advertise,
  assignment,
  place_character: placing,
  act: acting,
  choose_performance: performing,
  choose_trick: learning,
  choose_spot: (situation) => advice(told(earlier(situation), early(situation.isEarly, 'guide-spot'))),
  choose_link_pay: linkPay,
}

function directionOf(view: Seen, seat: number, options: Action[]): Direction {
  const me = view.players[seat]
  const rule = RULES[String(questionOf(view)['frame'])]
  if (!rule || !me) return advice('')
  return rule({ view, seat, me, plans: plansOf(view, seat), options, isEarly: view.turn <= EXPLAINED_TURNS })
}

/** The director’s advice for a decision; empty where the step line says enough. */
export const directions = (view: Seen, seat: number, options: Action[]): string => directionOf(view, seat, options).words

/** Does an action follow the director’s advice? */
const isAdvised = (view: Seen, seat: number, options: Action[], action: Action): boolean =>
  directionOf(view, seat, options).wanted.some((one) => sameAction(one, action))

/** The best placement, if it is among those that are left after what was picked. */
function bestOf(view: Seen, seat: number, options: Action[], left: Action[]): Action | undefined {
  const placements = all(directionOf(view, seat, options).wanted, 'place')
  return placements.find((one) => left.some((action) => sameAction(one, action)))
}

/** A hint that agrees with the director, with the director's reason: the bot’s, unless it goes against the advice. */
function agreed(view: Seen, seat: number, options: Action[], hint: Advised): Hint {
  const { wanted, words } = directionOf(view, seat, options)
  const [best] = wanted
  const why = words && labeled(say('guide-director'), words)
  if (!best || wanted.some((one) => sameAction(one, hint.action))) return { ...hint, why }
  return { ...hint, action: best, other: null, reason: '', why }
}

/** The director as the adviser of a table. */
export const directorOf = (store: TableStore): Adviser => ({
  agreed: (hint) => agreed(store.view!, store.seat!, store.options, hint),
  isAdvised: (action) => isAdvised(store.view!, store.seat!, store.options, action),
  best: (left) => bestOf(store.view!, store.seat!, store.options, left),
})

/** The cards of the director’s plan, to be assigned at once; none once a card was assigned. */
export function plannedCards(view: Seen, seat: number, options: Action[]): Action[] {
  const me = view.players[seat]
  const isBegun = Object.values(me?.characters ?? {}).some(({ card }) => card)
  return questionOf(view)['frame'] !== 'assignment' || isBegun || !me ? [] : openCards(view, seat, options)
}
