/** What the list of people says about a seat, and what a moderator can do about it. */

import type { SeatState } from '../../../protocol'

/** The keys of the notes beside a name. */
export function statusOf(seat: SeatState, mine: number | null): string[] {
  if (seat.name === null) return []
  if (seat.kind === 'bot') return ['table-is_bot']
  if (seat.vacancy === 'open') return ['people-open']
  if (seat.bot) return ['people-bot_plays']
  const presence = seat.seat === mine ? 'lobby-you' : seat.is_here ? 'table-here' : 'table-away'
  return seat.kind === 'remote_bot' ? ['table-is_bot', presence] : [presence]
}

/** Can somebody else be let into this seat? A bot has to play it for its player. */
export const canReopen = ({ kind, bot, vacancy }: SeatState, isOver: boolean): boolean =>
  kind !== 'bot' && bot !== null && vacancy !== 'open' && !isOver
