/** The stage director’s advice fits the position. */

import { beforeAll, expect, test } from 'vitest'
import type { Action } from '../../../src/game/actions'
import type { Advised, Seen } from '../../../src/protocol'
import { directions, directorOf, plannedCards } from '../../../src/table/guide/directions'
import type { TableStore } from '../../../src/table/store/table_store.svelte'
import { action, speak } from '../../support'

beforeAll(() => speak())

const disk = (card: string | null = null, where = 'home') => ({ where, card })
const PLAYER = {
  tricks: { spade: { trick: 'linking_rings', markers: 2, pile: '1' } },
  components: { metal: { pieces: 2, counted: 2, pile: '1' } },
  characters: { magician: disk(), assistant: disk(), apprentice_1: disk() },
  coins: 10,
  wages_due: 0,
  initiative_slot: 1,
  hand: ['theater', 'theater', 'theater', 'workshop', 'workshop', 'market_row', 'market_row', 'downtown', 'downtown'],
}
const MARKER = { seat: 0, symbol: 'spade', up: 'escape' }

type Team = Record<string, { where: string; card: string | null }>

/** Every card under every Character without one. */
function cardsFor(team: Team): object[] {
  const open = Object.entries(team).filter(([, { where, card }]) => where === 'home' && !card)
  const assign = (character: string) => [...new Set(PLAYER.hand)].map((card) => ({ kind: 'assign', seat: 0, character, card }))
  return [...open.flatMap(([character]) => assign(character)), { kind: 'ready', seat: 0 }]
}

function seen(frame: string, me: object = {}, more: object = {}): Seen {
  const question = { frame, ...(more as { slot?: string }) }
  return { turn: 1, pending: [question], players: [{ ...PLAYER, ...me }], theater: [], market: { buy: ['wood'] }, ...more } as unknown as Seen
}

/** What the director says about a question, to a player in a position that differs by `me`. */
function said(frame: string, me: object = {}, more: object = {}, options: object[] = []): string {
  const cards = frame === 'assignment' ? cardsFor({ ...PLAYER, ...me }.characters) : options
  return directions(seen(frame, me, more), 0, cards as Action[])
}
const onStage = { theater: [{ performance: 'riverside_1', markers: { '00': MARKER } }] }

test('a new player is welcomed and told how one wins', () => {
  expect(said('choose_magician')).toMatch(/^Welcome!.*most Fame.*Choose a magician/)
})

test('a poster is for those who can pay wages afterward', () => {
  expect(said('choose_advertise')).toMatch(/^Put up a poster/)
  expect(said('choose_advertise', { coins: 4 })).toMatch(/^Skip the poster/)
})

test('the plan of a turn follows from what is prepared, owned and learned', () => {
  expect(said('assignment')).toMatch(/Theater cards for the Assistant, who sets up Linking Rings,.*Magician.*Downtown card to learn/)
  const bare = { tricks: { spade: { trick: 'linking_rings', markers: 0, pile: '1' } } }
  const sale = { market: { buy: ['metal'] } }
  expect(said('assignment', { ...bare, components: {} }, sale)).toMatch(/Market Row card to buy 2 metal for Linking Rings/)
  expect(said('assignment', { ...bare, components: {} })).toMatch(/Market Row card to order 2 metal for Linking Rings/)
  expect(said('assignment', { ...bare, components: {}, coins: 1 }, sale)).not.toMatch(/buy|order/)
  expect(said('assignment', { ...bare, components: {} }, { ...sale, turn: 5 })).not.toMatch(/Market Row/)
  expect(said('assignment', { ...bare, components: { metal: { pieces: 9, counted: 9, pile: '1' } } })).toMatch(/Workshop card to prepare Linking Rings/)
  expect(said('assignment', { coins: 0 })).toMatch(/take Coins from the Bank/)
  const busy = { characters: { magician: disk('theater'), assistant: disk('downtown') } }
  expect(said('assignment', busy)).toMatch(/^The plan is complete/)
})

test('the director’s plan can be assigned at once, until a card is assigned by hand', () => {
  const cards = (me: { characters?: Team }, frame = 'assignment') =>
    plannedCards(seen(frame, me), 0, cardsFor(me.characters ?? PLAYER.characters) as Action[])
      .map((one) => one.kind === 'assign' && `${one.character} ${one.card}`)
  expect(cards({})).toEqual(['magician theater', 'assistant theater', 'apprentice_1 downtown'])
  expect(cards({ characters: { ...PLAYER.characters, magician: disk('downtown') } })).toEqual([])
  expect(cards({}, 'place_character')).toEqual([])
})

test('everyone has a card in the plan who is worth the wage', () => {
  const team = { ...PLAYER.characters, apprentice_2: disk(), assistants_apprentice: disk(), manager: disk() }
  const cards = (coins: number) => plannedCards(seen('assignment', { characters: team, coins }), 0, cardsFor(team) as Action[]).map((one) => one.kind === 'assign' && one.character)
  expect(new Set(cards(20))).toEqual(new Set(Object.keys(team)))
  expect(cards(4)).not.toContain('manager')
  expect(said('assignment', { characters: team, coins: 4 })).toMatch(/the others stay home/)
})

