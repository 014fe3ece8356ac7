/** From options to lit targets and back. */

import { readFileSync } from 'node:fs'
import { beforeAll, expect, test } from 'vitest'
import type { Seen } from '../../../src/protocol'
import { notation, type Action, type Choice } from '../../../src/game/actions'
import { candidate, firstStep, isOnBoard, isPicked, kindTarget, offersOf, pickedAfter, remaining, without } from '../../../src/table/store/choices'
import { foreseenWords } from '../../../src/text/foresight'
import { pickedWords } from '../../../src/text/step_help'
import { cardRows } from '../../../src/table/decide/picker'
import { questionWords } from '../../../src/text/questions'
import { zoneFor } from '../../../src/table/decide/zones'
import { action, speak } from '../../support'

interface Sample {
  view: Seen
  options: Action[]
}
const sample = (name: string) => JSON.parse(readFileSync(`gallery/samples/${name}.json`, 'utf-8')) as Sample

beforeAll(() => speak())

test('placing is picked in two steps, in either order', () => {
  const { options } = sample('place_alley_4')
  const choices = options.map((action) => ({ action }))
  const place = options.find((action) => action.kind === 'place')!
  const [character, slot] = [`character:${place.character}`, `slot:${place.slot}`]
  for (const picks of [[character, slot], [slot, character]]) {
    let picked: string[] = []
    for (const target of picks) picked = pickedAfter(choices, picked, target)
    expect(remaining(choices, picked).map(({ action }) => action)).toEqual([place])
  }
})

test('a pick that does not go with the one before begins anew, a second click takes it back', () => {
  const choices = sample('assignment_base_2').options.map((action) => ({ action }))
  const first = pickedAfter(choices, [], 'card:theater')
  expect(pickedAfter(choices, first, 'card:downtown')).toEqual(['card:downtown'])
  expect(pickedAfter(choices, first, 'card:theater')).toEqual([])
  expect(pickedAfter(choices, first, 'slot:nowhere.1')).toEqual(first)
})

test('only what is offered lights up, with what it costs', () => {
  const { view, options } = sample('downtown_alley_4')
  const choices = options.map((action) => ({ action, foreseen: action.kind === 'learn' ? { cost: 3 } : undefined }))
  const offers = offersOf(view, choices, [])
  const learn = options.find((action) => action.kind === 'learn')!
  expect(offers.has(`die:${learn.die}`)).toBe(true)
  expect(offers.has('slot:friday.1')).toBe(false)
  const picked = offersOf(view, choices.filter(({ action }) => action.kind === 'learn'), [])
  expect(picked.get(`die:${learn.die}`)?.badge).toBe('3 AP')
})

test('a die shows the AP of its main use; one on X can be picked, but is quiet', () => {
  const { view } = sample('downtown_alley_4')
  const uses = [['hire inn_a', 3], ['reroll inn_a', 1], ['set_die inn_a engineer', 2], ['reroll inn_b', 1], ['set_die inn_b engineer', 2]] as const
  const offers = offersOf(view, uses.map(([text, cost]) => ({ action: action(text), foreseen: { cost } })), [])
  expect(offers.get('die:inn_a')).toMatchObject({ badge: '3 AP', isQuiet: false })
  expect(offers.get('die:inn_b')).toMatchObject({ badge: '1+ AP', isQuiet: true })
})

test('a target that leaves too few Coins for the wages is marked', () => {
  const { view: shown } = sample('market_alley_4')
  const view = { ...shown, theater: [], players: shown.players.map((one) => ({ ...one, characters: {} })) }
  const costing = (coins: number) => [{ action: action('buy wood 1'), foreseen: { changes: [{ seat: 0, what: 'coins', amount: -coins, why: 'buy' }], wages: 1 } }] as Choice[]
  const { coins } = view.players[0]!
  expect(offersOf(view, costing(coins), []).get('stock:wood')?.isShort).toBe(true)
  expect(offersOf(view, costing(coins - 1), []).get('stock:wood')?.isShort).toBe(false)
})

