/**
 * The service worker: keeps built files, answers with the offline page while the server can't be reached, and shows
 * notifications. The build turns this file into a script that calls `serve` with the names of the built files; it
 * imports nothing.
 */

interface Extendable {
  waitUntil(work: Promise<unknown>): void
}

interface Fetching extends Extendable {
  request: Request
  preloadResponse: Promise<Response | undefined>
  respondWith(answer: Promise<Response>): void
}

interface Pushed extends Extendable {
  data: { json(): unknown } | null
}

interface Clicked extends Extendable {
  notification: { close(): void; data: unknown }
}

interface PageClient {
  url: string
  focus(): Promise<unknown>
}

/** The part of a service worker's global scope that is used here; TypeScript's types of it exclude those of pages. */
export interface WorkerScope {
  caches: CacheStorage
  location: { origin: string }
  clients: { matchAll(options: object): Promise<PageClient[]>; openWindow(url: string): Promise<unknown> }
  registration: {
    navigationPreload?: { enable(): Promise<void> }
    showNotification(title: string, options: NotificationOptions): Promise<void>
  }
  fetch(request: Request | string, options?: RequestInit): Promise<Response>
  addEventListener(kind: 'install' | 'activate', listener: (event: Extendable) => void): void
  addEventListener(kind: 'fetch', listener: (event: Fetching) => void): void
  addEventListener(kind: 'push', listener: (event: Pushed) => void): void
  addEventListener(kind: 'notificationclick', listener: (event: Clicked) => void): void
}

/** The text of a notification, and the page it opens. */
interface News {
  title: string
  text: string
  table: string
}

/** Run the worker of a build: `files` are what the offline page needs. */
export function serve(scope: WorkerScope, build: string, files: string[]): void {
  const cacheName = `trickerion ${build}`
  const offlinePage = '/offline'

  async function install(): Promise<void> {
    const cache = await scope.caches.open(cacheName)
    // Without the cache of the browser, which may still hold the page of an older build.
    const page = await scope.fetch('/', { cache: 'reload' })
    if (!page.ok) throw new TypeError('the server answers with an error')
    const html = await page.text()
    // The page names the texts of its language.
    const named = [...html.matchAll(/href="(\/assets\/[^"]+)"/g)].map((found) => found[1]!)
    await cache.addAll([...new Set([...files, ...named])])
    await cache.put(offlinePage, marked(page, html))
  }

  /** The client's page with a mark by which it knows that it is offline. */
  function marked(page: Response, html: string): Response {
    const headers = new Headers(page.headers)
    for (const name of ['Content-Encoding', 'Content-Length']) headers.delete(name)
    return new Response(html.replace('id="app"', 'id="app" data-offline'), { headers })
  }

  /** The files of older builds were kept for the pages that used them; those are closed now. */
  async function activate(): Promise<void> {
    const names = await scope.caches.keys()
    await Promise.all(names.filter((name) => name.startsWith('trickerion ') && name !== cacheName).map((name) => scope.caches.delete(name)))
    await scope.registration.navigationPreload?.enable()
  }

  /** The names of built files contain a hash of their content: they never change. */
  async function keptFile(request: Request): Promise<Response> {
    const cache = await scope.caches.open(cacheName)
    const kept = await cache.match(request)
    if (kept) return kept
    const answer = await scope.fetch(request)
    if (answer.ok) await cache.put(request, answer.clone())
    return answer
  }

  async function page({ request, preloadResponse }: Fetching): Promise<Response> {
    try {
      return (await preloadResponse) ?? (await scope.fetch(request))
    } catch {
      const cache = await scope.caches.open(cacheName)
      return (await cache.match(offlinePage)) ?? Response.error()
    }
  }

  function answer(event: Fetching): void {
    const { request } = event
    const { origin, pathname } = new URL(request.url)
    if (request.method !== 'GET' || origin !== scope.location.origin || /^\/(api|mail)\//.test(pathname)) return
    if (pathname.startsWith('/assets/')) event.respondWith(keptFile(request))
    else if (request.mode === 'navigate') event.respondWith(page(event))
  }

  async function notify({ data }: Pushed): Promise<void> {
    const { title, text, table } = data?.json() as News
    await scope.registration.showNotification(title, {
      body: text,
      tag: `trickerion ${table}`,
      icon: '/icon-192.png',
      badge: '/badge-96.png',
      data: `/t/${encodeURIComponent(table)}`,
    })
  }

  async function openPage({ notification }: Clicked): Promise<void> {
    notification.close()
    const path = String(notification.data)
    const pages = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true })
    const found = pages.find(({ url }) => new URL(url).pathname === path)
    await (found ? found.focus() : scope.clients.openWindow(path))
  }

  scope.addEventListener('install', (event) => event.waitUntil(install()))
  scope.addEventListener('activate', (event) => event.waitUntil(activate()))
  scope.addEventListener('fetch', answer)
  scope.addEventListener('push', (event) => event.waitUntil(notify(event)))
  scope.addEventListener('notificationclick', (event) => event.waitUntil(openPage(event)))
}
