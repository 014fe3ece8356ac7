/** A table as it was told to this browser: the game, the people, what has happened; and how to answer. */

import { Connection, type CommandBody, type Line } from '../lib/connection'
import type { Refused, Seen, ServerMessage, Step, TableState, Update } from '../protocol'
import type { Action } from './actions'

export interface Notice {
  refused: Refused
  at: number
}

const MOST_VIEWS = 600

const isTalk = (steps: Step[]): boolean => steps.length > 0 && steps.every(({ kind }) => kind === 'say')

export class ToldTable {
  line = $state<Line>('connecting')
  seat = $state<number | null>(null)
  table = $state.raw<TableState | null>(null)
  view = $state.raw<Seen | null>(null)
  version = $state(0)
  options = $state.raw<Action[]>([])
  free = $state.raw<Action[]>([])
  undoable = $state(0)
  steps = $state.raw<Step[]>([])
  /** What has just happened, since this browser looks on. */
  news = $state.raw<Step[]>([])
  notice = $state.raw<Notice | null>(null)
  /** A refusal after which the table stays closed to this browser. */
  refusal = $state.raw<Refused | null>(null)
  /** A moment of the past that is looked at. */
  past = $state.raw<{ version: number; view: Seen } | null>(null)
  toldAt = $state(0)

  private readonly views = new Map<number, Seen>()
  private connection: Connection

  constructor(
    readonly id: string,
    token: string | null,
    private readonly ontell: (update: Update) => void,
  ) {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
    const url = `${scheme}://${location.host}/api/tables/${encodeURIComponent(id)}/socket`
    this.connection = new Connection(url, token, {
      heard: (message) => this.heard(message),
      line: (line) => (this.line = line),
    })
  }

  close(): void {
    this.connection.close()
  }

  retry = (): void => this.connection.retry()
  check = (): void => this.connection.check()

  // What the screen reads

  get shown(): Seen | null {
    return this.past?.view ?? this.view
  }

  /** What was said at the table. */
  get said(): Step[] {
    return this.steps.filter(({ kind }) => kind === 'say')
  }

  /** A bot plays in this seat. */
  get isBotted(): boolean {
    return this.seat !== null && Boolean(this.table?.seats[this.seat]?.bot)
  }

  /** The table waits for this seat, whatever its player looks at. */
  get isWaitedFor(): boolean {
    return this.seat !== null && this.view !== null && !this.isBotted && this.view.to_act.includes(this.seat)
  }

  get isAsked(): boolean {
    return this.isWaitedFor && !this.past
  }

  // Messages

  private heard(message: ServerMessage): void {
    switch (message.type) {
      case 'welcome':
        this.seat = message.seat
        break
      case 'update':
        this.update(message)
        break
      case 'table':
        this.table = message.table
        this.toldAt = Date.now()
        break
      case 'refused':
        if (!message.id) this.refusal = message
        break
    }
  }

  private update(update: Update): void {
    const isNew = !this.view || (update.version !== this.version && !isTalk(update.steps))
    this.news = this.view ? update.steps : []
    this.version = update.version
    this.view = update.view
    this.table = update.table
    this.toldAt = Date.now()
    this.options = update.options
    this.free = update.free_options
    this.undoable = update.undoable
    this.steps = [...this.steps, ...update.steps]
    if (update.view) this.remember(update.version, update.view)
    this.told(isNew)
    this.ontell(update)
  }

  /** The table was told; `isNew` if it has changed, and not only somebody has said something. */
  protected told(_isNew: boolean): void {}

  private remember(version: number, view: Seen): void {
    this.views.set(version, view)
    const [oldest] = this.views.keys()
    if (this.views.size > MOST_VIEWS && oldest !== undefined) this.views.delete(oldest)
  }

  // Talking, leaving, going back, looking back

  say = (text: string): Promise<unknown> => this.ask({ type: 'say', text })
  leave = (): Promise<unknown> => this.ask({ type: 'leave' })
  back = (): Promise<unknown> => this.ask({ type: 'back' })
  agree = (): Promise<unknown> => this.ask({ type: 'agree' })
  decline = (): Promise<unknown> => this.ask({ type: 'decline' })
  askUndo = (to: number): Promise<unknown> => this.ask({ type: 'ask_undo', to })
  undo = (): Promise<unknown> => this.ask({ type: 'undo', version: this.version })
  restart = (): Promise<unknown> => this.ask({ type: 'restart', version: this.version })

  /** The board at a moment of the past; null is now. */
  async look(version: number | null): Promise<void> {
    if (version === null || version === this.version) {
      this.past = null
      return
    }
    const known = this.views.get(version)
    if (known) this.past = { version, view: known }
    else {
      const answer = await this.ask({ type: 'look', version })
      if (answer?.type === 'looked') this.past = { version, view: answer.view }
    }
  }

  /** Send a command; what is refused is shown, not thrown, unless it is to be told elsewhere. */
  protected async ask(body: CommandBody, refuse = (refused: Refused) => this.note(refused)) {
    try {
      return await this.connection.ask(body)
    } catch (error) {
      const refused = error as Refused
      refuse(refused)
      // This page has missed something: have the table told anew.
      if (refused.code === 'stale') this.connection.renew()
      return null
    }
  }

  private note(refused: Refused): void {
    this.notice = { refused, at: Date.now() }
  }
}
