/** A table in this browser: what is picked, asked about, confirmed and wondered about. */

import { readFileSync } from 'node:fs'
import { beforeEach, expect, test, vi } from 'vitest'
import { settings } from '../../../src/lib/settings.svelte'
import type { Seen, Step } from '../../../src/protocol'
import { fieldsOf, sameAction, type Action, type ActionOf } from '../../../src/game/actions'
import { TableStore } from '../../../src/table/store/table_store.svelte'
import { FakeSocket, fakeSockets } from '../../fake_socket'
import { action, speak } from '../../support'

interface Sample {
  view: Seen
  options: Action[]
  free_options: Action[]
}
const sample = (name: string) => JSON.parse(readFileSync(`gallery/samples/${name}.json`, 'utf-8')) as Sample
/** The Assistant is to be placed; what others could do is left out. */
const PLACE = ((told: Sample) => ({ ...told, options: told.options.filter((one) => 'character' in one && one.character === 'assistant') }))(sample('place_alley_4'))
const MARKET = sample('market_alley_4')
const ASSIGN = sample('assignment_base_2')
const SEATS = [{ name: 'Ada', bot: null }, { name: 'Ben', bot: null }]

beforeEach(() => {
  fakeSockets()
  speak()
  settings.set({ confirm: true, unasked: [], pace: 'normal' })
})

const step = (version: number, kind: Step['kind'], more: object = {}): Step => ({ version, kind, seat: 1, ...more }) as Step

/** What the server tells of a sample; `steps` is what has happened. */
function update(version: number, { view, options, free_options }: Sample, more: object = {}) {
  const told = { type: 'update', version, steps: [], view, options, free_options, undoable: 0, table: { seats: SEATS } }
  return { ...told, ...more }
}

function sit(told: Sample, seat: number | null = 0) {
  const updates: number[] = []
  const table = new TableStore('a/b', 'key', (store, { version }) => updates.push(store.version + version))
  const socket = FakeSocket.all[0]!
  socket.welcome(seat)
  socket.hear(update(5, told))
  return { table, socket, updates }
}

/** What each option leads to, as an update tells it. */
const foresight = (options: object[]) => ({ foresight: { options, prices: {}, weekday_yields: [], trick_yields: {} } })

// What is told

test('a table is asked for by its id and shows what it is told', () => {
  const { table, socket, updates } = sit(PLACE)
  expect(socket.url).toBe('ws://localhost:3000/api/tables/a%2Fb/socket')
  expect([table.line, table.seat, table.version]).toEqual(['open', 0, 5])
  expect(table.shown).toEqual(PLACE.view)
  expect(table.options).toEqual(PLACE.options)
  expect(table.isAsked).toBe(true)
  expect(updates).toEqual([10])
})

test('what happened before one came is no news', () => {
  const table = new TableStore('x', null)
  const told: number[] = []
  table.listen(({ step }) => told.push(step.version))
  const socket = FakeSocket.all[0]!
  socket.welcome(null)
  socket.hear(update(5, PLACE, { steps: [step(5, 'act')] }))
  expect([told, table.steps.length]).toEqual([[], 1])
  socket.hear(update(6, PLACE, { steps: [step(6, 'say', { text: 'hello' })], undoable: 2 }))
  expect(told).toEqual([6])
  expect(table.steps.map(({ version }) => version)).toEqual([5, 6])
  expect(table.said.map(({ text }) => text)).toEqual(['hello'])
  expect(table.undoable).toBe(2)
  expect(table.seat).toBeNull()
})

// The show

const PLACED = { kind: 'character_placed', seat: 1, character: 'engineer', slot: 'friday.1', ap: 2 }
const placed = (version: number) => ({ steps: [step(version, 'act', { events: [PLACED] })] })
const LATER = { ...PLACE, view: { ...PLACE.view, turn: 7 } }

test('what someone else did is shown before one is asked', () => {
  vi.useFakeTimers()
  const { table, socket } = sit(PLACE)
  socket.hear(update(6, MARKET, placed(6)))
  socket.hear(update(7, LATER, placed(7)))
  expect([table.telling?.step.version, table.shown, table.isAsked]).toEqual([6, MARKET.view, false])
  expect([table.isWaitedFor, table.offers.size, table.shownSteps.length]).toEqual([true, 0, 0])
  vi.advanceTimersToNextTimer()
  expect([table.telling?.step.version, table.shown]).toEqual([7, LATER.view])
  expect(table.shownSteps.map(({ version }) => version)).toEqual([6])
  vi.advanceTimersToNextTimer()
  expect([table.telling, table.shown, table.isAsked]).toEqual([null, LATER.view, true])
  vi.useRealTimers()
})

