/** A table as this browser knows it: what was told, what is picked, what is under way. */

import type { Target } from '../board/targets'
import { say } from '../board/words.svelte'
import { Connection, type CommandBody, type Line } from '../lib/connection'
import { settings } from '../lib/settings.svelte'
import type { Foresight, Refused, ServerMessage, Step, TableState, Update, Seen } from '../protocol'
import { kindOf, sameAction, type Action } from './actions'
import { candidate, isOnBoard, needsConfirm, offersOf, pickedAfter, remaining, type Choice } from './decide'

export interface Explanation {
  target: Target
  rule: string | null
  reason: string | null
  figures: Record<string, string | number>
  sentence: string
}

export interface Notice {
  refused: Refused
  at: number
}

const MOST_VIEWS = 600
const ASK_PAUSE = 120
/** How long an explanation stays when one points elsewhere: long enough to follow its link. */
const LINGER = 2000

export class TableStore {
  line = $state<Line>('connecting')
  seat = $state<number | null>(null)
  table = $state.raw<TableState | null>(null)
  view = $state.raw<Seen | null>(null)
  version = $state(0)
  options = $state.raw<Action[]>([])
  free = $state.raw<Action[]>([])
  undoable = $state(0)
  steps = $state.raw<Step[]>([])
  foresight = $state.raw<Foresight | null>(null)
  picked = $state.raw<Target[]>([])
  confirming = $state.raw<Choice | null>(null)
  /** The action a bot would choose. */
  hint = $state.raw<Action | null>(null)
  isHinting = $state(false)
  explanation = $state.raw<Explanation | null>(null)
  /** The lit target somebody points at. */
  pointed = $state.raw<Target | null>(null)
  notice = $state.raw<Notice | null>(null)
  /** A refusal after which the table stays closed to this browser. */
  refusal = $state.raw<Refused | null>(null)
  /** A moment of the past that is looked at. */
  past = $state.raw<{ version: number; view: Seen } | null>(null)
  isBusy = $state(false)
  /** What has just happened, since this browser looks on. */
  news = $state.raw<Step[]>([])
  toldAt = $state(0)

  private readonly views = new Map<number, Seen>()
  private connection: Connection
  private asking: ReturnType<typeof setTimeout> | undefined
  private explained = new Map<string, Explanation | null>()

  constructor(
    readonly id: string,
    token: string | null,
    private readonly ontell: (store: TableStore, update: Update) => void = () => {},
  ) {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
    const url = `${scheme}://${location.host}/api/tables/${encodeURIComponent(id)}/socket`
    this.connection = new Connection(url, token, {
      heard: (message) => this.heard(message),
      line: (line) => (this.line = line),
    })
  }

  close(): void {
    clearTimeout(this.asking)
    this.connection.close()
  }

  retry(): void {
    this.connection.retry()
  }

  // What the screen reads

  get shown(): Seen | null {
    return this.past?.view ?? this.view
  }

  get isAsked(): boolean {
    return this.seat !== null && this.view !== null && !this.past && this.view.to_act.includes(this.seat)
  }

  readonly choices: Choice[] = $derived.by(() => {
    const foreseen = this.foresight?.version === this.version ? this.foresight.options : []
    const free = this.free.filter(isOnBoard).map((action) => ({ action }))
    return [...this.options.map((action, i) => ({ action, foreseen: foreseen[i] })), ...free]
  })

  readonly left: Choice[] = $derived(remaining(this.choices, this.picked))

