/** The sound of what happened. */

import type { EventKind } from '../protocol'
import type { GameEvent } from './events'

type EventSound = 'applause' | 'coin' | 'card'

/** The most striking first: of several events, only one is heard. */
const SOUNDS: [EventSound, EventKind[]][] = [
  ['applause', ['trick_performed', 'game_ended']],
  ['coin', ['coins_changed']],
  [
    'card',
    [
      ...(['assignment_revealed', 'card_assigned', 'card_recalled', 'card_kept', 'card_used', 'cards_drawn'] as const),
      ...(['trick_learned', 'performance_card_shown', 'character_placed', 'marker_set_up'] as const),
    ],
  ],
]

/** The sound of events that happen at the same moment; undefined if they make none. */
export const soundOf = (events: Pick<GameEvent, 'kind'>[]): EventSound | undefined =>
  SOUNDS.find(([, kinds]) => events.some(({ kind }) => kinds.includes(kind)))?.[0]
