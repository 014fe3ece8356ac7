/** Requests to the server, and what this browser keeps of the answers. */

import { beforeEach, expect, test } from 'vitest'
import { Refusal, rest } from '../../src/lib/rest_api'
import { openTable, problemOf, sitDown } from '../../src/lib/seating'
import { storage } from '../../src/lib/storage'
import type { NewTable } from '../../src/protocol'
import { answer, fakeServer } from '../fake_server'

beforeEach(() => localStorage.clear())

const refusal = (asked: Promise<unknown>) => asked.then(() => null, (error: unknown) => error as Refusal)

test('a request carries its body as JSON and the key of the seat', async () => {
  const asked = fakeServer({ 'PUT /api/tables/a/seats/1/attention': { email: 'none' }, 'GET /api/bots': ['magician'] })
  await rest.attend('a', 1, 'secret', { webhook: null, email: null } as never)
  expect(await rest.bots()).toEqual(['magician'])
  expect(asked).toEqual([
    {
      what: 'PUT /api/tables/a/seats/1/attention',
      body: { webhook: null, email: null },
      headers: { Accept: 'application/json, text/plain', 'Content-Type': 'application/json', Authorization: 'Bearer secret' },
    },
    { what: 'GET /api/bots', body: undefined, headers: { Accept: 'application/json, text/plain' } },
  ])
})

test('a record is text, and done without an answer is nothing', async () => {
  fakeServer({
    'GET /api/tables/a/record': answer(200, 'trickerion record: 1', 'text/plain; charset=utf-8'),
    'DELETE /api/tables/a/seats/0': answer(204),
  })
  expect(await rest.record('a')).toBe('trickerion record: 1')
  expect(await rest.stand('a', 0, 'secret')).toBeUndefined()
})

test('a refusal has its code and detail, also from a server that cannot be reached or does not speak', async () => {
  fakeServer({
    'GET /api/rules?language=en': answer(409, { code: 'table_full', detail: 'Nobody else fits in.' }),
    'GET /api/me/tables': answer(502, '<html>Bad gateway</html>', 'text/html'),
  })
  const [full, broken, offline] = [await refusal(rest.rules('en')), await refusal(rest.mine()), await refusal(rest.bots())]
  expect([full?.code, full?.detail, full?.message]).toEqual(['table_full', 'Nobody else fits in.', 'Nobody else fits in.'])
  expect([broken?.code, offline?.code, offline?.message]).toEqual(['busy', 'offline', 'offline'])
  expect([full, new Error('odd')].map(problemOf)).toEqual(['code-table_full', 'code-busy'])
})

test('a replay is asked for once, as one seat or a spectator saw the game', async () => {
  const asked = fakeServer({ 'GET /api/tables/a/moments': {}, 'GET /api/tables/a/moments?seat=0': {}, 'HEAD /api/tables/a/moments': answer(200) })
  await rest.replay('a', null)
  await rest.replay('a', 0)
  expect(await rest.checkReplay('a')).toBeUndefined()
  expect(asked.map(({ what }) => what)).toEqual(['GET /api/tables/a/moments', 'GET /api/tables/a/moments?seat=0', 'HEAD /api/tables/a/moments'])
})

const SEATED = { seat: 2, token: 'secret', table: { title: 'The Grand Show' } }

test('whoever sits down keeps the key to the seat and the name', async () => {
  const asked = fakeServer({ 'POST /api/tables/a/seats': SEATED })
  expect(await sitDown('a', 'Ada', 'please')).toEqual(SEATED)
  expect(asked[0]!.body).toEqual({ name: 'Ada', invitation: 'please' })
  expect(storage.name()).toBe('Ada')
  expect(storage.game('a')).toMatchObject({ id: 'a', seat: 2, token: 'secret', title: 'The Grand Show', invitation: 'please' })
  expect(Math.abs(Date.now() - storage.game('a')!.at)).toBeLessThan(60_000)
})

test('a new table is at its address, with the invitation where it is not open to all', async () => {
  const made = (is_open: boolean) => ({ table: { id: 'a', is_open }, invitation: 'x&y', owner: 'key' })
  const open = async (is_open: boolean) => {
    fakeServer({ 'POST /api/tables': made(is_open), 'POST /api/tables/a/seats': SEATED })
    return openTable({} as NewTable, 'Ada')
  }
  expect(await open(true)).toBe('/t/a')
  expect(await open(false)).toBe('/t/a?invitation=x%26y')
  expect(storage.game('a')?.invitation).toBe('x&y')
  expect([storage.owner('a'), storage.owner('b')]).toEqual(['key', undefined])
})

test('nothing is kept of a seat that was refused', async () => {
  fakeServer({ 'POST /api/tables/a/seats': answer(409, { code: 'table_full', detail: '' }) })
  expect((await refusal(sitDown('a', 'Ada', null)))?.code).toBe('table_full')
  expect([storage.games(), storage.name()]).toEqual([[], ''])
})
