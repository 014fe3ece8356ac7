/** A table as this browser plays it: picks, questions to the server, pending commands. */

import type { Target } from '../../game/targets'
import type { Channel, Listener } from '../../lib/connection'
import { settings } from '../../lib/settings.svelte'
import type { Advised, Reason, Refused, Update } from '../../protocol'
import { sameAction, type Action, type Choice } from '../../game/actions'
import { candidate, firstStep, isOnBoard, isPicked, kindTarget, leadsTo, nextTargets, offersOf, pickedAfter, remaining, without } from './choices'
import { doubtAbout, type Doubt } from './confirmations'
import { cardsLastTurn } from './last_plan'
import { canBeJudged, hasTutor, objectionTo } from './tutor'
import type { Hint, Objection } from '../../text/hints'
import type { Explanation } from '../../text/refusals'
import { RemoteTable } from './remote_table.svelte'

/** Someone who gives advice at this table: hints agree with it, and what follows it needs no confirmation. */
export interface Adviser {
  agreed: (hint: Advised) => Hint
  isAdvised: (action: Action) => boolean
  /** The best of the actions that are left, if it is worth marking. */
  best: (left: Action[]) => Action | undefined
}

/** How long the pointer rests on something before it is explained: not while it only crosses it. */
const ASK_PAUSE = 180
/** Requests the page makes on its own may fail silently. */
const SILENTLY = () => {}
/** How long an explanation stays after the pointer leaves: long enough to follow its link. */
const LINGER = 1200

export class TableStore extends RemoteTable {
  picked = $state.raw<Target[]>([])
  confirming = $state.raw<Choice | null>(null)
  /** What a bot would choose, and how it compares with the next best. */
  hint = $state.raw<Hint | null>(null)
  isHinting = $state(false)
  /** What the tutor says against an action, which isn't played yet. */
  objection = $state.raw<Objection | null>(null)
  /** The tutor is looking at an action. */
  isJudging = $state(false)
  adviser = $state.raw<Adviser | null>(null)
  explanation = $state.raw<Explanation | null>(null)
  /** The lit target under the pointer. */
  pointed = $state.raw<Target | null>(null)
  isBusy = $state(false)

  /** The place an action was started from, and the one the next question is about: it isn't asked for twice. */
  private place: Target | null = null
  private placeToPick: Target | null = null
  /** The pointer hasn't moved since the player acted: what it points at needs no explanation. */
  private isResting = false
  private asking: ReturnType<typeof setTimeout> | undefined
  private explained = new Map<string, Explanation | null>()

  constructor(id: string, token: string | null, ontell: (store: TableStore, update: Update) => void = () => {}, connect?: (listener: Listener) => Channel) {
    super(id, token, (update) => ontell(this, update), connect)
  }

  override close(): void {
    clearTimeout(this.asking)
    super.close()
  }

  readonly choices: Choice[] = $derived.by(() => {
    const free = this.free.filter(isOnBoard).map((action) => ({ action }))
    return [...this.options.map((action, i) => ({ action, foreseen: this.foreseen[i] })), ...free]
  })

  readonly left: Choice[] = $derived(remaining(this.choices, this.picked))

  /** What the hint or the tutor recommends, or else the adviser, if what was picked allows it. */
  readonly advised: Action | null = $derived.by(() => {
    const left = this.left.map(({ action }) => action)
    const wanted = this.hint?.action ?? this.objection?.best[0]
    const best = wanted ? left.find((action) => sameAction(action, wanted)) : this.isAsked && this.adviser?.best(left)
    return best || null
  })

  readonly offers = $derived(
    this.view && !this.past && !this.telling && !this.isBusy
      ? offersOf(this.view, this.choices, this.picked, this.advised ? nextTargets(this.advised, this.picked) : [])
      : new Map(),
  )

  protected override told(isNew: boolean): void {
    if (isNew) this.forget()
    this.pickPlace()
  }

  /** The player has moved the pointer or pressed a key. */
  stir(): void {
    this.isResting = false
  }

