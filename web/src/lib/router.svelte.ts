/** The current screen, derived from the address. */

export type Route =
  | { page: 'start' }
  | { page: 'table'; id: string; invitation: string | null; key: string | null }
  | { page: 'replay'; id: string; at: number; line: boolean }
  | { page: 'review'; id: string }
  | { page: 'rules'; rule: string | null }
  | { page: 'example'; id: string }
  | { page: 'learn' }
  | { page: 'lesson'; id: string }
  | { page: 'puzzles' }
  | { page: 'puzzle'; id: string }
  | { page: 'account' }
  | { page: 'reset'; key: string }
  | { page: 'admin' }
  | { page: 'unknown' }

/** The screen for an address. */
export function routeOf(url: URL): Route {
  const [first, second, third] = url.pathname.split('/').filter(Boolean).map(decodeURIComponent)
  if (!first) return { page: 'start' }
  if (first === 't' && second) {
    return { page: 'table', id: second, invitation: url.searchParams.get('invitation'), key: url.hash.slice(1) || null }
  }
  if (first === 'replay' && second) return { page: 'replay', id: second, at: Number(url.searchParams.get('at')) || 0, line: url.searchParams.has('line') }
  if (first === 'review' && second) return { page: 'review', id: second }
  if (first === 'rules' && second === 'examples' && third) return { page: 'example', id: third }
  if (first === 'rules') return { page: 'rules', rule: second ?? null }
  if (first === 'learn') return second ? { page: 'lesson', id: second } : { page: 'learn' }
  if (first === 'puzzles') return second ? { page: 'puzzle', id: second } : { page: 'puzzles' }
  if (first === 'account' && second === 'reset') return { page: 'reset', key: url.hash.slice(1) }
  if (first === 'account' && !second) return { page: 'account' }
  if (first === 'admin' && !second) return { page: 'admin' }
  return { page: 'unknown' }
}

class Router {
  route = $state.raw<Route>(routeOf(new URL(location.href)))

  constructor() {
    window.addEventListener('popstate', () => this.read())
    document.addEventListener('click', (event) => this.follow(event))
  }

  go(path: string): void {
    history.pushState(null, '', path)
    this.read()
    window.scrollTo(0, 0)
  }

  private read(): void {
    this.route = routeOf(new URL(location.href))
  }

  /** Follow links within the client without loading a new page. */
  private follow(event: MouseEvent): void {
    if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return
    const link = (event.target as Element).closest('a')
    if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return
    if (link.pathname.startsWith('/api/')) return
    event.preventDefault()
    this.go(link.pathname + link.search + link.hash)
  }
}

export const router = new Router()
