/** The director’s plan of a turn: a card for every Character who is worth its wage. */

import type { Action } from '../../game/actions'
import { backstage, BASE_AP, BENCH_SLOTS, modifierOf, price, TRICKS, TURNS, WEEKDAYS } from '../../game/facts'
import { bestSlots, kindOfCharacter, wageOf } from '../../game/plan'
import { missing, plansOf, type TrickPlan } from '../../game/trick_progress'
import type { Player } from '../../game/view'
import { PRINTED_AP, type Seen } from '../../protocol'
import { amount, components, fieldNoun, type Noun } from '../../text/nouns'
import { list, say, signed } from '../../text/say.svelte'
import { hasDie, hirelings, scoreOf } from './hiring'

/** With fewer Coins than this the Bank comes first. */
export const SPARE_COINS = 3
/** More tricks than this are hard to prepare in a short game. */
export const ENOUGH_TRICKS = 3

/** The turn from which on hiring is part of the plan: first there must be something to perform. */
const HIRING_TURN = 2

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

/** With two tricks another Character is worth more than a third. */
export const prefersHiring = (view: Seen, plans: TrickPlan[]): boolean => view.turn >= HIRING_TURN && plans.length > 1

export interface Job {
  words: string
  /** The Characters for it and their cards, by Location. */
  cards: [character: string, card: string][]
}

/** What a job takes. */
interface Terms {
  /** The AP without which nothing can be done there. */
  ap: number
  /** Those who go along. */
  along?: string[]
  isFit?: (character: string) => boolean
  /** Those with few AP do it as well as others. */
  isEasy?: boolean
}

export const baseAp = (character: string): number => BASE_AP[kindOfCharacter(character)]

/** The AP modifiers of the slots of a Location; in the Theater those of the day with the most AP. */
function modifiersAt(view: Seen, location: string): number[] {
  if (location === 'workshop') return BENCH_SLOTS
  return location === 'theater' ? backstage(WEEKDAYS[0]!) : bestSlots(view, location).map(modifierOf)
}

/** Gives out the jobs of a turn, as long as there are Characters, cards and slots for them. */
class Planner {
  readonly jobs: Job[] = []
  readonly idle: string[]
  private readonly hand: string[]
  /** The slots that no job needs yet, by Location. */
  private readonly slots = new Map<string, number[]>()

  constructor(private readonly view: Seen, private readonly me: Player) {
    this.idle = helpersOf(me)
    const laid = Object.values(me.characters).flatMap(({ card }) => (card ? [card] : []))
    this.hand = [...(me.hand ?? []), ...laid]
  }

  /** A job for the first Character without one who is fit for it and has AP for it on a slot, and for those who go along. Is it given? */
  give(card: string, words: (helper: Noun) => string, { ap, along = [], isFit = () => true, isEasy = false }: Terms): boolean {
    const able = this.idle.filter((one) => isFit(one) && this.slotFor(one, card, ap) !== undefined)
    const [helper] = isEasy ? able.sort((one, other) => baseAp(one) - baseAp(other)) : able
    if (!helper || this.hand.filter((one) => one === card).length <= along.length) return false
    this.take(helper, card, ap)
    const cards = [helper, ...along].map((character): [string, string] => [character, card])
    for (const _ of cards) this.hand.splice(this.hand.indexOf(card), 1)
    this.jobs.push({ words: this.withSlot(words(fieldNoun('character', helper)), helper, card, ap), cards })
    return true
  }

  private free(card: string): number[] {
    return this.slots.get(card) ?? modifiersAt(this.view, card)
  }

  /** The least of the free slots on which a Character has AP for something. */
  private slotFor(character: string, card: string, ap: number): number | undefined {
    return this.free(card).filter((one) => baseAp(character) + one >= ap).sort((one, other) => one - other)[0]
  }

  private take(character: string, card: string, ap: number): void {
    const at = this.free(card).indexOf(this.slotFor(character, card, ap)!)
    this.slots.set(card, this.free(card).filter((_, i) => i !== at))
    this.idle.splice(this.idle.indexOf(character), 1)
  }

  /** A job with the one slot it can be done on, if an opponent can take that. */
  private withSlot(job: string, character: string, card: string, ap: number): string {
    const fit = modifiersAt(this.view, card).filter((one) => baseAp(character) + one >= ap)
    if (card === 'workshop' || fit.length > 1) return job
    return say('guide-job_slot', { job, modifier: signed(fit[0]!), ...fieldNoun('character', character) })
  }

  /** Are there Coins for the wage of one more Character? */
  pays(character: string): boolean {
    const team = this.jobs.flatMap(({ cards }) => cards.map(([one]) => one))
    return wageOf(character) === 0 || wagesOf([...team, character]) <= this.me.coins
  }
}

/** What the components for the next trick would cost now; nothing in the last turn. */
export function shoppingCost(view: Seen, me: Player, plans: TrickPlan[]): number {
  const bare = plans.find(({ next }) => next === 'buy')
  return bare && !isLastTurn(view) ? costOf(onSale(view, me, bare.trick)) : 0
}

