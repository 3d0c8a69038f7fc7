import { LRUCache } from 'lru-cache'
import type { Caller } from '../../context.ts'
import type { Client } from '../../db/statement.ts'
import { findSession, recordSessionUse } from '../../identity/sessions/queries.ts'
import { mayWrite, type Role } from '../../identity/users/roles.ts'
import { policyOf } from '../../records/accounts/settings.ts'
import { hashToken } from '../../token.ts'
import { readCookie } from './cookie.ts'

const REMEMBER_AT_MOST = 10_000
/** For how long requests of a session that was open are counted under its own name. */
const TRUST_MS = 600_000

export interface Session {
  sessionId: string
  personId: string
  role: Role
  caller: Caller
}

export interface Sessions {
  /** The open session of a request's cookie. It is looked up each time, so that a session ends at once everywhere. */
  find(request: Request): Promise<Session | undefined>
  has(request: Request): boolean
  /** The name under which requests are counted, if the cookie was valid before. */
  nameOf(request: Request): string | undefined
}

export const createSessions = (client: Client, baseUrl: () => string): Sessions => {
  const trusted = new LRUCache<string, true>({ max: REMEMBER_AT_MOST, ttl: TRUST_MS })
  const tokenOf = (request: Request) => readCookie(request.headers.get('cookie') ?? undefined, baseUrl())
  const hashOf = (request: Request) => hashToken(tokenOf(request) ?? '')
  return {
    has: (request) => tokenOf(request) !== undefined,
    nameOf: (request) => {
      const tokenHash = hashOf(request)
      return tokenHash !== undefined && trusted.has(tokenHash) ? `session ${tokenHash}` : undefined
    },
    find: async (request) => {
      const tokenHash = hashOf(request)
      const found = tokenHash === undefined ? undefined : await findSession(client, tokenHash)
      if (!found || tokenHash === undefined) return undefined
      trusted.set(tokenHash, true)
      // Not awaited: the next use makes up for a lost write.
      if (found.use_is_unrecorded) recordSessionUse(client, found.account_id, found.id).catch(() => {})
      const role = found.role as Role
      return {
        sessionId: found.id,
        personId: found.person_id,
        role,
        caller: {
          accountId: found.account_id,
          userId: found.user_id,
          keyId: found.id,
          features: found.features,
          pickupLfdPolicy: policyOf(found),
          isOperator: false,
          actor: 'user',
          mayWrite: mayWrite(role),
        },
      }
    },
  }
}
