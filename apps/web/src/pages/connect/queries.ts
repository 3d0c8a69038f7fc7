import { queryOptions } from '@tanstack/react-query'
import { callAuth } from '../../auth/call.ts'

export type Scope = 'tracking:read' | 'tracking:write'

export interface ConnectRequest {
  app: {
    /** The name that the app states itself. */
    name: string | null
    redirect_host: string
    is_on_this_machine: boolean
    /** The host of the document that describes the app. */
    publisher: string | null
  }
  scopes: Scope[]
  /** Whether the role of the user allows changes. */
  may_write: boolean
}

const pathOf = (uid: string) => `/connect/${encodeURIComponent(uid)}`

export const connectQuery = (uid: string) =>
  queryOptions({
    queryKey: ['connect', uid],
    queryFn: () => callAuth<ConnectRequest>('GET', pathOf(uid)),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })

interface Decided {
  continue_at: string
}

export const allow = (uid: string, account_id: string, scopes: readonly Scope[]) =>
  callAuth<Decided>('POST', pathOf(uid), { account_id, scopes })

export const refuse = (uid: string) => callAuth<Decided>('DELETE', pathOf(uid))
