/** A lesson in place of a table. */

import { expect, test, vi } from 'vitest'
import { LessonPlay } from '../../src/pages/learn/lesson_play.svelte'
import type { LessonMoment } from '../../src/protocol'
import { answer, fakeServer, type Asked } from '../fake_server'
import { headline } from '../../src/table/decide/headline'
import { action, speak } from '../support'

const LESSON = { id: 'places', steps: [{ id: 'place', rules: ['AP-1'] }, { id: 'spend', rules: ['AP-4'] }] }
const PLACE = action('place magician downtown.1')
const FIRST = 'POST /api/lessons/places/steps/0'
const SECOND = 'POST /api/lessons/places/steps/1'

/** What the server answers after some actions. */
function moment(steps: number, more: Partial<LessonMoment> = {}): LessonMoment {
  const seats = ['Ada', 'Ben'].map((name, seat) => ({ seat, name, kind: 'person', bot: null, is_here: true }))
  const update = {
    type: 'update',
    version: steps,
    steps: Array.from({ length: steps }, (_, i) => ({ version: i + 1, kind: 'act', seat: 0, events: [] })),
    view: { seat: 0, names: ['Ada', 'Ben'], to_act: [0], pending: [] },
    options: [PLACE],
    free_options: [],
    undoable: steps,
    table: { id: 'places', seats },
  }
  return { update, verdict: 'open', miss: null, keeps_board: true, next_move: PLACE, ...more } as unknown as LessonMoment
}

async function opened(answers: Record<string, unknown>, next?: string): Promise<[LessonPlay, Asked[]]> {
  speak()
  const asked = fakeServer(answers)
  const play = new LessonPlay(LESSON, 'Cleo', next)
  await vi.waitFor(() => expect(play.store.view ?? play.problem).toBeTruthy(), 60_000)
  return [play, asked]
}

test('a step is shown like a table, under the name of the learner', async () => {
  const [{ store }] = await opened({ [FIRST]: moment(0) })
  expect([store.line, store.seat, store.isAsked]).toEqual(['open', 0, true])
  expect([store.view?.names, store.table?.seats[0]?.name]).toEqual([['Cleo', 'Ben'], 'Cleo'])
})

test('every request sends all actions of the step, and those of the steps before', async () => {
  const [play, asked] = await opened({ [FIRST]: moment(1), [SECOND]: moment(0) })
  await play.store.act(PLACE)
  await play.store.act('done')
  await play.begin(1)
  await play.store.act('done')
  await play.begin(1)
  const earlier = [[PLACE, 'done']]
  expect(asked.map(({ body }) => body)).toEqual([
    { actions: [], earlier: [] },
    { actions: [PLACE], earlier: [], known: 1 },
    { actions: [PLACE, 'done'], earlier: [], known: 1 },
    { actions: [], earlier },
    { actions: ['done'], earlier, known: 0 },
    { actions: [], earlier },
  ])
})

test('several new actions are shown one after another', async () => {
  const answers: Record<string, unknown> = { [FIRST]: moment(0) }
  const [{ store }] = await opened(answers)
  const several = moment(2)
  const between = { ...several.update.view!, turn: 7 }
  several.update.steps[0]!.scenes = [{ after: 0, view: between }]
  answers[FIRST] = several
  await store.act(PLACE)
  expect(store.steps.map(({ version }) => version)).toEqual([2, 3])
  await store.look(2)
  expect([store.past?.view.turn, store.past?.view.names[0]]).toEqual([7, 'Cleo'])
})

test('an undo and a new attempt take actions back, and the log keeps growing', async () => {
  const answers: Record<string, unknown> = { [FIRST]: moment(0) }
  const [play, asked] = await opened(answers)
  for (const steps of [1, 2, 1, 0]) {
    answers[FIRST] = moment(steps)
    if (steps === 1 && play.actions.length === 2) await play.store.undo()
    else if (steps === 0) await play.again()
    else await play.store.act(PLACE)
  }
  expect(asked.map(({ body }) => (body as { actions: unknown[] }).actions.length)).toEqual([0, 1, 2, 1, 0])
  expect(play.store.steps.map(({ version, kind, taken_back }) => [version, kind, taken_back])).toEqual([
    [2, 'act', undefined],
    [3, 'act', undefined],
    [4, 'undo', [3]],
    [5, 'undo', [2]],
  ])
})

