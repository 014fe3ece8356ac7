/** Passwords that can't be right are not sent. */

import { expect, test } from 'vitest'
import { Refusal } from '../../../src/lib/rest_api'
import { checkOld, isShort, SHORTEST } from '../../../src/pages/account/passwords'

test('a password has a least length, which no existing one falls short of', () => {
  const shortest = 'x'.repeat(SHORTEST)
  expect([isShort(shortest), isShort(shortest.slice(1))]).toEqual([false, true])
  expect(() => checkOld(shortest)).not.toThrow()
  expect(() => checkOld(shortest.slice(1))).toThrow(Refusal)
})
