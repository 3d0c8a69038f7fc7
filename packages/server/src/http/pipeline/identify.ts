import { unauthorized } from '@boxtrail/protocol/errors'
import type { Caller } from '../../context.ts'
import type { Authenticator } from '../auth/authenticate.ts'
import { refuseOtherSites } from '../auth/same-origin.ts'
import type { Sessions } from '../auth/sessions.ts'
import type { Delegates } from './delegates.ts'

/** What a request shows of its caller. */
export interface Credential {
  /** The name under which the caller's requests wait their turn, before anything is looked up. */
  name: string
  /** Looks up the caller, or rejects the request. A stream does this again while it is open. */
  identify(): Promise<Caller>
}

interface Parts {
  authenticate: Authenticator
  sessions: Sessions
  delegates: Delegates
  baseUrl: () => string
}

/**
 * Callers are identified by a request that this process makes for them, by an API key, or by the cookie of a session.
 * With an Authorization header, the cookie is never read.
 */
export const createCredentials =
  ({ authenticate, sessions, delegates, baseUrl }: Parts) =>
  (request: Request, address: string | null): Credential => {
    const delegated = delegates.find(request)
    if (delegated) return { name: delegated.keyId, identify: async () => delegated }
    const authorization = request.headers.get('authorization')
    const name = authorization === null ? sessions.nameOf(request) : undefined
    return {
      name: name ?? authenticate.callerOf(authorization, address),
      identify: async () =>
        authorization === null && sessions.has(request)
          ? callerOfSession(request, sessions, baseUrl())
          : authenticate(authorization, address),
    }
  }

/** The user of one of our pages, by the cookie of their session. */
const callerOfSession = async (request: Request, sessions: Sessions, baseUrl: string): Promise<Caller> => {
  refuseOtherSites(request, baseUrl)
  const session = await sessions.find(request)
  if (!session) throw unauthorized()
  return session.caller
}
