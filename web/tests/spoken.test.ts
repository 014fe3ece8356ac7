/** Every kind of question, option and event is put into words; which ones, golden/spoken.txt tells.
 *
 * It names the texts and what is filled into them, so that a text can be improved without a change there. After a
 * change that is meant: npx vitest run tests/spoken.test.ts -u */

import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { ENGLISH } from '../src/board/english'
import { setWords } from '../src/board/words.svelte'
import type { Seen } from '../src/protocol'
import { actionWords, badge, briefWords, cardLabel, coinsOf, confirmWords, headingWords, notation } from '../src/table/actions'
import type { Choice } from '../src/table/decide'
import { clause, tell, type Told } from '../src/table/events'
import { foreseenWords } from '../src/table/foreseen'
import { askingIds, questionWords } from '../src/table/questions'
import { has, speak } from '../src/texts/fluent'

interface Question {
  view: Seen
  choices: Choice[]
}
const read = <T>(name: string) => JSON.parse(readFileSync(`tests/samples/${name}.json`, 'utf-8')) as T
const QUESTIONS = read<Question[]>('questions')
const EVENTS = read<Told[]>('events')
const NAMES = ['Ada', 'Ben', 'Cleo', 'Dora']

/** The name of a text and what is filled in, for readers of the golden file. */
function named(key: string, values: Record<string, string | number> = {}): string | undefined {
  if (!has(key) && !(key in ENGLISH)) return undefined
  const filled = Object.entries(values).map(([name, value]) => `${name}=${value}`)
  return filled.length > 0 ? `${key}(${filled.join(' ')})` : key
}

const missing: unknown[] = []
beforeAll(() => {
  setWords(named)
  vi.spyOn(console, 'error').mockImplementation((text) => missing.push(text))
})
afterAll(() => speak())

function spoken({ view, choices }: Question): string[] {
  const seat = view.seat ?? 0
  return [
    `# ${questionWords(view, seat)}`,
    ...askingIds(view).map((id) => `  asked by ${id}`),
    ...choices.flatMap((choice) => [
      notation(choice.action),
      `  listed   ${headingWords(view, choice.action)}: ${actionWords(view, choice.action, choice.foreseen)}`,
      `  before   ${actionWords(view, choice.action)}`,
      `  in brief ${briefWords(view, choice.action, choice.foreseen)}`,
      `  asked    ${confirmWords(view, choice.action, choice.foreseen)}`,
      `  brings   ${badge(choice.action, choice.foreseen)} ${coinsOf(choice.action, choice.foreseen)} ${foreseenWords(view, choice)}`,
    ]),
  ]
}

test('questions, options and events are said as they were', async () => {
  const options = QUESTIONS.flatMap(spoken)
  const events = EVENTS.map((event) => `${event.seat ?? '-'} ${clause(event, NAMES)}`)
  const runs = tell([...EVENTS, ...EVENTS.slice(0, 9)], NAMES).map(({ seat, kind, text, about }) => `${seat} ${kind} [${about.join(' ')}] ${text}`)
  const cards = ['theater', 'new_twist', 'shoplifting'].map(cardLabel)
  const text = [...options, '', '# events', ...events, '', '# log', ...runs, '', '# cards', ...cards, ''].join('\n')
  await expect(text).toMatchFileSnapshot('golden/spoken.txt')
})

test('every text that is asked for is there', () => {
  expect(missing).toEqual([])
})
