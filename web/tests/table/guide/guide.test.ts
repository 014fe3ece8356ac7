/** Which guided games have a stage director. */

import { expect, test } from 'vitest'
import { storage } from '../../../src/lib/storage'
import { guide } from '../../../src/table/guide/guide.svelte'
import type { RemoteTable } from '../../../src/table/store/remote_table.svelte'

const table = (id: string, more: object = {}) => ({ id, table: { guided: true }, seat: 0, isBotted: false, ...more }) as RemoteTable

test('the director guides the player of a guided game unless hidden', () => {
  expect(guide.isGuiding(table('first'))).toBe(true)
  guide.toggle('first')
  expect(guide.isGuiding(table('first'))).toBe(false)
  expect(guide.isGuiding(table('second'))).toBe(true)
  expect(storage.hiddenGuides()).toContain('first')
  guide.toggle('first')
  expect(guide.isGuiding(table('first'))).toBe(true)
  expect(storage.hiddenGuides()).not.toContain('first')
})

test('others have no director', () => {
  for (const more of [{ table: null }, { table: { guided: false } }, { seat: null }, { isBotted: true }]) {
    expect(guide.isGuiding(table('third', more as object))).toBe(false)
  }
})
