/** The director’s advice on placing Characters: contested slots first, then the Workshop, the Theater, and the rest. */

import type { Action, ActionOf } from '../../game/actions'
import { backstage, locationOf, modifierOf, TRICKS, WEEKDAYS } from '../../game/facts'
import { bestSlots, wageOf } from '../../game/plan'
import { markersOn } from '../../game/trick_progress'
import { occupants } from '../../game/view'
import { PRINTED_AP } from '../../protocol'
import { amount, fieldNoun } from '../../text/nouns'
import { say, signed } from '../../text/say.svelte'
import { advice, all, early, planAt, told, type Direction, type Situation } from './advice'
import { baseAp, refills, trickWord } from './jobs'
import { dayOf, isRivalAwaited, isShared, rivals } from './weekdays'

type Placement = ActionOf<'place'>

/** The AP that a Character needs to do something at a Location, the most contested Location first. */
const neededAp = (situation: Situation): [location: string, ap: number][] => {
  const costs = refills(situation.me, situation.plans, 0).map(({ trick }) => TRICKS[trick]!.prepare_cost)
  const bench: [string, number][] = costs.length > 0 ? [['workshop', Math.min(...costs)]] : []
  return [['downtown', PRINTED_AP.take_coins], ['market_row', PRINTED_AP.order], ...bench]
}

const apOn = ({ character, slot }: Placement): number => baseAp(character) + modifierOf(slot)

/** The placements in streets and Workshops with AP for something, the most AP of a Location first. */
const useful = (situation: Situation, character?: string): Placement[] =>
  neededAp(situation).flatMap(([location, needed]) =>
    all(situation.options, 'place')
      .filter((one) => (character ?? one.character) === one.character && one.slot.startsWith(`${location}.`) && apOn(one) >= needed)
      .sort((one, other) => apOn(other) - apOn(one)),
  )

/** A player’s Characters at home with a card, and its Location. */
const waiting = ({ view }: Situation, seat: number): [character: string, location: string][] =>
  Object.entries(view.players[seat]!.characters).flatMap(([character, { where, card }]) => (where === 'home' && card ? [[character, locationOf(card)]] : []))

/** The opponents with a Character still to be sent to a street; the Workshops are their owners’ alone. */
const competitors = (situation: Situation, location: string): number[] =>
  situation.view.players.flatMap((_, other) =>
    other === situation.seat || location === 'workshop' ? [] : waiting(situation, other).flatMap(([, one]) => (one === location ? [other] : [])),
  )

/** A slot in a street by its modifier. */
const slotWords = (slot: string) => ({ modifier: signed(modifierOf(slot)), ...fieldNoun('location', slot.split('.')[0]) })

/** A Character whose last useful slots the opponents can take. */
function contested(situation: Situation): Direction | undefined {
  for (const [character, location] of waiting(situation, situation.seat)) {
    const [rival] = competitors(situation, location)
    const slots = useful(situation, character)
    if (rival === undefined || slots.length === 0 || slots.length > competitors(situation, location).length) continue
    const words = { who: situation.view.names[rival]!, ...fieldNoun('character', character), ...slotWords(slots[0]!.slot) }
    return advice(say('guide-place_contested', words), slots)
  }
  return undefined
}

/** The Workshop, if what is prepared there can go on stage afterward. */
function preparing(situation: Situation): Direction | undefined {
  const ready = planAt(situation, 'prepare')
  const bench = useful(situation).filter(({ slot }) => slot.startsWith('workshop.'))
  const isAwaited = waiting(situation, situation.seat).some(([character, location]) => character !== 'magician' && location === 'theater')
  return ready && isAwaited && bench.length > 0 ? advice(say('guide-place_prepare', { trick: trickWord(ready) }), bench) : undefined
}

// The Theater

/** Does nobody perform the player’s card before a weekday? */
const isSafe = ({ view, seat }: Situation, day: number): boolean => !rivals(view, seat).some((rival) => rival.day < day && isShared(view, seat, rival.seat))

