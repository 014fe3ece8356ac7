/** A puzzle in place of a table: played to the end of the game, then judged by its Fame. */

import type { Action } from '../../game/actions'
import { Refusal } from '../../lib/rest_api'
import type { DailyPuzzle, PuzzleListed, PuzzleMoment, PuzzleVerdict, Reason, Seen } from '../../protocol'
import { actionWords } from '../../text/actions'
import { say } from '../../text/say.svelte'
import { PositionPlay, type Written } from '../learn/position_play.svelte'
import { keepSolved, puzzleApi, visitorKey } from './puzzle_api'

export class PuzzlePlay extends PositionPlay {
  verdict = $state.raw<PuzzleVerdict | null>(null)
  /** The best line is on the boards, not an attempt. */
  isShowing = $state(false)
  /** The results of the day after an attempt at the daily puzzle. */
  daily = $state.raw<DailyPuzzle | null>(null)
  private start: Seen | null = null

  constructor(
    readonly puzzle: PuzzleListed,
    private readonly player: string,
    /** The id of the puzzle after this one. */
    readonly next?: string,
  ) {
    super(puzzle.id, player)
    void this.begin()
  }

  get isSolved(): boolean {
    return this.verdict !== null && this.verdict.fame >= this.verdict.best
  }

  /** The actions of the best line as sentences. */
  get line(): string[] {
    return this.verdict && this.start ? this.verdict.line.map((action) => actionWords(this.start!, action as Action)) : []
  }

  async begin(): Promise<void> {
    try {
      const moment = await puzzleApi.play(this.puzzle.id, { actions: [] })
      this.start = moment.update.view!
      this.show(moment, [])
    } catch (error) {
      this.problem = error instanceof Refusal ? error.code : 'busy'
    }
  }

  /** Show the best line on the boards. */
  showLine = async (): Promise<void> => {
    const line = this.verdict!.line as Action[]
    await this.again()
    this.isShowing = true
    await this.play(line)
  }

  protected ending(): string {
    return this.verdict ? say(this.isShowing ? 'puzzle-line_shown' : this.isSolved ? 'puzzle-solved' : 'puzzle-missed') : ''
  }

  protected async play(actions: Written[]): Promise<void> {
    const moment = await puzzleApi.play(this.puzzle.id, { actions, known: this.versions.length })
    if (actions.length === 0) this.isShowing = false
    this.show(moment, actions)
    if (moment.verdict && !this.isShowing) void this.report(actions)
  }

  protected explain(action: Written): Promise<Reason> {
    return puzzleApi.explain(this.puzzle.id, { actions: this.actions, action })
  }

  private show(moment: PuzzleMoment, actions: Written[]): void {
    this.verdict = moment.verdict
    this.tell(moment.update, actions, moment.verdict !== null)
  }

  /** Keep the result here and on the server, which may be out of reach: then it counts here only. */
  private async report(actions: Written[]): Promise<void> {
    if (this.isSolved) keepSolved([this.puzzle.id])
    try {
      const daily = await puzzleApi.keep(this.puzzle.id, { actions, name: this.player, key: visitorKey() })
      if (daily.id === this.puzzle.id) this.daily = daily
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
    }
  }
}
