/** A table as the server sends it to this browser: game, players, log; and the commands to answer. */

import { Connection, type Channel, type CommandBody, type Line, type Listener } from '../../lib/connection'
import type { Foreseen, Foresight, Refused, Seen, ServerMessage, Step, TableState, Update } from '../../protocol'
import type { Action } from '../../game/actions'
import { speedOf } from '../../lib/pace'
import { settings } from '../../lib/settings.svelte'
import { beatsOf, type Beat } from '../../show/beats'
import { heirNamed, heirNamedIn } from '../../text/heir'
import { ShowQueue } from '../../show/queue'
import { lastShow, takenBack } from './log'

export interface Notice {
  refused: Refused
  at: number
}

const MOST_VIEWS = 600
/** More beats than this are not shown one by one. */
const MOST_BEATS = 60

const isTalk = (steps: Step[]): boolean => steps.length > 0 && steps.every(({ kind }) => kind === 'say')

function socketOf(id: string): string {
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
  return `${scheme}://${location.host}/api/tables/${encodeURIComponent(id)}/socket`
}

export class RemoteTable {
  line = $state<Line>('connecting')
  seat = $state<number | null>(null)
  table = $state.raw<TableState | null>(null)
  view = $state.raw<Seen | null>(null)
  version = $state(0)
  options = $state.raw<Action[]>([])
  free = $state.raw<Action[]>([])
  undoable = $state(0)
  /** The foresight of each option. */
  foreseen = $state.raw<Foreseen[]>([])
  /** The last foresight; its prices and yields are shown until the next one arrives. */
  foresight = $state.raw<Foresight | null>(null)
  steps = $state.raw<Step[]>([])
  /** What is being shown; null if the board is up to date. */
  telling = $state.raw<Beat | null>(null)
  /** How many actions of others were not shown: they happened while this page was away. */
  missed = $state(0)
  notice = $state.raw<Notice | null>(null)
  /** A refusal after which this browser can't open the table. */
  refusal = $state.raw<Refused | null>(null)
  /** The past moment being viewed. */
  past = $state.raw<{ version: number; view: Seen } | null>(null)
  toldAt = $state(0)

  private readonly views = new Map<number, Seen>()
  private readonly listeners = new Set<(beat: Beat, isShown: boolean) => void>()
  private readonly queue = new ShowQueue<Beat>(
    () => speedOf(settings.now.pace) || (this.isReplaying ? 1 : 0),
    (beat, isShown) => this.listeners.forEach((listener) => listener(beat, isShown)),
    (beat) => {
      this.telling = beat
      if (!beat) this.isReplaying = false
    },
  )
  private isReplaying = false
  private connection: Channel

  constructor(
    readonly id: string,
    token: string | null,
    private readonly ontell: (update: Update) => void,
    connect = (listener: Listener): Channel => new Connection(socketOf(id), token, listener),
  ) {
    this.connection = connect({
      heard: (message) => this.heard(message),
      line: (line) => this.setLine(line),
    })
  }

  private setLine(line: Line): void {
    this.line = line
    // What was being shown may be out of date when the connection is back.
    if (line === 'lost') this.queue.skip()
  }

  close(): void {
    this.queue.skip()
    this.connection.close()
  }

  retry = (): void => this.connection.retry()
  check = (): void => this.connection.check()

  // What the screen reads

  get shown(): Seen | null {
    return this.past?.view ?? this.telling?.view ?? this.view
  }

  /** The steps that have been shown; those of the current beat's action come when it is over. */
  get shownSteps(): Step[] {
    const { telling } = this
    return telling ? this.steps.filter(({ version }) => version < telling.step.version) : this.steps
  }

  /** The chat messages of the table. */
  get said(): Step[] {
    return this.steps.filter(({ kind }) => kind === 'say')
  }

  /** A bot plays in this seat. */
  get isBotted(): boolean {
    return this.seat !== null && Boolean(this.table?.seats[this.seat]?.bot)
  }

  /** The headline once nothing more is to be decided here, as after a step of a lesson; empty before. */
  ending: () => string = () => ''

  /** The table waits for this seat, even while its player views the past. */
  get isWaitedFor(): boolean {
    return this.seat !== null && this.view !== null && !this.isBotted && this.view.to_act.includes(this.seat) && !this.ending()
  }

