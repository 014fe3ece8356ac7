/** What the head of a record says. */

import { expect, test } from 'vitest'
import { headOf } from '../../src/pages/record_header'

test('a record says who plays and how long it is', () => {
  const head = 'trickerion record: 2\noptions: {"players": 3}\n'
  expect(headOf(`${head}names: ["Ada", "Ben", "Cleo"]\n\np1 pass\np2 pass\n# p3 pass\n`)).toEqual({ names: ['Ada', 'Ben', 'Cleo'], actions: 2 })
  expect(headOf(head)).toEqual({ names: ['p1', 'p2', 'p3'], actions: 0 })
})

test('what is no record, or one without a head that can be read, has none', () => {
  for (const text of ['', 'Dear diary', 'trickerion record: 2\n', 'trickerion record: 2\noptions: {"players"\n']) expect(headOf(text)).toBeNull()
})
