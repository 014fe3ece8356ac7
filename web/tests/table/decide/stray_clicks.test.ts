/** A double click answers one question, and nobody answers by skipping a show. */

import { expect, test, vi } from 'vitest'
import { firstClicks, settledClicks } from '../../../src/table/decide/stray_clicks'

function bar(keep = (state: { version: number }) => firstClicks(() => [state.version])) {
  const state = { version: 1, clicks: 0 }
  const element = document.createElement('div')
  const button = element.appendChild(document.createElement('button'))
  button.addEventListener('click', () => state.clicks++)
  const stop = keep(state)(element)
  const click = (detail: number) => button.dispatchEvent(new MouseEvent('click', { detail, bubbles: true, cancelable: true }))
  return { state, click, stop }
}

test('the second click of a double click does nothing once the question has changed', () => {
  const { state, click } = bar()
  click(1)
  state.version = 2
  click(2)
  expect(state.clicks).toBe(1)
  click(1)
  expect(state.clicks).toBe(2)
})

test('a double click on a button that stays, and keys, work as always', () => {
  const { state, click, stop } = bar()
  click(1)
  click(2)
  expect(state.clicks).toBe(2)
  state.version = 2
  click(0)
  expect(state.clicks).toBe(3)
  stop()
  state.version = 3
  click(2)
  expect(state.clicks).toBe(4)
})

test('a click right after a show was meant for its Skip button', () => {
  const now = vi.spyOn(performance, 'now').mockReturnValue(1_000)
  const { state, click } = bar(() => settledClicks(() => 1_000))
  now.mockReturnValue(1_300)
  click(1)
  expect(state.clicks).toBe(0)
  click(0)
  expect(state.clicks).toBe(1)
  now.mockReturnValue(1_600)
  click(1)
  expect(state.clicks).toBe(2)
  now.mockRestore()
})