  get isAsked(): boolean {
    return this.isWaitedFor && !this.past && !this.telling
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
        this.see(message.table)
        break
      case 'refused':
        if (!message.id) this.refusal = message
        break
    }
  }

  private update(update: Update): void {
    const before = this.view
    const isNew = !before || (update.version !== this.version && !isTalk(update.steps))
    this.version = update.version
    this.view = heirNamed(update.view)
    this.see(update.table)
    this.options = update.options
    this.free = update.free_options
    this.undoable = update.undoable
    this.foreseen = update.foresight?.options ?? []
    if (update.foresight) this.foresight = update.foresight
    const steps = heirNamedIn(update.steps)
    this.steps = [...this.steps, ...steps]
    if (this.view) this.remember(update.version, this.view)
    this.told(isNew)
    if (before && this.view) this.tell(steps, before, this.view)
    this.ontell(update)
  }

  // The show

  /** Call back for every beat when it is shown or passed over; call the returned function to stop. */
  listen(listener: (beat: Beat, isShown: boolean) => void): () => void {
    this.listeners.add(listener)
    return () => void this.listeners.delete(listener)
  }

  /** Show the board as it is now. */
  skip = (): void => this.queue.skip()

  private tell(steps: Step[], before: Seen, after: Seen): void {
    const isAlone = steps.length === 1 && !document.hidden
    this.queue.add(steps.flatMap((step) => this.beats(step, before, after, isAlone)))
    if ((!isAlone && !isTalk(steps)) || this.queue.length > MOST_BEATS) this.catchUp(steps)
  }

  /** Too much happened to show it: the board is up to date, and the recap tells the rest. */
  private catchUp(steps: Step[]): void {
    this.queue.skip()
    this.missed += steps.filter(({ kind, seat }) => kind === 'act' && seat !== this.seat).length
  }

  /** What happened since this player's last action; for spectators everything. */
  readonly recap: Step[] = $derived.by(() => {
    const own = this.steps.filter(({ kind, seat }) => kind === 'act' && seat === this.seat).at(-1)?.version ?? 0
    return this.steps.filter(({ kind, version }) => version > own && kind !== 'say')
  })

  /** Show again what happened since this player's last action. */
  async replayRecap(): Promise<void> {
    const gone = takenBack(this.steps)
    await this.replay(this.recap.filter(({ kind, version }) => kind === 'act' && !gone.has(version)))
  }

  /** The latest Performances, which can be watched again. */
  readonly lastShow: Step[] = $derived(lastShow(this.steps))

  /** Show the latest Performances, at any pace. */
  replayShow = (): Promise<void> => this.replay(this.lastShow, ({ stage }) => stage?.kind === 'performance')

  private async replay(steps: Step[], isWanted: (beat: Beat) => boolean = () => true): Promise<void> {
    const beats: Beat[] = []
    for (const step of steps) {
      const [before, after] = [await this.viewAt(step.version - 1), await this.viewAt(step.version)]
      if (before && after) beats.push(...beatsOf(step, before, after, this.seat).filter(isWanted))
    }
    this.missed = 0
    this.queue.skip()
    this.isReplaying = true
    this.queue.add(beats)
  }

  /** The beats of a step; a step without a view of its own, or without events, is only announced. */
  private beats(step: Step, before: Seen, after: Seen, isAlone: boolean): Beat[] {
    if (isAlone && step.kind === 'act') return beatsOf(step, before, after, this.seat)
    if (step.kind !== 'act' && step.kind !== 'say') this.queue.skip()
    return [{ step, view: after, events: [], lines: [], lasts: 0, isOwn: step.seat === this.seat }]
  }

  private see(table: TableState): void {
    this.table = table
    this.toldAt = Date.now()
    // The seat is free for somebody else.
    if (this.seat !== null && table.seats[this.seat]?.vacancy) this.seat = null
  }

  /** Handles a table message; `isNew` if the game has changed and not only the chat. */
  protected told(_isNew: boolean): void {}

  private remember(version: number, view: Seen): void {
    this.views.set(version, view)
    const [oldest] = this.views.keys()
    if (this.views.size > MOST_VIEWS && oldest !== undefined) this.views.delete(oldest)
  }

  // Chat, leaving, undo, viewing the past

  say = (text: string): Promise<unknown> => this.ask({ type: 'say', text })
  leave = (): Promise<unknown> => this.ask({ type: 'leave' })
  back = (): Promise<unknown> => this.ask({ type: 'back' })
  agree = (): Promise<unknown> => this.ask({ type: 'agree' })
  decline = (): Promise<unknown> => this.ask({ type: 'decline' })
  askUndo = (to: number): Promise<unknown> => this.ask({ type: 'ask_undo', to })
  undo = (): Promise<unknown> => this.ask({ type: 'undo', version: this.version })
  restart = (): Promise<unknown> => this.ask({ type: 'restart', version: this.version })

  /** View the board at a past moment; null is now. */
  async look(version: number | null): Promise<void> {
    this.queue.skip()
    if (version === null || version === this.version) {
      this.past = null
      return
    }
    const view = await this.viewAt(version)
    if (view) this.past = { version, view }
  }

  /** The view at a version, from the server if this browser no longer has it. */
  private async viewAt(version: number): Promise<Seen | null> {
    const known = this.views.get(version)
    if (known) return known
    const answer = await this.ask({ type: 'look', version })
    if (answer?.type !== 'looked') return null
    const view = heirNamed(answer.view)
    this.remember(version, view)
    return view
  }

  /** Send a command; a refusal is shown rather than thrown, unless the caller shows it. */
  protected async ask(body: CommandBody, refuse = (refused: Refused) => this.note(refused)) {
    try {
      return await this.connection.ask(body)
    } catch (error) {
      const refused = error as Refused
      refuse(refused)
      // This page has missed something: reconnect to get the current state.
      if (refused.code === 'stale') this.connection.renew()
      return null
    }
  }

  private note(refused: Refused): void {
    this.notice = { refused, at: Date.now() }
  }
}
