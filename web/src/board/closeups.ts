/** Which things are shown from close by, and the rule each of them leads to. */

import type { Target } from './targets'

export const split = (target: Target): [string, string] => {
  const at = target.indexOf(':')
  return [target.slice(0, at), target.slice(at + 1)]
}

/** By kind of target; a card, a prophecy and a magician are in the rules under their own names. */
const RULE_OF: Record<string, string> = {
  trick: 'WS-1',
  spot: 'TRK-4',
  guest: 'PRF-2',
  performance: 'PRF-2',
  stock: 'MR-1',
  supply: 'MR-3',
  order_place: 'MR-3',
  component: 'CMP-1',
  character: 'AP-1',
  deck: 'DA-1',
}
const RULE_OF_HOUSE: Record<string, string> = { residence: 'DT-1', inn: 'DT-4', bank: 'DT-5' }

export function ruleOf(target: Target): string | undefined {
  const [kind, name] = split(target)
  if (kind === 'die') return RULE_OF_HOUSE[name.split('_')[0]!]
  if (kind === 'slot') return isWeekdaySlot(name) ? (name.endsWith('performance') ? 'THR-3' : 'THR-1') : 'AP-1'
  return RULE_OF[kind]
}

export const isWeekdaySlot = (name: string): boolean => name.split('.')[0]!.endsWith('day')

/** The kind of Character, for what is printed of it: `apprentice_2` is an apprentice. */
export function kindOfCharacter(character: string): 'magician' | 'specialist' | 'apprentice' {
  if (character.includes('apprentice')) return 'apprentice'
  return character === 'magician' ? 'magician' : 'specialist'
}

const PICTURED = new Set([
  ...['trick', 'card', 'magician', 'performance', 'spot', 'guest', 'prophecy', 'pending'],
  ...['stock', 'supply', 'component', 'die', 'deck'],
])

/** Is there more to see of a thing than its name? */
export function hasCloseup(target: Target): boolean {
  const [kind, name] = split(target)
  return PICTURED.has(kind) || (kind === 'slot' && isWeekdaySlot(name))
}
