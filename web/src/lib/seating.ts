/** Opening tables and taking seats, shared by the start page and the lobby. */

import type { NewTable, Seated } from '../protocol'
import { Refusal, rest } from './rest_api'
import { storage } from './storage'

/** Take a seat and store its key. */
export async function sitDown(id: string, name: string, invitation: string | null): Promise<Seated> {
  const seated = await rest.sit(id, { name, invitation })
  storage.keepGame({ id, seat: seated.seat, token: seated.token, title: seated.table.title, at: Date.now(), invitation })
  storage.keepName(name)
  return seated
}

/** Open a table and take a seat; returns its path. */
export async function openTable(table: NewTable, name: string): Promise<string> {
  const made = await rest.create(table)
  storage.keepOwner({ id: made.table.id, owner: made.owner })
  await sitDown(made.table.id, name, made.invitation)
  return made.table.is_open ? `/t/${made.table.id}` : `/t/${made.table.id}?invitation=${encodeURIComponent(made.invitation)}`
}

/** Take a seat at the rematch of a finished game, which the first one opens; returns its path. */
export async function joinRematch(id: string, rematch: string | null | undefined): Promise<string> {
  if (rematch && storage.game(rematch)) return `/t/${rematch}`
  const { seat, token } = storage.game(id)!
  const { table, owner, invitation, ...mine } = await rest.rematch(id, seat, token)
  storage.keepGame({ id: table.id, seat: mine.seat, token: mine.token, title: table.title, at: Date.now(), invitation })
  if (owner) storage.keepOwner({ id: table.id, owner })
  return `/t/${table.id}?invitation=${encodeURIComponent(invitation)}`
}

/** The text key of an error. */
export const problemOf = (error: unknown): string => `code-${error instanceof Refusal ? error.code : 'busy'}`