test('an unlit target has an action to ask about', () => {
  const { view, options } = sample('place_alley_4')
  const choices = options.map((action) => ({ action }))
  const asked = candidate(view, choices, ['character:magician'], 'slot:sunday.1')
  expect(notation(asked!)).toBe('place magician sunday.1')
  expect(notation(candidate(view, [], [], 'die:bank_a')!)).toBe('take_coins bank_a')
  expect(notation(candidate(view, [], [], 'trick:linking_rings')!)).toBe('prepare linking_rings')
  const backstage = { ...view, pending: [{ frame: 'act', slot: 'friday.1' }] } as Seen
  expect(notation(candidate(backstage, [], [], 'trick:linking_rings')!)).toBe('set_up linking_rings')
  expect(notation(candidate(view, [], [], 'guest:riverside_1.p1.spade')!)).toBe('reschedule_guest riverside_1.p1.spade')
})

test('a card is laid when its Character is picked too, though only one is left', () => {
  const assign = { action: action('assign magician theater') }
  expect(isPicked(assign, ['card:theater'])).toBe(false)
  expect(isPicked(assign, ['card:theater', 'character:magician'])).toBe(true)
  expect(isPicked({ action: { seat: 0, kind: 'learn', die: 'residence_a' } }, [])).toBe(true)
})

test('after a pick the line says what comes next', () => {
  const { view, options } = sample('assignment_base_2')
  const choices = options.map((action) => ({ action }))
  const picked = ['card:theater']
  const left = remaining(choices, picked)
  expect(pickedWords(view, left, picked, offersOf(view, choices, picked))).toBe('Selected: Theater. Now choose a Character.')
})

test('what is foreseen is told for oneself first, then for the others', () => {
  const { view } = sample('spot_alley_4')
  const change = (seat: number, what: 'fame' | 'coins' | 'shards', amount: number) => ({ seat, what, amount, why: 'yield' })
  const foreseen = { changes: [change(1, 'fame', 2), change(0, 'coins', -1), change(0, 'fame', 3)] }
  expect(foreseenWords(view, { action: action('perform riverside_1'), foreseen })).toBe('pay 1 Coin, gain 3 Fame; Bertrand gains 2 Fame')
})

test('the question is put in words', () => {
  expect(questionWords(sample('place_alley_4').view, 0)).toMatch(/^Place a Character/)
  expect(questionWords(sample('spot_alley_4').view, 0)).toMatch(/corner/)
})

test('a phone turns to where something can be picked', () => {
  const lit = (...targets: string[]) => new Map(targets.map((target) => [target, { label: '' }]))
  expect(zoneFor(lit('slot:friday.1', 'character:magician'), 'town')).toBe('workshop')
  expect(zoneFor(lit('slot:friday.1', 'slot:sunday.1', 'slot:downtown.1'), 'workshop')).toBe('theater')
  expect(zoneFor(lit('magician:electra'), 'town')).toBe('town')
})

test('of several pairs drawn one card each is picked', () => {
  const { view } = sample('place_alley_4')
  const pair = (deck: string, first: string, second: string) => ({ frame: 'choose_keep', seat: 0, deck, first, second })
  const keep = (card: string) => ({ action: { seat: 0, kind: 'keep', card } as Action })
  const drawing = { seat: 0, kind: 'draw_further', deck: 'theater' } as Action
  const one: Seen = { ...view, pending: [pair('theater', 'new_twist', 'buying_time')] }
  expect(cardRows(one, [keep('new_twist'), keep('buying_time'), { action: drawing }])).toEqual([['new_twist', 'buying_time']])
  expect(questionWords(one, 0)).toBe('Which card do you keep? The other one goes under the Theater deck.')
  const two: Seen = { ...view, pending: [...one.pending, pair('theater', 'headliner_trick', 'guest_performer')] }
  const left = ['new_twist', 'buying_time', 'headliner_trick', 'guest_performer'].map(keep)
  expect(cardRows(two, left)).toEqual([
    ['new_twist', 'buying_time'],
    ['headliner_trick', 'guest_performer'],
  ])
  expect(questionWords(two, 0)).toBe('Which card do you keep? You keep one of each of the 2 pairs; the others go under their decks.')
})