  private forget(): void {
    clearTimeout(this.asking)
    this.picked = this.picked.filter((target) => remaining(this.choices, [target]).length > 1)
    if (remaining(this.choices, this.picked).length < 2) this.picked = []
    this.confirming = null
    this.hint = null
    this.objection = null
    this.explanation = null
    this.pointed = null
    this.explained.clear()
  }

  // Deciding

  /** A target was picked: narrow the choices, start over, or do the one that is left. */
  pick(target: Target): void {
    this.stir()
    if (!this.offers.has(target) && !this.canBegin(target)) return this.start(target)
    this.narrow(pickedAfter(this.choices, this.picked, target))
    const [only] = this.left
    if (this.picked.length > 0 && this.left.length === 1 && only && isPicked(only, this.picked)) this.choose(only)
  }

  private narrow(picked: Target[]): void {
    clearTimeout(this.asking)
    this.picked = picked
    this.confirming = null
    this.explanation = null
  }

  /** Start the action that asks about a target later, without choosing an option of it; or say why not. */
  private start(target: Target): void {
    const first = this.firstOf(target)
    if (!first) return this.wonder(target)
    this.narrow([kindTarget(first.kind)])
    this.place = target
  }

  /** Answer the question about the place that the action was started from. */
  private pickPlace(): void {
    const place = this.placeToPick
    if (!place || this.isBusy || !this.canBegin(place)) return
    this.placeToPick = null
    this.pick(place)
  }

  private firstOf(target: Target): Action | null {
    return this.view && this.offers.size > 0 ? firstStep(this.view, this.choices, target) : null
  }

  private canBegin(target: Target): boolean {
    return this.offers.size > 0 && remaining(this.choices, [target]).length > 0
  }

  /** A target is being dragged: drop earlier picks and light up where it can go. */
  lift(target: Target): void {
    this.unpick()
    this.picked = [target]
  }

  unpick(): void {
    this.picked = []
    this.place = null
    this.confirming = null
    this.objection = null
  }

  /** Why a choice has to be confirmed, unless the player has turned that question off. */
  doubt(choice: Choice): Doubt | null {
    if (!this.view || !settings.now.confirm) return null
    const doubt = doubtAbout(choice, this.view, this.choices)
    // That a Character has nowhere to go is always said, even if leaving it Idle was advised.
    if (doubt !== 'no_slot' && this.adviser?.isAdvised(choice.action)) return null
    return doubt && !settings.now.unasked.includes(doubt) ? doubt : null
  }

  /** Perform an action, after confirmation if it needs one. */
  choose(choice: Choice): void {
    if (this.isBusy) return
    if (this.doubt(choice)) this.confirming = choice
    else void this.propose(choice.action)
  }

  confirm(): void {
    if (this.confirming) void this.propose(this.confirming.action)
  }

  /** Perform an action, unless the tutor objects to it. */
  propose(action: Action, refuse?: (refused: Refused) => void): Promise<boolean> {
    const isTutored = settings.now.tutor && hasTutor(this.table, this.seat) && canBeJudged(action, this.options)
    return isTutored && !this.adviser?.isAdvised(action) ? this.judge(action, refuse) : this.act(action, refuse)
  }

  /** Perform the action that the tutor objects to. */
  insist(): void {
    const action = this.objection?.action
    this.objection = null
    if (action) void this.act(action)
  }

  /** Let the tutor look at an action before it is performed. */
  private async judge(action: Action, refuse?: (refused: Refused) => void): Promise<boolean> {
    if (this.isBusy) return false
    const { version } = this
    this.isBusy = this.isJudging = true
    const found = await objectionTo(action, () => this.ask({ type: 'judge', action }, SILENTLY))
    this.isBusy = this.isJudging = false
    if (version !== this.version) return false
    if (!found || found.version !== version) return this.act(action, refuse)
    this.unpick()
    this.objection = found
    return false
  }

  async act(action: Action | string, refuse?: (refused: Refused) => void): Promise<boolean> {
    if (this.isBusy) return false
    this.isBusy = true
    const isDone = await this.send(action, refuse)
    this.isBusy = false
    this.pickPlace()
    return isDone
  }

