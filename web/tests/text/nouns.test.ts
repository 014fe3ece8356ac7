/** Fields as nouns with their forms, counted things, places. */

import { beforeAll, expect, test } from 'vitest'
import { amounts, componentList, components, effectName, fieldNoun, fieldNouns, ownedBy, post, word, wordForm } from '../../src/text/nouns'
import { speak } from '../support'

beforeAll(() => speak())

test('places have names, and short ones', () => {
  expect(word('slot', 'market_row.1')).toBe('Market Row slot 1')
  expect(wordForm('slot', 'market_row.1', 'short')).toBe('Market Row 1')
  expect(word('slot', 'sunday.performance')).toBe('the Sunday performance slot')
  expect(word('slot', 'sunday.2')).toBe('Sunday backstage slot 2')
  expect(word('performance', 'grand_magorian_2')).toBe('Grand Magorian 2')
  expect(word('spot', 'riverside_1.01')).toBe('Riverside 1, middle left')
  expect(word('neighbour', 'riverside_1.00')).toBe('top left')
})

test('sums leave out what is 0', () => {
  expect(amounts({ fame: 2, coins: 1, shards: 0 })).toBe('2 Fame, 1 Coin')
  expect(amounts({})).toBe('nothing')
})

test('components are counted', () => {
  expect([components('saw', 1), components('saw', 2), components('glass', 2)]).toEqual(['1 saw', '2 saws', '2 glass'])
  expect(componentList({ wood: 2, mirror: 1 })).toBe('2 wood, 1 mirror')
})

test('a reason is a rule’s or an effect’s', () => {
  expect([word('why', 'wages'), word('why', 'new_twist')]).toEqual(['wages', 'New Twist'])
  expect([effectName('new_twist'), effectName('electra'), effectName('nobody')]).toEqual(['New Twist', 'Supercharge', ''])
})

test('a field is passed with its forms and its id', () => {
  expect(fieldNoun('character', 'engineer')).toEqual({
    character: 'Engineer',
    character_the: 'the Engineer',
    character_a: 'an Engineer',
    character_id: 'engineer',
  })
  expect(fieldNoun('hireling', 'apprentice')['hireling_a']).toBe('an Apprentice')
  expect(fieldNoun('exchange', 'none')).toEqual({ exchange: '', exchange_id: 'none' })
  expect([word('trick', null), word('trick', undefined)]).toEqual(['', ''])
  expect([word('face', '4'), wordForm('face', '4', 'short'), word('face', 'any')]).toEqual(['4 Coins', '4', 'any category'])
})

test('every field is a noun; lists are left out, and a component comes with its number', () => {
  const texts = fieldNouns({ slot: 'market_row.1', order: [1, 2], up: 'optical', ap: 3, component: 'saw', pieces: 2 })
  expect(texts).toMatchObject({ slot: 'Market Row slot 1', up: 'Optical', ap: 3, components: '2 saws' })
  expect(texts['order']).toBeUndefined()
})

test('what belongs to a player, and what a Character is called', () => {
  expect(ownedBy('Ada', post('apprentice_2'))).toBe('Ada’s Apprentice')
  expect(post('manager')).toBe('Manager')
})
