/** The director’s plan of a turn: a card for every Character who is worth its wage. */

import type { Action } from '../../game/actions'
import { price, TURNS } from '../../game/facts'
import { kindOfCharacter, wageOf } from '../../game/plan'
import { missing, plansOf, type PlanStep, type TrickPlan } from '../../game/trick_progress'
import type { Player } from '../../game/view'
import type { Seen } from '../../protocol'
import { components, fieldNoun, type Noun } from '../../text/nouns'
import { list, say } from '../../text/say.svelte'

/** Coins that should stay after a poster, besides the wages. */
export const SPARE_COINS = 3
/** More tricks than this are hard to prepare in a short game. */
export const ENOUGH_TRICKS = 3

export const helpersOf = (me: Player): string[] =>
  Object.entries(me.characters).flatMap(([character, { where }]) => (character !== 'magician' && where !== 'inn' ? [character] : []))

export const wagesOf = (team: string[]): number => team.reduce((sum, character) => sum + wageOf(character), 0)
export const trickWord = (plan: TrickPlan | undefined): string => (plan ? say(`trick-${plan.trick}`) : '')
const goodsList = (goods: [component: string, count: number][]): string => list(goods.map(([component, count]) => components(component, count)), 'conjunction')
export const goodsFor = (me: Player, trick: string): string => goodsList(missing(me, trick))
/** Of what a trick lacks, the components that are on sale. */
export const onSale = (view: Seen, me: Player, trick: string) => missing(me, trick).filter(([component]) => view.market.buy.includes(component))
const costOf = (goods: [component: string, count: number][]): number => goods.reduce((sum, [component, count]) => sum + price(component) * count, 0)

export const isLastTurn = (view: Seen): boolean => view.turn === TURNS.base
/** A trick that is learned now can still be bought for, prepared and performed. */
export const isTimeToLearn = (view: Seen, plans: TrickPlan[]): boolean => plans.length < ENOUGH_TRICKS && view.turn < TURNS.base - 1

export interface Job {
  words: string
  /** The Characters for it and their cards, by Location. */
  cards: [character: string, card: string][]
}

/** Gives out the jobs of a turn, as long as there are Characters and cards for them. */
class Planner {
  readonly jobs: Job[] = []
  readonly idle: string[]
  private readonly hand: string[]

  constructor(private readonly me: Player) {
    this.idle = helpersOf(me)
    const laid = Object.values(me.characters).flatMap(({ card }) => (card ? [card] : []))
    this.hand = [...(me.hand ?? []), ...laid]
  }

  /** A job for the first Character without one who is fit for it, and for those who go along. */
  give(card: string, words: (helper: Noun) => string, { along = [], isFit = () => true }: { along?: string[]; isFit?: (character: string) => boolean } = {}): void {
    const helper = this.idle.find(isFit)
    if (!helper || this.hand.filter((one) => one === card).length <= along.length) return
    this.idle.splice(this.idle.indexOf(helper), 1)
    const cards = [helper, ...along].map((character): [string, string] => [character, card])
    for (const _ of cards) this.hand.splice(this.hand.indexOf(card), 1)
    this.jobs.push({ words: words(fieldNoun('character', helper)), cards })
  }

  /** Are there Coins for the wage of one more Character? */
  pays(character: string): boolean {
    const team = this.jobs.flatMap(({ cards }) => cards.map(([one]) => one))
    return wageOf(character) === 0 || wagesOf([...team, character]) <= this.me.coins
  }
}

/** Buying for a trick what is on sale and can be paid, or ordering what isn’t on sale; never in the last turn. */
function shopFor(planner: Planner, view: Seen, me: Player, plans: TrickPlan[]): void {
  const bare = plans.filter(({ next }) => next === 'buy')
  const isBought = ({ trick }: TrickPlan) => onSale(view, me, trick).length > 0 && costOf(onSale(view, me, trick)) <= me.coins
  const bought = bare.find(isBought)
  const ordered = bare.find(({ trick }) => onSale(view, me, trick).length < missing(me, trick).length)
  if (isLastTurn(view)) return
  if (bought) planner.give('market_row', () => say('guide-job_buy', { trick: trickWord(bought), goods: goodsList(onSale(view, me, bought.trick)) }))
  else if (ordered) {
    const goods = missing(me, ordered.trick).filter(([component]) => !view.market.buy.includes(component))
    planner.give('market_row', () => say('guide-job_order', { trick: trickWord(ordered), goods: goodsList(goods) }))
  }
}

/** The cards of a good turn, the most important first. */
export function jobsOf(view: Seen, seat: number): Job[] {
  const me = view.players[seat]!
  const plans = plansOf(view, seat)
  const at = (...steps: PlanStep[]) => plans.find(({ next }) => steps.includes(next))
  const planner = new Planner(me)
  /** Its last marker goes on stage this turn, so it can be prepared again. */
  const refill = plans.find(({ symbol, trick, next }) => ['set_up', 'perform'].includes(next) && me.tricks[symbol]!.markers <= 1 && missing(me, trick).length === 0)
  const [show, ready, isLast] = [at('perform', 'set_up'), at('prepare'), isLastTurn(view)]
  if (show) planner.give('theater', (helper) => say('guide-job_show', { trick: trickWord(show), ...helper }), { along: ['magician'] })
  else planner.idle.unshift('magician')
  // In the last turn it’s too late to prepare: Performances are what counts.
  if (ready && !isLast) planner.give('workshop', () => say('guide-job_prepare', { trick: trickWord(ready) }))
  else if (refill && !isLast) planner.give('workshop', () => say('guide-job_refill', { trick: trickWord(refill) }))
  shopFor(planner, view, me, plans)
  if (me.coins < SPARE_COINS || isLast) planner.give('downtown', () => say('guide-job_coins'))
  if (isTimeToLearn(view, plans)) planner.give('downtown', () => say('guide-job_learn'))
  const extra = { isFit: (one: string) => planner.pays(one) }
  const expert = { isFit: (one: string) => planner.pays(one) && kindOfCharacter(one) === 'specialist' }
  if (isTimeToLearn(view, plans)) planner.give('market_row', (helper) => say('guide-job_ahead', helper), extra)
  if (show) planner.give('theater', (helper) => say('guide-job_help', helper), expert)
  planner.give('downtown', (helper) => say('guide-job_town', helper), extra)
  if (planner.idle.length > 0) planner.jobs.push({ words: say('guide-job_rest'), cards: [] })
  return planner.jobs
}

/** The cards of the plan for Characters who have none yet. */
export function openCards(view: Seen, seat: number, options: Action[]): Action[] {
  const wanted = new Map(jobsOf(view, seat).flatMap(({ cards }) => cards))
  const team = view.players[seat]!.characters
  return options.filter((action) => action.kind === 'assign' && wanted.get(action.character) === action.card && !team[action.character]?.card)
}
