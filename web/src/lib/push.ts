/** Push messages: this browser's subscription, which lets the server notify its player while no page is open. */

import { request } from './rest_api'
import type { PushKey, PushSubscription as Subscribed } from '../protocol'

export const pushApi = {
  key: () => request<PushKey>('GET', '/api/push'),
  addToAccount: (browser: Subscribed) => request<undefined>('PUT', '/api/me/push', browser),
  addToSeat: (id: string, seat: number, token: string, browser: Subscribed) =>
    request<undefined>('PUT', `/api/tables/${id}/seats/${seat}/push`, browser, token),
  remove: (endpoint: string) => request<undefined>('POST', '/api/push/removals', { endpoint }),
}

/** The browser's push manager; undefined in a browser or on a connection without push. */
async function manager(): Promise<PushManager | undefined> {
  if (!('serviceWorker' in navigator) || !('PushManager' in window)) return undefined
  return (await navigator.serviceWorker.getRegistration())?.pushManager
}

/** The server's key, if both the browser and the server can do this. */
export async function pushKey(): Promise<string | null> {
  return (await manager()) ? (await pushApi.key()).key : null
}

export async function isSubscribed(): Promise<boolean> {
  return Boolean(await (await manager())?.getSubscription())
}

/** Subscribe and hand the subscription to the server; false if the player or the browser denies it. */
export async function subscribe(key: string, language: string, add: (browser: Subscribed) => Promise<unknown>): Promise<boolean> {
  const push = await manager()
  if (!push || (await Notification.requestPermission()) !== 'granted') return false
  await add(toServer(await renewed(push, key), language))
  return true
}

/** A subscription with this key; one that was made with another key has to go first. */
async function renewed(push: PushManager, key: string): Promise<PushSubscription> {
  const options = { userVisibleOnly: true, applicationServerKey: key }
  try {
    return await push.subscribe(options)
  } catch (error) {
    if (!(error instanceof DOMException) || error.name !== 'InvalidStateError') throw error
    await (await push.getSubscription())?.unsubscribe()
    return push.subscribe(options)
  }
}

/** Unsubscribe this browser everywhere. */
export async function unsubscribe(): Promise<void> {
  const found = await (await manager())?.getSubscription()
  if (!found) return
  await pushApi.remove(found.endpoint)
  await found.unsubscribe()
}

function toServer(found: PushSubscription, language: string): Subscribed {
  const { p256dh = '', auth = '' } = found.toJSON().keys ?? {}
  return { endpoint: found.endpoint, point: p256dh, secret: auth, language }
}
