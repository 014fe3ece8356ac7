/** How fast the player wants to be shown what others do. */

import type { Settings } from './storage'

type Pace = Settings['pace']

/** 1 is normal, 2 is twice as fast, 0 shows nothing on the way. */
const SPEEDS: Record<Pace, number> = { slow: 0.5, normal: 1, fast: 2, instant: 0 }

export const PACES = Object.keys(SPEEDS) as Pace[]
export const speedOf = (pace: Pace): number => SPEEDS[pace] ?? 1
