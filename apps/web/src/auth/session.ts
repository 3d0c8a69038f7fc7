import { queryOptions, useSuspenseQuery } from '@tanstack/react-query'
import { AuthError, callAuth } from './call.ts'

export type Role = 'owner' | 'member' | 'read_only'

interface Membership {
  id: string
  company_name: string
  role: Role
}

export interface Session {
  user: { id: string; name: string; email: string }
  account: Membership
  accounts: Membership[]
}

/** Who is signed in; or nobody, and whether the installation has an owner. */
export type SessionState = { session: Session } | { session: null; setup: boolean }

const sessionKey = ['session'] as const

export const sessionQuery = queryOptions({
  queryKey: sessionKey,
  queryFn: async (): Promise<SessionState> => {
    try {
      return { session: await callAuth<Session>('GET', '/session') }
    } catch (error) {
      if (error instanceof AuthError && error.status === 401) return { session: null, setup: error.setup }
      throw error
    }
  },
  staleTime: 5 * 60_000,
})

/** The session of a page that only signed-in users reach. */
export const useSession = (): Session => {
  const { data } = useSuspenseQuery(sessionQuery)
  if (!data.session) throw new Error('The session has ended.')
  return data.session
}

export const mayWrite = ({ account }: Session): boolean => account.role !== 'read_only'

/** Meanwhile the session that pages read with ends: what they are refused leads nowhere else. */
let isLeaving = false

const leave = async (end: () => Promise<unknown>, to: string): Promise<void> => {
  isLeaving = true
  try {
    await end()
    location.assign(to)
  } catch (error) {
    isLeaving = false
    throw error
  }
}

export const signOut = (): Promise<void> => leave(() => callAuth('DELETE', '/session'), '/sign-in')

const WITHOUT_SESSION = /^\/(sign-in|setup|invitations)(\/|$)/

/** An ended session is noticed by whatever is read next; after signing in, the same page is shown. */
export const signInAgain = (): void => {
  const { pathname, search } = location
  if (!isLeaving && !WITHOUT_SESSION.test(pathname))
    location.assign(`/sign-in?${new URLSearchParams({ next: `${pathname}${search}` })}`)
}

/** Everything shown belongs to the account before: the application begins anew. */
export const switchAccount = (accountId: string): Promise<void> =>
  leave(() => callAuth('PUT', '/session/account', { account_id: accountId }), '/')