  readonly offers = $derived(
    this.view && !this.past && !this.isBusy ? offersOf(this.view, this.choices, this.picked) : new Map(),
  )

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
    const isNew = update.version !== this.version || !this.view
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
    if (isNew) this.forget()
    if (this.options.length > 0) void this.foresee()
    this.ontell(this, update)
  }

  private remember(version: number, view: Seen): void {
    this.views.set(version, view)
    const [oldest] = this.views.keys()
    if (this.views.size > MOST_VIEWS && oldest !== undefined) this.views.delete(oldest)
  }

  private forget(): void {
    this.picked = this.picked.filter((target) => remaining(this.choices, [target]).length > 1)
    if (remaining(this.choices, this.picked).length < 2) this.picked = []
    this.confirming = null
    this.hint = null
    this.explanation = null
    this.pointed = null
    this.explained.clear()
  }

  private async foresee(): Promise<void> {
    const answer = await this.ask({ type: 'foresee' })
    if (answer?.type === 'foresight' && answer.version === this.version) this.foresight = answer
  }

  // Deciding

  /** A lit target was picked: narrow down, or do the one thing that is left. */
  pick(target: Target): void {
    this.picked = pickedAfter(this.choices, this.picked, target)
    this.confirming = null
    this.explanation = null
    const [only] = this.left
    if (this.picked.length > 0 && this.left.length === 1 && only) this.choose(only)
  }

  unpick(): void {
    this.picked = []
    this.confirming = null
  }

  /** Do something, after a question if it cannot be taken back. */
  choose(choice: Choice): void {
    if (this.view && settings.now.confirm && needsConfirm(choice, this.view)) this.confirming = choice
    else void this.act(choice.action)
  }

  confirm(): void {
    if (this.confirming) void this.act(this.confirming.action)
  }

  async act(action: Action | string): Promise<boolean> {
    if (this.isBusy) return false
    this.isBusy = true
    this.confirming = null
    const answer = await this.ask({ type: 'act', version: this.version, action })
    this.isBusy = false
    this.picked = []
    return answer !== null
  }

  undo = (): Promise<unknown> => this.ask({ type: 'undo', version: this.version })
  restart = (): Promise<unknown> => this.ask({ type: 'restart', version: this.version })

  async advise(): Promise<void> {
    this.isHinting = true
    const answer = await this.ask({ type: 'advise' })
    this.isHinting = false
    if (answer?.type === 'advised' && answer.version === this.version) this.hint = answer.action
  }

  choiceOf(action: Action): Choice {
    return this.choices.find((choice) => sameAction(choice.action, action)) ?? { action }
  }

  /** Why is this not possible now? Asked of the server when somebody points at an unlit target. */
  wonder(target: Target | null): void {
    clearTimeout(this.asking)
    this.pointed = target && this.offers.has(target) ? target : null
    if (!target || !this.isAsked || !this.view || this.offers.has(target)) {
      this.asking = setTimeout(() => (this.explanation = null), target ? 0 : LINGER)
      return
    }
    const action = candidate(this.view, this.choices, this.picked, target)
    if (action) this.asking = setTimeout(() => void this.explain(target, action), ASK_PAUSE)
  }

  private async explain(target: Target, action: Action): Promise<void> {
    const key = JSON.stringify(action)
    if (!this.explained.has(key)) {
      const answer = await this.ask({ type: 'explain', action })
      if (answer?.type !== 'reason') return
      const { rule = null, reason = null, figures = {}, sentence } = answer
      this.explained.set(key, answer.legal || !sentence ? null : { target, rule, reason, figures, sentence })
    }
    this.explanation = this.explained.get(key) ?? null
  }

  /** May I? A sentence for an action in the notation of records. */
  async why(action: string): Promise<string> {
    const answer = await this.ask({ type: 'explain', action })
    if (answer?.type !== 'reason') return this.notice?.refused.detail ?? ''
    return answer.legal ? say('text-allowed') : (answer.sentence ?? '')
  }

  // Talking, leaving, looking back

  say = (text: string): Promise<unknown> => this.ask({ type: 'say', text })
  leave = (): Promise<unknown> => this.ask({ type: 'leave' })
  back = (): Promise<unknown> => this.ask({ type: 'back' })
  agree = (): Promise<unknown> => this.ask({ type: 'agree' })
  decline = (): Promise<unknown> => this.ask({ type: 'decline' })
  askUndo = (to: number): Promise<unknown> => this.ask({ type: 'ask_undo', to })

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

  /** Send a command; what is refused is shown, not thrown. */
  private async ask(body: CommandBody) {
    try {
      return await this.connection.ask(body)
    } catch (refused) {
      if (body.type !== 'foresee') this.notice = { refused: refused as Refused, at: Date.now() }
      return null
    }
  }

  /** What the target somebody points at would lead to. */
  readonly foreshown: Choice[] = $derived(this.pointed ? remaining(this.left, [this.pointed]) : [])

  /** Free options that lie in the menu. */
  get menu(): Action[] {
    return this.free.filter((action) => !isOnBoard(action) && kindOf(action) !== 'reconsider')
  }
}
