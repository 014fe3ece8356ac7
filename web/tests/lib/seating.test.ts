/** Rematches: a seat at the new table, whose keys this browser keeps. */

import { beforeEach, expect, test } from 'vitest'
import { joinRematch } from '../../src/lib/seating'
import { storage } from '../../src/lib/storage'
import { fakeServer } from '../fake_server'

const JOINED = { seat: 1, token: 'new token', link: '', table: { id: 'b', title: 'Friday' }, invitation: 'x y', owner: null }

beforeEach(() => {
  localStorage.clear()
  storage.keepGame({ id: 'a', seat: 1, token: 'old token', title: 'Friday', at: 1 })
})

test('the seat’s key opens the same seat at the rematch', async () => {
  const asked = fakeServer({ 'POST /api/tables/a/seats/1/rematch': JOINED })
  expect(await joinRematch('a', null)).toBe('/t/b?invitation=x%20y')
  expect(asked[0]!.headers['Authorization']).toBe('Bearer old token')
  expect(storage.game('b')).toMatchObject({ seat: 1, token: 'new token', invitation: 'x y' })
  expect(storage.owner('b')).toBeUndefined()
})

test('who opens the new table can moderate it', async () => {
  fakeServer({ 'POST /api/tables/a/seats/1/rematch': { ...JOINED, owner: 'key' } })
  await joinRematch('a', null)
  expect(storage.owner('b')).toBe('key')
})

test('a seat that this browser already has there is opened again', async () => {
  storage.keepGame({ id: 'b', seat: 0, token: 't', title: '', at: 2 })
  const asked = fakeServer({})
  expect(await joinRematch('a', 'b')).toBe('/t/b')
  expect(asked).toEqual([])
})
