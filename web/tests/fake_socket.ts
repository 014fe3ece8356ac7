/** A socket whose other end is the test. */

import { onTestFinished, vi } from 'vitest'

export class FakeSocket {
  static all: FakeSocket[] = []
  sent: Record<string, unknown>[] = []
  isClosed = false
  onopen = () => {}
  onmessage = (_: { data: string }) => {}
  onclose = (_: { code: number }) => {}
  constructor(readonly url: string) {
    FakeSocket.all.push(this)
  }
  send(text: string) {
    this.sent.push(JSON.parse(text) as Record<string, unknown>)
  }
  close() {
    this.isClosed = true
  }
  hear(message: unknown) {
    this.onmessage({ data: JSON.stringify(message) })
  }
  welcome(seat: number | null = 0) {
    this.onopen()
    this.hear({ type: 'welcome', protocol: 1, software: '0', seat })
  }
  /** The commands of a type that were sent. */
  commands(type: string) {
    return this.sent.filter((message) => message['type'] === type)
  }
  /** Answer the last command of a type. */
  async answer(type: string, answer: object) {
    this.hear({ ...answer, id: this.commands(type).at(-1)!['id'] })
    await vi.advanceTimersByTimeAsync(0)
  }
}

/** Until the test ends every socket is a fake one, and time passes when the test says so. */
export function fakeSockets() {
  FakeSocket.all = []
  vi.useFakeTimers()
  vi.stubGlobal('WebSocket', FakeSocket)
  onTestFinished(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })
}
