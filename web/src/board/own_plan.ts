/** The viewer's plan while it is made, for the boards: a context. */

import { getContext, setContext } from 'svelte'
import type { BaseAp } from '../game/plan'
import type { Standing } from '../game/view'

export interface OwnPlan {
  base: BaseAp
  /** The slots that planned Characters want. */
  wanted: Standing
  /** Who is planned for the Theater; the day is chosen later. */
  theater: string[]
}

const KEY = Symbol('plan')
const none: OwnPlan = { base: {}, wanted: new Map(), theater: [] }

export const setOwnPlan = (plan: () => OwnPlan): void => void setContext(KEY, plan)

/** An empty plan without the context. */
export const ownPlan = (): (() => OwnPlan) => getContext<(() => OwnPlan) | undefined>(KEY) ?? (() => none)
