/** Dahlgaard’s Heir, the opponent of the solo game, in words. */

import type { View } from '../game/view'
import type { Seen, Step } from '../protocol'
import { word } from './nouns'
import { list, say } from './say.svelte'

/** The seat of the Heir: it decides by the rules, so nobody sits there (HEIR-1). */
export const HEIR = 1

/** A view with the Heir’s name in the player’s language. */
export function heirNamed<T extends Seen | null>(view: T): T {
  return view?.heir ? { ...view, names: [...view.names.slice(0, HEIR), say('heir-name')] } : view
}

/** The same for the scenes of an action. */
export const heirNamedIn = (steps: Step[]): Step[] =>
  steps.map((step) => (step.scenes ? { ...step, scenes: step.scenes.map((scene) => ({ ...scene, view: heirNamed(scene.view) })) } : step))

/** The Heir’s plan and stance: “Full House, Perform plan; Ready”. */
export function planWords({ heir }: View): string {
  if (!heir?.plan) return say('heir-no_plan')
  return say('heir-plan_and_stance', { plan: word('plan', heir.plan), stance: say(heir.ready ? 'heir-ready' : 'heir-busy') })
}

/** What is on the Heir’s shopping list. */
export const shoppingWords = ({ heir }: View): string => say('heir-shopping', { list: list((heir?.shopping_list ?? []).map((one) => word('component', one))) || say('amount-nothing') })

/** Lines about the Heir for the text view. */
export function heirLines(view: View): string[] {
  if (!view.heir) return []
  const stronger = view.heir.stronger ? [say('heir-stronger', { character: word('character', view.heir.stronger) })] : []
  return [say('heir-difficulty', { difficulty: say(`heir-${view.options.heir ?? 'normal'}`) }), planWords(view), ...stronger, say('heir-to_come', { plans: view.heir.deck }), shoppingWords(view), say('heir-our_cards')]
}
