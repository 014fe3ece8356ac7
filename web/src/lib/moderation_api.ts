/** The part of the REST API with which owners moderate their tables, and anyone reports something. */

import type { Moderation, NewReport } from '../protocol'
import { request } from './rest_api'
import { storage } from './storage'

/** A request of a table's owner; admins are known by their session. */
const moderate = <T = undefined>(method: string, id: string, path: string, body?: unknown) =>
  request<T>(method, `/api/tables/${id}${path}`, body, storage.owner(id))

export const moderationApi = {
  show: (id: string) => moderate<Moderation>('GET', id, '/moderation'),
  setChat: (id: string, is_open: boolean) => moderate('PUT', id, '/chat', { is_open }),
  mute: (id: string, seat: number, muted: boolean) => moderate('PUT', id, `/seats/${seat}/muted`, { muted }),
  removePlayer: (id: string, seat: number) => moderate('POST', id, `/seats/${seat}/remove`),
  reopenSeat: (id: string, seat: number) => moderate('POST', id, `/seats/${seat}/reopen`),
  removeSpectator: (id: string, key: string) => moderate('DELETE', id, `/spectators/${key}`),
  /** The token of a seat tells the server how this reader numbers messages. */
  report: (id: string, what: NewReport) => request<undefined>('POST', `/api/tables/${id}/reports`, what, storage.game(id)?.token),
}
