import { queryOptions } from '@tanstack/react-query'
import { callAuth } from '../../auth/call.ts'

export interface OpenSession {
  id: string
  company_name: string
  address: string | null
  user_agent: string | null
  created_at: string
  last_seen_at: string
  is_current: boolean
}

export const sessionsKey = ['sessions'] as const

export const sessionsQuery = queryOptions({
  queryKey: sessionsKey,
  queryFn: async () => (await callAuth<{ sessions: OpenSession[] }>('GET', '/sessions')).sessions,
})

export const endSession = (id: string) => callAuth('DELETE', `/sessions/${id}`)
export const endOtherSessions = () => callAuth('DELETE', '/sessions')

export interface PasswordChange {
  current_password: string
  password: string
  keep_apps: boolean
}

export const changePassword = (change: PasswordChange) => callAuth('PUT', '/password', change)
