/** A lesson in place of a table: the server plays and judges each step, but stores nothing, so every
 * request sends all actions since the start of the lesson. */

import type { Action } from '../../game/actions'
import type { Answer, Channel, CommandBody, Listener } from '../../lib/connection'
import { Refusal, rest } from '../../lib/rest_api'
import type { LessonListed, LessonMoment, Refused, Seen, Step, Update } from '../../protocol'
import { TableStore } from '../../table/store/table_store.svelte'
import { say } from '../../text/say.svelte'

type Written = Action | string

/** After its goal, a step is over. */
const NO_OPTIONS = { options: [], free_options: [], foresight: null }

export class LessonPlay implements Channel {
  /** The index of the current step. */
  at = $state(0)
  verdict = $state<LessonMoment['verdict']>('open')
  /** Why the goal is missed. */
  miss = $state<string | null>(null)
  /** The next step starts from what the learner has now. */
  keepsBoard = $state(true)
  /** A hint was asked for that the lesson doesn't have. */
  isWithoutHint = $state(false)
  actions = $state.raw<Written[]>([])
  /** Why the lesson can't be opened. */
  problem = $state<string | null>(null)
  readonly store: TableStore

  private listener!: Listener
  /** The actions of the steps before. */
  private earlier: Written[][] = []
  /** The versions of the step's actions in the log; they only grow, also after an undo. */
  private versions: number[] = []
  private version = 0
  private nextMove: Action | null = null

  constructor(
    readonly lesson: LessonListed,
    private readonly name: string,
    /** The id of the lesson after this one. */
    readonly next?: string,
  ) {
    this.store = new TableStore(lesson.id, null, undefined, (listener) => {
      this.listener = listener
      return this
    })
    this.store.ending = () => this.ending()
    void this.begin(0)
  }

  get isLast(): boolean {
    return this.at === this.lesson.steps.length - 1
  }

  /** What the headline says of a step that is over. */
  private ending(): string {
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
      this.versions = []
      if (this.version === 0) this.welcome()
      this.version++
      this.tell(moment, [])
    } catch (error) {
      this.problem = error instanceof Refusal ? error.code : 'busy'
    }
  }

  /** Go back to the start of the step. */
  again = (): Promise<unknown> => this.store.restart()

  async ask(body: CommandBody): Promise<Answer> {
    try {
      return await this.answer(body)
    } catch (error) {
      throw { type: 'refused', id: null, code: error instanceof Refusal ? error.code : 'busy' } as Refused
    }
  }

  close(): void {}
  retry(): void {}
  check(): void {}
  renew(): void {}

  private async answer(body: CommandBody): Promise<Answer> {
    switch (body.type) {
      case 'act':
        await this.play([...this.actions, body.action])
        break
      case 'undo':
        await this.play(this.actions.slice(0, -1))
        break
      case 'restart':
        await this.play([])
        break
      case 'explain':
        return rest.explainInLesson(this.lesson.id, this.at, { actions: this.actions, action: body.action, earlier: this.earlier })
      case 'advise':
        if (this.nextMove) return { type: 'advised', id: '', version: this.version, action: this.nextMove, reason: '' }
        this.isWithoutHint = true
        break
      default:
        throw new Refusal('not_found')
    }
    return { type: 'ack', id: '', version: this.version }
  }

  private async play(actions: Written[]): Promise<void> {
    this.tell(await rest.playLesson(this.lesson.id, this.at, { actions, earlier: this.earlier, known: this.versions.length }), actions)
  }

  private welcome(): void {
    this.listener.line('open')
    this.listener.heard({ type: 'welcome', protocol: 0, software: '', seat: 0 })
  }

  /** Show a moment as the updates of a table would: one for each new action. */
  private tell(moment: LessonMoment, actions: Written[]): void {
    this.actions = actions
    this.verdict = moment.verdict
    this.miss = moment.miss
    this.keepsBoard = moment.keeps_board
    this.nextMove = moment.next_move
    this.isWithoutHint = false
    const update = this.named(moment.update)
    const steps = this.logged(update.steps)
    for (const step of steps.slice(0, -1)) {
      this.listener.heard({ ...update, ...NO_OPTIONS, version: step.version, steps: [step], view: step.scenes?.at(-1)?.view ?? update.view })
    }
    this.listener.heard({ ...update, ...(moment.verdict === 'reached' ? NO_OPTIONS : {}), version: this.version, steps: steps.slice(-1) })
  }

  /** With the learner's own name. */
  private named(update: Update): Update {
    const own = (seen: Seen): Seen => ({ ...seen, names: seen.names.map((name, seat) => (seat === seen.seat ? this.name : name)) })
    const { table } = update
    const view = own(update.view!)
    const steps = update.steps.map((step) => ({ ...step, scenes: step.scenes?.map((scene) => ({ ...scene, view: own(scene.view) })) }))
    return { ...update, view, steps, table: { ...table, seats: table.seats.map((one) => ({ ...one, name: view.names[one.seat]! })) } }
  }

  /** What is new in the log: further actions, or an undo. */
  private logged(steps: Step[]): Step[] {
    const known = this.versions.length
    const taken_back = this.versions.splice(steps.length)
    if (taken_back.length > 0) return [{ version: ++this.version, kind: 'undo', seat: 0, events: [], taken_back }]
    return steps.slice(known).map((step) => {
      this.versions.push(++this.version)
      return { ...step, version: this.version }
    })
  }
}
