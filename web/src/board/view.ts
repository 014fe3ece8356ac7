/** The parts of a seat's view that the drawings read. The server's `View` fits. */

export interface Marker {
  seat: number
  symbol: string
  up: string
  pieces?: number
}

export interface Show {
  performance: string
  markers: Record<string, Marker>
  guests?: Marker[]
}

export interface OwnTrick {
  trick: string
  markers: number
  pile: string
}

export interface Disk {
  where: string
  card: string | null
  face_down?: boolean
}

export interface Player {
  magician: string | null
  fame: number
  coins: number
  shards: number
  advertised: boolean
  tricks: Record<string, OwnTrick>
  components: Record<string, { pieces: number; pile: string }>
  characters: Record<string, Disk>
  inn_apprentices: number
  hand?: string[]
  known_cards?: string[]
  cards: { permanent: number; special: number }
  wages_due: number
  initiative_slot: number | null
  ability_used: boolean
}

export interface DarkAlley {
  prophecy: string | null
  pending: (string | null)[]
  special_decks: (string | null)[][]
  armed: string | null
  lasting: { card: string; seat: number; character: string }[]
  notes: { card: string; trick: string; value: number }[]
}

export interface View {
  names: string[]
  options: { players: number; dark_alley: boolean; prophecies: boolean }
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
}

/** Who stands on each slot; a Workshop's slots are `p1:workshop.1`. */
export function occupants(view: View): Map<string, { seat: number; character: string }> {
  const standing = new Map<string, { seat: number; character: string }>()
  view.players.forEach((player, seat) => {
    for (const [character, disk] of Object.entries(player.characters)) {
      const own = disk.where.startsWith('workshop') ? `p${seat + 1}:` : ''
      if (disk.where.includes('.')) standing.set(own + disk.where, { seat, character })
    }
  })
  return standing
}

/** How many of a component count for its owner: a pile on a Manager's slot counts one more. */
export function counted(player: Player, component: string): number {
  const pile = player.components[component]
  return pile ? pile.pieces + (pile.pile === 'extension' ? 1 : 0) : 0
}

/** The trick that a marker stands for. */
export function trickOf(view: View, marker: Marker): string | undefined {
  return view.players[marker.seat]?.tricks[marker.symbol]?.trick
}
