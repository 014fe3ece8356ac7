/** An account gathers the games of several devices. */

import { beforeEach, expect, test } from 'vitest'
import { account } from '../../src/lib/account.svelte'
import { Refusal } from '../../src/lib/rest_api'
import { storage } from '../../src/lib/storage'
import { answer, fakeServer } from '../fake_server'

const WHO = { name: 'ada', password: 'long enough' }
const game = (id: string) => ({ id })

beforeEach(async () => {
  fakeServer({ 'DELETE /api/sessions': answer(204) })
  await account.signOut()
  localStorage.clear()
  account.isLapsed = false
})

const hold = (...ids: string[]) => ids.forEach((id) => storage.keepGame({ id, seat: 1, token: `key of ${id}`, title: '', at: 0 }))

test('whoever signs in sees the games of the account, and has its name where there was none', async () => {
  fakeServer({ 'POST /api/sessions': { name: 'ada' }, 'GET /api/me/tables': [game('a')] })
  await account.signIn(WHO)
  expect([account.name, account.games, storage.account(), storage.name()]).toEqual(['ada', [game('a')], 'ada', 'ada'])
})

test('whoever signs up is signed in, and keeps the name of before', async () => {
  storage.keepName('Lady Ada')
  const asked = fakeServer({ 'POST /api/accounts': { name: 'ada' }, 'GET /api/me/tables': [] })
  await account.signUp(WHO)
  expect(asked[0]).toMatchObject({ what: 'POST /api/accounts', body: WHO })
  expect([account.name, storage.account(), storage.name()]).toEqual(['ada', 'ada', 'Lady Ada'])
})

test('a wrong password signs nobody in', async () => {
  fakeServer({ 'POST /api/sessions': answer(403, { code: 'wrong_password', detail: '' }) })
  await expect(account.signIn(WHO)).rejects.toThrow(Refusal)
  expect([account.name, storage.account()]).toEqual(['', ''])
})

test('whoever signs out leaves nothing behind', async () => {
  fakeServer({ 'POST /api/sessions': { name: 'ada' }, 'GET /api/me/tables': [game('a')], 'DELETE /api/sessions': answer(204) })
  await account.signIn(WHO)
  await account.signOut()
  expect([account.name, account.games, storage.account(), account.isLapsed]).toEqual(['', [], '', false])
})

test('nothing is asked where nobody is signed in', async () => {
  const asked = fakeServer({})
  await account.load()
  expect(asked).toEqual([])
})

test('a session that is over is said to be; signing in again ends that', async () => {
  fakeServer({ 'POST /api/sessions': { name: 'ada' }, 'GET /api/me/tables': [game('a')] })
  await account.signIn(WHO)
  fakeServer({ 'GET /api/me/tables': answer(401, { code: 'not_signed_in', detail: '' }) })
  await account.load()
  expect([account.isLapsed, account.name, account.games, storage.account()]).toEqual([true, '', [], ''])
  fakeServer({ 'POST /api/sessions': { name: 'ada' }, 'GET /api/me/tables': [] })
  await account.signIn(WHO)
  expect(account.isLapsed).toBe(false)
})

test('a server that cannot be reached signs nobody out', async () => {
  fakeServer({ 'POST /api/sessions': { name: 'ada' }, 'GET /api/me/tables': [game('a')] })
  await account.signIn(WHO)
  fakeServer({})
  await expect(account.load()).rejects.toThrow('offline')
  expect([account.name, account.isLapsed, account.games]).toEqual(['ada', false, [game('a')]])
})

test('the seats of this browser are added to the account; those whose table is gone are missed', async () => {
  hold('d', 'c', 'b', 'a')
  fakeServer({ 'POST /api/sessions': { name: 'ada' }, 'GET /api/me/tables': [game('a')] })
  await account.signIn(WHO)
  expect(account.unclaimed.map(({ id }) => id)).toEqual(['b', 'c', 'd'])
  const asked = fakeServer({
    'PUT /api/tables/b/seats/1/account': answer(204),
    'PUT /api/tables/c/seats/1/account': answer(404, { code: 'unknown_table', detail: '' }),
    'PUT /api/tables/d/seats/1/account': answer(403, { code: 'unknown_token', detail: '' }),
    'GET /api/me/tables': [game('a'), game('b')],
  })
  expect(await account.claim()).toEqual({ added: 1, missed: 2 })
  expect(asked[0]!.headers['Authorization']).toBe('Bearer key of b')
  expect(account.games).toEqual([game('a'), game('b')])
})

test('other trouble while adding seats is told', async () => {
  hold('a')
  fakeServer({ 'POST /api/sessions': { name: 'ada' }, 'GET /api/me/tables': [] })
  await account.signIn(WHO)
  fakeServer({ 'PUT /api/tables/a/seats/1/account': answer(429, { code: 'too_fast', detail: '' }) })
  await expect(account.claim()).rejects.toMatchObject({ code: 'too_fast' })
})

test('whoever cannot sign out is still signed in', async () => {
  fakeServer({ 'POST /api/sessions': { name: 'ada' }, 'GET /api/me/tables': [game('a')] })
  await account.signIn(WHO)
  await expect(account.signOut()).rejects.toThrow('offline')
  expect([account.name, account.games, storage.account()]).toEqual(['ada', [game('a')], 'ada'])
})
