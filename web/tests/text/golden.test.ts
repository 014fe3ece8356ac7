/** Every kind of question, option and event in English, as players read it: golden/spoken.txt.
 *
 * After a change that is meant, and once you have read the new sentences: npx vitest run tests/text/golden.test.ts -u */

import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { notation, type Choice } from '../../src/game/actions'
import type { GameEvent } from '../../src/game/events'
import type { Seen } from '../../src/protocol'
import { actionWords, badge, briefWords, cardLabel, coinsOf, confirmWords, headingWords } from '../../src/text/actions'
import { tell } from '../../src/text/events'
import { afterWords, foreseenWords } from '../../src/text/foresight'
import { askingIds, questionWords } from '../../src/text/questions'
import { helpWords } from '../../src/text/step_help'
import { speak } from '../support'

interface Question {
  view: Seen
  choices: Choice[]
}
const read = <T>(name: string) => JSON.parse(readFileSync(`tests/samples/${name}.json`, 'utf-8')) as T
const QUESTIONS = read<Question[]>('questions')
const EVENTS = read<GameEvent[]>('events')
const NAMES = ['Ada', 'Ben', 'Cleo', 'Dora']

const warnings: unknown[] = []
beforeAll(() => {
  speak()
  vi.spyOn(console, 'warn').mockImplementation((text) => void warnings.push(text))
})
afterAll(() => vi.restoreAllMocks())

function spoken({ view, choices }: Question): string[] {
  const seat = view.seat ?? 0
  return [
    `# ${questionWords(view, seat)}`,
    `  help     ${helpWords(view)}`,
    ...askingIds(view).map((id) => `  asked by ${id}`),
    ...choices.flatMap((choice) => [
      notation(choice.action),
      `  listed   ${headingWords(view, choice.action)}: ${actionWords(view, choice.action, choice.foreseen)}`,
      `  before   ${actionWords(view, choice.action)}`,
      `  in brief ${briefWords(view, choice.action, choice.foreseen)}`,
      `  asked    ${confirmWords(view, choice.action, choice.foreseen)}`,
      `  brings   ${badge(choice.action, choice.foreseen)} ${coinsOf(choice.action, choice.foreseen)} ${foreseenWords(view, choice)} ${afterWords(view, choice)}`,
    ]),
  ]
}

test('questions, options and events are said as they were', async () => {
  const options = QUESTIONS.flatMap(spoken)
  const events = EVENTS.flatMap((event) => tell([event], NAMES)).map(({ text, about }) => `${text} [${about.join(' ')}]`)
  const runs = tell([...EVENTS, ...EVENTS.slice(0, 9)], NAMES).map(({ text }) => text)
  const cards = ['theater', 'new_twist', 'shoplifting'].map(cardLabel)
  const text = [...options, '', '# events', ...events, '', '# log', ...runs, '', '# cards', ...cards, ''].join('\n')
  await expect(text.replaceAll(/ +$/gm, '')).toMatchFileSnapshot('golden/spoken.txt')
})

test('every text and every variable that is asked for is there', () => {
  expect(warnings).toEqual([])
})
