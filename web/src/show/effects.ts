/** What a beat does besides changing the board: its sound, and pieces that fly. */

import { tick } from 'svelte'
import { fly } from '../board/flight_animation'
import { soundOf } from '../game/event_sounds'
import type { GameEvent } from '../game/events'
import { play } from '../lib/sound'

export function playSound(events: GameEvent[]): void {
  const sound = soundOf(events)
  if (sound) void play(sound)
}

/** Pieces fly over the board of the events once it is drawn. */
export const flyOver = (events: GameEvent[], viewer: number | null, speed: number): Promise<void> => tick().then(() => fly(events, viewer, speed))
