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
  inn_apprentices: 0,
  initiative_slot: 1,
  hand: ['theater', 'theater', 'theater', 'workshop', 'workshop', 'market_row', 'market_row', 'downtown', 'downtown'],
}
const RIVAL = { characters: { magician: disk() }, tricks: {}, components: {} }
const DICE = { residence_a: 'optical', residence_b: 'x', inn_a: 'x', inn_b: 'apprentice', bank_a: 'x', bank_b: '6' }
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
  const table = { turn: 1, names: ['Ada', 'Oskar'], dice: DICE, theater: [], market: { buy: ['wood'] } }
  return { ...table, pending: [question], players: [{ ...PLAYER, ...me }, RIVAL], ...more } as unknown as Seen
}

/** The player, and an opponent with these Characters. */
const against = (characters: Team, me: object = {}) => ({ players: [{ ...PLAYER, ...me }, { ...RIVAL, characters }] })

/** What the director would do. */
const best = (view: Seen, options: Action[]): Action =>
  directorOf({ view, seat: 0, options } as unknown as TableStore).agreed({ action: action('done') } as Advised).action

/** What the director says about a question, to a player in a position that differs by `me`. */
function said(frame: string, me: object = {}, more: object = {}, options: object[] = []): string {
  const cards = frame === 'assignment' ? cardsFor({ ...PLAYER, ...me }.characters) : options
  return directions(seen(frame, me, more), 0, cards as Action[])
}
const onStage = { theater: [{ performance: 'riverside_1', markers: { '00': MARKER } }] }

test('a new player is welcomed and told how one wins', () => {
  expect(said('choose_magician')).toMatch(/^Welcome!.*most Fame.*Choose a magician/)
})

test('a poster is worth more than its Coins at the end, once wages and components are paid', () => {
  expect(said('choose_advertise')).toMatch(/^Put up a poster: 2 Fame for 1 Coin.*3 Coins score only 1 Fame/)
  expect(said('choose_advertise', { coins: 4 })).toMatch(/^Put up a poster/)
  expect(said('choose_advertise', { coins: 3 })).toMatch(/^Skip the poster.*wages \(3 Coins\)/)
  const bare = { coins: 5, components: {}, tricks: { spade: { trick: 'linking_rings', markers: 0, pile: '1' } } }
  expect(said('choose_advertise', bare, { market: { buy: ['metal'] } })).toMatch(/^Skip the poster.*components/)
  expect(said('choose_advertise', bare, { market: { buy: ['metal'] }, turn: 5 })).toMatch(/^Put up a poster/)
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
  expect(new Set(cards(20))).toEqual(new Set(Object.keys(team).filter((one) => one !== 'assistants_apprentice')))
  expect(cards(4)).not.toContain('manager')
  expect(said('assignment', { characters: team, coins: 4 })).toMatch(/the others stay home, which saves their wages/)
  expect(said('assignment', { characters: team, coins: 20 })).toMatch(/the others stay home, as there’s nothing/)
})

const EMPTY = { tricks: { spade: { trick: 'linking_rings', markers: 0, pile: '1' } } }

test('a Character with few AP is sent only where a slot gives enough, and the plan names that slot', () => {
  expect(said('assignment')).toMatch(/Downtown card to learn another trick \(only the \+2 slot gives enough AP: place Apprentice 1 before your opponent takes it\)/)
  const team = { magician: disk(), apprentice_1: disk(), apprentice_2: disk(), apprentice_3: disk(), assistants_apprentice: disk() }
  for (const turn of [1, 2, 3, 4, 5]) {
    const cards = plannedCards(seen('assignment', { characters: team, coins: 20 }, { turn }), 0, cardsFor(team) as Action[])
    const downtown = cards.filter((one) => one.kind === 'assign' && one.card === 'downtown' && one.character !== 'magician')
    expect(downtown.length).toBe(1)
  }
})