test('one press leads to the decision', () => {
  const { table, socket } = sit(PLACE)
  socket.hear(update(6, MARKET, placed(6)))
  socket.hear(update(7, LATER, placed(7)))
  table.skip()
  expect([table.telling, table.shown, table.isAsked]).toEqual([null, LATER.view, true])
})

test('one does not wait for what one did oneself', () => {
  const { table, socket } = sit(PLACE)
  socket.hear(update(6, LATER, { steps: [step(6, 'act', { seat: 0, events: [{ ...PLACED, seat: 0 }] })] }))
  expect([table.telling, table.isAsked]).toEqual([null, true])
})

test('a lost connection ends the show with the last board of the server', () => {
  const { table, socket } = sit(PLACE)
  socket.hear(update(6, LATER, placed(6)))
  socket.hear(update(7, MARKET, placed(7)))
  expect(table.telling).not.toBeNull()
  socket.onclose?.({ code: 1006 })
  expect([table.line, table.telling, table.shown]).toEqual(['lost', null, MARKET.view])
})

test('what happened while one was away is not shown step by step', () => {
  const { table, socket } = sit(PLACE)
  const told: number[] = []
  table.listen(({ step }, isShown) => told.push(isShown ? step.version : -step.version))
  socket.hear(update(7, LATER, { steps: [...placed(6).steps, ...placed(7).steps] }))
  expect([table.telling, table.shown, told]).toEqual([null, LATER.view, [6, 7]])
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  socket.hear(update(8, MARKET, placed(8)))
  expect([table.telling, table.shown]).toEqual([null, MARKET.view])
  vi.restoreAllMocks()
})

test('an undo ends the show of what it takes back', () => {
  const { table, socket } = sit(PLACE)
  socket.hear(update(6, LATER, placed(6)))
  socket.hear(update(7, PLACE, { steps: [step(7, 'undo', { taken_back: [6] })] }))
  expect([table.telling, table.shown]).toEqual([null, PLACE.view])
})

test('what happened since one acted can be shown again', async () => {
  settings.set({ pace: 'instant' })
  const { table, socket } = sit(PLACE)
  socket.hear(update(6, MARKET, { steps: [step(6, 'act', { seat: 0, events: [{ ...PLACED, seat: 0 }] })] }))
  socket.hear(update(7, LATER, placed(7)))
  socket.hear(update(8, PLACE, { steps: [step(8, 'say', { text: 'hello' })] }))
  expect(table.recap.map(({ version }) => version)).toEqual([7])
  await table.replayRecap()
  expect([table.telling?.step.version, table.shown, table.isAsked]).toEqual([7, LATER.view, false])
  table.skip()
  expect([table.telling, table.shown]).toEqual([null, PLACE.view])
})

test('the last show can be watched at any pace, also if one performed oneself', async () => {
  settings.set({ pace: 'instant' })
  const { table, socket } = sit(PLACE)
  const events = [{ kind: 'performance_began', seat: 0, performance: PLACE.view.theater[0]!.performance }]
  socket.hear(update(6, MARKET, { steps: [step(6, 'act', { seat: 0, events })] }))
  expect([table.telling, table.recap]).toEqual([null, []])
  await table.replayShow()
  expect(table.telling?.stage?.kind).toBe('performance')
  table.skip()
})

test('what was missed is counted until it is seen', async () => {
  const { table, socket } = sit(PLACE)
  socket.hear(update(7, LATER, { steps: [...placed(6).steps, ...placed(7).steps] }))
  expect(table.missed).toBe(2)
  const again = table.replayRecap()
  await vi.advanceTimersByTimeAsync(0)
  await socket.answer('look', { type: 'looked', version: 6, view: MARKET.view })
  await again
  expect([table.missed, table.telling?.view]).toEqual([0, MARKET.view])
})

test('at once means without waiting', () => {
  settings.set({ pace: 'instant' })
  const { table, socket } = sit(PLACE)
  socket.hear(update(6, LATER, placed(6)))
  expect([table.telling, table.isAsked]).toEqual([null, true])
})

