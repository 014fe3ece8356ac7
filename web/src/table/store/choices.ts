/** Maps options to targets on the table and back. The client knows no rules: an option
 * lights up the things its fields name, and picking things narrows the options down to one. */

import { fieldsOf, type Action, type Choice } from '../../game/actions'
import { GRADES } from '../../game/facts'
import { markerAt, questionOf } from '../../game/questions'
import { isWeekdaySlot, split, steps, type Offers, type Target } from '../../game/targets'
import { ACTION_FIELDS, type ActionKind, type Foreseen, type Seen } from '../../protocol'
import { apRange, badge, coinsOf } from '../../text/actions'
import { isShort, optionWords } from '../../text/foresight'
import { say } from '../../text/say.svelte'

/** Kinds of free options that are on the board; the others are in a menu. */
const ON_BOARD = new Set<ActionKind>(['recall', 'reconsider'])

export const isOnBoard = (action: Action): boolean => ON_BOARD.has(action.kind)

/** `kind:order` means all actions of a kind: a button of the list. */
export const kindTarget = (kind: string): Target => `kind:${kind}`

function touches(action: Action, target: Target): boolean {
  return target === kindTarget(action.kind) || steps(action).some((step) => step.includes(target))
}

/** The choices that match all picked targets. */
export function remaining(choices: Choice[], picked: Target[]): Choice[] {
  return choices.filter(({ action }) => picked.every((target) => touches(action, target)))
}

/** The picks after one more click: it narrows the choices, undoes a pick, or starts over. */
export function pickedAfter(choices: Choice[], picked: Target[], target: Target): Target[] {
  if (picked.includes(target)) return picked.filter((one) => one !== target)
  const more = [...picked, target]
  if (remaining(choices, more).length > 0) return more
  return remaining(choices, [target]).length > 0 ? [target] : picked
}

/** Cards are assigned one by one: a second click must not undo the first. */
const STEP_BY_STEP = new Set<ActionKind>(['assign'])

/** Do the picks determine the one choice that is left? */
export function isPicked({ action }: Choice, picked: Target[]): boolean {
  return !STEP_BY_STEP.has(action.kind) || steps(action).every((step) => step.some((target) => picked.includes(target)))
}

/** The targets of an action that can be picked next. */
export const nextTargets = (action: Action, picked: Target[]): Target[] => steps(action).find((step) => !step.some((target) => picked.includes(target))) ?? []

/** The lit targets: every target of the choices that are left. Those in `advised` are marked. */
export function offersOf(view: Seen, choices: Choice[], picked: Target[], advised: Target[] = []): Offers {
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
    const isAdvised = advised.includes(target)
    offers.set(target, {
      label: isAdvised ? say('table-advised', { what: label(view, found) }) : label(view, found),
      badge: shared(found, badge) ?? costBadge(found),
      coins: shared(found, coinsOf),
      isShort: found.every((choice) => isShort(view, choice)),
      isQuiet: split(target)[0] === 'die' && mainUses(found).length === 0,
      isAdvised,
      chosen: picked.includes(target),
    })
  }
  return offers
}

function label(view: Seen, found: Choice[]): string {
  const [first] = found
  if (found.length === 1 && first) {
    return optionWords(view, first)
  }
  return say('table-ways', { count: found.length })
}

/** What a die is for; rerolling and setting it come second. */
const MAIN_USES = new Set<ActionKind>(['learn', 'hire', 'take_coins'])
const mainUses = (found: Choice[]): Choice[] => found.filter(({ action }) => MAIN_USES.has(action.kind))

/** The AP of a target with several uses: of its main one, or at least those of the cheapest. */
function costBadge(found: Choice[]): string | undefined {
  const main = mainUses(found)
  const costs = (main.length > 0 ? main : found).map(({ foreseen }) => foreseen?.cost ?? 0)
  const [least, most] = [Math.min(...costs), Math.max(...costs)]
  if (least === 0) return undefined
  return main.length > 0 || least === most ? apRange(least, most) : say('table-ap_from', { least })
}

/** What all uses of a target have in common, if anything. */
function shared<T>(found: Choice[], of: (action: Action, foreseen?: Foreseen) => T): T | undefined {
  const told = new Set(found.map(({ action, foreseen }) => of(action, foreseen)))
  const [only] = told
  return told.size === 1 && only ? only : undefined
}

/** The action a target is used for, to ask why it can't be used now. */
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

