/** The line: hello, commands that are done once, coming back. */

import { beforeEach, expect, test, vi } from 'vitest'
import { Connection, type Line } from '../../src/lib/connection'
import { routeOf } from '../../src/lib/router.svelte'
import type { ServerMessage } from '../../src/protocol'
import { FakeSocket, fakeSockets } from '../fake_socket'

beforeEach(fakeSockets)

function connect() {
  const lines: Line[] = []
  const heard: ServerMessage[] = []
  const connection = new Connection('ws://x', 'key', { heard: (message) => heard.push(message), line: (line) => lines.push(line) })
  return { connection, lines, heard, socket: FakeSocket.all[0]! }
}

test('it says hello with its key and what it has seen', () => {
  const { socket, lines } = connect()
  socket.welcome()
  expect(socket.sent[0]).toMatchObject({ type: 'hello', token: 'key', since: 0 })
  expect(lines).toEqual(['open'])
})

test('a command under way when the line breaks is sent again with the same id', async () => {
  const { connection, socket, lines } = connect()
  socket.welcome()
  const answer = connection.ask({ type: 'act', version: 3, action: 'pass' })
  socket.hear({ type: 'update', version: 3, steps: [], view: null, options: [], free_options: [], undoable: 0, table: {} })
  socket.onclose({ code: 1006 })
  vi.advanceTimersByTime(600)
  const again = FakeSocket.all[1]!
  again.welcome()
  expect(again.sent[0]).toMatchObject({ since: 3 })
  expect(again.sent[1]).toEqual(socket.sent[1])
  again.hear({ type: 'ack', id: again.sent[1]!['id'], version: 4 })
  await expect(answer).resolves.toMatchObject({ type: 'ack', version: 4 })
  expect(lines).toEqual(['open', 'lost', 'open'])
})

test('after a missed event it reconnects and asks for what is missing', () => {
  const { socket, lines, heard } = connect()
  const update = (version: number, ...steps: number[]) => ({ type: 'update', version, steps: steps.map((one) => ({ version: one, kind: 'act' })) })
  const versions = () => heard.flatMap((message) => (message.type === 'update' ? [message.version] : []))
  socket.welcome()
  socket.hear(update(5, 3, 5))
  socket.hear(update(6, 6))
  socket.hear(update(8, 8))
  expect([versions(), lines]).toEqual([[5, 6], ['open', 'lost']])
  const again = FakeSocket.all[1]!
  socket.hear(update(9, 9))
  again.welcome()
  expect(again.sent[0]).toMatchObject({ since: 6 })
  again.hear(update(9, 7, 8, 9))
  again.hear(update(10, 10))
  expect([versions(), lines, FakeSocket.all.length]).toEqual([[5, 6, 9, 10], ['open', 'lost', 'open'], 2])
})

test('a refusal rejects the command, a question without a line is dropped', async () => {
  const { connection, socket } = connect()
  await expect(connection.ask({ type: 'look', version: 1 })).rejects.toMatchObject({ code: 'busy' })
  socket.welcome()
  const answer = connection.ask({ type: 'undo', version: 1 })
  socket.hear({ type: 'refused', code: 'undo_nothing', id: socket.sent[1]!['id'] })
  await expect(answer).rejects.toMatchObject({ code: 'undo_nothing' })
})

test('after a final refusal it does not come back', () => {
  const { socket, lines } = connect()
  socket.onopen()
  socket.onclose({ code: 4004 })
  vi.advanceTimersByTime(60_000)
  expect(FakeSocket.all.length).toBe(1)
  expect(lines).toEqual(['closed'])
})

test('the address decides which screen is shown', () => {
  const route = (path: string) => routeOf(new URL(path, 'http://host'))
  expect(route('/')).toEqual({ page: 'start' })
  expect(route('/t/abc?invitation=x#key')).toEqual({ page: 'table', id: 'abc', invitation: 'x', key: 'key' })
  expect(route('/replay/abc')).toEqual({ page: 'replay', id: 'abc', at: 0, line: false })
  expect(route('/rules/THR-5')).toEqual({ page: 'rules', rule: 'THR-5' })
  expect(route('/what')).toEqual({ page: 'unknown' })
})

