/** Moments of a game, one at a time or as a show: the same beats as at a table. */

import type { GameEvent } from '../../game/events'
import { speedOf } from '../../lib/pace'
import { settings } from '../../lib/settings.svelte'
import type { Moment, Seen, Step } from '../../protocol'
import { beatsOf, type Beat } from '../../show/beats'
import { ShowQueue } from '../../show/queue'
import { told } from '../../show/told'

/** Milliseconds for an action without anything to read, and for each action if nothing is shown on the way. */
const SHORTEST = 400

/** The log of a game without its undone actions: the version is the number of actions so far. */
export const stepsOf = (moments: Moment[]): Step[] =>
  moments.map(({ events, scenes }, version) => ({ version, kind: 'act' as const, events, scenes: scenes ?? [] })).slice(1)

/** Who wins is said first: the rest of the last action may need more room than a phone has. */
const resultFirst = (events: GameEvent[]): GameEvent[] => [
  ...events.filter(({ kind }) => kind === 'game_ended'),
  ...events.filter(({ kind }) => kind !== 'game_ended'),
]

export class Playback {
  /** The number of actions so far. */
  at = $state(0)
  isPlaying = $state(false)
  /** What is being shown; null if the board is the one after the action. */
  telling = $state.raw<Beat | null>(null)
  moments = $state.raw<Moment[]>([])

  readonly steps: Step[] = $derived(stepsOf(this.moments))
  /** The actions after which a turn begins. */
  readonly turns: number[] = $derived(this.steps.filter(({ events }) => events?.some(({ kind }) => kind === 'turn_began')).map(({ version }) => version))

  private readonly queue: ShowQueue<Beat>

  constructor(moments: Moment[], ontell: (events: GameEvent[]) => void = () => {}) {
    this.moments = moments
    this.queue = new ShowQueue<Beat>(
      () => this.speed,
      ({ events }, isShown) => isShown && this.isPlaying && ontell(events),
      (beat) => this.show(beat),
    )
  }

  get last(): number {
    return this.moments.length - 1
  }

  get view(): Seen {
    return this.telling?.view ?? this.moments[this.at]!.view
  }

  /** What led to the board, in sentences. */
  get lines(): string[] {
    const { events, view } = this.moments[this.at]!
    return this.telling?.lines ?? told(resultFirst(events as GameEvent[]), view).lines
  }

  /** 1 is normal. */
  get speed(): number {
    return speedOf(settings.now.pace) || 1
  }

  /** Show a moment and stay there. */
  go(to: number): void {
    this.pause()
    this.at = Math.max(0, Math.min(this.last, to))
  }

  /** The start of the previous turn (-1) or the next one (1): the first or the last moment if there is none. */
  turnFrom(way: 1 | -1): number {
    if (way > 0) return this.turns.find((start) => start > this.at) ?? this.last
    return this.turns.filter((start) => start < this.at).at(-1) ?? 0
  }

  /** Show one action after another; from the start if there are no more. */
  play(): void {
    if (this.at === this.last) this.at = 0
    this.isPlaying = true
    this.advance()
  }

  pause(): void {
    this.isPlaying = false
    this.queue.skip()
  }

  toggle(): void {
    if (this.isPlaying) this.pause()
    else this.play()
  }

  /** The same game as another viewer saw it. */
  replace(moments: Moment[]): void {
    this.pause()
    this.moments = moments
  }

  private show(beat: Beat | null): void {
    this.telling = beat
    if (!beat && this.isPlaying) this.advance()
  }

  private advance(): void {
    if (this.at === this.last) {
      this.isPlaying = false
      return
    }
    this.at += 1
    this.queue.add(this.beats())
  }

  /** The beats of the action that led here, at least one. */
  private beats(): Beat[] {
    const [before, after] = [this.moments[this.at - 1]!.view, this.moments[this.at]!.view]
    const step = this.steps[this.at - 1]!
    const isWhole = speedOf(settings.now.pace) === 0 || !step.events?.length
    if (isWhole) return [{ ...told(resultFirst(step.events as GameEvent[]), after), step, isOwn: false, lasts: SHORTEST }]
    return beatsOf(step, before, after, null).map((beat) => ({ ...beat, lasts: Math.max(SHORTEST, beat.lasts) }))
  }
}
