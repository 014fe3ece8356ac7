/** A prepared position in place of a table, for lessons and puzzles: the server plays it on, but stores nothing, so every
 * request sends all actions since the start. */

import type { Action } from '../../game/actions'
import type { Answer, Channel, CommandBody, Listener } from '../../lib/connection'
import { Refusal } from '../../lib/rest_api'
import type { Reason, Refused, Seen, Step, Update } from '../../protocol'
import { TableStore } from '../../table/store/table_store.svelte'

export type Written = Action | string

/** When everything is decided. */
const NO_OPTIONS = { options: [], free_options: [], foresight: null }

export abstract class PositionPlay implements Channel {
  actions = $state.raw<Written[]>([])
  /** Why the position can't be opened. */
  problem = $state<string | null>(null)
  readonly store: TableStore

  protected version = 0
  /** The versions of the actions in the log; they only grow, also after an undo. */
  protected versions: number[] = []
  private listener!: Listener

  constructor(
    id: string,
    private readonly name: string,
  ) {
    this.store = new TableStore(id, null, undefined, (listener) => {
      this.listener = listener
      return this
    })
    this.store.ending = () => this.ending()
  }

  /** What the headline says once nothing more is to be decided; empty before. */
  protected abstract ending(): string
  /** Show what comes of these actions. */
  protected abstract play(actions: Written[]): Promise<void>
  protected abstract explain(action: Written): Promise<Reason>

  /** A hint; null if there is none. */
  protected advised(): Action | null {
    return null
  }

  /** Go back to the start. */
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
        return this.explain(body.action)
      case 'advise': {
        const action = this.advised()
        if (action) return { type: 'advised', id: '', version: this.version, action, reason: '' }
        break
      }
      default:
        throw new Refusal('not_found')
    }
    return { type: 'ack', id: '', version: this.version }
  }

  /** Show an update as a table would: one for each new action. */
  protected tell(written: Update, actions: Written[], isOver: boolean): void {
    if (this.version === 0) this.welcome(written.view!.seat!)
    this.actions = actions
    const update = this.named(written)
    const steps = this.logged(update)
    for (const step of steps.slice(0, -1)) {
      this.listener.heard({ ...update, ...NO_OPTIONS, version: step.version, steps: [step], view: step.scenes?.at(-1)?.view ?? update.view })
    }
    this.listener.heard({ ...update, ...(isOver ? NO_OPTIONS : {}), version: this.version, steps: steps.slice(-1) })
  }

  /** Start again: what was logged can no longer be taken back. */
  protected startAgain(): void {
    this.versions = []
    if (this.version > 0) this.version++
  }

  private welcome(seat: number): void {
    this.listener.line('open')
    this.listener.heard({ type: 'welcome', protocol: 0, software: '', seat })
    this.version++
  }

  /** With the own name of the person. */
  private named(update: Update): Update {
    const own = (seen: Seen): Seen => ({ ...seen, names: seen.names.map((name, seat) => (seat === seen.seat ? this.name : name)) })
    const { table } = update
    const view = own(update.view!)
    const steps = update.steps.map((step) => ({ ...step, scenes: step.scenes?.map((scene) => ({ ...scene, view: own(scene.view) })) }))
    return { ...update, view, steps, table: { ...table, seats: table.seats.map((one) => ({ ...one, name: view.names[one.seat]! })) } }
  }

  /** What is new in the log: further actions, or an undo. */
  private logged({ steps, view }: Update): Step[] {
    const known = this.versions.length
    const taken_back = this.versions.splice(steps.length)
    if (taken_back.length > 0) return [{ version: ++this.version, kind: 'undo', seat: view!.seat!, events: [], taken_back }]
    return steps.slice(known).map((step) => {
      this.versions.push(++this.version)
      return { ...step, version: this.version }
    })
  }
}