test('the verdict of the server is shown until the next step starts', async () => {
  const answers: Record<string, unknown> = { [FIRST]: moment(0), [SECOND]: moment(0) }
  const [play] = await opened(answers)
  answers[FIRST] = moment(1, { verdict: 'missed', miss: 'plain', keeps_board: false, next_move: null })
  await play.store.act(PLACE)
  expect([play.verdict, play.miss, play.keepsBoard, play.isLast]).toEqual(['missed', 'plain', false, false])
  await play.begin(1)
  expect([play.at, play.verdict, play.miss, play.keepsBoard, play.isLast, play.actions]).toEqual([1, 'open', null, true, true, []])
})

test('after the goal nothing can be played', async () => {
  const answers: Record<string, unknown> = { [FIRST]: moment(0) }
  const [{ store }] = await opened(answers)
  expect(store.options).toEqual([PLACE])
  answers[FIRST] = moment(1, { verdict: 'reached' })
  await store.act(PLACE)
  expect(store.options).toEqual([])
})

test('the hint is the next move of the lesson, if there is one', async () => {
  const answers: Record<string, unknown> = { [FIRST]: moment(0) }
  const [play] = await opened(answers)
  await play.store.advise()
  expect([play.store.hint?.action, play.isWithoutHint]).toEqual([PLACE, false])
  answers[FIRST] = moment(1, { next_move: null })
  await play.store.act(PLACE)
  await play.store.advise()
  expect([play.store.hint, play.isWithoutHint]).toEqual([null, true])
})

test('a request that fails is a notice, and the same action can be tried again', async () => {
  const answers: Record<string, unknown> = { [FIRST]: moment(0) }
  const [play] = await opened(answers)
  answers[FIRST] = answer(503, { code: 'busy' })
  expect(await play.store.act(PLACE)).toBe(false)
  expect([play.store.notice?.refused.code, play.actions]).toEqual(['busy', []])
  answers[FIRST] = moment(1)
  expect(await play.store.act(PLACE)).toBe(true)
})

test('a lesson that cannot be played is a problem', async () => {
  const [play] = await opened({ [FIRST]: answer(409, { code: 'broken_lesson' }) })
  expect(play.problem).toBe('broken_lesson')
})

test('what only a table can do is refused', async () => {
  const [play] = await opened({ [FIRST]: moment(0) })
  await play.store.say('Hello')
  expect(play.store.notice?.refused.code).toBe('not_found')
})

test('a step that is over waits for nobody and says what comes next', async () => {
  const over = (verdict: LessonMoment['verdict'], more: object = {}) => {
    const told = moment(1, { verdict, ...more })
    return { ...told, update: { ...told.update, options: [], view: { ...told.update.view!, to_act: [1] } } }
  }
  const answers: Record<string, unknown> = { [FIRST]: over('reached'), [SECOND]: over('reached') }
  const [play] = await opened(answers, 'downtown')
  const { store } = play
  expect([store.isAsked, headline(store)]).toEqual([false, 'This step is done. Choose “Continue”.'])
  await play.begin(1)
  expect(headline(store)).toBe('This lesson is done. Next lesson: Downtown.')
  answers[SECOND] = over('missed')
  await play.begin(1)
  expect(headline(store)).toBe('The goal is out of reach now. Choose “Try again”.')
  const [last] = await opened({ [FIRST]: over('reached'), [SECOND]: over('reached') })
  await last.begin(1)
  expect(headline(last.store)).toMatch(/^That was the last lesson/)
})

test('nothing is asked any more once the goal is reached, even of the one whose turn it is', async () => {
  const [{ store }] = await opened({ [FIRST]: moment(1, { verdict: 'reached' }) })
  expect([store.isAsked, headline(store)]).toEqual([false, 'This step is done. Choose “Continue”.'])
})
