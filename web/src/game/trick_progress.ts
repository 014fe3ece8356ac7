/** The plan of the game, trick by trick: learn, buy, prepare, set up, perform. */

import { TRICKS } from './facts'
import { counted, type Player, type View } from './view'

export const STEPS = ['learn', 'buy', 'prepare', 'set_up', 'perform'] as const
export type PlanStep = (typeof STEPS)[number]

export interface TrickPlan {
  trick: string
  symbol: string
  /** The step that comes next. */
  next: PlanStep
}

/** The components that a player lacks for a trick. */
export function missing(player: Player, trick: string): [component: string, count: number][] {
  const needs = Object.entries(TRICKS[trick]?.components ?? {})
  return needs.map(([component, count]): [string, number] => [component, count - counted(player, component)]).filter(([, count]) => count > 0)
}

/** The player’s markers in the Theater, by Performance card. */
export const markersOn = (view: View, seat: number): Map<string, number> =>
  new Map(
    view.theater.map(({ performance, markers, guests = [] }) => [
      performance,
      [...Object.values(markers), ...guests].filter((marker) => marker.seat === seat).length,
    ]),
  )

function nextStep(view: View, seat: number, symbol: string): PlanStep {
  const player = view.players[seat]!
  const own = player.tricks[symbol]!
  const isOnStage = view.theater.some(({ markers, guests = [] }) =>
    [...Object.values(markers), ...guests].some((marker) => marker.seat === seat && marker.symbol === symbol),
  )
  if (isOnStage) return 'perform'
  if (own.markers > 0) return 'set_up'
  return missing(player, own.trick).length > 0 ? 'buy' : 'prepare'
}

/** Where each of a player’s tricks stands, the most advanced first. */
export function plansOf(view: View, seat: number): TrickPlan[] {
  const tricks = Object.entries(view.players[seat]?.tricks ?? {})
  const plans = tricks.map(([symbol, { trick }]) => ({ trick, symbol, next: nextStep(view, seat, symbol) }))
  return plans.sort((a, b) => STEPS.indexOf(b.next) - STEPS.indexOf(a.next))
}
