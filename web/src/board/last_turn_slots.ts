/** Where everyone was last turn, for players who are planning: a context for the slots. */

import { getContext, setContext } from 'svelte'
import type { Standing } from '../game/view'

const KEY = Symbol('before')
const nobody: Standing = new Map()

export const setBefore = (stood: () => Standing): void => void setContext(KEY, stood)

/** Who was on each slot; nobody without the context. */
export const before = (): (() => Standing) => getContext<(() => Standing) | undefined>(KEY) ?? (() => nobody)
