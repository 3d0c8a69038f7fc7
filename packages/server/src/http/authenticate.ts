import { hash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { Pool } from 'pg'
import { findCaller, recordUse } from '../domain/accounts/queries.ts'
import type { Caller } from '../domain/context.ts'
import { badRequest, unauthorized } from '../errors.ts'

// A revoked key is dead everywhere within this time, and here at once.
const REMEMBER_MS = 1_000
const REMEMBER_AT_MOST = 10_000
const LONGEST_KEY = 512

export interface Authenticator {
  (authorization: string | null): Promise<Caller>
  /** Forgets a key that was revoked in this process. */
  forget(keyId: string): void
}

/** Keys are looked up by the SHA-256 of the whole key; a key that was good a moment ago is not looked up again. */
export const createAuthenticator = (pool: Pool, nowMs: () => number = () => performance.now()): Authenticator => {
  const known = new LRUCache<string, { caller: Caller; untilMs: number }>({ max: REMEMBER_AT_MOST })

  const authenticate = async (authorization: string | null): Promise<Caller> => {
    const keyHash = hash('sha256', keyOf(authorization), 'hex')
    const found = known.get(keyHash)
    if (found && found.untilMs > nowMs()) return found.caller
    known.delete(keyHash)
    // From before the question, or a slow answer would outlive a revocation by as much.
    const untilMs = nowMs() + REMEMBER_MS
    const key = await findCaller(pool, keyHash)
    if (!key) throw unauthorized()
    const { caller } = key
    // Nobody waits for this write; one that is lost is made up for by the next use.
    if (key.useIsUnrecorded) recordUse(pool, caller).catch(() => {})
    known.set(keyHash, { caller, untilMs })
    return caller
  }

  const forget = (keyId: string) => {
    for (const [keyHash, { caller }] of known) if (caller.keyId === keyId) known.delete(keyHash)
  }
  return Object.assign(authenticate, { forget })
}

/** `Authorization: Token <key>`. Two such headers arrive joined by a comma, which no key has. */
const keyOf = (authorization: string | null): string => {
  if (authorization?.includes(',')) throw badRequest('Send one Authorization header.')
  const [scheme, key, ...rest] = (authorization ?? '').trim().split(/ +/)
  if (scheme?.toLowerCase() !== 'token' || !key || rest.length > 0 || key.length > LONGEST_KEY) throw unauthorized()
  return key
}
