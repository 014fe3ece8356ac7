/** A table as this browser plays at it: what is picked, what is wondered about, what is under way. */

import type { Target } from '../board/targets'
import { settings } from '../lib/settings.svelte'
import type { Foresight, Reason, Refused, Update } from '../protocol'
import { kindOf, sameAction, type Action } from './actions'
import { candidate, isOnBoard, isPicked, needsConfirm, offersOf, pickedAfter, remaining, type Choice } from './decide'
import { ToldTable } from './told.svelte'

export interface Explanation {
  target: Target
  rule: string | null
  reason: string | null
  figures: Record<string, string | number>
  sentence: string
}

const ASK_PAUSE = 120
/** What the page asks by itself may fail without a word. */
const SILENTLY = () => {}
/** How long an explanation stays when one points elsewhere: long enough to follow its link. */
const LINGER = 2000

export class TableStore extends ToldTable {
  foresight = $state.raw<Foresight | null>(null)
  picked = $state.raw<Target[]>([])
  confirming = $state.raw<Choice | null>(null)
  /** The action a bot would choose, and for the sake of what. */
  hint = $state.raw<Action | null>(null)
  hintReason = ''
  isHinting = $state(false)
  explanation = $state.raw<Explanation | null>(null)
  /** The lit target somebody points at. */
  pointed = $state.raw<Target | null>(null)
  isBusy = $state(false)

  private asking: ReturnType<typeof setTimeout> | undefined
  private explained = new Map<string, Explanation | null>()

  constructor(id: string, token: string | null, ontell: (store: TableStore, update: Update) => void = () => {}) {
    super(id, token, (update) => ontell(this, update))
  }

  override close(): void {
    clearTimeout(this.asking)
    super.close()
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

  protected override told(isNew: boolean): void {
    if (isNew) this.forget()
    if (this.options.length > 0) void this.foresee()
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
    const answer = await this.ask({ type: 'foresee' }, SILENTLY)
    if (answer?.type === 'foresight' && answer.version === this.version) this.foresight = answer
  }

  // Deciding

  /** A target was picked: narrow down, begin anew, or do the one thing that is left. */
  pick(target: Target): void {
    if (!this.offers.has(target) && !this.canBegin(target)) return this.wonder(target)
    this.picked = pickedAfter(this.choices, this.picked, target)
    this.confirming = null
    this.explanation = null
    const [only] = this.left
    if (this.picked.length > 0 && this.left.length === 1 && only && isPicked(only, this.picked)) this.choose(only)
  }

  private canBegin(target: Target): boolean {
    return this.offers.size > 0 && remaining(this.choices, [target]).length > 0
  }

  /** A target is dragged: whatever was picked before, where it can go lights up. */
  lift(target: Target): void {
    this.unpick()
    this.picked = [target]
  }

  unpick(): void {
    this.picked = []
    this.confirming = null
  }

  /** Do something, after a question if it cannot be taken back. */
  choose(choice: Choice): void {
    if (this.view && settings.now.confirm && needsConfirm(choice, this.view, this.choices)) this.confirming = choice
    else void this.act(choice.action)
  }

  confirm(): void {
    if (this.confirming) void this.act(this.confirming.action)
  }

  async act(action: Action | string, refuse?: (refused: Refused) => void): Promise<boolean> {
    if (this.isBusy) return false
    this.isBusy = true
    this.confirming = null
    const answer = await this.ask({ type: 'act', version: this.version, action }, refuse)
    this.isBusy = false
    this.picked = []
    return answer !== null
  }

  async advise(): Promise<void> {
    if (this.isHinting) return
    this.isHinting = true
    const answer = await this.ask({ type: 'advise' })
    this.isHinting = false
    if (answer?.type !== 'advised') return
    if (answer.version === this.version) [this.hint, this.hintReason] = [answer.action, answer.reason]
    // The table has moved on meanwhile: what was asked for is still wanted.
    else if (this.isAsked) await this.advise()
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
      const answer = await this.ask({ type: 'explain', action }, SILENTLY)
      if (answer?.type !== 'reason') return
      const { rule = null, reason = null, figures = {}, sentence } = answer
      this.explained.set(key, answer.legal || !sentence ? null : { target, rule, reason, figures, sentence })
    }
    this.explanation = this.explained.get(key) ?? null
  }

  /** May I? The answer for an action in the notation of records. */
  async why(action: string, refuse: (refused: Refused) => void): Promise<Reason | null> {
    const answer = await this.ask({ type: 'explain', action }, refuse)
    return answer?.type === 'reason' ? answer : null
  }

  /** What the target somebody points at would lead to; of one that is picked, the line says what comes next. */
  readonly foreshown: Choice[] = $derived(this.pointed && !this.picked.includes(this.pointed) ? remaining(this.left, [this.pointed]) : [])

  /** Free options that lie in the menu. */
  get menu(): Action[] {
    return this.free.filter((action) => !isOnBoard(action) && kindOf(action) !== 'reconsider')
  }
}