test('a line that died without a word is made anew', () => {
  const { lines, socket } = connect()
  socket.welcome()
  vi.advanceTimersByTime(20_000)
  expect(socket.sent.at(-1)).toMatchObject({ type: 'ping' })
  vi.advanceTimersByTime(6000)
  expect(lines).toEqual(['open', 'lost'])
  expect(FakeSocket.all.length).toBe(2)
  FakeSocket.all[1]!.welcome()
  expect(lines).toEqual(['open', 'lost', 'open'])
})

test('a line that answers is left alone', () => {
  const { lines, socket } = connect()
  socket.welcome()
  vi.advanceTimersByTime(20_000)
  socket.hear({ type: 'ack', id: socket.sent.at(-1)!['id'], version: 0 })
  vi.advanceTimersByTime(10_000)
  expect(lines).toEqual(['open'])
})

test('it comes back later and later, until it is welcome', () => {
  const { socket } = connect()
  socket.onclose({ code: 1006 })
  for (const pause of [500, 1000, 2000, 4000, 8000, 8000]) {
    const known = FakeSocket.all.length
    vi.advanceTimersByTime(pause - 1)
    expect(FakeSocket.all.length).toBe(known)
    vi.advanceTimersByTime(1)
    expect(FakeSocket.all.length).toBe(known + 1)
    FakeSocket.all.at(-1)!.onclose({ code: 1006 })
  }
  vi.advanceTimersByTime(8000)
  FakeSocket.all.at(-1)!.welcome()
  FakeSocket.all.at(-1)!.onclose({ code: 1006 })
  const known = FakeSocket.all.length
  vi.advanceTimersByTime(500)
  expect(FakeSocket.all.length).toBe(known + 1)
})

test('whoever does not want to wait tries again at once, but not beside an open line', () => {
  const { connection, socket } = connect()
  socket.onclose({ code: 1006 })
  connection.retry()
  expect(FakeSocket.all.length).toBe(2)
  expect(socket.isClosed).toBe(true)
  FakeSocket.all[1]!.welcome()
  connection.retry()
  vi.advanceTimersByTime(1000)
  expect(FakeSocket.all.length).toBe(2)
})

test('only the present socket counts', () => {
  const { socket, lines, connection } = connect()
  socket.onclose({ code: 1006 })
  connection.retry()
  FakeSocket.all[1]!.welcome()
  socket.onclose({ code: 4004 })
  expect(lines).toEqual(['lost', 'open'])
})

test('what is asked while the line is down waits if it changes something, and is sent once', async () => {
  const { connection, socket } = connect()
  const said = connection.ask({ type: 'say', text: 'hello' })
  expect(socket.sent).toEqual([])
  socket.welcome()
  expect(socket.commands('say').length).toBe(1)
  await socket.answer('say', { type: 'ack', version: 1 })
  await expect(said).resolves.toMatchObject({ version: 1 })
  socket.onclose({ code: 1006 })
  vi.advanceTimersByTime(500)
  FakeSocket.all[1]!.welcome()
  expect(FakeSocket.all[1]!.commands('say')).toEqual([])
})

test('a question under way when the line breaks is dropped, and not asked again', async () => {
  const { connection, socket } = connect()
  socket.welcome()
  const asked = connection.ask({ type: 'look', version: 1 })
  const refused = expect(asked).rejects.toMatchObject({ type: 'refused', code: 'busy' })
  socket.onclose({ code: 1006 })
  await refused
  vi.advanceTimersByTime(500)
  FakeSocket.all[1]!.welcome()
  expect(FakeSocket.all[1]!.sent.length).toBe(1)
})

