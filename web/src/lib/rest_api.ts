/** The server's REST API: lobby, tables, rules. */

import type {
  Attention,
  AttentionSet,
  Code,
  Credentials,
  Example,
  LessonActions,
  LessonListed,
  LessonMoment,
  LessonQuestion,
  Line,
  Listed,
  NewTable,
  NewTableMade,
  Reason,
  RecordStored,
  Refused,
  RematchJoined,
  Replay,
  Review,
  ReviewState,
  Rulebook,
  Seated,
  SignedIn,
  SitDown,
  TableState,
} from '../protocol'

/** A failed request; `code` has a sentence in the texts. */
export class Refusal extends Error {
  constructor(
    readonly code: Code | 'offline',
    readonly detail = '',
  ) {
    super(detail || code)
  }
}

export async function request<T>(method: string, path: string, body?: unknown, token?: string): Promise<T> {
  const headers: Record<string, string> = { Accept: 'application/json, text/plain' }
  if (body !== undefined) headers['Content-Type'] = 'application/json'
  if (token) headers['Authorization'] = `Bearer ${token}`
  let answer: Response
  try {
    answer = await fetch(path, { method, headers, body: body === undefined ? undefined : JSON.stringify(body) })
  } catch {
    throw new Refusal('offline')
  }
  if (answer.ok) return read(answer, method) as Promise<T>
  const refused = (await answer.json().catch(() => ({ code: 'busy' }))) as Refused
  throw new Refusal(refused.code, refused.detail)
}

async function read(answer: Response, method: string): Promise<unknown> {
  if (answer.status === 204 || method === 'HEAD') return undefined
  return answer.headers.get('Content-Type')?.startsWith('text/') ? answer.text() : answer.json()
}

export const rest = {
  bots: () => request<string[]>('GET', '/api/bots'),
  tables: (status: TableState['status']) => request<Listed[]>('GET', `/api/tables?status=${status}`),
  create: (table: NewTable) => request<NewTableMade>('POST', '/api/tables', table),
  sit: (id: string, seat: SitDown) => request<Seated>('POST', `/api/tables/${id}/seats`, seat),
  stand: (id: string, seat: number, token: string) => request<undefined>('DELETE', `/api/tables/${id}/seats/${seat}`, undefined, token),
  addBot: (id: string, level: string, owner: string) => request<undefined>('POST', `/api/tables/${id}/bots`, { level }, owner),
  rematch: (id: string, seat: number, token: string) => request<RematchJoined>('POST', `/api/tables/${id}/seats/${seat}/rematch`, undefined, token),
  /** Every step of a finished game as seen by a seat or a spectator. */
  replay: (id: string, seat: number | null) =>
    request<Replay>('GET', `/api/tables/${id}/moments${seat === null ? '' : `?seat=${seat}`}`),
  /** Have a finished game reviewed: how far is it? */
  askForReview: (id: string) => request<ReviewState>('POST', `/api/tables/${id}/review`),
  review: (id: string) => request<Review>('GET', `/api/tables/${id}/review`),
  /** Store a finished game that was played elsewhere. */
  uploadRecord: (record: string) => request<RecordStored>('POST', '/api/records', { record }),
  /** How the legend would have played on. */
  line: (id: string, at: number, seat: number | null) => request<Line>('GET', `/api/tables/${id}/line?at=${at}${seat === null ? '' : `&seat=${seat}`}`),
  /** Resolves if the game can be replayed. */
  checkReplay: (id: string) => request<undefined>('HEAD', `/api/tables/${id}/moments`),
  rules: (language: string) => request<Rulebook>('GET', `/api/rules?language=${encodeURIComponent(language)}`),
  example: (id: string) => request<Example>('GET', `/api/examples/${encodeURIComponent(id)}`),
  lessons: () => request<LessonListed[]>('GET', '/api/lessons'),
  playLesson: (id: string, step: number, played: LessonActions) =>
    request<LessonMoment>('POST', `/api/lessons/${encodeURIComponent(id)}/steps/${step}`, played),
  explainInLesson: (id: string, step: number, question: LessonQuestion) =>
    request<Reason>('POST', `/api/lessons/${encodeURIComponent(id)}/steps/${step}/explain`, question),
  record: (id: string) => request<string>('GET', `/api/tables/${id}/record`),
  attend: (id: string, seat: number, token: string, to: Attention) =>
    request<AttentionSet>('PUT', `/api/tables/${id}/seats/${seat}/attention`, to, token),
  claim: (id: string, seat: number, token: string) => request<undefined>('PUT', `/api/tables/${id}/seats/${seat}/account`, undefined, token),
  signUp: (who: Credentials) => request<SignedIn>('POST', '/api/accounts', who),
  signIn: (who: Credentials) => request<SignedIn>('POST', '/api/sessions', who),
  setLanguage: (language: string) => request<undefined>('PUT', '/api/me/language', { language }),
  signOut: () => request<undefined>('DELETE', '/api/sessions'),
  /** The games of the seats this browser has keys for. */
  seats: (tokens: string[]) => request<Listed[]>('POST', '/api/me/seats', { tokens }),
  mine: () => request<Listed[]>('GET', '/api/me/tables'),
}
