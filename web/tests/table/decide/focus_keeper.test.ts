/** The focus is never lost when the table is drawn anew. */

import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { giveBack, onEscape } from '../../../src/lib/focus'
import { FocusKeeper } from '../../../src/table/decide/focus_keeper'

let keeper: FocusKeeper
let stop: () => void

beforeEach(() => {
  // Without a layout everything that is in the page counts as visible.
  vi.spyOn(HTMLElement.prototype, 'getClientRects').mockImplementation(function (this: HTMLElement) {
    return (this.dataset['hidden'] === undefined ? [{}] : []) as unknown as DOMRectList
  })
  keeper = new FocusKeeper()
  stop = keeper.listen()
})
afterEach(() => {
  stop()
  document.body.innerHTML = ''
  vi.restoreAllMocks()
})

const BAR = '<section class="bar" tabindex="-1"><p>Your turn</p></section>'
const lit = (name: string, more = '') => `<button class="target lit ${more}" data-target="${name}">${name}</button>`
const draw = (html: string) => (document.body.innerHTML = html)
const table = (...targets: string[]) => `${BAR}<div class="table">${targets.join('')}</div>`
const find = (name: string) => document.querySelector<HTMLElement>(name)!
const target = (name: string) => find(`[data-target="${name}"]`)
const focused = () => (document.activeElement as HTMLElement).dataset['target'] ?? (document.activeElement?.matches('section.bar') ? 'bar' : document.activeElement?.tagName.toLowerCase())
const press = (key: string) => document.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))
const click = () => document.dispatchEvent(new Event('pointerdown', { bubbles: true }))

test('what still makes sense keeps the focus', () => {
  draw(table(lit('a'), lit('b')))
  press('Tab')
  target('b').focus()
  keeper.keep(1)
  expect(focused()).toBe('b')
})

test('what is drawn anew has the focus again', () => {
  draw(table(lit('a'), lit('b')))
  press('Tab')
  target('b').focus()
  draw(table(lit('a'), lit('b')))
  keeper.keep(1)
  expect(focused()).toBe('b')
})

test('if it has vanished, the next useful thing has it: the question first, then lit targets, then the bar', () => {
  const gone = () => {
    draw(table(lit('gone')))
    press('Enter')
    target('gone').focus()
  }
  gone()
  draw(`${table(lit('chosen', 'chosen'), lit('a'))}<div class="confirm"><button class="primary" data-target="yes">Yes</button></div>`)
  keeper.keep(1)
  expect(focused()).toBe('yes')
  gone()
  draw(table(lit('chosen', 'chosen'), lit('a')))
  keeper.keep(2)
  expect(focused()).toBe('a')
  gone()
  draw(table())
  keeper.keep(3)
  expect(focused()).toBe('bar')
})

test('what cannot be seen or used is not useful', () => {
  draw(table(lit('gone')))
  press('Enter')
  target('gone').focus()
  draw(table(`<button class="target lit" data-target="hidden" data-hidden>x</button>`, `<button class="target lit" data-target="off" disabled>x</button>`, lit('a')))
  keeper.keep(1)
  expect(focused()).toBe('a')
})

test('whoever uses the mouse is led to the bar, and no farther', () => {
  draw(table(lit('gone')))
  click()
  target('gone').focus()
  draw(table(lit('a')))
  keeper.keep(1)
  expect(focused()).toBe('bar')
})

test('whoever waits at the bar goes on when there is something to do', () => {
  draw(table(lit('gone')))
  press('Enter')
  target('gone').focus()
  draw(table())
  keeper.keep(1)
  expect(focused()).toBe('bar')
  document.querySelector('.table')!.innerHTML = lit('a')
  keeper.keep(2)
  expect(focused()).toBe('a')
})

test('but not whoever has pressed another key since', () => {
  draw(table(lit('gone')))
  press('Enter')
  target('gone').focus()
  draw(table())
  keeper.keep(1)
  press('Tab')
  document.querySelector('.table')!.innerHTML = lit('a')
  keeper.keep(2)
  expect(focused()).toBe('bar')
})

test('before an answer, what had the focus before comes first; after one it is forgotten', () => {
  draw(table(lit('first'), lit('second'), lit('third')))
  press('Tab')
  target('first').focus()
  target('third').focus()
  target('third').remove()
  keeper.keep(0)
  expect(focused()).toBe('first')
  draw(table(lit('first'), lit('second'), lit('third')))
  target('second').focus()
  target('third').focus()
  draw(table(lit('first'), lit('second')))
  keeper.keep(1)
  expect(focused()).toBe('first')
})

