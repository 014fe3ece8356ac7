/** A server that answers requests as the test says. */

import { onTestFinished, vi } from 'vitest'

export interface Asked {
  /** `GET /api/bots` */
  what: string
  body: unknown
  headers: Record<string, string>
}

/** A refusal, or another answer that is not JSON with status 200. */
export const answer = (status: number, body: unknown = null, type = 'application/json'): Response =>
  new Response(body === null ? null : typeof body === 'string' ? body : JSON.stringify(body), { status, headers: { 'Content-Type': type } })

/** Until the test ends requests get these answers, by `METHOD path`; what is not listed cannot be reached. */
export function fakeServer(answers: Record<string, unknown>): Asked[] {
  const asked: Asked[] = []
  vi.stubGlobal('fetch', async (path: string, { method, headers, body }: { method: string; headers: Record<string, string>; body?: string }) => {
    const what = `${method} ${path}`
    asked.push({ what, body: body === undefined ? undefined : JSON.parse(body), headers })
    if (!(what in answers)) throw new TypeError('Failed to fetch')
    const given = answers[what]
    return given instanceof Response ? given.clone() : answer(200, given)
  })
  onTestFinished(() => void vi.unstubAllGlobals())
  return asked
}