test('a message about the people changes the people only', () => {
  const { table, socket } = sit(PLACE)
  vi.setSystemTime(99_000)
  socket.hear({ type: 'table', table: { seats: [{ name: 'Ada', bot: 'apprentice' }] } })
  expect(table.table?.seats[0]?.bot).toBe('apprentice')
  expect(table.toldAt).toBe(99_000)
  expect(table.view).toEqual(PLACE.view)
})

test('a player whose seat was opened to others watches', () => {
  const { table, socket } = sit(PLACE)
  socket.hear({ type: 'table', table: { seats: [{ name: 'Ada', bot: 'apprentice', vacancy: 'open' }] } })
  expect([table.seat, table.isAsked]).toEqual([null, false])
})

test('whoever watches, sits elsewhere or is played by a bot is not asked', () => {
  expect(sit(PLACE, null).table.isAsked).toBe(false)
  fakeSockets()
  expect(sit(PLACE, 1).table.isAsked).toBe(false)
  fakeSockets()
  const { table, socket } = sit(PLACE)
  socket.hear({ type: 'table', table: { seats: [{ name: 'Ada', bot: 'apprentice' }] } })
  expect([table.isBotted, table.isWaitedFor]).toEqual([true, false])
})

test('a refusal of the table stays, one of a command is noted, and after a stale one the table is told anew', async () => {
  const { table, socket } = sit(PLACE)
  const undone = table.undo()
  expect(socket.commands('undo')[0]).toMatchObject({ version: 5 })
  vi.setSystemTime(77_000)
  await socket.answer('undo', { type: 'refused', code: 'undo_nothing' })
  await undone
  expect(table.notice).toMatchObject({ refused: { code: 'undo_nothing' }, at: 77_000 })
  expect([table.refusal, FakeSocket.all.length]).toEqual([null, 1])
  const again = table.restart()
  expect(socket.commands('restart')[0]).toMatchObject({ version: 5 })
  await socket.answer('restart', { type: 'refused', code: 'stale' })
  await again
  expect(FakeSocket.all.length).toBe(2)
  FakeSocket.all[1]!.hear({ type: 'refused', code: 'unknown_table' })
  expect(table.refusal).toMatchObject({ code: 'unknown_table' })
})

test.each([
  [(table: TableStore) => table.say('hi'), { type: 'say', text: 'hi' }],
  [(table: TableStore) => table.leave(), { type: 'leave' }],
  [(table: TableStore) => table.back(), { type: 'back' }],
  [(table: TableStore) => table.agree(), { type: 'agree' }],
  [(table: TableStore) => table.decline(), { type: 'decline' }],
  [(table: TableStore) => table.askUndo(3), { type: 'ask_undo', to: 3 }],
])('what a player can do beside the game is sent', (command, sent) => {
  const { table, socket } = sit(PLACE)
  void command(table)
  expect(socket.sent.at(-1)).toMatchObject(sent)
})

test('the line is checked, and tried again, when the page asks for it', () => {
  const { table, socket } = sit(PLACE)
  table.check()
  expect(socket.commands('ping').length).toBe(1)
  socket.onclose({ code: 1006 })
  expect(table.line).toBe('lost')
  table.retry()
  expect(FakeSocket.all.length).toBe(2)
})

test('a closed table is silent', async () => {
  const { table, socket } = sit(PLACE)
  table.wonder('slot:sunday.1')
  table.close()
  await vi.advanceTimersByTimeAsync(5000)
  expect(socket.commands('explain')).toEqual([])
  expect([table.line, socket.isClosed]).toEqual(['closed', true])
})

// Looking back

test('the past is looked at, and nothing can be picked in it', async () => {
  const { table, socket } = sit(PLACE)
  socket.hear(update(6, MARKET))
  await table.look(5)
  expect(table.past).toEqual({ version: 5, view: PLACE.view })
  expect(table.shown).toEqual(PLACE.view)
  expect([table.isAsked, table.isWaitedFor, table.offers.size]).toEqual([false, true, 0])
  expect(socket.commands('look')).toEqual([])
  await table.look(6)
  expect(table.past).toBeNull()
  const asked = table.look(2)
  await socket.answer('look', { type: 'looked', version: 2, view: ASSIGN.view })
  await asked
  expect(table.past).toEqual({ version: 2, view: ASSIGN.view })
  await table.look(null)
  expect(table.shown).toEqual(MARKET.view)
})

test('a moment the server refuses to show leaves the table as it is', async () => {
  const { table, socket } = sit(PLACE)
  const asked = table.look(2)
  await socket.answer('look', { type: 'refused', code: 'not_found' })
  await asked
  expect(table.past).toBeNull()
})