test('a hint agrees with the director, and what the director says is not questioned', () => {
  const director = (view: Seen, options: Action[]) => directorOf({ view, seat: 0, options } as unknown as TableStore)
  const hint = (text: string) => ({ type: 'advised', id: '', version: 1, action: action(text), reason: 'fame', other: action('done'), lead: 2 }) as Advised
  const options = cardsFor(PLAYER.characters) as Action[]
  const planning = director(seen('assignment'), options)
  const why = `Stage director: ${directions(seen('assignment'), 0, options)}`
  expect(planning.agreed(hint('assign assistant theater'))).toEqual({ ...hint('assign assistant theater'), why })
  expect(planning.agreed(hint('assign magician downtown'))).toMatchObject({ action: action('assign magician theater'), other: null, reason: '', why })
  expect(planning.isAdvised(action('ready'))).toBe(false)
  const team = { magician: disk('theater'), assistant: disk('theater'), apprentice_1: disk('downtown') }
  expect(director(seen('assignment', { characters: team }), [action('ready')]).isAdvised(action('ready'))).toBe(true)
  const days = ['thursday.1', 'sunday.1', 'sunday.performance'].map((slot) => action(`place assistant ${slot}`))
  const placing = director(seen('place_character', { characters: team }), [action('idle assistant'), ...days])
  expect(placing.agreed(hint('idle assistant')).action).toEqual(action('place assistant sunday.1'))
  expect(director(seen('choose_pile'), []).agreed(hint('pile board'))).toEqual({ ...hint('pile board'), why: '' })
})

test('the director’s tricks cost no Coins, and need little', () => {
  const options = ['shattered_mirror', 'levitation', 'chinese_sticks'].map((trick) => action(`trick ${trick}`))
  const { agreed } = directorOf({ view: seen('choose_trick', { fame: 5 }), seat: 0, options } as unknown as TableStore)
  const hint = (trick: string) => ({ action: action(`trick ${trick}`) }) as Advised
  expect(agreed(hint('shattered_mirror')).action).toEqual(action('trick chinese_sticks'))
  expect(agreed(hint('levitation')).action).toEqual(action('trick levitation'))
})

test('the director names a trick whose components are on sale', () => {
  const options = ['levitation', 'linking_rings'].map((trick) => action(`trick ${trick}`))
  const bare = { fame: 20, tricks: {}, components: {} }
  expect(said('choose_trick', bare, { market: { buy: ['metal'] } }, options)).toMatch(/^Learn Linking Rings: what it takes \(2 metal\) is on sale/)
  expect(said('choose_trick', { ...bare, components: PLAYER.components }, {}, options)).toMatch(/^Learn Linking Rings: you have its components/)
})

test('the third turn tells what the final scoring pays', () => {
  expect(said('assignment', {}, { turn: 3 })).toMatch(/1 Fame per Shard, 1 Fame per 3 Coins, 2 Fame per Apprentice, 3 Fame per Specialist/)
  expect(said('assignment', {}, { turn: 4 })).not.toMatch(/per Shard/)
})

test('nothing that only pays later is advised in the last turn', () => {
  const last = (slot: string, kinds: object[], me = {}) => said('act', me, { slot, turn: 5, pending: [{ frame: 'act', slot }] }, kinds)
  expect(last('downtown.1', [{ kind: 'learn' }, { kind: 'take_coins' }, { kind: 'hire' }])).toMatch(/^Hire help.*2 Fame.*3 Fame/)
  expect(last('downtown.1', [{ kind: 'take_coins' }, { kind: 'hire' }], { wages_due: 12 })).toMatch(/^Take Coins.*wages are due/)
  expect(last('downtown.1', [{ kind: 'learn' }, { kind: 'take_coins' }])).toMatch(/^Take Coins.*1 Fame per 3 Coins/)
  expect(last('market_row.1', [{ kind: 'buy', component: 'wood', count: 1 }])).toMatch(/^There’s nothing more/)
  expect(last('workshop.1', [{ kind: 'prepare', trick: 'linking_rings' }])).toMatch(/^There’s nothing more/)
})

test('the last turn is announced, and what still counts', () => {
  expect(said('assignment', {}, { turn: 5 })).toMatch(/This is the last turn.*final scoring/)
})

test('later turns need fewer words', () => {
  const first = said('assignment')
  const later = said('assignment', {}, { turn: 4 })
  expect(later.length).toBeLessThan(first.length)
  const places = [action('place apprentice_1 downtown.1')]
  expect(said('place_character', {}, {}, places)).toMatch(/^Slots fill up/)
  expect(said('place_character', {}, { turn: 4 }, places)).toBe('')
})

