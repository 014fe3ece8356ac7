/** Help at each step, and what to choose next. */

import { beforeAll, expect, test, vi } from 'vitest'
import type { Choice } from '../../src/game/actions'
import type { Offers } from '../../src/game/targets'
import type { Seen } from '../../src/protocol'
import { figures } from '../../src/text/printed_figures'
import { absentWords, helpWords, pickedWords } from '../../src/text/step_help'
import { speak } from '../support'

beforeAll(() => speak())

const NAMES = ['Ada', 'Ben', 'Cleo']
const ASKED = { frame: 'place_character', seat: 0, optional: 0 }
const seen = (more: object = {}) =>
  ({ names: NAMES, over: false, winner: null, to_act: [0], phase: 'place_characters', pending: [ASKED], players: [], ...more }) as unknown as Seen

const help = (frame: string, slot?: string) => helpWords(seen({ pending: [{ frame, slot }] }))

test('a step is explained by its question, and by the Location it is asked at', () => {
  expect(help('act', 'downtown.1')).toMatch(/^Residence/)
  expect(help('act', 'market_row.2')).toMatch(/^Buy/)
  expect(help('act', 'sunday.performance')).toBe(help('act', 'thursday.1'))
  expect(help('act', 'thursday.1')).toMatch(/^Set up markers/)
  expect(help('act')).toMatch(/^Click anything/)
  expect(help('place_character')).toMatch(/^Click a Character/)
  expect(help('nothing_known')).toBe('')
  expect(helpWords(seen({ pending: [] }))).toBe('')
})

test('with a finger one taps', () => {
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === '(pointer: coarse)' }))
  expect(help('place_character')).toMatch(/^Tap a Character/)
  expect(help('assignment')).toMatch(/^Tap a card, then a Character, to send it there/)
  vi.unstubAllGlobals()
})

test('what is missing at a step has a reason', () => {
  const absent = (asked: object, me: object, ...kinds: string[]) =>
    absentWords(seen({ pending: [asked], players: [{ coins: 5, shards: 1, initiative_slot: 2, advertised: false, ...me }] }), 0, new Set(kinds))
  const act = (slot: string, ...acted: string[]) => ({ frame: 'act', slot, acted })
  expect(absent({ frame: 'assignment' }, { coins: 1 })).toBe('You couldn’t advertise: it costs 2 Coins, and you have 1 Coin.')
  expect([absent({ frame: 'assignment' }, {}), absent({ frame: 'assignment' }, { coins: 0, advertised: true })]).toEqual(['', ''])
  expect(absent(act('downtown.1'), {}, 'enhance')).toBe('')
  expect(absent(act('downtown.1'), { shards: 0 })).toMatch(/Shard, and you have none/)
  expect(absent(act('downtown.1', 'acted'), {})).toMatch(/before a Character’s first action/)
  expect(absent(act('downtown.1', 'enhanced'), {})).toBe('')
  expect([absent(act('friday.1'), {}), absent(act('friday.1'), { shards: 0 })]).toEqual(['Enhance isn’t possible in the Theater.', ''])
})

test('the figures in a sentence are the printed ones', () => {
  expect(figures()).toEqual({
    touch: 'no',
    turns: 5,
    turns_alley: 7,
    learn_ap: '3 AP',
    hire_ap: '3 AP',
    take_coins_ap: '3 AP',
    reroll_ap: '1 AP',
    set_die_ap: '2 AP',
    magician_ap: 3,
    specialist_ap: 2,
    apprentice_ap: 1,
    specialist_wage: '2 Coins',
    apprentice_wage: '1 Coin',
    manager_value: '2 Coins',
  })
})

const offered = (lit: string[], chosen: string[] = []): Offers =>
  new Map([...lit.map((one) => [one, { label: '' }] as const), ...chosen.map((one) => [one, { label: '', chosen: true }] as const)])
const choice = (action: object) => ({ action: { seat: 0, ...action } }) as Choice
const picked = (targets: string[], lit: string[], left: Choice[] = []) => pickedWords(seen(), left, targets, offered(lit, targets))

test('after a pick one reads what is in hand and what comes next', () => {
  expect(picked(['character:magician'], ['slot:downtown.1', 'slot:downtown.2'])).toBe('Selected: Magician. Now choose a lit slot.')
  expect(picked(['stock:wood'], ['count:1', 'do:done'])).toBe('Selected: wood. Now choose how many.')
  expect(picked(['supply:wood', 'order_place:2'], ['component:wood'])).toMatch(/^Selected: wood, .*2\. Now choose a pile of components\.$/)
  expect(picked(['die:inn_a'], ['face:inn_a.x'])).toBe('Selected: Inn die A. Choose what to do with it.')
  expect(picked(['face:inn_a.x'], ['die:inn_a', 'deck:theater'])).toMatch(/^Selected: X\. Now choose a die or a deck\.$/)
  expect(picked(['guest:riverside_1.p1.spade'], ['spot:riverside_1.00'])).toBe('Now choose a lit slot on a Performance card.')
  expect(picked(['kind:place'], ['character:magician'], [choice({ kind: 'place', character: 'magician', slot: 'downtown.1' })])).toMatch(/^Selected: Place the Magician\. Now choose a Character\.$/)
  expect(picked(['kind:place'], ['character:magician'])).toBe('Now choose a Character.')
})

test('where nothing is left to choose nothing is said', () => {
  expect(picked(['character:magician'], [])).toBe('')
  expect(picked(['character:magician'], ['do:pass'])).toBe('')
})
