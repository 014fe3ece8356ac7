/** From the options to the targets on the table and back. The client knows no rules: an option
 * lights up the things its fields name, and picking things narrows the options down to one. */

import { isWeekdaySlot, split } from '../board/closeups'
import { steps, type Offers, type Target } from '../board/targets'
import { say } from '../board/words.svelte'
import { ACTION_FIELDS, type ActionKind, type Foreseen, type Seen } from '../protocol'
import { actionWords, badge, coinsOf, kindOf, questionOf, type Action } from './actions'
import { afterWords, foreseenWords } from './foreseen'

export interface Choice {
  action: Action
  foreseen?: Foreseen
}

/** Kinds of free options that lie on the board; the others are in a menu. */
const ON_BOARD = new Set<ActionKind>(['recall', 'reconsider'])

export const isOnBoard = (action: Action): boolean => ON_BOARD.has(kindOf(action))

/** `kind:order` stands for all actions of a kind: a button of the list. */
export const kindTarget = (kind: string): Target => `kind:${kind}`

function touches(action: Action, target: Target): boolean {
  return target === kindTarget(String(action['kind'])) || steps(action).some((step) => step.includes(target))
}

/** The choices that all picked targets leave. */
export function remaining(choices: Choice[], picked: Target[]): Choice[] {
  return choices.filter(({ action }) => picked.every((target) => touches(action, target)))
}

/** The picked targets after another one: it narrows what is left, is taken back, or begins anew. */
export function pickedAfter(choices: Choice[], picked: Target[], target: Target): Target[] {
  if (picked.includes(target)) return picked.filter((one) => one !== target)
  const more = [...picked, target]
  if (remaining(choices, more).length > 0) return more
  return remaining(choices, [target]).length > 0 ? [target] : picked
}

/** Laid card by card: a click too many would take back what the one before has done. */
const STEP_BY_STEP = new Set<ActionKind>(['assign'])

/** Are the picks enough to do the one thing that is left? */
export function isPicked({ action }: Choice, picked: Target[]): boolean {
  return !STEP_BY_STEP.has(kindOf(action)) || steps(action).every((step) => step.some((target) => picked.includes(target)))
}

/** What lights up: every target of the choices that are left. */
export function offersOf(view: Seen, choices: Choice[], picked: Target[]): Offers {
  const offers: Offers = new Map()
  const left = remaining(choices, picked)
  const byTarget = new Map<Target, Choice[]>()
  for (const choice of left) {
    for (const target of steps(choice.action).flat()) {
      const known = byTarget.get(target)
      if (known) known.push(choice)
      else byTarget.set(target, [choice])
    }
  }
  for (const [target, found] of byTarget) {
    offers.set(target, { label: label(view, found), badge: shared(found, badge), coins: shared(found, coinsOf), chosen: picked.includes(target) })
  }
  return offers
}

function label(view: Seen, found: Choice[]): string {
  const [first] = found
  if (found.length === 1 && first) {
    return [actionWords(view, first.action, first.foreseen), foreseenWords(view, first), afterWords(view, first)].filter(Boolean).join('. ')
  }
  return say('ui-ways', { count: found.length })
}

/** What all ways to use a target have alike, if it is anything. */
function shared<T>(found: Choice[], of: (action: Action, foreseen?: Foreseen) => T): T | undefined {
  const told = new Set(found.map(({ action, foreseen }) => of(action, foreseen)))
  const [only] = told
  return told.size === 1 && only ? only : undefined
}

/** What a thing on the table is used for, to ask why it cannot be used now. */
const USES: Record<string, ActionKind[]> = {
  slot: ['place'],
  die: ['learn', 'hire', 'take_coins', 'reroll'],
  stock: ['buy'],
  supply: ['order', 'quick_order', 'component'],
  trick: ['prepare', 'set_up', 'trick'],
  spot: ['reschedule', 'spot'],
  guest: ['reschedule_guest'],
  performance: ['perform'],
  deck: ['draw_first', 'draw_further', 'deck'],
  card: ['assign', 'keep'],
  character: ['place', 'assign'],
  order_place: ['order_place'],
  component: ['move_components'],
  pending: ['weave_fate'],
  trick_place: ['trick_slot'],
  pile: ['pile'],
}
const HOUSES: Record<string, ActionKind> = { residence: 'learn', inn: 'hire', bank: 'take_coins' }

/** An action to ask about, when a target is not lit: as near as possible to what is offered. */
export function candidate(view: Seen, choices: Choice[], picked: Target[], target: Target): Action | null {
  const [kind = '', name = ''] = split(target)
  let verbs = USES[kind] ?? []
  if (kind === 'die') verbs = [HOUSES[name.split('_')[0] ?? ''] ?? 'reroll']
  const offered = new Set(choices.map(({ action }) => kindOf(action)))
  const verb = verbs.find((one) => offered.has(one)) ?? (kind === 'trick' && isInTheater(view) ? 'set_up' : verbs[0])
  if (!verb) return null
  const action: Action = { seat: view.seat ?? 0, kind: verb }
  for (const field of ACTION_FIELDS[verb]) {
    const value = fieldFor(field, kind, name, choices, picked, verb)
    if (value === undefined) return null
    action[field] = value
  }
  return action
}

const isInTheater = (view: Seen): boolean => isWeekdaySlot(String(questionOf(view)['slot'] ?? ''))

function fieldFor(field: string, kind: string, name: string, choices: Choice[], picked: Target[], verb: ActionKind): string | number | undefined {
  if (field === kind || (field === 'component' && (kind === 'stock' || kind === 'supply'))) return name
  const chosen = picked.map(split).find(([one]) => one === field)?.[1]
  if (chosen !== undefined) return chosen
  const like = choices.find(({ action }) => kindOf(action) === verb && field in action)
  return like?.action[field] ?? DEFAULTS[field]
}

const DEFAULTS: Record<string, string> = { count: '1', up: 'spiritual', character: 'magician', exchange: 'none' }

/** Things that cannot be taken back, or that end the turn, are asked about first. */
const PLAIN = new Set<ActionKind>(['ready', 'reconsider', 'assign', 'recall', 'pass', 'magician', 'specialist', 'component'])

export function needsConfirm(choice: Choice, view: Seen, choices: Choice[]): boolean {
  if (isHasty(choice, view, choices)) return true
  if (view.phase === 'set_up' || PLAIN.has(kindOf(choice.action))) return false
  return Boolean(choice.foreseen?.unsure || choice.foreseen?.passes)
}

/** Is the last plan said to be done while a card could still be laid? */
function isHasty({ action }: Choice, view: Seen, choices: Choice[]): boolean {
  return kindOf(action) === 'ready' && view.to_act.length === 1 && without(choices).length > 0
}

/** The Characters that could still get a card. */
export function without(choices: Choice[]): string[] {
  return [...new Set(choices.filter(({ action }) => kindOf(action) === 'assign').map(({ action }) => String(action['character'])))]
}
