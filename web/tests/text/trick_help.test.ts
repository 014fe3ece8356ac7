/** What preparing a trick brings, depending on its slot. */

import { beforeAll, expect, test } from 'vitest'
import { prepareWords } from '../../src/text/trick_help'
import { speak } from '../support'

beforeAll(() => speak())

test('a trick says its printed markers, and on the Engineer’s slot the extra one', () => {
  const [printed, ...more] = prepareWords('linking_rings')
  expect(printed).toMatch(/costs 1 AP and puts 2 markers on the card/)
  expect(more).toEqual([])
  expect(prepareWords('linking_rings', { pile: 'board', hasEngineer: false })).toEqual([printed])
  expect(prepareWords('linking_rings', { pile: 'extension', hasEngineer: true })).toEqual([printed!.replace('2', '3')])
})

test('who has the Engineer is told of the slot', () => {
  const [printed] = prepareWords('linking_rings')
  const told = prepareWords('linking_rings', { pile: 'board', hasEngineer: true })
  expect(told).toEqual([printed, 'On the Engineer’s slot it gets an extra marker.'])
})