test('so many moments are remembered, then the oldest is asked for', async () => {
  const { table, socket } = sit(PLACE)
  for (let version = 6; version <= 605; version += 1) socket.hear(update(version, PLACE))
  await table.look(6)
  expect(table.past?.version).toBe(6)
  void table.look(5)
  expect(socket.commands('look').length).toBe(1)
})

// Picking

test('two picks make an action, sent once; meanwhile nothing can be picked', async () => {
  const { table, socket } = sit(PLACE)
  expect([...table.offers.keys()]).toContain('slot:thursday.1')
  table.pick('character:assistant')
  expect(table.picked).toEqual(['character:assistant'])
  expect(socket.commands('act')).toEqual([])
  table.pick('slot:thursday.1')
  expect(socket.commands('act')).toMatchObject([{ version: 5, action: PLACE.options[0] }])
  expect([table.isBusy, table.offers.size]).toEqual([true, 0])
  expect(await table.act(PLACE.options[1]!)).toBe(false)
  expect(socket.commands('act').length).toBe(1)
  await socket.answer('act', { type: 'ack', version: 6 })
  expect([table.isBusy, table.picked]).toEqual([false, []])
  expect(table.offers.size).toBeGreaterThan(0)
})

test('an action that is refused is told, and the next one goes', async () => {
  const { table, socket } = sit(PLACE)
  const done = table.act('idle assistant')
  await socket.answer('act', { type: 'refused', code: 'illegal' })
  expect(await done).toBe(false)
  expect(table.notice?.refused.code).toBe('illegal')
  const told: string[] = []
  const again = table.act('idle assistant', ({ code }) => told.push(code))
  await socket.answer('act', { type: 'refused', code: 'over' })
  await again
  expect([told, table.notice?.refused.code]).toEqual([['over'], 'illegal'])
  const last = table.act('idle assistant')
  await socket.answer('act', { type: 'ack', version: 6 })
  expect(await last).toBe(true)
})

const PLACES = { ...MARKET, options: ['1', '2', '3', '4'].map((place) => action(`order_place ${place}`)), free_options: [] }

test.each(['before', 'after'])('an Order that was started from a place isn’t asked for one, whether the table is told %s the answer or not', async (when) => {
  const { table, socket } = sit(MARKET)
  table.pick('order_place:2')
  expect(table.picked).toEqual(['kind:order'])
  table.pick('supply:rope')
  const told = update(6, PLACES, { steps: [step(6, 'act', { seat: 0, events: [] })] })
  if (when === 'before') socket.hear(told)
  await socket.answer('act', { type: 'ack', version: 6 })
  if (when === 'after') socket.hear(told)
  expect(socket.commands('act').map(({ action }) => action)).toEqual([action('order rope'), action('order_place 2')])
})

test('a place that was given up is forgotten', async () => {
  const { table, socket } = sit(MARKET)
  table.pick('order_place:2')
  table.unpick()
  table.pick('kind:order')
  table.pick('supply:rope')
  socket.hear(update(6, PLACES, { steps: [step(6, 'act', { seat: 0, events: [] })] }))
  await socket.answer('act', { type: 'ack', version: 6 })
  expect(socket.commands('act').length).toBe(1)
})

test('the Quick Order slot starts a Quick Order', () => {
  const { table } = sit(MARKET)
  table.pick('quick_place:market_row')
  expect(table.picked).toEqual(['kind:quick_order'])
})

test('a second click takes a pick back; another beginning begins anew', () => {
  const { table } = sit(ASSIGN)
  table.pick('card:theater')
  table.pick('card:theater')
  expect(table.picked).toEqual([])
  table.pick('card:theater')
  table.pick('card:workshop')
  expect(table.picked).toEqual(['card:workshop'])
  table.unpick()
  expect(table.picked).toEqual([])
})

test('a card is laid by two clicks even where only one is left', () => {
  const only = { ...ASSIGN, options: ASSIGN.options.slice(0, 1) }
  const { table, socket } = sit(only)
  table.pick('card:theater')
  expect(socket.commands('act')).toEqual([])
  table.pick('character:magician')
  expect(socket.commands('act').length).toBe(1)
})

test('after a card for the selected Character, the next one without a card is selected', async () => {
  const { table, socket } = sit(ASSIGN)
  table.pick('character:magician')
  table.pick('card:theater')
  await socket.answer('act', { type: 'ack', version: 6 })
  const [next] = table.picked
  expect(next).toMatch(/^character:(?!magician)/)
})