test('the cards that can be copied lie in one row', () => {
  const { view } = sample('place_alley_4')
  const left = ['new_twist', 'buying_time'].map((card) => ({ action: { seat: 0, kind: 'mimic', card } as Action }))
  expect(cardRows({ ...view, pending: [{ frame: 'choose_mimicry' }] }, left)).toEqual([['new_twist', 'buying_time']])
})

test('an unlit thing is asked about as what it would be used for', () => {
  const { view } = sample('market_alley_4')
  const asked = (target: string, choices: { action: Action }[] = [], picked: string[] = []) => {
    const action = candidate(view, choices, picked, target)
    return action && notation(action)
  }
  expect(asked('die:residence_a')).toBe('learn residence_a')
  expect(asked('die:inn_b')).toBe('hire inn_b')
  expect(asked('die:other_a')).toBe('reroll other_a')
  expect(asked('stock:wood')).toBe('buy wood 1')
  expect(asked('supply:wood')).toBe('order wood')
  expect(asked('supply:wood', [{ action: { seat: 0, kind: 'quick_order', component: 'rope' } }])).toBe('quick_order wood')
  expect(asked('spot:riverside_1.00')).toBe('reschedule riverside_1.00')
  expect(asked('spot:riverside_1.00', [{ action: { seat: 0, kind: 'spot', spot: 'x.1', up: 'escape' } }])).toBe('spot riverside_1.00 escape')
  expect(asked('component:wood')).toBe('move_components wood none')
  expect(asked('performance:riverside_1')).toBe('perform riverside_1')
  expect(asked('deck:theater')).toBe('draw_first theater')
  expect(asked('order_place:2')).toBe('order wood')
  expect(asked('pending:left')).toBe('weave_fate left')
  expect(asked('trick_place:board')).toBeNull()
  expect(asked('pile:board')).toBe('pile board')
  expect(asked('card:theater')).toBe('assign magician theater')
  expect(asked('character:manager', [], ['slot:friday.1'])).toBe('place manager friday.1')
  expect(asked('character:manager')).toBeNull()
  expect(asked('magician:electra')).toBeNull()
  expect(candidate({ ...view, seat: 2 }, [], [], 'die:bank_a')!['seat']).toBe(2)
})

test('an Order place is asked about as what can’t be ordered onto it, and as itself while it is chosen', () => {
  const { view } = sample('market_alley_4')
  const asked = (view: Seen, choices: Choice[] = []) => notation(candidate(view, choices, [], 'order_place:2')!)
  const orders = (...orders: (string | null)[]): Seen => ({ ...view, market: { ...view.market, orders } })
  expect(asked(orders('wood', null, null, null))).toBe('order metal')
  expect(asked(orders('wood', 'rope', null, null))).toBe('order rope')
  expect(asked(view, [{ action: action('order_place 1') }])).toBe('order_place 2')
  expect(asked({ ...view, pending: [{ frame: 'assignment' }] })).toBe('order_place 2')
})

test('the Quick Order slot is asked about with what isn’t in stock', () => {
  const { view } = sample('market_alley_4')
  const stock = (...buy: string[]) => ({ ...view, market: { ...view.market, buy } }) as Seen
  expect(notation(candidate(stock('metal', 'glass'), [], [], 'quick_place:market_row')!)).toBe('quick_order wood')
  expect(notation(candidate(stock('wood', 'glass'), [], [], 'quick_place:market_row')!)).toBe('quick_order metal')
})