  private async send(action: Action | string, refuse?: (refused: Refused) => void): Promise<boolean> {
    this.confirming = null
    this.objection = null
    const next = this.nextPicks(action)
    this.placeToPick = this.place && typeof action !== 'string' && leadsTo(action, this.place) ? this.place : null
    this.place = null
    const answer = await this.ask({ type: 'act', version: this.version, action }, refuse)
    this.isResting = true
    this.picked = next
    return answer !== null
  }

  /** Last turn's cards, if none is put under a Character yet and they are in hand again. */
  readonly repeatable: Action[] = $derived.by(() => {
    const isBegun = this.free.some(({ kind }) => kind === 'recall')
    if (this.seat === null || isBegun || without(this.choices).length === 0) return []
    const last = cardsLastTurn(this.steps, this.seat)
    return this.options.filter((action) => action.kind === 'assign' && last.get(action.character) === action.card)
  })

  /** Put several cards under Characters, one after the other. */
  async assignAll(actions: Action[]): Promise<void> {
    if (this.isBusy) return
    this.isBusy = true
    for (const action of actions) {
      const isOffered = this.options.some((option) => sameAction(option, action))
      if (isOffered && !(await this.send(action))) break
    }
    this.isBusy = false
  }

  /** After a card for the selected Character, the next Character without one is selected. */
  private nextPicks(action: Action | string): Target[] {
    if (typeof action === 'string' || action.kind !== 'assign' || this.picked[0] !== `character:${action.character}`) return []
    const next = without(this.choices).find((character) => character !== action.character)
    return next ? [`character:${next}`] : []
  }

  async advise(): Promise<void> {
    if (this.isHinting) return
    this.isHinting = true
    const answer = await this.ask({ type: 'advise' })
    this.isHinting = false
    if (answer?.type !== 'advised') return
    if (answer.version === this.version) this.hint = this.adviser?.agreed(answer) ?? answer
    // The table has changed in the meantime; the hint is still wanted.
    else if (this.isAsked) await this.advise()
  }

  /** Ask the server why the unlit target under the pointer can't be used now. */
  wonder(target: Target | null): void {
    clearTimeout(this.asking)
    this.pointed = target && this.offers.has(target) ? target : null
    if (!target || !this.isAsked || !this.view || this.offers.has(target)) {
      this.asking = setTimeout(() => (this.explanation = null), target ? 0 : LINGER)
      return
    }
    if (this.isResting) return
    const first = this.firstOf(target)
    if (first) return this.explainFirst(target, first)
    const action = candidate(this.view, this.choices, this.picked, target)
    if (action) this.asking = setTimeout(() => void this.explain(target, action), ASK_PAUSE)
  }

  /** Say which action the target is a part of, unless that has just been started. */
  private explainFirst(target: Target, first: Action): void {
    if (this.picked.includes(kindTarget(first.kind))) return
    this.asking = setTimeout(() => (this.explanation = { target, first, rule: null, reason: null, figures: {}, sentence: '' }), ASK_PAUSE)
  }

  private async explain(target: Target, action: Action): Promise<void> {
    const key = JSON.stringify(action)
    const { version } = this
    if (!this.explained.has(key)) {
      const answer = await this.ask({ type: 'explain', action }, SILENTLY)
      if (answer?.type !== 'reason' || version !== this.version) return
      const { rule = null, reason = null, figures = {}, sentence } = answer
      this.explained.set(key, answer.legal || !sentence ? null : { target, rule, reason, figures, sentence })
    }
    this.explanation = this.explained.get(key) ?? null
  }

  /** Ask whether an action in record notation is allowed. */
  async why(action: string, refuse: (refused: Refused) => void): Promise<Reason | null> {
    const answer = await this.ask({ type: 'explain', action }, refuse)
    return answer?.type === 'reason' ? answer : null
  }

  /** The result of the target under the pointer; for a picked target the headline says what is next. */
  readonly foreshown: Choice[] = $derived(this.pointed && !this.picked.includes(this.pointed) ? remaining(this.left, [this.pointed]) : [])

  /** Free options that are in the menu. */
  get menu(): Action[] {
    return this.free.filter((action) => !isOnBoard(action) && action.kind !== 'reconsider')
  }
}
