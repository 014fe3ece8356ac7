/** This browser's push subscription. */

import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { isSubscribed, pushApi, pushKey, subscribe, unsubscribe } from '../../src/lib/push'
import { answer, fakeServer } from '../fake_server'

const ENDPOINT = 'https://push.example/abc'

/** A push manager whose subscription can be bound to another key. */
class FakeManager {
  key: string | null = null
  subscribed: { endpoint: string; toJSON(): object; unsubscribe(): Promise<void> } | null = null

  getSubscription = async () => this.subscribed

  subscribe = async ({ applicationServerKey }: { applicationServerKey: string }) => {
    if (this.key !== null && this.key !== applicationServerKey) throw new DOMException('another key', 'InvalidStateError')
    this.key = applicationServerKey
    this.subscribed = {
      endpoint: ENDPOINT,
      toJSON: () => ({ keys: { p256dh: 'point', auth: 'secret' } }),
      unsubscribe: async () => void ([this.key, this.subscribed] = [null, null]),
    }
    return this.subscribed
  }
}

let manager: FakeManager
let permission: string

beforeEach(() => {
  manager = new FakeManager()
  permission = 'granted'
  vi.stubGlobal('PushManager', FakeManager)
  vi.stubGlobal('Notification', { requestPermission: async () => permission })
  Object.defineProperty(navigator, 'serviceWorker', { value: { getRegistration: async () => ({ pushManager: manager }) }, configurable: true })
})

afterEach(() => {
  Reflect.deleteProperty(navigator, 'serviceWorker')
  vi.unstubAllGlobals()
})

test('the server gets the address and the keys of the browser', async () => {
  const asked = fakeServer({ 'PUT /api/me/push': answer(204) })
  vi.stubGlobal('PushManager', FakeManager)
  vi.stubGlobal('Notification', { requestPermission: async () => permission })
  expect(await subscribe('k', 'de', pushApi.addToAccount)).toBe(true)
  expect(asked.map(({ body }) => body)).toEqual([{ endpoint: ENDPOINT, point: 'point', secret: 'secret', language: 'de' }])
  expect(await isSubscribed()).toBe(true)
})

test('nothing is sent without the player’s permission', async () => {
  permission = 'denied'
  const add = vi.fn()
  expect(await subscribe('k', 'en', add)).toBe(false)
  expect(add).not.toHaveBeenCalled()
  expect(await isSubscribed()).toBe(false)
})

test('a subscription with another server’s key is replaced', async () => {
  await manager.subscribe({ applicationServerKey: 'old' })
  expect(await subscribe('new', 'en', async () => undefined)).toBe(true)
  expect(manager.key).toBe('new')
})

test('the server forgets a browser that unsubscribes', async () => {
  await manager.subscribe({ applicationServerKey: 'k' })
  const asked = fakeServer({ 'POST /api/push/removals': answer(204) })
  vi.stubGlobal('PushManager', FakeManager)
  await unsubscribe()
  expect(asked.map(({ body }) => body)).toEqual([{ endpoint: ENDPOINT }])
  expect(await isSubscribed()).toBe(false)
})

test('a browser without push needs no key', async () => {
  Reflect.deleteProperty(navigator, 'serviceWorker')
  expect(await pushKey()).toBeNull()
  expect(await isSubscribed()).toBe(false)
})