test('an open dialog has the focus to itself', () => {
  draw(`${table(lit('a'))}<dialog open><button id="close">Close</button></dialog>`)
  press('Tab')
  find('#close').focus()
  find('#close').remove()
  keeper.keep(1)
  expect(focused()).toBe('body')
})

test('a sheet opened with the keyboard gets the focus, once', () => {
  draw(table(lit('a')))
  target('a').focus()
  press('Enter')
  document.body.insertAdjacentHTML('beforeend', `<div class="sheet">${lit('chosen', 'chosen')}${lit('b')}${lit('c')}</div>`)
  keeper.keep(1)
  expect(focused()).toBe('b')
  target('a').focus()
  keeper.keep(2)
  expect(focused()).toBe('a')
})

test.each([
  ['by a click', () => click(), '<div class="sheet">'],
  ['while somebody writes', () => find('input').focus(), '<div class="sheet">'],
  ['aside', () => press('Enter'), '<div class="sheet aside">'],
])('a sheet that opens %s leaves the focus alone', (_, act, sheet) => {
  draw(`${table(lit('a'))}<input />`)
  target('a').focus()
  press('Enter')
  act()
  const before = focused()
  document.body.insertAdjacentHTML('beforeend', `${sheet}${lit('b')}</div>`)
  keeper.keep(1)
  expect(focused()).toBe(before)
})

test('it notices by itself when the focused thing is taken away', async () => {
  draw(table(lit('a'), lit('b')))
  press('Tab')
  target('b').focus()
  target('b').remove()
  await new Promise((done) => setTimeout(done))
  expect(focused()).toBe('a')
})

test('it no longer listens when it has been told to stop', async () => {
  draw(table(lit('a'), lit('b')))
  stop()
  press('Tab')
  target('b').focus()
  target('b').remove()
  await new Promise((done) => setTimeout(done))
  expect(focused()).toBe('body')
})

test('what has closed gives the focus back to what opened it, or to the bar', () => {
  draw(table(lit('a')))
  giveBack(target('a'))
  expect(focused()).toBe('a')
  target('a').blur()
  const gone = target('a')
  gone.remove()
  giveBack(gone)
  expect(focused()).toBe('bar')
  find('section.bar').blur()
  giveBack(document.body)
  expect(focused()).toBe('bar')
})

test('what cannot be used is not given the focus', () => {
  draw(`${table('<button class="target lit" data-target="a" disabled>a</button>')}`)
  giveBack(target('a'))
  expect(focused()).toBe('bar')
})

test('the focus that is elsewhere by now stays there', () => {
  draw(table(lit('a'), lit('b')))
  target('b').focus()
  giveBack(target('a'))
  expect(focused()).toBe('b')
})

test('Escape closes the innermost thing that is open', () => {
  draw('<div id="outer"><div id="inner"><button>x</button></div></div>')
  const heard: string[] = []
  let isOpen = true
  const inner = onEscape(() => (heard.push('inner'), isOpen))(find('#inner')) as () => void
  const outer = onEscape(() => (heard.push('outer'), true))(find('#outer')) as () => void
  const escape = (key = 'Escape') => find('button').dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))
  escape()
  expect(heard.splice(0)).toEqual(['inner'])
  isOpen = false
  escape()
  expect(heard.splice(0)).toEqual(['inner', 'outer'])
  escape('a')
  inner()
  outer()
  escape()
  expect(heard).toEqual([])
})

test('whoever presses Enter before anything had the focus is not moved', () => {
  draw(table(lit('a')))
  press('Enter')
  keeper.keep(1)
  expect(focused()).toBe('body')
})

test('as long as nothing is answered, what had the focus before has it again', () => {
  draw(table(lit('c'), lit('a'), lit('b')))
  keeper.keep(1)
  press('Tab')
  target('a').focus()
  target('b').focus()
  target('b').remove()
  keeper.keep(1)
  expect(focused()).toBe('a')
})

test('what can no longer be used gives up the focus', () => {
  draw(table(lit('a'), lit('b')))
  press('Tab')
  target('b').focus()
  target('b').dataset['hidden'] = ''
  keeper.keep(1)
  expect(focused()).toBe('a')
})

test('whoever has left the bar by Tab is not called away from what was pressed', () => {
  draw(table(lit('gone')))
  press('Enter')
  target('gone').focus()
  draw(table())
  keeper.keep(1)
  expect(focused()).toBe('bar')
  find('.table').innerHTML = lit('a') + lit('b')
  press('Tab')
  target('b').focus()
  press('Enter')
  keeper.keep(2)
  expect(focused()).toBe('b')
})
