/** Owners moderate with the key of their table; reports carry the key of the reader's seat. */

import { beforeEach, expect, test } from 'vitest'
import { moderationApi } from '../../src/lib/moderation_api'
import { storage } from '../../src/lib/storage'
import { answer, fakeServer } from '../fake_server'

beforeEach(() => localStorage.clear())

test('the key of the table goes with every request of its owner', async () => {
  storage.keepOwner({ id: 'a', owner: 'key' })
  const done = answer(204)
  const asked = fakeServer({
    'GET /api/tables/a/moderation': { is_owner: true },
    'PUT /api/tables/a/chat': done,
    'PUT /api/tables/a/seats/1/muted': done,
    'POST /api/tables/a/seats/1/remove': done,
    'POST /api/tables/a/seats/1/reopen': done,
    'DELETE /api/tables/a/spectators/x': done,
  })
  expect(await moderationApi.show('a')).toEqual({ is_owner: true })
  await moderationApi.setChat('a', false)
  await moderationApi.mute('a', 1, true)
  await moderationApi.removePlayer('a', 1)
  await moderationApi.reopenSeat('a', 1)
  await moderationApi.removeSpectator('a', 'x')
  expect(asked.map(({ body }) => body)).toEqual([undefined, { is_open: false }, { muted: true }, undefined, undefined, undefined])
  expect(new Set(asked.map(({ headers }) => headers['Authorization']))).toEqual(new Set(['Bearer key']))
})

test('an admin is known by the session', async () => {
  const asked = fakeServer({ 'PUT /api/tables/a/chat': answer(204) })
  await moderationApi.setChat('a', true)
  expect(asked[0]!.headers['Authorization']).toBeUndefined()
})

test('a report says whose numbering of messages counts', async () => {
  storage.keepOwner({ id: 'a', owner: 'key' })
  storage.keepGame({ id: 'a', seat: 0, token: 'seat', title: '', at: 0 })
  const asked = fakeServer({ 'POST /api/tables/a/reports': answer(204) })
  await moderationApi.report('a', { seat: 1, reason: 'spam', version: 4 })
  expect(asked[0]).toMatchObject({ body: { seat: 1, reason: 'spam', version: 4 }, headers: { Authorization: 'Bearer seat' } })
})
