/** The server's REST part: the lobby, tables, the rules. */

import type { Chapter, Code, Listed, Moment, NewTable, NewTableMade, Refused, Seated, SitDown, TableState } from '../protocol'

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
  const headers: Record<string, string> = { Accept: 'application/json' }
  if (body !== undefined) headers['Content-Type'] = 'application/json'
  if (token) headers['Authorization'] = `Bearer ${token}`
  let answer: Response
  try {
    answer = await fetch(path, { method, headers, body: body === undefined ? undefined : JSON.stringify(body) })
  } catch {
    throw new Refusal('offline')
  }
  if (answer.ok) return (answer.status === 204 ? undefined : await answer.json()) as T
  const refused = (await answer.json().catch(() => ({ code: 'busy' }))) as Refused
  throw new Refusal(refused.code, refused.detail)
}

export const rest = {
  bots: () => request<string[]>('GET', '/api/bots'),
  tables: (status: TableState['status']) => request<Listed[]>('GET', `/api/tables?status=${status}`),
  table: (id: string) => request<TableState>('GET', `/api/tables/${id}`),
  create: (table: NewTable) => request<NewTableMade>('POST', '/api/tables', table),
  sit: (id: string, seat: SitDown) => request<Seated>('POST', `/api/tables/${id}/seats`, seat),
  stand: (id: string, seat: number, token: string) => request<undefined>('DELETE', `/api/tables/${id}/seats/${seat}`, undefined, token),
  moment: (id: string, action: number, seat: number | null) =>
    request<Moment>('GET', `/api/tables/${id}/moments/${action}${seat === null ? '' : `?seat=${seat}`}`),
  rules: () => request<Chapter[]>('GET', '/api/rules'),
}