test('after a card for which a Character was picked, nothing is selected', async () => {
  const { table, socket } = sit(ASSIGN)
  table.pick('card:theater')
  table.pick('character:magician')
  await socket.answer('act', { type: 'ack', version: 6 })
  expect(table.picked).toEqual([])
})

test('the cards of last turn are put under the same Characters again', async () => {
  const { table, socket } = sit(ASSIGN)
  expect(table.repeatable).toEqual([])
  const cards = (character: string, card: string) => ({ kind: 'card_assigned', seat: 0, character, card })
  const events = [cards('magician', 'theater'), cards('engineer', 'theater'), { kind: 'turn_began', seat: null, turn: 2 }]
  socket.hear(update(6, ASSIGN, { steps: [step(6, 'act', { events })] }))
  expect(table.repeatable).toMatchObject([{ character: 'magician', card: 'theater' }])
  const repeated = table.assignAll(table.repeatable)
  await socket.answer('act', { type: 'ack', version: 7 })
  await repeated
  expect(socket.commands('act')).toMatchObject([{ action: { kind: 'assign', character: 'magician', card: 'theater' } }])
  socket.hear(update(7, { ...ASSIGN, free_options: [action('recall magician')] }))
  expect(table.repeatable).toEqual([])
})

test('after an action nothing is explained until the pointer moves or a target is picked', async () => {
  const { table, socket } = sit(PLACE)
  table.choose(table.choices[0]!)
  await socket.answer('act', { type: 'ack', version: 5 })
  table.wonder('slot:sunday.1')
  await vi.advanceTimersByTimeAsync(200)
  expect(socket.commands('explain')).toEqual([])
  table.stir()
  table.wonder('slot:sunday.1')
  await vi.advanceTimersByTimeAsync(200)
  expect(socket.commands('explain').length).toBe(1)
  socket.hear(update(6, PLACE, { steps: [step(6, 'act')] }))
  await socket.answer('explain', { type: 'reason', legal: false, sentence: 'It is closed.' })
  expect(table.explanation).toBeNull()
  table.pick('slot:sunday.1')
  await vi.advanceTimersByTimeAsync(200)
  expect(socket.commands('explain').length).toBe(2)
})

test('what is dragged lights up where it can go, whatever was picked before', () => {
  const { table } = sit(ASSIGN)
  table.pick('card:workshop')
  table.lift('character:magician')
  expect(table.picked).toEqual(['character:magician'])
  expect(table.offers.has('card:theater')).toBe(true)
})

test('a drag ends the question that was open', async () => {
  const { table } = sit(PLACE)
  table.choose(table.choices[IDLE]!)
  expect(table.confirming).not.toBeNull()
  table.lift('character:assistant')
  expect(table.confirming).toBeNull()
})

test('the target somebody points at shows what it leads to, unless it is picked', () => {
  const { table } = sit(ASSIGN)
  table.wonder('card:theater')
  expect(table.pointed).toBe('card:theater')
  expect(table.foreshown.every((one) => fieldsOf(one.action)['card'] === 'theater')).toBe(true)
  expect(table.foreshown.length).toBeGreaterThan(1)
  table.pick('card:theater')
  expect(table.foreshown).toEqual([])
})

test('free options lie on the board or in the menu', () => {
  const recall = action('recall magician')
  const reconsider = action('reconsider')
  const back = action('return_trick spirit_hand')
  const { table } = sit({ ...ASSIGN, free_options: [recall, reconsider, back] })
  expect(table.menu).toEqual([back])
  const free = table.choices.slice(ASSIGN.options.length)
  expect(free.map(({ action }) => action)).toEqual([recall, reconsider])
})

// Confirming

const UNSURE = PLACE.options.map(() => ({ unsure: true }))
/** Leaving the Assistant Idle is confirmed. */
const IDLE = 2

test('what cannot be taken back is sent after a question', async () => {
  const { table, socket } = sit(PLACE)
  table.pick('character:assistant')
  table.choose(table.choices[IDLE]!)
  expect(table.confirming?.action).toEqual(PLACE.options[IDLE])
  expect(socket.commands('act')).toEqual([])
  table.confirm()
  expect(socket.commands('act')).toMatchObject([{ action: PLACE.options[IDLE] }])
  expect(table.confirming).toBeNull()
  await socket.answer('act', { type: 'ack', version: 6 })
  table.confirm()
  expect(socket.commands('act').length).toBe(1)
})

