/** The line: hello, commands that are done once, coming back. */

import { beforeEach, expect, test, vi } from 'vitest'
import { Connection, type Line } from '../src/lib/connection'
import { routeOf } from '../src/lib/router.svelte'
import type { ServerMessage } from '../src/protocol'

class FakeSocket {
  static all: FakeSocket[] = []
  sent: Record<string, unknown>[] = []
  onopen = () => {}
  onmessage = (_: { data: string }) => {}
  onclose = (_: { code: number }) => {}
  constructor(readonly url: string) {
    FakeSocket.all.push(this)
  }
  send(text: string) {
    this.sent.push(JSON.parse(text) as Record<string, unknown>)
  }
  close() {}
  hear(message: unknown) {
    this.onmessage({ data: JSON.stringify(message) })
  }
  welcome() {
    this.onopen()
    this.hear({ type: 'welcome', protocol: 1, software: '0', seat: 0 })
  }
}

beforeEach(() => {
  FakeSocket.all = []
  vi.useFakeTimers()
  vi.stubGlobal('WebSocket', FakeSocket)
})

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

test('a refusal rejects the command, a question without a line is dropped', async () => {
  const { connection, socket } = connect()
  await expect(connection.ask({ type: 'foresee' })).rejects.toMatchObject({ code: 'busy' })
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
  expect(route('/replay/abc')).toEqual({ page: 'replay', id: 'abc' })
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
