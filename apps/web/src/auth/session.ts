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

/** The session of the signed-in user, or null with whether the installation still needs an owner. */
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

/** Set while the session ends: requests that are refused meanwhile do not lead to another page. */
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

/** Called when a request finds that the session has ended. After signing in, the same page is shown. */
export const signInAgain = (): void => {
  const { pathname, search } = location
  if (!isLeaving && !WITHOUT_SESSION.test(pathname))
    location.assign(`/sign-in?${new URLSearchParams({ next: `${pathname}${search}` })}`)
}

/** Switches to another account and reloads the application, because all data shown belong to the previous account. */
export const switchAccount = (accountId: string): Promise<void> =>
  leave(() => callAuth('PUT', '/session/account', { account_id: accountId }), '/')
