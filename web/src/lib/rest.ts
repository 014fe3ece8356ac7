/** The server's REST part: the lobby, tables, the rules. */

import type {
  Attention,
  AttentionSet,
  Chapter,
  Code,
  Credentials,
  Listed,
  Moment,
  NewTable,
  NewTableMade,
  Refused,
  Seated,
  SignedIn,
  SitDown,
  TableState,
} from '../protocol'

/** Why the server did not do it; `code` has a sentence in the texts. */
export class Refusal extends Error {
  constructor(
    readonly code: Code | 'offline',
    readonly detail = '',
  ) {
    super(detail || code)
  }
}

async function request<T>(method: string, path: string, body?: unknown, token?: string): Promise<T> {
  const headers: Record<string, string> = { Accept: 'application/json, text/plain' }
  if (body !== undefined) headers['Content-Type'] = 'application/json'
  if (token) headers['Authorization'] = `Bearer ${token}`
  let answer: Response
  try {
    answer = await fetch(path, { method, headers, body: body === undefined ? undefined : JSON.stringify(body) })
  } catch {
    throw new Refusal('offline')
  }
  if (answer.ok) return (await read(answer)) as T
  const refused = (await answer.json().catch(() => ({ code: 'busy' }))) as Refused
  throw new Refusal(refused.code, refused.detail)
}

async function read(answer: Response): Promise<unknown> {
  if (answer.status === 204) return undefined
  return answer.headers.get('Content-Type')?.startsWith('text/') ? answer.text() : answer.json()
}

export const rest = {
  bots: () => request<string[]>('GET', '/api/bots'),
  tables: (status: TableState['status']) => request<Listed[]>('GET', `/api/tables?status=${status}`),
  create: (table: NewTable) => request<NewTableMade>('POST', '/api/tables', table),
  sit: (id: string, seat: SitDown) => request<Seated>('POST', `/api/tables/${id}/seats`, seat),
  stand: (id: string, seat: number, token: string) => request<undefined>('DELETE', `/api/tables/${id}/seats/${seat}`, undefined, token),
  moment: (id: string, action: number, seat: number | null) =>
    request<Moment>('GET', `/api/tables/${id}/moments/${action}${seat === null ? '' : `?seat=${seat}`}`),
  rules: () => request<Chapter[]>('GET', '/api/rules'),
  record: (id: string) => request<string>('GET', `/api/tables/${id}/record`),
  attend: (id: string, seat: number, token: string, to: Attention) =>
    request<AttentionSet>('PUT', `/api/tables/${id}/seats/${seat}/attention`, to, token),
  claim: (id: string, seat: number, token: string) => request<undefined>('PUT', `/api/tables/${id}/seats/${seat}/account`, undefined, token),
  signUp: (who: Credentials) => request<SignedIn>('POST', '/api/accounts', who),
  signIn: (who: Credentials) => request<SignedIn>('POST', '/api/sessions', who),
  signOut: () => request<undefined>('DELETE', '/api/sessions'),
  /** The games of the seats whose keys this browser holds. */
  seats: (tokens: string[]) => request<Listed[]>('POST', '/api/me/seats', { tokens }),
  mine: () => request<Listed[]>('GET', '/api/me/tables'),
}
