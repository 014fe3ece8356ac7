/** Where everybody stood last turn, for whoever plans: handed down to the slots. */

import { getContext, setContext } from 'svelte'
import type { Standing } from './view'

const KEY = Symbol('before')
const nobody: Standing = new Map()

export const setBefore = (stood: () => Standing): void => void setContext(KEY, stood)

/** Who stood on each slot; nobody where it is not told. */
export const before = (): (() => Standing) => getContext<(() => Standing) | undefined>(KEY) ?? (() => nobody)
