/** Your turn: the icon of the tab, a chime and a notification, once per decision and only to whoever looks elsewhere. */

import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { callAttention, canNotify, mayNotify, rest } from '../../src/lib/attention'
import { settings } from '../../src/lib/settings.svelte'
import { play } from '../../src/lib/sound'

vi.mock('../../src/lib/sound', () => ({ play: vi.fn() }))

const CALL = { table: 'a', question: 'place 7', title: 'Your turn', text: 'Place a Character' }

class FakeNotification {
  static shown: FakeNotification[] = []
  static requestPermission = async () => 'granted'
  onclick = () => {}
  isClosed = false
  constructor(
    readonly title: string,
    readonly options: NotificationOptions,
  ) {
    FakeNotification.shown.push(this)
  }
  close() {
    this.isClosed = true
  }
}

let isFocused: boolean
beforeEach(() => {
  vi.useFakeTimers()
  document.head.innerHTML = '<link rel="icon" href="/favicon.svg">'
  FakeNotification.shown = []
  vi.mocked(play).mockClear()
  vi.stubGlobal('Notification', FakeNotification)
  isFocused = false
  vi.spyOn(document, 'hasFocus').mockImplementation(() => isFocused)
  settings.set({ notify: true })
  rest()
})
afterEach(() => {
  document.head.innerHTML = ''
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const icon = () => document.querySelector('link')!.getAttribute('href')!.replace(/.*\//, '')
const calls = () => [vi.mocked(play).mock.calls.length, FakeNotification.shown.length]

test('whoever looks elsewhere is called once per decision', () => {
  callAttention(CALL)
  callAttention(CALL)
  expect(calls()).toEqual([1, 1])
  expect(icon()).toBe('favicon-turn.svg')
  callAttention({ ...CALL, question: 'act 8' })
  callAttention({ ...CALL, table: 'b', question: 'act 8' })
  expect(calls()).toEqual([3, 3])
})

test('the same question after another player is a new decision', () => {
  callAttention(CALL)
  callAttention(null)
  expect(icon()).toBe('favicon.svg')
  callAttention(CALL)
  expect(calls()).toEqual([2, 2])
})

test('nobody is called while nothing is to be decided, nor who looks or has just acted', () => {
  callAttention(null)
  callAttention(CALL, true)
  callAttention(CALL)
  expect(icon()).toBe('favicon-turn.svg')
  isFocused = true
  callAttention({ ...CALL, question: 'act 8' })
  expect(calls()).toEqual([0, 0])
})

test('a page with the focus but out of sight is not looked at', () => {
  isFocused = true
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  callAttention(CALL)
  expect(calls()).toEqual([1, 1])
})

test('the sound is that of a turn, and notifications can be off', () => {
  settings.set({ notify: false })
  callAttention(CALL)
  expect(calls()).toEqual([1, 0])
  expect(play).toHaveBeenCalledWith('turn')
})

test('a notification says what to do, one per table, and leads to the page', () => {
  const focus = vi.spyOn(window, 'focus').mockImplementation(() => {})
  callAttention(CALL)
  const [shown] = FakeNotification.shown
  expect(shown).toMatchObject({ title: 'Your turn', options: { body: 'Place a Character', tag: 'trickerion a' }, isClosed: false })
  shown!.onclick()
  expect(shown!.isClosed).toBe(true)
  expect(focus).toHaveBeenCalled()
})

test('a browser without notifications still shows the sign', async () => {
  vi.stubGlobal('Notification', function () {
    throw new TypeError('Illegal constructor')
  })
  expect(() => callAttention(CALL)).not.toThrow()
  expect(icon()).toBe('favicon-turn.svg')
  document.head.innerHTML = ''
  expect(() => rest()).not.toThrow()
})

test('leaving the table takes the sign away', () => {
  callAttention(CALL)
  rest()
  expect(icon()).toBe('favicon.svg')
  callAttention(CALL)
  expect(calls()).toEqual([2, 2])
})

test('notifications need a browser that has them and leave to show them', async () => {
  expect([canNotify(), await mayNotify()]).toEqual([true, true])
  FakeNotification.requestPermission = async () => 'denied'
  expect(await mayNotify()).toBe(false)
  FakeNotification.requestPermission = async () => 'granted'
  vi.unstubAllGlobals()
  const there = Object.getOwnPropertyDescriptor(window, 'Notification')
  delete (window as { Notification?: unknown }).Notification
  expect([canNotify(), await mayNotify()]).toEqual([false, false])
  if (there) Object.defineProperty(window, 'Notification', there)
})
