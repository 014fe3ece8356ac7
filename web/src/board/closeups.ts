/** Which things have a close-up, and the rule each of them links to. */

import { SPECIALS } from '../game/facts'
import { isWeekdaySlot, split, type Target } from '../game/targets'

/** By kind of target; cards, prophecies and magicians have rule entries under their own names. */
const RULE_OF: Record<string, string> = {
  trick: 'WS-1',
  spot: 'TRK-4',
  guest: 'PRF-2',
  performance: 'PRF-2',
  stock: 'MR-1',
  supply: 'MR-3',
  order_place: 'MR-3',
  quick_place: 'MR-4',
  component: 'CMP-1',
  character: 'AP-1',
  deck: 'DA-1',
  power: 'POW-6',
}
const RULE_OF_HOUSE: Record<string, string> = { residence: 'DT-1', inn: 'DT-4', bank: 'DT-5' }

export function ruleOf(target: Target): string | undefined {
  const [kind, name] = split(target)
  if (kind === 'die') return RULE_OF_HOUSE[name.split('_')[0]!]
  if (kind === 'slot') return isWeekdaySlot(name) ? (name.endsWith('performance') ? 'THR-3' : 'THR-1') : 'AP-1'
  return RULE_OF[kind]
}

const PICTURED = new Set([
  ...['trick', 'card', 'magician', 'performance', 'spot', 'guest', 'prophecy', 'pending'],
  ...['stock', 'supply', 'component', 'die', 'deck', 'power'],
])

/** Does a thing have more to show than its name? */
export function hasCloseup(target: Target): boolean {
  const [kind, name] = split(target)
  return PICTURED.has(kind) || (kind === 'slot' && isWeekdaySlot(name))
}

/** Must a thing be read before it is picked, because its text is not where it lies? A card on a sheet has its text. */
export function isReadFirst(target: Target, isOnSheet: boolean, isCompact: boolean): boolean {
  const [kind, name] = split(target)
  if (kind === 'trick') return isOnSheet && isCompact
  if (kind === 'card') return !isOnSheet && name in SPECIALS
  return ['performance', 'power', 'prophecy', 'pending'].includes(kind)
}