test('every command has an id of its own', () => {
  const { connection, socket } = connect()
  socket.welcome()
  for (const text of ['a', 'b', 'c']) void connection.ask({ type: 'say', text })
  expect(new Set(socket.commands('say').map(({ id }) => id)).size).toBe(3)
})

test('a closed line stays closed', () => {
  const { connection, socket, lines } = connect()
  socket.welcome()
  connection.close()
  expect(socket.isClosed).toBe(true)
  socket.onclose({ code: 1000 })
  connection.retry()
  connection.check()
  connection.renew()
  vi.advanceTimersByTime(60_000)
  expect(FakeSocket.all.length).toBe(1)
  expect(socket.commands('ping')).toEqual([])
  expect(lines.every((line) => line === 'open' || line === 'closed')).toBe(true)
})

test.each([4000, 4001, 4003, 4004, 4005, 4006, 4007])('after %i it does not come back', (code) => {
  const { connection, socket, lines } = connect()
  socket.onclose({ code })
  connection.retry()
  vi.advanceTimersByTime(60_000)
  expect(FakeSocket.all.length).toBe(1)
  expect(lines).toEqual(['closed'])
})

test('it asks for a sign of life at once when the page is looked at again', () => {
  const { connection, socket, lines } = connect()
  socket.welcome()
  vi.advanceTimersByTime(19_000)
  connection.check()
  expect(socket.commands('ping').length).toBe(1)
  vi.advanceTimersByTime(5999)
  expect(lines).toEqual(['open'])
  vi.advanceTimersByTime(1)
  expect(lines).toEqual(['open', 'lost'])
})

test('a check without a line tries again at once', () => {
  const { connection, socket } = connect()
  socket.onclose({ code: 1006 })
  connection.check()
  expect(FakeSocket.all.length).toBe(2)
})

test('a line that was renewed says what it has seen', () => {
  const { connection, socket, lines } = connect()
  socket.welcome()
  socket.hear({ type: 'update', version: 7, steps: [], view: null, options: [], free_options: [], undoable: 0, table: {} })
  connection.renew()
  FakeSocket.all[1]!.welcome()
  expect(FakeSocket.all[1]!.sent[0]).toMatchObject({ type: 'hello', since: 7 })
  vi.advanceTimersByTime(600)
  expect(FakeSocket.all.length).toBe(2)
  expect(lines).toEqual(['open', 'lost', 'open'])
})

test('everything that is told is heard, also what answers a command', async () => {
  const { connection, socket, heard } = connect()
  socket.welcome()
  const said = connection.ask({ type: 'say', text: 'hello' })
  await socket.answer('say', { type: 'ack', version: 1 })
  await said
  socket.hear({ type: 'ack', id: 'somebody-else', version: 1 })
  expect(heard.map(({ type }) => type)).toEqual(['welcome', 'ack', 'ack'])
})

test('whoever tried again is not made to wait long the next time', () => {
  const { connection, socket } = connect()
  socket.onclose({ code: 1006 })
  vi.advanceTimersByTime(500)
  FakeSocket.all[1]!.onclose({ code: 1006 })
  connection.retry()
  FakeSocket.all[2]!.onclose({ code: 1006 })
  vi.advanceTimersByTime(500)
  expect(FakeSocket.all.length).toBe(4)
})

test('a lost line is not asked for a sign of life', () => {
  const { socket } = connect()
  socket.welcome()
  vi.advanceTimersByTime(19_900)
  socket.onclose({ code: 1006 })
  vi.advanceTimersByTime(499)
  expect(FakeSocket.all.length).toBe(1)
})

test('a closed line leaves nothing behind', () => {
  const { connection, socket } = connect()
  socket.welcome()
  connection.close()
  expect(vi.getTimerCount()).toBe(0)
})

test('a check replaces the next one that was due', () => {
  const { connection, socket } = connect()
  socket.welcome()
  vi.advanceTimersByTime(19_000)
  connection.check()
  vi.advanceTimersByTime(2000)
  expect(socket.commands('ping').length).toBe(1)
})