test('another pick or taking it back ends the question', async () => {
  const { table } = sit(PLACE)
  table.choose(table.choices[IDLE]!)
  table.pick('character:assistant')
  expect(table.confirming).toBeNull()
  table.choose(table.choices[IDLE]!)
  table.unpick()
  expect(table.confirming).toBeNull()
})

test.each([{ confirm: false }, { unasked: ['idle'] }])('a player who turned the question off is not asked: %o', (change) => {
  settings.set(change)
  const { table, socket } = sit(PLACE)
  table.choose(table.choices[IDLE]!)
  expect(socket.commands('act').length).toBe(1)
})

test('a player who turned another question off is asked', () => {
  settings.set({ unasked: ['reveals'] })
  const { table } = sit(PLACE)
  table.choose(table.choices[IDLE]!)
  expect(table.confirming).not.toBeNull()
})

test('what an adviser says is not questioned, and hints agree with it', async () => {
  const { table, socket } = sit(PLACE)
  table.adviser = { agreed: (hint) => ({ ...hint, action: PLACE.options[IDLE]! }), isAdvised: ({ kind }) => kind === 'idle', best: () => undefined }
  const asked = table.advise()
  await socket.answer('advise', { type: 'advised', version: 5, action: PLACE.options[1], reason: 'fame' })
  await asked
  expect(table.hint?.action).toEqual(PLACE.options[IDLE])
  table.choose(table.choices[IDLE]!)
  expect(socket.commands('act').length).toBe(1)
})

test('what a hint or an adviser recommends is marked, step by step', async () => {
  const { table, socket } = sit(PLACE)
  const marked = () => [...table.offers].filter(([, { isAdvised }]) => isAdvised).map(([target]) => target)
  expect(marked()).toEqual([])
  const best = PLACE.options.find((one) => one.kind === 'place')! as ActionOf<'place'>
  table.adviser = { agreed: (hint) => hint, isAdvised: () => false, best: (left) => left.find((one) => sameAction(one, best)) }
  expect(marked()).toEqual([`character:${best.character}`])
  table.pick(`character:${best.character}`)
  expect(marked()).toEqual([`slot:${best.slot}`])
  expect(table.offers.get(`slot:${best.slot}`)?.label).toMatch(/^recommended: /)
  table.unpick()
  const asked = table.advise()
  const other = PLACE.options.filter((one) => one.kind === 'place').at(-1)! as ActionOf<'place'>
  await socket.answer('advise', { type: 'advised', version: 5, action: other, reason: 'fame' })
  await asked
  table.pick(`character:${other.character}`)
  expect(marked()).toEqual([`slot:${other.slot}`])
})

async function wondering() {
  const { table, socket } = sit(PLACE)
  socket.hear(update(5, PLACE, foresight(UNSURE)))
  const asked = table.advise()
  await socket.answer('advise', { type: 'advised', version: 5, action: PLACE.options[1], reason: 'fame' })
  await asked
  table.wonder('slot:sunday.1')
  await vi.advanceTimersByTimeAsync(200)
  await socket.answer('explain', { type: 'reason', legal: false, sentence: 'It is closed.' })
  table.pick('character:assistant')
  table.choose(table.choices[IDLE]!)
  return { table, socket }
}

test('talk leaves the question, the hint and the picks alone', async () => {
  const { table, socket } = await wondering()
  socket.hear(update(6, PLACE, { steps: [step(6, 'say', { text: 'hurry up' })] }))
  expect(table.confirming?.action).toEqual(PLACE.options[IDLE])
  expect(table.hint?.action).toEqual(PLACE.options[1])
  expect(table.picked).toEqual(['character:assistant'])
  table.confirm()
  expect(socket.commands('act')).toMatchObject([{ version: 6, action: PLACE.options[IDLE] }])
})

test('so does hearing the same again', async () => {
  const { table, socket } = await wondering()
  socket.hear(update(5, PLACE))
  expect(table.confirming).not.toBeNull()
  expect(table.hint).not.toBeNull()
})

