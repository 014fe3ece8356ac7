/** The address decides which screen is shown, and links within the client need no new page. */

import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { routeOf, router } from '../../src/lib/router.svelte'

const at = (path: string) => routeOf(new URL(path, 'http://localhost:3000'))

test.each([
  ['/', { page: 'start' }],
  ['/t/a%20b', { page: 'table', id: 'a b', invitation: null, key: null }],
  ['/t/a?invitation=x%26y#secret', { page: 'table', id: 'a', invitation: 'x&y', key: 'secret' }],
  ['/t', { page: 'unknown' }],
  ['/replay/a', { page: 'replay', id: 'a', at: 0, line: false }],
  ['/replay/a?at=7&line', { page: 'replay', id: 'a', at: 7, line: true }],
  ['/review/a', { page: 'review', id: 'a' }],
  ['/replay', { page: 'unknown' }],
  ['/rules', { page: 'rules', rule: null }],
  ['/rules/MR-4', { page: 'rules', rule: 'MR-4' }],
  ['/rules/editions', { page: 'rules', rule: 'editions' }],
  ['/rules/examples/prepare', { page: 'example', id: 'prepare' }],
  ['/learn', { page: 'learn' }],
  ['/learn/downtown', { page: 'lesson', id: 'downtown' }],
  ['/account', { page: 'account' }],
  ['/account/other', { page: 'unknown' }],
  ['/account/reset#secret', { page: 'reset', key: 'secret' }],
  ['/account/reset', { page: 'reset', key: '' }],
  ['/admin', { page: 'admin' }],
  ['/admin/other', { page: 'unknown' }],
  ['/nowhere/a', { page: 'unknown' }],
])('%s', (path, route) => {
  expect(at(path)).toEqual(route)
})

let scroll: ReturnType<typeof vi.fn>
beforeEach(() => {
  scroll = vi.fn()
  vi.stubGlobal('scrollTo', scroll)
  router.go('/')
  scroll.mockClear()
})
afterEach(() => {
  document.body.innerHTML = ''
  vi.unstubAllGlobals()
})

test('another page begins at its top, and is at its address', () => {
  router.go('/rules/MR-4')
  expect(router.route).toEqual({ page: 'rules', rule: 'MR-4' })
  expect(location.pathname).toBe('/rules/MR-4')
  expect(scroll).toHaveBeenCalledWith(0, 0)
})

test('back in the history shows what was there', () => {
  router.go('/account')
  history.replaceState(null, '', '/rules')
  window.dispatchEvent(new PopStateEvent('popstate'))
  expect(router.route).toEqual({ page: 'rules', rule: null })
})

/** Click on a link; was it followed without a new page? */
function click(html: string, how: MouseEventInit = {}, isTaken = false): boolean {
  document.body.innerHTML = html
  // As a MouseEvent it would make the simulated browser follow the link itself.
  const event = Object.assign(new Event('click', { bubbles: true, cancelable: true }), { button: 0, ...how })
  if (isTaken) event.preventDefault()
  document.querySelector('b')!.dispatchEvent(event)
  return event.defaultPrevented
}

test('a link within the client is followed at once, its question and key too', () => {
  expect(click('<a href="/t/a?invitation=x#secret"><b>Sit down</b></a>')).toBe(true)
  expect(router.route).toEqual({ page: 'table', id: 'a', invitation: 'x', key: 'secret' })
})

test.each([
  ['another site', '<a href="https://example.org/rules"><b>Site</b></a>', {}],
  ['another tab by its own wish', '<a href="/rules" target="_blank"><b>Tab</b></a>', {}],
  ['a download', '<a href="/rules" download><b>Save</b></a>', {}],
  ['what the server itself answers', '<a href="/api/tables/a/record"><b>Record</b></a>', {}],
  ['no link at all', '<p><b>Text</b></p>', {}],
  ['the middle button', '<a href="/rules"><b>Rules</b></a>', { button: 1 }],
  ['Control', '<a href="/rules"><b>Rules</b></a>', { ctrlKey: true }],
  ['Command', '<a href="/rules"><b>Rules</b></a>', { metaKey: true }],
  ['Shift', '<a href="/rules"><b>Rules</b></a>', { shiftKey: true }],
])('the browser deals with %s', (_, html, how) => {
  expect(click(html, how)).toBe(false)
  expect(router.route).toEqual({ page: 'start' })
})

test('a click that something else has dealt with is left alone', () => {
  click('<a href="/rules"><b>Rules</b></a>', {}, true)
  expect(router.route).toEqual({ page: 'start' })
})
