/** Making tables and sitting down: what the start page and the lobby do alike. */

import type { NewTable, Seated } from '../protocol'
import { Refusal, rest } from './rest'
import { storage } from './storage'

/** Take a seat and keep its key. */
export async function sitDown(id: string, name: string, invitation: string | null): Promise<Seated> {
  const seated = await rest.sit(id, { name, invitation })
  storage.keepGame({ id, seat: seated.seat, token: seated.token, title: seated.table.title, at: Date.now(), invitation })
  storage.keepName(name)
  return seated
}

/** Open a table and sit down at it; the path to it. */
export async function openTable(table: NewTable, name: string): Promise<string> {
  const made = await rest.create(table)
  await sitDown(made.table.id, name, made.invitation)
  return made.table.is_open ? `/t/${made.table.id}` : `/t/${made.table.id}?invitation=${encodeURIComponent(made.invitation)}`
}

/** The text key of what went wrong. */
export const problemOf = (error: unknown): string => `code-${error instanceof Refusal ? error.code : 'busy'}`