test('a trick can be prepared, set up and performed in one turn', () => {
  const plan = (turn: number, me: object = {}) => said('assignment', { ...EMPTY, ...me }, { turn })
  for (const turn of [4, 5]) expect(plan(turn)).toMatch(/Workshop card to prepare Linking Rings; Theater cards for the Assistant/)
  expect(plan(4, { characters: { magician: disk(), assistant: disk() } })).not.toMatch(/Theater/)
  const team = { magician: disk('theater'), assistant: disk('theater'), apprentice_1: disk('workshop') }
  const options = [action('place assistant sunday.1'), action('place apprentice_1 workshop.1')]
  expect(said('place_character', { ...EMPTY, characters: team }, {}, options)).toMatch(/^First prepare Linking Rings in the Workshop/)
  expect(best(seen('place_character', { ...EMPTY, characters: team }), options)).toEqual(action('place apprentice_1 workshop.1'))
})

test('from the second turn on help is hired if a die offers it and it scores as much as Coins', () => {
  expect(said('assignment', {}, { turn: 1 })).not.toMatch(/hire/)
  const two = { tricks: { ...PLAYER.tricks, heart: { trick: 'chinese_sticks', markers: 2, pile: '1' } } }
  const plan = (dice: object) => said('assignment', two, { turn: 2, dice: { ...DICE, ...dice } })
  expect(plan({})).toMatch(/Downtown card to hire an Apprentice, worth 2 Fame at the end/)
  expect(plan({ inn_a: 'manager' })).toMatch(/hire a Manager, worth 3 Fame at the end/)
  expect(plan({ inn_a: 'assistant', inn_b: 'x' })).toMatch(/learn another trick/)
  expect(plan({ inn_b: 'x', residence_a: 'x' })).not.toMatch(/hire an|learn another/)
  const options = [{ kind: 'learn' }, { kind: 'hire' }]
  expect(said('act', two, { slot: 'downtown.1', turn: 2 }, options)).toMatch(/^Hire help/)
  expect(said('act', two, { slot: 'downtown.1', turn: 1 }, options)).toMatch(/^Learn another trick/)
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
  expect(said('place_character', both)).toMatch(/^Send the Assistant to the Theater before your Magician/)
  expect(said('place_character', alone, onStage)).toMatch(/^Your markers are on stage/)
  expect(said('place_character', alone)).toMatch(/nothing to perform yet/)
})

const places = (...slots: string[]): Action[] => slots.map((one) => action(`place ${one}`))

test('a slot that an opponent wants too comes first', () => {
  const team = { magician: disk('theater'), assistant: disk('theater'), apprentice_1: disk('downtown') }
  const options = places('assistant sunday.1', 'apprentice_1 downtown.1', 'apprentice_1 downtown.4')
  const view = (card: string) => seen('place_character', {}, against({ apprentice_1: disk(card) }, { characters: team }))
  expect(directions(view('downtown'), 0, options)).toBe('Place Apprentice 1 first: only the +2 slot Downtown gives enough AP, and Oskar wants to go there too.')
  expect(best(view('downtown'), options)).toEqual(action('place apprentice_1 downtown.1'))
  for (const card of ['market_row', 'workshop']) expect(best(view(card), options)).toEqual(action('place assistant sunday.1'))
})

test('an Idle Character is told why, and of a wage only if there is one', () => {
  const view = (character: string) => seen('place_character', {}, against({ apprentice_1: disk('downtown', 'downtown.1') }, { characters: { [character]: disk('downtown') } }))
  const idle = (character: string) => directions(view(character), 0, [action(`idle ${character}`), ...places(`${character} downtown.4`)])
  expect(idle('apprentice_1')).toMatch(/^Oskar has taken the \+2 slot Downtown.*Apprentice 1 has too few AP.*Idle\. That saves a wage of 1 Coin\.$/)
  expect(idle('assistants_apprentice')).toMatch(/Leave the Assistant’s Apprentice Idle\.$/)
})

const TROUPE = { magician: disk('theater'), assistant: disk('theater') }
const shows = (...seats: number[][]) => ({ theater: seats.map((owners, i) => ({ performance: `riverside_${i + 1}`, markers: Object.fromEntries(owners.map((seat) => [`0${seat}`, { ...MARKER, seat }])) })) })