/** Actions that ask about a target in a later step: what is ordered is chosen before its place. */
const LEADS: Record<string, ActionKind[]> = {
  order_place: ['order'],
  quick_place: ['quick_order'],
  spot: ['set_up', 'set_up_stack', 'reschedule', 'reschedule_guest'],
}

/** An offered action that has to be started before a free place can be chosen; none if the place is taken. */
export function firstStep(view: Seen, choices: Choice[], target: Target): Action | null {
  const [kind, name] = split(target)
  const isTaken = kind === 'spot' ? markerAt(view, name) : kind === 'order_place' && orderedAt(view, name)
  if (isTaken) return null
  const found = LEADS[kind]?.map((one) => choices.find(({ action }) => action.kind === one)).find(Boolean)
  return found?.action ?? null
}

const orderedAt = (view: Seen, place: string): string | null => view.market.orders[Number(place) - 1] ?? null

/** Does an action lead to the question about a place? */
export const leadsTo = (action: Action, target: Target): boolean => LEADS[split(target)[0]]?.includes(action.kind) ?? false

/** Why nothing can be ordered onto an Order place: asked with what lies there, or with something that doesn't lie on any. */
function orderOn(view: Seen, place: string): Action {
  const component = orderedAt(view, place) ?? GRADES.flatMap(({ types }) => types).find((one) => !view.market.orders.includes(one))!
  return { seat: view.seat ?? 0, kind: 'order', component } as Action
}

/** Why nothing can be put on the Quick Order slot: asked with something that isn't in stock. */
function quickOrder(view: Seen): Action {
  const component = GRADES.flatMap(({ types }) => types).find((one) => !view.market.buy.includes(one))!
  return { seat: view.seat ?? 0, kind: 'quick_order', component } as Action
}

/** The action to ask about when a target is not lit: the one closest to what is offered. */
export function candidate(view: Seen, choices: Choice[], picked: Target[], target: Target): Action | null {
  const [kind = '', name = ''] = split(target)
  let verbs = USES[kind] ?? []
  if (kind === 'die') verbs = [HOUSES[name.split('_')[0] ?? ''] ?? 'reroll']
  const offered = new Set(choices.map(({ action }) => action.kind))
  if (kind === 'order_place' && !offered.has('order_place') && isOnMarketRow(view)) return orderOn(view, name)
  if (kind === 'quick_place') return quickOrder(view)
  const verb = verbs.find((one) => offered.has(one)) ?? (kind === 'trick' && isInTheater(view) ? 'set_up' : verbs[0])
  if (!verb) return null
  const action: Record<string, string | number> = { seat: view.seat ?? 0, kind: verb }
  for (const field of ACTION_FIELDS[verb]) {
    const value = fieldFor(field, kind, name, choices, picked, verb)
    if (value === undefined) return null
    action[field] = value
  }
  return action as unknown as Action
}

const actingOn = (view: Seen): string => String(questionOf(view)['slot'] ?? '')
const isInTheater = (view: Seen): boolean => isWeekdaySlot(actingOn(view))
const isOnMarketRow = (view: Seen): boolean => actingOn(view).startsWith('market_row.')

function fieldFor(field: string, kind: string, name: string, choices: Choice[], picked: Target[], verb: ActionKind): string | undefined {
  if (field === kind || (field === 'component' && (kind === 'stock' || kind === 'supply'))) return name
  const chosen = picked.map(split).find(([one]) => one === field)?.[1]
  if (chosen !== undefined) return chosen
  const alike = choices.filter(({ action }) => action.kind === verb && field in action)
  const like = alike.find(({ action }) => kind !== 'slot' || slotLocation(String(fieldsOf(action)['slot'])) === slotLocation(name)) ?? alike[0]
  return (like && fieldsOf(like.action)[field]) ?? DEFAULTS[field]
}

/** A slot is asked about for a Character who can go to its Location, if there is one. */
const slotLocation = (slot: string): string => (isWeekdaySlot(slot) ? 'theater' : (slot.split('.')[0] ?? ''))

const DEFAULTS: Record<string, string> = { count: '1', up: 'spiritual', character: 'magician', exchange: 'none' }

/** The Characters that could still get a card. */
export function without(choices: Choice[]): string[] {
  return [...new Set(choices.flatMap(({ action }) => (action.kind === 'assign' ? [action.character] : [])))]
}
