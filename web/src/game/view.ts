/** The parts of a seat's view that the drawings read; a structural subset of the server's `View`. */

import { CLOSED_SLOTS } from '../protocol'
import { isWeekdaySlot } from './targets'

/** A marker outside the slots has no corners. */
export interface Guest {
  seat: number
  symbol: string
}

export interface Marker extends Guest {
  up: string
  pieces?: number
}

export interface Show {
  performance: string
  markers: Record<string, Marker>
  guests?: Guest[]
  /** A marker of the Duel that belongs to nobody. */
  neutral?: { slot: string; up: string }
}

export interface OwnTrick {
  trick: string
  markers: number
  pile: string
  /** Fame, Coins and Shards of a marker, as printed and when enhanced. */
  yields?: number[]
}

export interface Disk {
  where: string
  card: string | null
  face_down?: boolean
}

/** A player's Powers, by Power slot from the bottom up; only their owner sees the hand. */
export interface Powers {
  learned: (string | null)[]
  coins: number[]
  used: boolean[]
  open_slots: number
  levels: number[]
  known: string[]
  hand?: string[]
}

export interface Player {
  magician: string | null
  fame: number
  coins: number
  shards: number
  advertised: boolean
  tricks: Record<string, OwnTrick>
  components: Record<string, { pieces: number; counted: number; pile: string }>
  characters: Record<string, Disk>
  inn_apprentices: number
  hand?: string[]
  known_cards?: string[]
  cards: { permanent: number; special: number }
  wages_due: number
  initiative_slot: number | null
  ability_used: boolean
  powers?: Powers
}

export interface DarkAlley {
  prophecy: string | null
  pending: (string | null)[]
  special_decks: (string | null)[][]
  armed: string | null
  lasting: { card: string; seat: number; character: string }[]
  notes: { card: string; trick: string; value: number }[]
}

/** The Turn Setup cards of the turn and of the next one, with the slots they close. */
export interface Duel {
  turn_setup: string | null
  closed: string[]
  next_turn_setup: string | null
  next_closed: string[]
}

/** Dahlgaard’s Heir (HEIR-1 to HEIR-3): its plan, stance, shopping list, and its tricks from left to right. */
export interface Heir {
  plan: string | null
  ready: boolean
  stronger: string | null
  past_plans: string[]
  deck: number
  shopping_list: string[]
  tricks: string[]
}

export interface View {
  names: string[]
  options: { players: number; dark_alley: boolean; prophecies: boolean; heir?: string }
  seat: number | null
  turn: number
  phase: string
  over: boolean
  winner: number | null
  to_act: number[]
  initiative: number[]
  dice: Record<string, string | null>
  market: { buy: string[]; orders: (string | null)[]; quick_order: string | null }
  tricks: Record<string, string[]>
  theater: Show[]
  performance_deck: string[]
  players: Player[]
  dark_alley?: DarkAlley
  duel?: Duel
  heir?: Heir
}

/** Is a slot of a street or of the Theater closed, for this number of players or in this turn of a Duel? */
export function isClosed(view: View, slot: string): boolean {
  if (view.duel) return view.duel.closed.includes(slot)
  return !isWeekdaySlot(slot) && CLOSED_SLOTS[view.players.length]!.includes(Number(slot.split('.')[1]))
}

export interface Stand {
  seat: number
  character: string
}

/** Who is on each slot; a Workshop's slots are `p1:workshop.1`. */
export type Standing = Map<string, Stand>

export const slotKey = (seat: number, slot: string): string => (slot.startsWith('workshop') ? `p${seat + 1}:${slot}` : slot)

export function occupants(view: View): Standing {
  const standing: Standing = new Map()
  view.players.forEach((player, seat) => {
    for (const [character, { where }] of Object.entries(player.characters)) {
      if (where.includes('.')) standing.set(slotKey(seat, where), { seat, character })
    }
  })
  return standing
}

/** Does a player have a Specialist? */
export function hasSpecialist(player: Player, specialist: string): boolean {
  const disk = player.characters[specialist]
  return disk !== undefined && disk.where !== 'inn'
}

/** How many of a component its owner effectively has. */
export const counted = (player: Player, component: string): number => player.components[component]?.counted ?? 0

/** The trick a marker belongs to. */
export function trickOf(view: View, marker: Guest): string | undefined {
  return view.players[marker.seat]?.tricks[marker.symbol]?.trick
}