/** Buying for a trick what is on sale and can be paid, or ordering what isn’t on sale; never in the last turn. */
function shopFor(planner: Planner, view: Seen, me: Player, plans: TrickPlan[]): void {
  const bare = plans.filter(({ next }) => next === 'buy')
  const isBought = ({ trick }: TrickPlan) => onSale(view, me, trick).length > 0 && costOf(onSale(view, me, trick)) <= me.coins
  const bought = bare.find(isBought)
  const ordered = bare.find(({ trick }) => onSale(view, me, trick).length < missing(me, trick).length)
  if (isLastTurn(view)) return
  if (bought) planner.give('market_row', () => say('guide-job_buy', { trick: trickWord(bought), goods: goodsList(onSale(view, me, bought.trick)) }), { ap: PRINTED_AP.buy })
  else if (ordered) {
    const goods = missing(me, ordered.trick).filter(([component]) => !view.market.buy.includes(component))
    planner.give('market_row', () => say('guide-job_order', { trick: trickWord(ordered), goods: goodsList(goods) }), { ap: PRINTED_AP.order })
  }
}

const prepareJob = (plan: TrickPlan, key: string, isEasy = false): Parameters<Planner['give']> =>
  ['workshop', () => say(key, { trick: trickWord(plan) }), { ap: TRICKS[plan.trick]!.prepare_cost, isEasy }]

/** Tricks with few markers left whose components are there: they can be prepared, now or once those are set up. */
export const refills = (me: Player, plans: TrickPlan[], markers: number): TrickPlan[] =>
  plans.filter(({ symbol, trick }) => me.tricks[symbol]!.markers <= markers && missing(me, trick).length === 0)

/** The show, if need be with a trick that is prepared just before, and what else to prepare. Is there a show? */
function stageFor(planner: Planner, view: Seen, me: Player, plans: TrickPlan[]): boolean {
  const ready = plans.filter(({ next }) => next === 'prepare')
  const onStage = plans.find(({ next }) => next === 'set_up') ?? plans.find(({ next }) => next === 'perform')
  const isFresh = !onStage && ready.length > 0 && planner.idle.length > 1 && planner.give(...prepareJob(ready[0]!, 'guide-job_prepare', true))
  const show = isFresh ? ready.shift() : onStage
  const isShown = Boolean(show) && planner.give('theater', (helper) => say('guide-job_show', { trick: trickWord(show), ...helper }), { ap: PRINTED_AP.set_up, along: ['magician'] })
  if (!isShown) planner.idle.unshift('magician')
  // In the last turn only what goes on stage at once is worth preparing.
  if (isLastTurn(view) && !isFresh) return isShown
  const [next] = [...ready, ...refills(me, plans, 0).filter(({ next }) => next !== 'prepare')]
  const [refill] = refills(me, plans, 1)
  if (next) planner.give(...prepareJob(next, 'guide-job_prepare'))
  else if (refill) planner.give(...prepareJob(refill, 'guide-job_refill'))
  return isShown
}

/** Downtown: Coins for those who are short, then a trick or another Character. */
function townFor(planner: Planner, view: Seen, me: Player, plans: TrickPlan[]): void {
  const go = (key: string, ap: number, words = {}) => planner.give('downtown', () => say(key, words), { ap })
  const [hireling] = hirelings(view, me)
  const coins = () => hasDie(view, 'bank') && go('guide-job_coins', PRINTED_AP.take_coins)
  const learn = () => isTimeToLearn(view, plans) && hasDie(view, 'residence') && go('guide-job_learn', PRINTED_AP.learn)
  const hire = () =>
    hireling && view.turn >= HIRING_TURN && go('guide-job_hire', PRINTED_AP.hire, { ...fieldNoun('hireling', hireling), fame: amount('fame', scoreOf(hireling)) })
  const isShort = me.coins < (isLastTurn(view) ? wagesOf(helpersOf(me)) : SPARE_COINS)
  const jobs = prefersHiring(view, plans) ? [hire, learn] : [learn, hire]
  for (const job of [...(isShort ? [coins] : []), ...jobs, ...(isLastTurn(view) && !isShort ? [coins] : [])]) job()
}

/** The cards of a good turn, the most important first. */
export function jobsOf(view: Seen, seat: number): Job[] {
  const me = view.players[seat]!
  const plans = plansOf(view, seat)
  const planner = new Planner(view, me)
  const isShown = stageFor(planner, view, me, plans)
  shopFor(planner, view, me, plans)
  townFor(planner, view, me, plans)
  const isFit = (one: string) => planner.pays(one)
  const isExpert = (one: string) => isFit(one) && kindOfCharacter(one) === 'specialist'
  if (isTimeToLearn(view, plans)) planner.give('market_row', (helper) => say('guide-job_ahead', helper), { ap: PRINTED_AP.order, isFit })
  if (isShown) planner.give('theater', (helper) => say('guide-job_help', helper), { ap: PRINTED_AP.set_up, isFit: isExpert })
  planner.give('downtown', (helper) => say('guide-job_town', helper), { ap: PRINTED_AP.take_coins, isFit })
  if (planner.idle.length > 0) planner.jobs.push({ words: say(wagesOf(planner.idle) > 0 ? 'guide-job_rest' : 'guide-job_rest_free'), cards: [] })
  return planner.jobs
}

/** The cards of the plan for Characters who have none yet. */
export function openCards(view: Seen, seat: number, options: Action[]): Action[] {
  const wanted = new Map(jobsOf(view, seat).flatMap(({ cards }) => cards))
  const team = view.players[seat]!.characters
  return options.filter((action) => action.kind === 'assign' && wanted.get(action.character) === action.card && !team[action.character]?.card)
}
