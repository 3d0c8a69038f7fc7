import { queryOptions } from '@tanstack/react-query'
import { callAuth } from '../../auth/call.ts'
import type { Role } from '../../auth/session.ts'

export interface Member {
  id: string
  name: string
  email: string
  role: Role
  last_seen_at: string | null
}

export interface Invitation {
  id: string
  email: string
  role: Role
  expires_at: string
}

export interface NewInvitation extends Invitation {
  /** Shown only once, because only its hash is stored. */
  url: string
}

export const membersKey = ['members'] as const

export const membersQuery = queryOptions({
  queryKey: membersKey,
  queryFn: () => callAuth<{ members: Member[]; invitations: Invitation[] }>('GET', '/members'),
})

export const invite = (email: string, role: Role) => callAuth<NewInvitation>('POST', '/invitations', { email, role })
export const withdraw = (id: string) => callAuth('DELETE', `/invitations/${id}`)
export const setRole = (id: string, role: Role) => callAuth('PATCH', `/members/${id}`, { role })
export const remove = (id: string) => callAuth('DELETE', `/members/${id}`)
