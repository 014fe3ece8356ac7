/** What "My games" says about a game: its kind, how far it is, its result. */

import { list, say } from '../../text/say.svelte'
import { dayWords } from '../../text/dates'
import type { Listed } from '../../protocol'
import { modulesKey } from '../game_kinds'

export function isMyTurn({ status, asked, my_seat, seats, closed }: Listed): boolean {
  return status === 'playing' && !closed && my_seat != null && asked.includes(my_seat) && !seats[my_seat]?.bot
}

/** The place of a seat. Games that ended before the server kept places have scores only: seats with the same score share one then. */
export const placeOf = (scores: number[], places: number[] | null, seat: number): number =>
  places?.[seat] ?? 1 + scores.filter((score) => score > scores[seat]!).length

/** The result of a finished game, or how far another one is. */
function standingOf(game: Listed): string {
  const { scores, places, status, my_seat, turn, closed, seats } = game
  if (closed) return say('start-closed')
  if (status === 'waiting') return say('start-seats', { taken: seats.filter((seat) => seat.name).length, players: seats.length })
  if (status === 'playing') return say('start-turn', { turn })
  if (!scores) return say('start-over')
  if (my_seat == null) return scores.join(' : ')
  const place = placeOf(scores, places ?? null, my_seat)
  return say('mine-result', { place, players: scores.length, fame: scores[my_seat]!, others: list(scores.filter((_, seat) => seat !== my_seat).map(String)) })
}

/** One line about a game. */
export const factsOf = (game: Listed): string => [say(modulesKey(game.options)), standingOf(game), dayWords(game.updated)].join(' · ')
