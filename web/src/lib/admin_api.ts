/** The part of the REST API for admins. */

import type { NewSanction, ReportListed, SanctionListed } from '../protocol'
import { request } from './rest_api'

export const adminApi = {
  reports: (handled: boolean) => request<ReportListed[]>('GET', `/api/admin/reports?handled=${handled}`),
  handle: (id: number) => request<undefined>('PUT', `/api/admin/reports/${id}/handled`),
  sanctions: () => request<SanctionListed[]>('GET', '/api/admin/sanctions'),
  impose: (sanction: NewSanction) => request<undefined>('POST', '/api/admin/sanctions', sanction),
  lift: (id: number) => request<undefined>('DELETE', `/api/admin/sanctions/${id}`),
  closeTable: (id: string) => request<undefined>('POST', `/api/admin/tables/${id}/close`),
}
