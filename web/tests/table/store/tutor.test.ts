/** When the tutor is asked, and what it says. */

import { readFileSync } from 'node:fs'
import { expect, test, vi } from 'vitest'
import type { Action } from '../../../src/game/actions'
import { settings } from '../../../src/lib/settings.svelte'
import type { ServerMessage, TableState } from '../../../src/protocol'
import { TableStore } from '../../../src/table/store/table_store.svelte'
import { canBeJudged, hasTutor, objectionTo } from '../../../src/table/store/tutor'
import { FakeSocket, fakeSockets } from '../../fake_socket'
import { action, speak } from '../../support'

const seat = (number: number, kind: string) => ({ seat: number, kind })
const table = (hints: boolean, ...kinds: string[]) => ({ hints, seats: kinds.map((kind, i) => seat(i, kind)) }) as unknown as TableState
const PLACE = action('place magician downtown.1')
const OTHER = action('place magician downtown.2')
const answer = (more: object) => () => Promise.resolve({ type: 'judged', id: 'j', version: 3, ...more } as ServerMessage)

test('the tutor is for games with hints against bots', () => {
  expect(hasTutor(table(true, 'person', 'bot', 'bot'), 0)).toBe(true)
  expect(hasTutor(table(false, 'person', 'bot'), 0)).toBe(false)
  expect(hasTutor(table(true, 'person', 'person'), 0)).toBe(false)
  expect(hasTutor(table(true, 'person', 'remote_bot'), 0)).toBe(false)
  expect(hasTutor(table(true, 'bot', 'bot'), null)).toBe(false)
  expect(hasTutor(null, 0)).toBe(false)
})

test('single options and the cards of a plan are not judged', () => {
  expect(canBeJudged(PLACE, [PLACE, OTHER])).toBe(true)
  expect(canBeJudged(PLACE, [PLACE])).toBe(false)
  expect(canBeJudged(PLACE, [OTHER, OTHER])).toBe(false)
  for (const line of ['assign magician theater', 'recall magician']) {
    expect(canBeJudged(action(line), [action(line), PLACE])).toBe(false)
  }
})

test('an objection has a better option', async () => {
  const reasons = [{ what: 'coins', amount: 2 }]
  const found = await objectionTo(PLACE, answer({ lost: 3.1, win: 0.1, best: [OTHER], reasons }))
  expect(found).toEqual({ action: PLACE, version: 3, lost: 3.1, win: 0.1, best: [OTHER], reasons })
  expect(await objectionTo(PLACE, answer({}))).toBeNull()
  expect(await objectionTo(PLACE, () => Promise.resolve(null))).toBeNull()
})

test('a tutor that does not answer holds nobody up', async () => {
  vi.useFakeTimers()
  const found = objectionTo(PLACE, () => new Promise(() => {}))
  await vi.advanceTimersByTimeAsync(5000)
  expect(await found).toBeNull()
  vi.useRealTimers()
})

// At a table

const SAMPLE = JSON.parse(readFileSync('gallery/samples/place_alley_4.json', 'utf-8')) as { view: object; options: Action[] }
const [FIRST, SECOND] = SAMPLE.options as [Action, Action]

/** A table against bots, at which the first option has been chosen with the tutor switched on or off. */
function chosen(tutor: boolean) {
  fakeSockets()
  speak()
  settings.set({ tutor, confirm: false })
  const store = new TableStore('t', 'key')
  const socket = FakeSocket.all[0]!
  socket.welcome(0)
  const told = { version: 5, steps: [], free_options: [], undoable: 0, table: table(true, 'person', 'bot', 'bot', 'bot') }
  socket.hear({ type: 'update', ...SAMPLE, ...told })
  store.choose({ action: FIRST })
  return { store, socket }
}
const OBJECTION = { type: 'judged', version: 5, lost: 4, win: 0.1, best: [SECOND], reasons: [] }

test('without the tutor an action is played right away', () => {
  expect(chosen(false).socket.commands('act')).toHaveLength(1)
})

test('an action is played once the tutor has nothing against it', async () => {
  const { store, socket } = chosen(true)
  expect([store.isJudging, socket.commands('act')]).toEqual([true, []])
  await socket.answer('judge', { type: 'judged', version: 5 })
  expect(socket.commands('act')).toMatchObject([{ action: FIRST }])
  expect(store.objection).toBeNull()
})

test('an action that loses much is played if its player insists', async () => {
  const { store, socket } = chosen(true)
  await socket.answer('judge', OBJECTION)
  expect([store.isBusy, store.objection?.action, store.advised]).toEqual([false, FIRST, SECOND])
  expect(socket.commands('act')).toEqual([])
  store.insist()
  expect(socket.commands('act')).toMatchObject([{ action: FIRST }])
})

test('or another one is chosen, and judged too', async () => {
  const { store, socket } = chosen(true)
  await socket.answer('judge', OBJECTION)
  store.unpick()
  expect(store.objection).toBeNull()
  store.choose({ action: SECOND })
  await socket.answer('judge', { type: 'judged', version: 5 })
  expect(socket.commands('act')).toMatchObject([{ action: SECOND }])
})

test('a tutor that is refused holds nobody up', async () => {
  const { socket } = chosen(true)
  await socket.answer('judge', { type: 'refused', code: 'slow_down', detail: '' })
  expect(socket.commands('act')).toHaveLength(1)
})