test('earlier days perform first, which counts when the day is chosen', () => {
  const options = places('assistant friday.1', 'assistant saturday.1', 'assistant sunday.1')
  const view = (rival: Team, more: object = {}) => seen('place_character', {}, { ...against(rival, { characters: TROUPE }), turn: 4, ...more })
  const away = { magician: disk('downtown') }
  const friday = { magician: disk('theater', 'friday.performance') }
  expect(directions(view(away), 0, options)).toMatch(/Late weekdays pay more\.$/)
  expect(directions(view(away, { turn: 1 }), 0, options)).toMatch(/earlier days perform first, and a performed card loses all its markers/)
  expect(directions(view({ magician: disk('theater') }), 0, options)).toMatch(/earlier days perform first/)
  expect(directions(view(friday), 0, options)).toMatch(/Oskar performs before you, on Friday\./)
  expect(best(view(friday, shows([1], [])), options)).toEqual(action('place assistant sunday.1'))
  const saturday = { magician: disk('theater', 'saturday.performance') }
  const others = places('assistant friday.1', 'assistant sunday.1')
  expect(best(view(saturday, shows([1])), others)).toEqual(action('place assistant friday.1'))
  expect(directions(view(saturday, shows([1])), 0, others)).toMatch(/Late weekdays pay more\.$/)
  const stages = places('magician friday.performance', 'magician sunday.performance')
  expect(best(view(saturday, shows([0, 1], [])), stages)).toEqual(action('place magician friday.performance'))
  expect(best(view(saturday, shows([0], [1])), stages)).toEqual(action('place magician sunday.performance'))
})

test('a marker is safer on a card that an opponent can’t perform first', () => {
  const placed = { characters: { magician: disk('theater'), assistant: disk('theater', 'sunday.1') } }
  const spot = (day: string, more: object) => said('choose_spot', {}, { ...against({ magician: disk('theater', `${day}.performance`) }, placed), turn: 4, ...more })
  expect(spot('friday', shows([1], []))).toBe('Oskar performs before you, on Friday: better use a card without Oskar’s markers.')
  expect(spot('friday', shows([1]))).toBe('')
  const early = { characters: { magician: disk('theater'), assistant: disk('theater', 'thursday.1') } }
  expect(said('choose_spot', {}, { ...against({ magician: disk('theater', 'friday.performance') }, early), turn: 4, ...shows([1], []) })).toBe('')
})

test('a trick without markers can be prepared again while one is on stage', () => {
  const staged = { ...EMPTY, characters: { apprentice_1: disk('workshop') } }
  const options = [action('idle apprentice_1'), ...places('apprentice_1 workshop.1')]
  expect(best(seen('place_character', staged, shows([0])), options)).toEqual(action('place apprentice_1 workshop.1'))
  expect(said('assignment', EMPTY, shows([0]))).toMatch(/Workshop card to prepare Linking Rings[;.]/)
  expect(said('assignment', EMPTY, shows([0]))).not.toMatch(/once its last marker/)
})

test('with two tricks to set up a day with AP for both is better than the last one', () => {
  const two = { tricks: { ...PLAYER.tricks, heart: { trick: 'chinese_sticks', markers: 2, pile: '1' } }, characters: TROUPE }
  expect(best(seen('place_character', two), places('assistant saturday.1', 'assistant sunday.1'))).toEqual(action('place assistant saturday.1'))
})

test('the best slot is marked while the advice can be followed', () => {
  const view = seen('place_character', { characters: { ...TROUPE, apprentice_1: disk('downtown') } })
  const options = places('assistant friday.1', 'assistant sunday.1', 'apprentice_1 downtown.4')
  const director = directorOf({ view, seat: 0, options } as unknown as TableStore)
  expect(director.best(options)).toEqual(action('place assistant sunday.1'))
  expect(director.best(options.slice(0, 1))).toEqual(action('place assistant friday.1'))
  expect(director.best(options.slice(2))).toBeUndefined()
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
