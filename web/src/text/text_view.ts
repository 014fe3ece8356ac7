/** The table in plain sentences, for the text view. */

import { TURNS } from '../game/facts'
import { trickOf } from '../game/view'
import type { Seen } from '../protocol'
import { cardLabel } from './actions'
import { turnSetupLines } from './closed_slots'
import { heirLines } from './heir'
import { amount, componentList, fieldNoun, ownedBy, word, wordForm } from './nouns'
import { joined, list, say } from './say.svelte'

const listed = (parts: string[]): string => list(parts) || say('amount-nothing')

/** Lines about the shared boards. */
export function boardLines(view: Seen): string[] {
  const turn = say('board-turn', { turn: view.turn, turns: TURNS[view.options.dark_alley ? 'dark_alley' : 'base'] })
  const lines = [
    list([turn, say(`phase-${view.phase}`)]),
    say('text-dice', { dice: listed(Object.entries(view.dice).flatMap(([die, face]) => (face === null ? [] : [say('text-die', { die: wordForm('die', die, 'short'), face: word('face', face) })]))) }),
    say('text-market', {
      stock: listed([...view.market.buy, ...(view.market.quick_order ? [view.market.quick_order] : [])].map(manyOf)),
      orders: listed(view.market.orders.flatMap((one) => (one ? [manyOf(one)] : []))),
    }),
    ...view.theater.map((show) => say('text-card', { card: word('performance', show.performance), markers: markersOf(view, show) })),
  ]
  if (view.duel) lines.push(...turnSetupLines(view.duel))
  lines.push(...heirLines(view))
  if (view.options.prophecies && view.dark_alley) lines.push(prophecies(view))
  return lines
}

const manyOf = (component: string): string => wordForm('component', component, 'many')

function markersOf(view: Seen, show: Seen['theater'][number]): string {
  const own = Object.entries(show.markers).map(([place, marker]) =>
    say('text-marker', {
      place: say(`place-${place}`),
      owned: ownedBy(view.names[marker.seat] ?? '', word('trick', trickOf(view, marker))),
      ...fieldNoun('category', marker.up),
    }),
  )
  const neutral = show.neutral ? [say('text-marker', { place: say(`place-${show.neutral.slot}`), owned: say('board-neutral_marker'), ...fieldNoun('category', show.neutral.up) })] : []
  return joined('told-more', [...own, ...neutral]) || say('amount-nothing')
}

function prophecies(view: Seen): string {
  const { prophecy, pending } = view.dark_alley!
  return say('text-prophecy', {
    active: prophecy ? word('prophecy', prophecy) : say('prophecy-none'),
    pending: listed(pending.flatMap((one) => (one ? [word('prophecy', one)] : []))),
  })
}

/** Lines about one player. */
export function playerLines(view: Seen, seat: number): string[] {
  const player = view.players[seat]!
  const pieces = Object.fromEntries(Object.entries(player.components).map(([component, pile]) => [component, pile.pieces]))
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
    say('text-tricks', { tricks: listed(Object.values(player.tricks).map((own) => withNote(word('trick', own.trick), amount('markers', own.markers)))) }),
    say('text-components', { components: componentList(pieces) || say('amount-nothing') }),
    say('text-team', { team: listed(Object.entries(player.characters).map(([character, disk]) => teamWords(character, disk))) }),
  ]
  if (player.hand) lines.push(say('text-hand', { hand: listed(player.hand.map(cardLabel)) }))
  return [...lines, ...powerLines(player.powers)]
}

/** Lines about a player's Powers: the learned ones with their effects, and the hand or what is known of it. */
function powerLines(powers: Seen['players'][number]['powers']): string[] {
  if (!powers) return []
  const named = (ids: string[]): string => listed(ids.map((id) => word('power', id)))
  const lines = [say('powers-open', { count: powers.open_slots })]
  for (const power of powers.learned) if (power) lines.push(say('powers-labeled', { power: word('power', power), effect: say(`effect-${power}`) }))
  if (powers.hand) lines.push(say('powers-hand', { powers: named(powers.hand) }), say('powers-our_cards'))
  else if (powers.known.length > 0) lines.push(say('powers-known', { powers: named(powers.known) }))
  return lines
}

/** `Hellhound (2 markers)`. */
const withNote = (name: string, note: string): string => (note ? say('text-note', { name, note }) : name)

function teamWords(character: string, disk: { where: string; card: string | null }): string {
  const where = disk.where.includes('.') ? word('slot', disk.where) : disk.where === 'home' ? '' : say(`workshop-${disk.where}`)
  return withNote(word('character', character), list([where, disk.card ? cardLabel(disk.card) : '']))
}