/** The backstage slots on which a Character has AP: safe days, days with AP for every trick, then the latest. */
function backstageOf(situation: Situation, character: string): Placement[] {
  const wanted = Math.max(1, situation.plans.filter(({ next }) => next === 'set_up').length)
  const ap = ({ slot }: Placement) => baseAp(character) + backstage(WEEKDAYS[dayOf(slot)]!)[0]!
  const rank = (one: Placement) => [Number(isSafe(situation, dayOf(one.slot))), Math.min(ap(one), wanted), dayOf(one.slot)]
  return all(situation.options, 'place')
    .filter((one) => one.character === character && dayOf(one.slot) >= 0 && !one.slot.endsWith('.performance') && ap(one) > 0)
    .sort((one, other) => byRank(rank(one), rank(other)))
}

/** The performance slots: safe days, then the latest. */
function stageOf(situation: Situation): Placement[] {
  const rank = ({ slot }: Placement) => [Number(isSafe(situation, dayOf(slot))), dayOf(slot)]
  return all(situation.options, 'place')
    .filter(({ slot }) => slot.endsWith('.performance'))
    .sort((one, other) => byRank(rank(one), rank(other)))
}

/** Higher ranks first. */
function byRank(one: number[], other: number[]): number {
  const at = one.findIndex((rank, i) => rank !== other[i])
  return at < 0 ? 0 : other[at]! - one[at]!
}

/** That earlier days perform first: who does, or the rule while it’s new or an opponent may still do so. */
function dayWords({ view, seat, me, isEarly }: Situation, [best]: Placement[]): string {
  if (!best) return ''
  const [first] = rivals(view, seat)
  if (first && first.day < dayOf(best.slot)) return say('guide-days_rival', { who: view.names[first.seat]!, ...fieldNoun('weekday', WEEKDAYS[first.day]) })
  const isChosen = Object.values(me.characters).some(({ where }) => dayOf(where) >= 0)
  return !isChosen && (isEarly || isRivalAwaited(view, seat)) ? say('guide-days') : ''
}

// The others

/** Why a Character stays Idle: an opponent has its slot, or no slot is left that helps. */
function idleWords(situation: Situation, character: string, location: string): string {
  const { view, seat } = situation
  const needed = new Map(neededAp(situation)).get(location)
  const slots = needed === undefined || location === 'workshop' ? [] : bestSlots(view, location).filter((slot) => baseAp(character) + modifierOf(slot) >= needed)
  const taken = slots.map((slot) => ({ slot, by: occupants(view).get(slot)?.seat })).find(({ by }) => by !== undefined && by !== seat)
  const words = fieldNoun('character', character)
  return taken ? say('guide-place_gone', { ...words, ...slotWords(taken.slot), who: view.names[taken.by!]! }) : say('guide-place_idle', words)
}

function idling(situation: Situation): Direction {
  const idle = all(situation.options, 'idle')
  const [first] = idle
  if (!first) return advice('')
  const card = situation.me.characters[first.character]?.card
  const wage = wageOf(first.character)
  const why = idleWords(situation, first.character, card ? locationOf(card) : '')
  return advice(told(why, wage > 0 ? say('guide-idle_saves', { wage: amount('coins', wage) }) : ''), idle)
}

/** Placing the others: where they have AP for something, then backstage; otherwise they stay Idle. */
function working(situation: Situation, helper?: string): Direction {
  const wanted: Action[] = [...useful(situation), ...(helper ? backstageOf(situation, helper) : [])]
  return wanted.length > 0 ? advice(early(situation.isEarly, 'guide-place'), wanted) : idling(situation)
}

function staging(situation: Situation): Direction {
  const { view, seat } = situation
  const team = waiting(situation, seat).filter(([, location]) => location === 'theater').map(([character]) => character)
  const helper = team.find((character) => character !== 'magician')
  const isOnStage = [...markersOn(view, seat).values()].some((count) => count > 0)
  if (helper && planAt(situation, 'set_up')) {
    const slots = backstageOf(situation, helper)
    return advice(told(say('guide-place_helper', fieldNoun('character', helper)), dayWords(situation, slots)), slots)
  }
  if (!team.includes('magician')) return working(situation, helper)
  if (!isOnStage) return advice(say('guide-place_unready'), backstageOf(situation, 'magician'))
  const slots = stageOf(situation)
  return advice(told(say('guide-place_magician'), dayWords(situation, slots)), slots)
}

export const placing = (situation: Situation): Direction => contested(situation) ?? preparing(situation) ?? staging(situation)
