/** The part of the REST API that is about the signed-in account and its password. */

import type { AttentionSet, Me, SessionListed, SignedIn, SoloResult } from '../protocol'
import { request } from './rest_api'

export const accountApi = {
  me: () => request<Me>('GET', '/api/me'),
  setEmail: (email: string) => request<AttentionSet>('PUT', '/api/me/email', { email }),
  changePassword: (old: string, next: string) => request<undefined>('PUT', '/api/me/password', { old, new: next }),
  /** The best results of the account's solo games, on every device. */
  soloResults: () => request<SoloResult[]>('GET', '/api/me/solo-results'),
  sessions: () => request<SessionListed[]>('GET', '/api/me/sessions'),
  endSession: (id: string) => request<undefined>('DELETE', `/api/me/sessions/${id}`),
  endOtherSessions: () => request<undefined>('DELETE', '/api/me/sessions'),
  /** Everything the server stores about the account. */
  exported: () => request<unknown>('GET', '/api/me/export'),
  remove: (password: string) => request<undefined>('POST', '/api/me/delete', { password }),
  askForReset: (name: string) => request<undefined>('POST', '/api/password-resets', { name }),
  resetPassword: (token: string, password: string) => request<SignedIn>('POST', '/api/password-resets/use', { token, password }),
}