test.each([
  ['an action', [step(6, 'act')]],
  ['an action after talk', [step(6, 'say'), step(7, 'act')]],
  ['a version that nobody explains', []],
])('%s ends the question and the hint; picks that still make sense stay', async (_, steps) => {
  const { table, socket } = await wondering()
  table.wonder('slot:thursday.1')
  socket.hear(update(7, PLACE, { steps }))
  expect([table.confirming, table.hint, table.explanation, table.pointed]).toEqual([null, null, null, null])
  expect(table.picked).toEqual(['character:assistant'])
  socket.hear(update(8, { ...PLACE, options: PLACE.options.slice(0, 2) }, { steps: [step(8, 'act')] }))
  expect(table.picked).toEqual(['character:assistant'])
  socket.hear(update(9, { ...PLACE, options: PLACE.options.slice(0, 1) }, { steps: [step(9, 'act')] }))
  expect(table.picked).toEqual([])
})

test('picks that no longer go together are taken back', () => {
  const { table, socket } = sit(ASSIGN)
  table.pick('card:theater')
  const others = ASSIGN.options.filter((one) => fieldsOf(one)['card'] !== 'theater')
  socket.hear(update(6, { ...ASSIGN, options: others }, { steps: [step(6, 'act')] }))
  expect(table.picked).toEqual([])
})

// Foresight and advice

test('what the options lead to comes with the update, for this version only', () => {
  const { table, socket } = sit(PLACE)
  expect(table.choices[0]!.foreseen).toBeUndefined()
  socket.hear(update(6, PLACE, foresight(UNSURE)))
  expect(table.choices[0]!.foreseen).toEqual({ unsure: true })
  socket.hear(update(7, PLACE))
  expect(table.choices[0]!.foreseen).toBeUndefined()
  expect(table.foresight?.options).toEqual(UNSURE)
})

test('a question of the page that fails says nothing', async () => {
  const { table, socket } = sit(PLACE)
  table.wonder('slot:sunday.1')
  await vi.advanceTimersByTimeAsync(200)
  await socket.answer('explain', { type: 'refused', code: 'too_fast' })
  expect([table.notice, table.explanation]).toEqual([null, null])
})

test('a hint is asked for once, and again if the table has moved on', async () => {
  const { table, socket } = sit(PLACE)
  expect(table.isHinting).toBe(false)
  const asked = table.advise()
  void table.advise()
  expect([table.isHinting, socket.commands('advise').length]).toEqual([true, 1])
  socket.hear(update(6, PLACE, { steps: [step(6, 'act')] }))
  await socket.answer('advise', { type: 'advised', version: 5, action: PLACE.options[0], reason: 'coins' })
  expect([table.hint, socket.commands('advise').length]).toEqual([null, 2])
  await socket.answer('advise', { type: 'advised', version: 6, action: PLACE.options[1], reason: 'fame' })
  await asked
  expect([table.hint?.action, table.hint?.reason, table.isHinting]).toEqual([PLACE.options[1], 'fame', false])
})

test('a hint that is no longer wanted, or refused, is none', async () => {
  const { table, socket } = sit(PLACE)
  const asked = table.advise()
  socket.hear(update(6, { ...PLACE, view: { ...PLACE.view, to_act: [1] } }, { steps: [step(6, 'act')] }))
  await socket.answer('advise', { type: 'advised', version: 5, action: PLACE.options[0], reason: 'coins' })
  await asked
  expect([table.hint, socket.commands('advise').length]).toEqual([null, 1])
  const again = table.advise()
  await socket.answer('advise', { type: 'refused', code: 'busy' })
  await again
  expect([table.isHinting, table.notice?.refused.code]).toEqual([false, 'busy'])
})

// Wondering

async function explained(socket: FakeSocket, answer: object = { legal: false, rule: 'TURN-6', reason: 'closed', figures: { ap: 1 }, sentence: 'No.' }) {
  await vi.advanceTimersByTimeAsync(180)
  await socket.answer('explain', { type: 'reason', ...answer })
}

test('an unlit target is explained after a moment, once', async () => {
  const { table, socket } = sit(PLACE)
  table.wonder('slot:sunday.1')
  await vi.advanceTimersByTimeAsync(179)
  expect(socket.commands('explain')).toEqual([])
  await explained(socket)
  expect(socket.commands('explain')[0]!['action']).toEqual({ seat: 0, kind: 'place', character: 'assistant', slot: 'sunday.1' })
  expect(table.explanation).toEqual({ target: 'slot:sunday.1', rule: 'TURN-6', reason: 'closed', figures: { ap: 1 }, sentence: 'No.' })
  expect(table.pointed).toBeNull()
  table.wonder(null)
  await vi.advanceTimersByTimeAsync(1199)
  expect(table.explanation).not.toBeNull()
  await vi.advanceTimersByTimeAsync(1)
  expect(table.explanation).toBeNull()
  table.wonder('slot:sunday.1')
  await vi.advanceTimersByTimeAsync(200)
  expect(table.explanation?.sentence).toBe('No.')
  expect(socket.commands('explain').length).toBe(1)
  table.wonder('slot:thursday.1')
  await vi.advanceTimersByTimeAsync(0)
  expect(table.explanation).toBeNull()
})

