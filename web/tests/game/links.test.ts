/** Corners that meet in a circle. */

import { expect, test } from 'vitest'
import { PERFORMANCES } from '../../src/game/facts'
import { circles, corner, linksMade } from '../../src/game/links'

const marker = (up: string, seat = 0) => ({ seat, symbol: 'spade', up })

test('the corners of a marker follow each other clockwise', () => {
  const [up, right, down, left] = [0, 1, 2, 3].map((direction) => corner('optical', direction))
  expect(up).toBe('optical')
  expect(new Set([up, right, down, left]).size).toBe(4)
  expect(corner(right!, 3)).toBe('optical')
  expect(corner(left!, 1)).toBe('optical')
})

/** Two slots of a card that a circle joins, one beside or below the other. */
const joined = (sideways: boolean) =>
  Object.values(PERFORMANCES).flatMap(({ id, links }) =>
    links.filter(({ slots: [a, b] }) => (a![0] !== b![0]) === sideways).map(({ slots, shard }) => ({ id, slots: slots as [string, string], shard })),
  )

test.each([true, false])('equal corners that meet in a circle link (sideways: %s)', (sideways) => {
  for (const { id, slots: [first, second], shard } of joined(sideways)) {
    const toward = second > first ? (sideways ? 1 : 2) : sideways ? 3 : 0
    const up = ['optical', 'mechanical', 'escape', 'spiritual'].find((one) => corner(one, (toward + 2) % 4) === corner('optical', toward))!
    const here = circles(id, { [first]: marker('optical'), [second]: marker(up) }).find(({ slots }) => slots.join() === [first, second].join())
    expect(here).toEqual({ slots: [first, second], shard, direction: toward, linked: corner('optical', toward) })
    const other = circles(id, { [first]: marker('optical'), [second]: marker('optical') }).find(({ slots }) => slots.join() === [first, second].join())
    expect(other?.linked).toBeNull()
  }
  expect(joined(sideways).length).toBeGreaterThan(0)
})

test('a circle with one marker links nothing; a new marker tells whom it links with', () => {
  const { id, slots: [first, second] } = joined(true)[0]!
  const toward = second > first ? 1 : 3
  const up = ['optical', 'mechanical', 'escape', 'spiritual'].find((one) => corner(one, (toward + 2) % 4) === corner('optical', toward))!
  expect(circles(id, { [first]: marker('optical') }).every(({ linked }) => linked === null)).toBe(true)
  expect(circles(id, { [second]: marker('optical') }).every(({ linked }) => linked === null)).toBe(true)
  const show = { performance: id, markers: { [first]: marker('optical', 1) } }
  expect(linksMade(show, second, marker(up)).map(({ other, marker: met }) => [other, met?.seat])).toEqual([[first, 1]])
  expect(linksMade(show, second, marker('optical'))).toEqual([])
  const full = { performance: id, markers: { [first]: marker('optical', 1), [second]: marker(up) } }
  const third = PERFORMANCES[id]!.slots.find((slot) => slot !== first && slot !== second)!
  expect(linksMade(full, third, marker('optical')).every(({ slots }) => slots.includes(third))).toBe(true)
})

test('a neutral marker links like any other, and belongs to nobody (DUEL-5)', () => {
  const show = { performance: 'riverside_3', markers: {}, neutral: { slot: '11', up: 'spiritual' } }
  const made = linksMade(show, '12', { seat: 0, symbol: 'spade', up: 'optical' })
  expect(made.map(({ other, shard, marker }) => [other, shard, marker])).toEqual([['11', true, undefined]])
  expect(linksMade(show, '12', { seat: 0, symbol: 'spade', up: 'escape' })).toEqual([])
})