test('a slot is asked about for a Character who can go to its Location', () => {
  const { view } = sample('place_alley_4')
  const choices = ['magician friday.1', 'engineer downtown.1'].map((words) => ({ action: action(`place ${words}`) }))
  const asked = (slot: string) => notation(candidate(view, choices, [], `slot:${slot}`)!)
  expect(asked('downtown.3')).toBe('place engineer downtown.3')
  expect(asked('thursday.1')).toBe('place magician thursday.1')
  expect(asked('market_row.1')).toBe('place magician market_row.1')
})

test('a free place belongs to the action that asks for it later', () => {
  const { view } = sample('market_alley_4')
  const first = (target: string, ...kinds: string[]) => firstStep({ ...view, theater: STAGE, market: { ...view.market, orders: ['wood', null] } }, kinds.map((kind) => ({ action: action(kind) })), target)?.kind
  expect(first('order_place:2', 'buy wood 1', 'order rope')).toBe('order')
  expect(first('order_place:2', 'buy wood 1')).toBeUndefined()
  expect(first('order_place:1', 'order rope')).toBeUndefined()
  expect(first('quick_place:market_row', 'order rope', 'quick_order rope')).toBe('quick_order')
  expect(first('quick_place:market_row', 'order rope')).toBeUndefined()
  expect(first('spot:riverside_1.00', 'reschedule riverside_1.01', 'set_up spirit_hand')).toBe('set_up')
  expect(first('spot:riverside_1.00', 'reschedule riverside_1.01')).toBe('reschedule')
  expect(first('spot:riverside_1.01', 'set_up spirit_hand')).toBeUndefined()
  expect(first('die:bank_a', 'order rope')).toBeUndefined()
})
const STAGE = [{ performance: 'riverside_1', markers: { '01': { seat: 1, symbol: 'spade', up: 'escape' } } }] as unknown as Seen['theater']

test('a target that several choices share says so, and shows only what they have alike', () => {
  const { view, options } = sample('assignment_base_2')
  const choices = options.map((action, i) => ({ action, foreseen: { cost: 1, changes: [{ seat: 0, what: 'coins' as const, amount: i === 0 ? -1 : -2, why: 'x' }] } }))
  const offer = offersOf(view, choices, ['card:theater']).get('card:theater')!
  expect(offer.chosen).toBe(true)
  expect(offer.badge).toBe('1 AP')
  expect(offer.coins).toBeUndefined()
  const own = offersOf(view, choices, ['card:theater', 'character:magician']).get('card:theater')!
  expect(own.coins).toBe(-1)
  expect(own.label).toContain('Magician')
  expect(offersOf(view, choices, []).get('character:manager')!.chosen).toBe(false)
  expect(offersOf(view, [{ action: options[0]! }], []).get('card:theater')!.badge).toBeUndefined()
})

test('all actions of a kind are left by its button', () => {
  const { options } = sample('market_alley_4')
  const choices = options.map((action) => ({ action }))
  const orders = remaining(choices, [kindTarget('order')])
  expect(orders.length).toBeGreaterThan(1)
  expect(orders.every(({ action }) => action.kind === 'order')).toBe(true)
})

test('the Characters without a card are named once each', () => {
  const { options } = sample('assignment_base_2')
  expect(without(options.map((action) => ({ action })))).toEqual([...new Set(options.flatMap((one) => (one.kind === 'assign' ? [one.character] : [])))])
})

test('cards laid are taken back on the board', () => {
  expect(['recall', 'reconsider', 'return_trick'].map((kind) => isOnBoard(action(kind)))).toEqual([true, true, false])
})

test('what is asked about is like what is offered of the same kind', () => {
  const choices: Choice[] = [{ action: { seat: 0, kind: 'idle', character: 'engineer' } }, { action: { seat: 0, kind: 'place', character: 'manager', slot: 'downtown.1' } }]
  expect(candidate({ seat: 0, pending: [] } as unknown as Seen, choices, [], 'slot:friday.1')).toMatchObject({ kind: 'place', character: 'manager', slot: 'friday.1' })
})
