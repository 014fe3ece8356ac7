/** The texts of a language are put together when the client is built. */

import { expect, test } from 'vitest'
import { FluentResource } from '@fluent/bundle'
import { unpack } from '../src/text/packed'
import { languages, messagesOf, pack, textsOf } from '../texts.plugin.ts'

test('the messages of a file are found by key, without comments', () => {
  const found = messagesOf('# A comment\n\none = One\n    .many = Ones\n## Title\n\ntwo = { $count ->\n    [one] a\n   *[other] b\n}\n')
  expect([...found]).toEqual([
    ['one', 'one = One\n    .many = Ones\n'],
    ['two', 'two = { $count ->\n    [one] a\n   *[other] b\n}\n'],
  ])
})

test('English is always built', () => {
  expect(languages()[0]).toBe('en')
})

test('a text is loaded at once or with its part', () => {
  const parts = [undefined, 'later', 'lessons', 'guide'].map((part) => new Set(messagesOf(textsOf('en', part)).keys()))
  const has = (key: string) => parts.map((part) => part.has(key))
  expect(has('start-play')).toEqual([true, false, false, false])
  expect(has('account-title')).toEqual([false, true, false, false])
  expect(has('learn-title')).toEqual([false, false, true, false])
  expect(has('guide-welcome')).toEqual([false, false, false, true])
})

const SELECT = `count = { $many ->
    [1] one { $thing }
   *[other] { $many } things
} left
`

test('parsed texts are packed by the first word of their keys, with variables in braces', () => {
  expect(pack('noun-saw = saw\n    .many = { $count } saws\nnoun-big-saw = big { "saw" }\n')).toEqual({
    noun: { saw: { '': 'saw', many: '{count} saws' }, 'big-saw': 'big saw' },
  })
  expect(pack(SELECT)).toEqual({ count: { '': [['many', 1, 1, 'one {thing}', 'other', '{many} things'], ' left'] } })
})

test('unpacked texts are what Fluent parses', () => {
  const more = 'brace = { "{" }{ $a }\n-name = Trickerion\nabout = { -name } { NUMBER($n, minimumFractionDigits: 2) } { noun.many }\n    .only = x\nnoun =\n    .many = nouns\n'
  const { body } = new FluentResource(SELECT + more)
  expect(unpack(pack(SELECT + more))).toEqual(expect.arrayContaining(body))
})
