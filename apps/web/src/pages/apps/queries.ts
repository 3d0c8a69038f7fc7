import { queryOptions } from '@tanstack/react-query'
import { callAuth } from '../../auth/call.ts'

export interface App {
  id: string
  name: string | null
  redirect_host: string
  publisher: string | null
  may_write: boolean
  connected_at: string
  last_used_at: string | null
}

export const appsKey = ['apps'] as const

export const appsQuery = queryOptions({
  queryKey: appsKey,
  queryFn: () => callAuth<{ server_url: string; apps: App[] }>('GET', '/apps'),
})

export const disconnect = (id: string) => callAuth('DELETE', `/apps/${id}`)
