/** Power slots: how a player's Shards fill them (POW-3). */

import { POWER_SLOT_SHARDS } from './facts'

/** The Shards on a slot: slots are filled from the bottom up. */
export function shardsOnSlot(shards: number, slot: number): number {
  const below = POWER_SLOT_SHARDS.slice(0, slot).reduce((sum, needs) => sum + needs, 0)
  return Math.max(0, Math.min(POWER_SLOT_SHARDS[slot] ?? 0, shards - below))
}
