/** The table in plain sentences, for the text view. */

import { say } from '../board/words.svelte'
import type { Seen } from '../protocol'
import { TURNS } from '../board/facts'
import { trickOf } from '../board/view'
import { cardLabel } from './actions'
import { amount, effectName, performanceName, slotName, word } from './words'

const list = (parts: string[]): string => parts.join(', ') || say('ui-nothing')

/** Lines about the board that everybody shares. */
export function boardLines(view: Seen): string[] {
  const lines = [
    `${say('board-turn', { turn: view.turn, turns: TURNS[view.options.dark_alley ? 'dark_alley' : 'base'] })}, ${say(`phase-${view.phase}`)}`,
    say('text-dice', { dice: list(Object.entries(view.dice).flatMap(([die, face]) => (face === null ? [] : [`${word('die', die)} ${word('face', face)}`]))) }),
    say('text-market', {
      stock: list([...view.market.buy, ...(view.market.quick_order ? [view.market.quick_order] : [])].map((one) => word('component', one))),
      orders: list(view.market.orders.flatMap((one) => (one ? [word('component', one)] : []))),
    }),
    ...view.theater.map((show) => say('text-card', { card: performanceName(show.performance), markers: markersOf(view, show) })),
  ]
  if (view.options.prophecies && view.dark_alley) lines.push(prophecies(view))
  return lines
}

function markersOf(view: Seen, show: Seen['theater'][number]): string {
  return list(
    Object.entries(show.markers).map(([place, marker]) => {
      const values = { who: view.names[marker.seat] ?? '', trick: word('trick', trickOf(view, marker)), category: word('category', marker.up) }
      return `${place} ${say('board-marker', values)}`
    }),
  )
}

function prophecies(view: Seen): string {
  const { prophecy, pending } = view.dark_alley!
  return say('text-prophecy', {
    active: prophecy ? effectName(prophecy) : say('words-no_prophecy'),
    pending: list(pending.flatMap((one) => (one ? [effectName(one)] : []))),
  })
}

/** Lines about one player. */
export function playerLines(view: Seen, seat: number): string[] {
  const player = view.players[seat]!
  const lines = [
    say('text-player', {
      who: view.names[seat] ?? '',
      fame: amount('fame', player.fame),
      coins: amount('coins', player.coins),
      shards: amount('shards', player.shards),
      permanent: player.cards.permanent,
      special: player.cards.special,
      wages: amount('coins', player.wages_due),
    }),
    say('text-tricks', { tricks: list(Object.values(player.tricks).map((own) => `${word('trick', own.trick)} (${amount('markers', own.markers)})`)) }),
    say('text-components', { components: list(Object.entries(player.components).map(([component, pile]) => `${pile.pieces} ${word('component', component)}`)) }),
    say('text-team', { team: list(Object.entries(player.characters).map(([character, disk]) => teamWords(character, disk))) }),
  ]
  if (player.hand) lines.push(say('text-hand', { hand: list(player.hand.map(cardLabel)) }))
  return lines
}

function teamWords(character: string, disk: { where: string; card: string | null }): string {
  const where = disk.where.includes('.') ? slotName(disk.where) : disk.where === 'home' ? '' : say(`workshop-${disk.where}`)
  const more = [where, disk.card ? cardLabel(disk.card) : ''].filter(Boolean).join(', ')
  return more ? `${word('character', character)} (${more})` : word('character', character)
}
