/** Advice of the stage director, and what it depends on. */

import type { Action, ActionOf } from '../../game/actions'
import type { PlanStep, TrickPlan } from '../../game/trick_progress'
import type { Player } from '../../game/view'
import type { ActionKind, Seen } from '../../protocol'
import { joined, say } from '../../text/say.svelte'

export interface Situation {
  view: Seen
  seat: number
  me: Player
  plans: TrickPlan[]
  options: Action[]
  isEarly: boolean
}

/** Advice, and the options that follow it, the best first; none if every option may do. */
export interface Direction {
  words: string
  wanted: Action[]
}

export const advice = (words: string, wanted: Action[] = []): Direction => ({ words, wanted })
export const planAt = ({ plans }: Situation, ...steps: PlanStep[]): TrickPlan | undefined => plans.find(({ next }) => steps.includes(next))
export const told = (...parts: string[]): string => joined('guide-then', parts)
export const early = (isEarly: boolean, key: string): string => (isEarly ? say(key) : '')
export const all = <K extends ActionKind>(options: Action[], kind: K): ActionOf<K>[] => options.filter((one): one is ActionOf<K> => one.kind === kind)
