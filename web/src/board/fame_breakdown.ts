/** Fame in a finished game, by source and by turn. */

export interface Gain {
  seat: number
  fame: number
  why: string
  /** The turn; `why` marks the final scoring. */
  turn: number
}

const SOURCES = [
  ...['set_up', 'advertise', 'link', 'yield', 'link_bonus', 'specialist_bonus', 'card_bonus', 'other'],
  ...['final_trick', 'final_special_cards', 'final_shards', 'final_coins', 'final_apprentices', 'final_specialists'],
  'unpaid_wages',
]
const sum = (told: Gain[]) => told.reduce((total, { fame }) => total + fame, 0)
const sourceOf = ({ why }: Gain) => (SOURCES.includes(why) ? why : 'other')
const isFinal = (gain: Gain) => gain.why.startsWith('final_')

export interface Source {
  source: string
  /** Per seat. */
  fame: number[]
}

/** Fame by source, without sources that gave nobody any. */
export function fameBySource(gains: Gain[], seats: number[]): Source[] {
  return SOURCES.map((source) => ({
    source,
    fame: seats.map((seat) => sum(gains.filter((gain) => gain.seat === seat && sourceOf(gain) === source))),
  })).filter(({ fame }) => fame.some(Boolean))
}

/** Every turn from setup (0) or the first one on, including those that brought nobody any Fame. */
export function turnsOf(gains: Gain[]): number[] {
  const turns = gains.map(({ turn }) => turn)
  const [first, last] = [Math.min(...turns), Math.max(...turns)]
  return Array.from({ length: last - first + 1 }, (_, i) => first + i)
}

/** A seat's Fame after each of the turns, and after the final scoring. */
export function fameByTurn(gains: Gain[], seat: number, turns: number[]): number[] {
  const own = gains.filter((gain) => gain.seat === seat)
  return [...turns.map((turn) => sum(own.filter((gain) => !isFinal(gain) && gain.turn <= turn))), sum(own)]
}

export interface TurnGain {
  /** 0 is the setup, null the final scoring. */
  turn: number | null
  /** Per seat. */
  fame: number[]
}

/** What each turn and the final scoring brought. */
export function fameInTurns(gains: Gain[], seats: number[]): TurnGain[] {
  const brought = (turn: number | null) =>
    seats.map((seat) => sum(gains.filter((gain) => gain.seat === seat && (isFinal(gain) ? turn === null : gain.turn === turn))))
  return [...turnsOf(gains), null].map((turn) => ({ turn, fame: brought(turn) }))
}
