/** The connection to a table: says hello, sends each command once, reconnects automatically. */

import { PROTOCOL, type ClientMessage, type Refused, type ServerMessage, type Update } from '../protocol'

export type Line = 'connecting' | 'open' | 'lost' | 'closed'
type Omitted<T> = T extends { id: string } ? Omit<T, 'id'> : never
export type CommandBody = Omitted<ClientMessage>
export type Answer = Exclude<Extract<ServerMessage, { id?: string | null }>, { type: 'refused' }>

export interface Listener {
  heard(message: ServerMessage): void
  line(line: Line): void
}

/** What a table asks and listens to: a connection, or a lesson in its place. */
export type Channel = Pick<Connection, 'ask' | 'close' | 'retry' | 'check' | 'renew'>

interface Waiting {
  text: string
  resolve(answer: Answer): void
  reject(refused: Refused): void
}

const FIRST_PAUSE = 500
const LONGEST_PAUSE = 8000
/** A connection can die silently (a laptop that slept), so it is pinged from time to time. */
const BEAT = 20_000
const SILENCE = 6000
/** Close codes after which reconnecting would not help. */
const FINAL = new Set([4000, 4001, 4003, 4004, 4005, 4006, 4007])
const CHANGES = new Set(['act', 'undo', 'restart', 'ask_undo', 'agree', 'decline', 'say', 'leave', 'back'])

export class Connection {
  private socket: WebSocket | null = null
  private waiting = new Map<string, Waiting>()
  private pause = FIRST_PAUSE
  private timer: ReturnType<typeof setTimeout> | undefined
  private isOver = false
  private isWelcome = false
  /** The last version received. */
  private since = 0
  /** An update has come since the last welcome, so the next one follows it without a gap. */
  private isCaughtUp = false
  private count = 0
  private beat: ReturnType<typeof setTimeout> | undefined
  private readonly prefix = Math.random().toString(36).slice(2, 10)

  constructor(
    private readonly url: string,
    private readonly token: string | null,
    private readonly listener: Listener,
  ) {
    this.connect()
  }

  /** Send a command; the promise survives a reconnect. */
  ask(body: CommandBody): Promise<Answer> {
    const id = `${this.prefix}-${++this.count}`
    const text = JSON.stringify({ ...body, id })
    return new Promise((resolve, reject) => {
      this.waiting.set(id, { text, resolve, reject })
      if (this.isWelcome) this.socket?.send(text)
      else if (!CHANGES.has(body.type)) this.drop(id, 'busy')
    })
  }

  close(): void {
    this.isOver = true
    clearTimeout(this.timer)
    clearTimeout(this.beat)
    this.socket?.close()
    this.listener.line('closed')
  }

  /** Reconnect now instead of waiting. */
  retry(): void {
    clearTimeout(this.timer)
    this.pause = FIRST_PAUSE
    if (!this.isOver && !this.isWelcome) this.connect()
  }

  /** Ping the server, and reconnect if there is no answer. */
  check(): void {
    if (this.isOver || !this.isWelcome) return this.retry()
    clearTimeout(this.beat)
    this.socket?.send(JSON.stringify({ type: 'ping', id: `${this.prefix}-beat` }))
    this.beat = setTimeout(() => this.renew(), SILENCE)
  }

  /** Close the connection and reconnect, to get the table's current state. */
  renew(): void {
    if (this.isOver) return
    this.lose(0)
    this.retry()
  }

  private connect(): void {
    this.socket?.close()
    const socket = new WebSocket(this.url)
    this.socket = socket
    socket.onopen = () =>
      socket.send(JSON.stringify({ type: 'hello', protocol: PROTOCOL, token: this.token, since: this.since }))
    socket.onmessage = (event: MessageEvent<string>) => {
      if (this.socket === socket) this.hear(JSON.parse(event.data) as ServerMessage)
    }
    socket.onclose = (event) => {
      if (this.socket === socket) this.lose(event.code)
    }
  }

  private hear(message: ServerMessage): void {
    clearTimeout(this.beat)
    if (!this.isOver) this.beat = setTimeout(() => this.check(), BEAT)
    if (message.type === 'welcome') this.welcome()
    if (message.type === 'update') {
      // Not shown: after a reconnect the server sends what is missing, too.
      if (this.isGap(message)) return this.renew()
      this.since = message.version
      this.isCaughtUp = true
    }
    this.listener.heard(message)
    const id = 'id' in message ? message.id : null
    const waiting = id ? this.waiting.get(id) : undefined
    if (!id || !waiting) return
    this.waiting.delete(id)
    if (message.type === 'refused') waiting.reject(message)
    else waiting.resolve(message as Answer)
  }

  /** Something between the last update and this one got lost. */
  private isGap({ steps }: Update): boolean {
    const [first] = steps
    return this.isCaughtUp && first !== undefined && first.version > this.since + 1
  }

  /** Resend commands that were in flight when the connection broke; the server applies each id once. */
  private welcome(): void {
    this.isWelcome = true
    this.pause = FIRST_PAUSE
    this.listener.line('open')
    for (const { text } of this.waiting.values()) this.socket?.send(text)
  }

  private lose(code: number): void {
    this.isWelcome = false
    this.isCaughtUp = false
    clearTimeout(this.beat)
    for (const [id, { text }] of this.waiting) {
      if (!CHANGES.has((JSON.parse(text) as { type: string }).type)) this.drop(id, 'busy')
    }
    if (this.isOver || FINAL.has(code)) {
      this.isOver = true
      this.listener.line('closed')
      return
    }
    this.listener.line('lost')
    this.timer = setTimeout(() => this.connect(), this.pause)
    this.pause = Math.min(LONGEST_PAUSE, this.pause * 2)
  }

  private drop(id: string, code: Refused['code']): void {
    this.waiting.get(id)?.reject({ type: 'refused', code, id })
    this.waiting.delete(id)
  }
}