test('markers go on stage before the Magician performs', () => {
  const both = { characters: { magician: disk('theater'), assistant: disk('theater') } }
  const alone = { characters: { magician: disk('theater'), assistant: disk('theater', 'friday.1') } }
  expect(said('place_character', both)).toMatch(/^Send the Assistant to the Theater first/)
  expect(said('place_character', alone, onStage)).toMatch(/^Your markers are on stage/)
  expect(said('place_character', alone)).toMatch(/nothing to perform yet/)
})

test('Characters go where they can do something, and stay Idle where they can’t', () => {
  const options = ['idle apprentice_1', 'place apprentice_1 downtown.4', 'place apprentice_1 workshop.1'].map((one) => action(one))
  const wanted = (more: Action[], me: object = {}) =>
    directorOf({ view: seen('place_character', me), seat: 0, options: [...options, ...more] } as unknown as TableStore).agreed({ action: action('done') } as Advised).action
  expect(wanted([])).toEqual(action('idle apprentice_1'))
  expect(said('place_character', {}, {}, options)).toMatch(/^No slot is left/)
  expect(wanted([action('place apprentice_1 market_row.4')])).toEqual(action('place apprentice_1 market_row.4'))
  expect(wanted([action('place apprentice_1 market_row.4'), action('place apprentice_1 downtown.1')])).toEqual(action('place apprentice_1 downtown.1'))
  const ready = { tricks: { spade: { trick: 'linking_rings', markers: 0, pile: '1' } } }
  expect(wanted([], ready)).toEqual(action('place apprentice_1 workshop.1'))
})

test('at a Location the slot with the most AP comes first', () => {
  const slots = ['downtown.1', 'downtown.2'].map((slot) => action(`place manager ${slot}`))
  for (const options of [slots, [...slots].reverse()]) {
    const director = directorOf({ view: seen('place_character'), seat: 0, options } as unknown as TableStore)
    expect(director.agreed({ action: action('done') } as Advised).action).toEqual(action('place manager downtown.1'))
  }
})

test('a trick is learned while there is time to perform it', () => {
  expect(said('assignment', {}, { turn: 3 })).toMatch(/to learn another trick/)
  expect(said('assignment', {}, { turn: 4 })).not.toMatch(/learn/)
})

test('a Specialist without another job helps on stage, an Apprentice does not', () => {
  const team = { ...PLAYER.characters, manager: disk() }
  const plan = (characters: Team) => said('assignment', { characters, coins: 20 }, { turn: 4 })
  expect(plan(team)).toMatch(/Theater card for the Manager, to set up more markers/)
  expect(plan({ ...PLAYER.characters, apprentice_2: disk() })).not.toMatch(/to set up more markers/)
})

test('at a Location the director names what helps most there', () => {
  const at = (slot: string, kinds: object[], me = {}) => said('act', me, { slot, pending: [{ frame: 'act', slot }] }, kinds)
  expect(at('downtown.1', [{ kind: 'learn' }])).toMatch(/^Learn another trick/)
  expect(at('downtown.1', [{ kind: 'take_coins' }])).toMatch(/^Take Coins/)
  expect(at('downtown.1', [{ kind: 'learn' }, { kind: 'take_coins' }], { coins: 1 })).toMatch(/^Take Coins/)
  expect(at('downtown.1', [{ kind: 'hire' }])).toMatch(/^Hire help/)
  expect(at('downtown.1', [{ kind: 'done' }])).toMatch(/^There’s nothing more/)
  expect(at('workshop.1', [{ kind: 'prepare', trick: 'linking_rings' }])).toMatch(/^Prepare Linking Rings/)
  expect(at('friday.1', [{ kind: 'set_up' }])).toMatch(/^Set up a marker.*link/)
  expect(at('market_row.1', [{ kind: 'buy' }])).toMatch(/^You have what your tricks need/)
  const bare = { tricks: { spade: { trick: 'linking_rings', markers: 0, pile: '1' } }, components: {} }
  expect(at('market_row.1', [{ kind: 'order', component: 'metal' }], bare)).toMatch(/^For Linking Rings you need/)
  expect(at('market_row.1', [{ kind: 'buy', component: 'metal', count: 1 }], bare)).toMatch(/^Buy 2 metal for Linking Rings/)
  expect(at('market_row.1', [{ kind: 'buy', component: 'wood', count: 1 }], bare)).toMatch(/^There’s nothing more/)
})

test('the card with most of the player’s markers is the one to perform', () => {
  const cards = ['riverside_2', 'riverside_1'].map((performance) => ({ kind: 'perform', performance }))
  expect(said('choose_performance', {}, onStage, cards)).toMatch(/^Perform .*1/)
})

test('a link pays Coins only to those who are short', () => {
  expect(said('choose_link_pay')).toMatch(/^Take the Fame/)
  expect(said('choose_link_pay', { wages_due: 12 })).toMatch(/^Take the Coins/)
})

test('where the step line says enough the director is silent', () => {
  expect(said('choose_pile')).toBe('')
})
