/** What the stage director says: advice that fits the position, in fewer words from turn to turn, and the options that follow it. */

import { sameAction, type Action, type ActionOf } from '../../game/actions'
import { backstage, BASE_AP, MAGICIANS, modifierOf, TRICKS, WEEKDAYS } from '../../game/facts'
import { kindOfCharacter } from '../../game/plan'
import { markersOn, missing, plansOf, type PlanStep, type TrickPlan } from '../../game/trick_progress'
import { questionOf } from '../../game/questions'
import type { Player } from '../../game/view'
import { PRINTED_AP, type ActionKind, type Advised, type Seen } from '../../protocol'
import { amount, fieldNoun, isWeekday, word } from '../../text/nouns'
import { figures, finalFigures } from '../../text/printed_figures'
import type { Hint } from '../../text/hints'
import { joined, labeled, say } from '../../text/say.svelte'
import type { Adviser, TableStore } from '../store/table_store.svelte'
import { goodsFor, helpersOf, isLastTurn, isTimeToLearn, jobsOf, onSale, openCards, SPARE_COINS, trickWord, wagesOf } from './jobs'

/** The turns in which the director explains the reasons as well. */
const EXPLAINED_TURNS = 2
/** The turn in which the director says what the final scoring pays. */
const SCORING_TURN = 3
/** The category that suits beginners. */
const EASY = 'mechanical'

interface Situation {
  view: Seen
  seat: number
  me: Player
  plans: TrickPlan[]
  options: Action[]
  isEarly: boolean
}

/** Advice, and the options that follow it, the best first; none if every option may do. */
interface Direction {
  words: string
  wanted: Action[]
}

const advice = (words: string, wanted: Action[] = []): Direction => ({ words, wanted })
const planAt = ({ plans }: Situation, ...steps: PlanStep[]): TrickPlan | undefined => plans.find(({ next }) => steps.includes(next))
const told = (...parts: string[]): string => joined('guide-then', parts)
const early = (isEarly: boolean, key: string): string => (isEarly ? say(key) : '')
const all = <K extends ActionKind>(options: Action[], kind: K): ActionOf<K>[] => options.filter((one): one is ActionOf<K> => one.kind === kind)

// One function for each question

function magician({ options }: Situation): Direction {
  const easy = all(options, 'magician').filter((one) => MAGICIANS[one.magician]!.favorite === EASY)
  return advice(told(say('guide-welcome', figures()), say('guide-magician')), easy)
}

function advertise({ view, seat, me, options }: Situation): Direction {
  const wages = wagesOf(helpersOf(me))
  const left = me.coins - (view.players[seat]!.initiative_slot ?? 0)
  const isWorthIt = left >= wages + SPARE_COINS
  return advice(say(isWorthIt ? 'guide-advertise' : 'guide-no_poster', { wages: amount('coins', wages) }), all(options, isWorthIt ? 'advertise' : 'pass'))
}

function assignment({ view, seat, me, isEarly, options }: Situation): Direction {
  const open = openCards(view, seat, options)
  if (open.length === 0) return advice(say('guide-plan_done'), all(options, 'ready'))
  const jobs = jobsOf(view, seat).filter(({ cards }) => cards.length === 0 || cards.some(([character]) => !me.characters[character]?.card))
  const final = view.turn === SCORING_TURN ? say('guide-final', finalFigures()) : ''
  const why = isLastTurn(view) ? say('guide-plan_last') : final || early(isEarly, 'guide-plan_why')
  return advice(told(say('guide-plan', { jobs: joined('guide-jobs', jobs.map(({ words }) => words)) }), why), open)
}

/** The backstage slots on which a Character has AP, the latest day first. */
function backstageOf(options: Action[], character: string): Action[] {
  const day = ({ slot }: ActionOf<'place'>) => WEEKDAYS.findIndex((one) => one === slot.split('.')[0])
  const ap = (one: ActionOf<'place'>) => BASE_AP[kindOfCharacter(character)] + backstage(WEEKDAYS[day(one)]!)[0]!
  return all(options, 'place')
    .filter((one) => one.character === character && day(one) >= 0 && !one.slot.endsWith('.performance') && ap(one) > 0)
    .sort((one, other) => day(other) - day(one))
}

/** The AP that a Character needs to do something at a Location, the most contested Location first. */
const NEEDED_AP: [location: string, ap: number][] = [['downtown', PRINTED_AP.take_coins], ['market_row', PRINTED_AP.order], ['workshop', 1]]

/** Placing the others: where they have AP for something, then backstage; otherwise they stay Idle. */
function working(situation: Situation, backstage: Action[]): Direction {
  const { isEarly, options } = situation
  const isUseless = (location: string) => location === 'workshop' && !planAt(situation, 'prepare')
  const ap = ({ character, slot }: ActionOf<'place'>) => BASE_AP[kindOfCharacter(character)] + modifierOf(slot)
  const work = NEEDED_AP.filter(([location]) => !isUseless(location)).flatMap(([location, needed]) =>
    all(options, 'place')
      .filter((one) => one.slot.startsWith(`${location}.`) && ap(one) >= needed)
      .sort((one, other) => ap(other) - ap(one)),
  )
  const useful = [...work, ...backstage]
  return useful.length > 0 ? advice(early(isEarly, 'guide-place'), useful) : advice(say('guide-place_idle'), all(options, 'idle'))
}

function placing(situation: Situation): Direction {
  const { view, seat, me, options } = situation
  const waiting = Object.entries(me.characters).filter(([, { where, card }]) => where === 'home' && card === 'theater')
  const helper = waiting.find(([character]) => character !== 'magician')?.[0]
  const isOnStage = [...markersOn(view, seat).values()].some((count) => count > 0)
  if (helper && planAt(situation, 'set_up')) {
    return advice(say('guide-place_helper', fieldNoun('character', helper)), backstageOf(options, helper))
  }
  if (!waiting.some(([character]) => character === 'magician')) return working(situation, helper ? backstageOf(options, helper) : [])
  if (!isOnStage) return advice(say('guide-place_unready'), backstageOf(options, 'magician'))
  return advice(say('guide-place_magician'), all(options, 'place').filter(({ slot }) => slot.endsWith('.performance')))
}

function downtown({ view, options, plans, me }: Situation): Direction {
  const [learn, coins, hire] = [all(options, 'learn'), all(options, 'take_coins'), all(options, 'hire')]
  const needed = isLastTurn(view) ? me.wages_due : SPARE_COINS
  if (coins.length > 0 && me.coins < needed) return advice(say('guide-bank'), coins)
  if (learn.length > 0 && isTimeToLearn(view, plans)) return advice(say('guide-learn'), learn)
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

const RULES: Record<string, (situation: Situation) => Direction> = {
  choose_magician: magician,
  choose_advertise: advertise,
  assignment,
  place_character: placing,
  act: acting,
  choose_performance: performing,
  choose_trick: learning,
  choose_spot: ({ isEarly }) => advice(early(isEarly, 'guide-spot')),
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
})

/** The cards of the director’s plan, to be assigned at once; none once a card was assigned. */
export function plannedCards(view: Seen, seat: number, options: Action[]): Action[] {
  const me = view.players[seat]
  const isBegun = Object.values(me?.characters ?? {}).some(({ card }) => card)
  return questionOf(view)['frame'] !== 'assignment' || isBegun || !me ? [] : openCards(view, seat, options)
}
