/** What came of a request is one sentence, and requests are sent one after the other. */

import { beforeAll, expect, test, vi } from 'vitest'
import { Attempt } from '../../src/lib/attempt.svelte'
import { Refusal } from '../../src/lib/rest_api'
import { say } from '../../src/text/say.svelte'
import { speak } from '../support'

beforeAll(() => speak())

const refused = (code: ConstructorParameters<typeof Refusal>[0]) => () => Promise.reject(new Refusal(code))

test('what was done is said', async () => {
  const attempt = new Attempt('people')
  expect(await attempt.run(async () => 'Done.')).toBe(true)
  expect([attempt.told, attempt.problem, attempt.isBusy]).toEqual(['Done.', '', false])
})

test('a refusal is a sentence, the one of its place if there is one', async () => {
  const [people, account] = [new Attempt('people'), new Attempt('account')]
  for (const attempt of [people, account]) expect(await attempt.run(refused('no_mail'))).toBe(false)
  expect([people.problem, account.problem]).toEqual([say('code-no_mail'), say('problem-account_no_mail')])
  await account.run(() => Promise.reject(new Error('odd')))
  expect(account.problem).toBe(say('code-busy'))
})

test('the next request replaces what was said', async () => {
  const attempt = new Attempt('people')
  await attempt.run(refused('not_owner'))
  await attempt.run(async () => 'Done.')
  expect([attempt.told, attempt.problem]).toEqual(['Done.', ''])
  attempt.refuse('account-short')
  expect([attempt.told, attempt.problem]).toEqual(['', say('account-short')])
})

test('a second click while a request runs does nothing', async () => {
  const attempt = new Attempt('people')
  const first = attempt.run(async () => 'First.')
  expect(await attempt.run(async () => 'Second.')).toBe(false)
  expect(await first).toBe(true)
  expect(attempt.told).toBe('First.')
})

test('requests about other things wait their turn', async () => {
  const attempt = new Attempt('people')
  const sent: string[] = []
  const answers = new Map<string, (sentence: string) => void>()
  const send = (about: string) =>
    attempt.run(() => {
      sent.push(about)
      return new Promise((resolve) => answers.set(about, resolve))
    }, about)
  const [first, second, again] = [send('Ada'), send('Ben'), send('Ben')]
  expect(await again).toBe(false)
  expect(sent).toEqual(['Ada'])
  answers.get('Ada')!('Ada is muted.')
  expect(await first).toBe(true)
  await vi.waitFor(() => expect(sent).toEqual(['Ada', 'Ben']))
  expect([attempt.told, attempt.isBusy]).toEqual(['', true])
  answers.get('Ben')!('Ben is muted.')
  expect(await second).toBe(true)
  expect([attempt.told, attempt.isBusy]).toEqual(['Ben is muted.', false])
  void send('Ben')
  await vi.waitFor(() => expect(sent).toEqual(['Ada', 'Ben', 'Ben']))
})

test('a refusal is still shown when a waiting request has been answered', async () => {
  const attempt = new Attempt('people')
  const answers = [attempt.run(refused('not_owner'), 'Ada'), attempt.run(async () => 'Done.', 'Ben')]
  expect(await Promise.all(answers)).toEqual([false, true])
  expect([attempt.told, attempt.problem]).toEqual(['Done.', say('code-not_owner')])
})