test('an Order place starts ordering, and says so before it is clicked', async () => {
  const { table, socket } = sit(MARKET)
  const place = `order_place:${MARKET.view.market.orders.indexOf(null) + 1}`
  table.wonder(place)
  await vi.advanceTimersByTimeAsync(200)
  expect(table.explanation?.first?.kind).toBe('order')
  table.pick(place)
  expect([table.picked, table.explanation]).toEqual([['kind:order'], null])
  expect(table.left.every(({ action }) => action.kind === 'order')).toBe(true)
  table.wonder(place)
  await vi.advanceTimersByTimeAsync(200)
  expect([table.explanation, socket.commands('explain'), socket.commands('act')]).toEqual([null, [], []])
})

test('of two things pointed at in passing only the last is asked about', async () => {
  const { table, socket } = sit(PLACE)
  table.wonder('slot:sunday.1')
  await vi.advanceTimersByTimeAsync(50)
  table.wonder('slot:sunday.2')
  await vi.advanceTimersByTimeAsync(500)
  expect(socket.commands('explain').map((told) => fieldsOf(told['action'] as Action)['slot'])).toEqual(['sunday.2'])
})

test('a pick of an unlit target explains it too', async () => {
  const { table, socket } = sit(PLACE)
  table.pick('slot:sunday.1')
  await explained(socket, { legal: false, sentence: 'No.' })
  expect(table.explanation).toEqual({ target: 'slot:sunday.1', rule: null, reason: null, figures: {}, sentence: 'No.' })
  expect(table.picked).toEqual([])
  table.pick('character:assistant')
  expect(table.explanation).toBeNull()
})

test.each([
  [{ legal: true, sentence: 'Yes.' }],
  [{ legal: false }],
])('what needs no explanation has none', async (answer) => {
  const { table, socket } = sit(PLACE)
  table.wonder('slot:sunday.1')
  await explained(socket, answer)
  expect(table.explanation).toBeNull()
})

test('after a change it is asked again', async () => {
  const { table, socket } = sit(PLACE)
  table.wonder('slot:sunday.1')
  await explained(socket)
  socket.hear(update(6, PLACE, { steps: [step(6, 'act')] }))
  table.wonder('slot:sunday.1')
  await vi.advanceTimersByTimeAsync(180)
  expect(socket.commands('explain').length).toBe(2)
})

test('whoever is not asked is not explained anything', async () => {
  const { table, socket } = sit(PLACE, 1)
  table.wonder('slot:sunday.1')
  await vi.advanceTimersByTimeAsync(500)
  expect(socket.commands('explain')).toEqual([])
})

test('an action in words is asked about with an answer of its own', async () => {
  const { table, socket } = sit(PLACE)
  const told: string[] = []
  const asked = table.why('pass', ({ code }) => told.push(code))
  expect(socket.commands('explain')[0]).toMatchObject({ action: 'pass' })
  await socket.answer('explain', { type: 'reason', legal: false, sentence: 'No.' })
  expect(await asked).toMatchObject({ sentence: 'No.' })
  const again = table.why('nonsense', ({ code }) => told.push(code))
  await socket.answer('explain', { type: 'refused', code: 'illegal' })
  expect(await again).toBeNull()
  expect([told, table.notice]).toEqual([['illegal'], null])
})

test('of several picks those that still make sense stay', () => {
  const { table, socket } = sit(PLACE)
  table.pick('kind:place')
  table.pick('character:assistant')
  expect(table.picked).toEqual(['kind:place', 'character:assistant'])
  const others = PLACE.options.map((one) => ({ ...one, character: 'manager' }) as Action)
  socket.hear(update(6, { ...PLACE, options: others }, { steps: [step(6, 'act')] }))
  expect(table.picked).toEqual(['kind:place'])
})

test('a single pick that leaves one thing to do does it', () => {
  settings.set({ confirm: false })
  const { table, socket } = sit(MARKET)
  table.pick('do:enhance')
  expect(socket.commands('act')).toMatchObject([{ action: { kind: 'enhance' } }])
})
