/** The service worker: what it keeps, what it answers while the server can't be reached, and its notifications. */

import { beforeEach, expect, test } from 'vitest'
import { serve, type WorkerScope } from '../../src/worker/service_worker'
import { workerScript } from '../../service_worker.plugin.ts'

const ORIGIN = 'https://play.example'
const PAGE = '<html><body><div id="app"></div></body></html>'

class FakeCache {
  kept = new Map<string, Response>()
  constructor(private readonly load: (request: Request | string) => Promise<Response>) {}
  match = async (what: Request | string) => this.kept.get(pathOf(what))?.clone()
  put = async (what: Request | string, answer: Response) => void this.kept.set(pathOf(what), answer)
  addAll = async (paths: string[]) => {
    for (const path of paths) this.kept.set(path, await this.load(path))
  }
}

const pathOf = (what: Request | string): string => new URL(typeof what === 'string' ? what : what.url, ORIGIN).pathname

/** A worker's surroundings: caches, open pages, and a server that can be stopped. */
class Surroundings {
  isServerUp = true
  asked: string[] = []
  shown: [string, NotificationOptions][] = []
  opened: string[] = []
  pages: { url: string; focus: () => Promise<void> }[] = []
  stores = new Map<string, FakeCache>()
  private readonly listeners = new Map<string, (event: never) => void>()

  private readonly load = async (what: Request | string): Promise<Response> => {
    this.asked.push(pathOf(what))
    if (!this.isServerUp) throw new TypeError('no connection')
    return new Response(pathOf(what) === '/' ? PAGE : `file ${pathOf(what)}`)
  }

  readonly scope = {
    location: { origin: ORIGIN },
    fetch: this.load,
    caches: {
      open: async (name: string) => {
        if (!this.stores.has(name)) this.stores.set(name, new FakeCache(this.load))
        return this.stores.get(name)!
      },
      keys: async () => [...this.stores.keys()],
      delete: async (name: string) => this.stores.delete(name),
    },
    clients: { matchAll: async () => this.pages, openWindow: async (path: string) => void this.opened.push(path) },
    registration: { showNotification: async (title: string, options: NotificationOptions) => void this.shown.push([title, options]) },
    addEventListener: (kind: string, listener: (event: never) => void) => this.listeners.set(kind, listener),
  } as unknown as WorkerScope

  /** Dispatch an event; resolves with the worker's answer when its work is done. */
  async dispatch(kind: string, details: object = {}): Promise<Response | undefined> {
    let answer: Promise<Response> | undefined
    let work: Promise<unknown> | undefined
    const event = { respondWith: (given: Promise<Response>) => (answer = given), waitUntil: (given: Promise<unknown>) => (work = given), ...details }
    this.listeners.get(kind)!(event as never)
    await work
    return answer
  }

  request(path: string, mode = 'cors', method = 'GET'): Promise<Response | undefined> {
    return this.dispatch('fetch', { request: { url: new URL(path, ORIGIN).href, mode, method }, preloadResponse: Promise.resolve(undefined) })
  }
}

let around: Surroundings

beforeEach(async () => {
  around = new Surroundings()
  serve(around.scope, 'b1', ['/assets/client-1.js'])
  await around.dispatch('install')
  await around.dispatch('activate')
})

test('while the server can’t be reached, every page is the marked page of the client', async () => {
  expect(await (await around.request('/t/abc', 'navigate'))!.text()).toBe('file /t/abc')
  around.isServerUp = false
  expect(await (await around.request('/t/abc', 'navigate'))!.text()).toBe(PAGE.replace('id="app"', 'id="app" data-offline'))
})

test('a built file is fetched once', async () => {
  around.asked = []
  for (const name of ['/assets/client-1.js', '/assets/later-1.js', '/assets/later-1.js']) {
    expect(await (await around.request(name))!.text()).toBe(`file ${name}`)
  }
  expect(around.asked).toEqual(['/assets/later-1.js'])
})

test('the API, other sites and what changes something are left to the browser', async () => {
  for (const path of ['/api/tables', '/mail/stop/abc', 'https://other.example/assets/a.js', '/site.webmanifest']) {
    expect(await around.request(path)).toBeUndefined()
  }
  expect(await around.request('/api/tables/a/record', 'navigate')).toBeUndefined()
  expect(await around.request('/t/abc', 'navigate', 'POST')).toBeUndefined()
})

test('a new build deletes the files of the old one once it takes over', async () => {
  around.stores.set('of another site', new FakeCache(around.scope.fetch))
  serve(around.scope, 'b2', ['/assets/client-2.js'])
  await around.dispatch('install')
  expect([...around.stores.keys()]).toContain('trickerion b1')
  await around.dispatch('activate')
  expect([...around.stores.keys()]).toEqual(['of another site', 'trickerion b2'])
})

test('a worker is not installed while the server answers with errors', async () => {
  const failing = new Surroundings()
  serve({ ...failing.scope, fetch: async () => new Response('', { status: 503 }) } as WorkerScope, 'b1', [])
  await expect(failing.dispatch('install')).rejects.toThrow()
})

test('a pushed message is shown as a notification', async () => {
  await around.dispatch('push', { data: { json: () => ({ title: 'Your turn', text: 'Friday night', table: 'abc' }) } })
  const [[title, options]] = around.shown as [[string, NotificationOptions]]
  expect(title).toBe('Your turn')
  expect(options).toMatchObject({ body: 'Friday night', tag: 'trickerion abc', data: '/t/abc' })
})

test('a click on a notification shows the open table, or opens it', async () => {
  const notification = { close: () => undefined, data: '/t/abc' }
  await around.dispatch('notificationclick', { notification })
  expect(around.opened).toEqual(['/t/abc'])
  let focused = 0
  around.pages = [{ url: `${ORIGIN}/t/abc#key`, focus: async () => void (focused += 1) }]
  await around.dispatch('notificationclick', { notification })
  expect([focused, around.opened.length]).toEqual([1, 1])
})

test('the build makes a script that starts the worker', async () => {
  const script = await workerScript(['/assets/a.js'], ['assets/a.js', 'index.html'])
  expect(script).not.toMatch(/^(export|import) /m)
  expect(script).toMatch(/serve\(self, "[0-9a-f]{12}", \["\/assets\/a.js"\]\)/)
})
