/** The rulebook's markup becomes parts, blocks and passages. */

import { expect, test } from 'vitest'
import { beginningOf, blocksOf, partsOf, passagesOf, plainOf, wordsOf } from '../../src/rules/markup'
import { rulebook } from './rulebook'

const ids = new Set(['THR-5', 'encore'])
const told = (text: string) => partsOf(text, ids).map(({ kind, text, to }) => `${kind} ${text.trim()}${to ? ` > ${to}` : ''}`)

test('a text leads to the rules and cards it names, and only to those there are', () => {
  expect(told('See THR-5, [Encore!](encore), [Gone](gone) and XYZ-1.')).toEqual([
    'text See',
    'link THR-5 > THR-5',
    'text ,',
    'link Encore! > encore',
    'text ,',
    'text Gone',
    'text and',
    'text XYZ-1',
    'text .',
  ])
})

test('words stand out, rulings are marked, pictures are drawn', () => {
  expect(told('{component rope} **Buy, 1 AP.** *Our ruling:* yes')).toEqual([
    'picture component rope',
    'text ',
    'strong Buy, 1 AP.',
    'text ',
    'emphasis Our ruling:',
    'text yes',
  ])
})

test('what is searched has no markup', () => {
  expect(plainOf('{shard} **A** *b* [Encore](encore)\n c')).toBe('A b Encore c')
})

test('of a long passage the first words are shown', () => {
  expect(beginningOf('short')).toBe('short')
  expect(beginningOf('word '.repeat(60)).length).toBeLessThan(203)
  expect(beginningOf('word '.repeat(60))).toMatch(/word …$/)
})

const PAGE = `
Two lines
of text.

## Setup {prepare}

- one
  goes on
- two

1. first
    - inner
      goes on
2. second
Last.
`

test('a page is cut into blocks', () => {
  expect(blocksOf(PAGE)).toEqual([
    { kind: 'paragraph', text: 'Two lines of text.', example: null, items: [] },
    { kind: 'heading', text: 'Setup', example: 'prepare', items: [] },
    { kind: 'list', text: '', example: null, items: [{ text: 'one goes on', items: [] }, { text: 'two', items: [] }] },
    { kind: 'steps', text: '', example: null, items: [{ text: 'first', items: ['inner goes on'] }, { text: 'second Last.', items: [] }] },
  ])
  expect(passagesOf(PAGE).map((passage) => `${passage.title}: ${wordsOf(passage)}`)).toEqual([
    ': Two lines of text.',
    'Setup: one goes on two first inner goes on second Last.',
  ])
})

test('every page has an introduction before its first heading', () => {
  for (const { id, text } of rulebook.pages) expect([id, passagesOf(text)[0]!.blocks[0]!.kind]).toEqual([id, 'paragraph'])
})
