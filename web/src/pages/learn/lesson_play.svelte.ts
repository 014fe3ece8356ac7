/** A lesson in place of a table: the server judges each step. */

import type { Action } from '../../game/actions'
import { Refusal, rest } from '../../lib/rest_api'
import type { LessonListed, LessonMoment, Reason } from '../../protocol'
import { say } from '../../text/say.svelte'
import { PositionPlay, type Written } from './position_play.svelte'

export class LessonPlay extends PositionPlay {
  /** The index of the current step. */
  at = $state(0)
  verdict = $state<LessonMoment['verdict']>('open')
  /** Why the goal is missed. */
  miss = $state<string | null>(null)
  /** The next step starts from what the learner has now. */
  keepsBoard = $state(true)
  /** A hint was asked for that the lesson doesn't have. */
  isWithoutHint = $state(false)

  /** The actions of the steps before. */
  private earlier: Written[][] = []
  private nextMove: Action | null = null

  constructor(
    readonly lesson: LessonListed,
    name: string,
    /** The id of the lesson after this one. */
    readonly next?: string,
  ) {
    super(lesson.id, name)
    void this.begin(0)
  }

  get isLast(): boolean {
    return this.at === this.lesson.steps.length - 1
  }

  /** What the headline says of a step that is over. */
  protected ending(): string {
    if (this.verdict === 'missed' && this.store.options.length === 0) return say('learn-missed', { button: say('learn-again') })
    if (this.verdict !== 'reached') return ''
    if (!this.isLast) return say('learn-step_done', { button: this.continueWords })
    return this.next ? say('learn-lesson_done', { lesson: say(`lesson-${this.next}`) }) : say('learn-all_done')
  }

  get continueWords(): string {
    return say(this.keepsBoard ? 'learn-continue' : 'learn-continue_differs')
  }

  /** Start a step. */
  async begin(step: number): Promise<void> {
    try {
      const earlier = step > this.at ? [...this.earlier, this.actions] : this.earlier
      const moment = await rest.playLesson(this.lesson.id, step, { actions: [], earlier })
      this.earlier = earlier
      this.at = step
      this.startAgain()
      this.show(moment, [])
    } catch (error) {
      this.problem = error instanceof Refusal ? error.code : 'busy'
    }
  }

  protected async play(actions: Written[]): Promise<void> {
    this.show(await rest.playLesson(this.lesson.id, this.at, { actions, earlier: this.earlier, known: this.versions.length }), actions)
  }

  protected explain(action: Written): Promise<Reason> {
    return rest.explainInLesson(this.lesson.id, this.at, { actions: this.actions, action, earlier: this.earlier })
  }

  protected override advised(): Action | null {
    this.isWithoutHint = this.nextMove === null
    return this.nextMove
  }

  private show(moment: LessonMoment, actions: Written[]): void {
    this.verdict = moment.verdict
    this.miss = moment.miss
    this.keepsBoard = moment.keeps_board
    this.nextMove = moment.next_move
    this.isWithoutHint = false
    this.tell(moment.update, actions, moment.verdict === 'reached')
  }
}
