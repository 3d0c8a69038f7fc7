import { hash } from 'node:crypto'
import { badRequest, tooManyWrongKeys, unauthorized } from '@boxtrail/protocol/errors'
import { LRUCache } from 'lru-cache'
import type { Caller } from '../../context.ts'
import type { Client } from '../../db/statement.ts'
import { findCaller, recordUse } from '../../records/accounts/queries.ts'

// How long a key is remembered: every process rejects a revoked key within this time, and this one at once. Changes of
// settings take effect in the same time.
const REMEMBER_MS = 1_000
/** A key that was valid within this time is looked up even if its caller's address is limited. */
const TRUST_MS = 600_000
/** How long a wrong key is not looked up again. */
const REFUSE_MS = 10_000
const REMEMBER_AT_MOST = 10_000
const MAX_KEY = 512
/** Different wrong keys that an address may try at once; one more is allowed each second. */
const GUESSES = 10
const GUESS_EVERY_MS = 1_000

export interface Authenticator {
  /** `address`: the client's, by which wrong keys are counted; null for a request in this process. */
  (authorization: string | null, address?: string | null): Promise<Caller>
  /** Forgets a key that was ended in this process. */
  forget(keyId: string): void
  /** Forgets the keys of an account whose settings were changed in this process. */
  forgetAccount(accountId: string): void
  /** The name under which requests are counted: the key's if it was valid before, otherwise the address. */
  callerOf(authorization: string | null, address: string | null): string
}

/**
 * Keys are looked up by the SHA-256 of the whole key; a key found valid recently is not looked up again. Callers
 * without a valid key are limited by their address, so that guessing costs no queries after the first few.
 */
export const createAuthenticator = (client: Client, nowMs: () => number = () => performance.now()): Authenticator => {
  const known = new LRUCache<string, { caller: Caller; untilMs: number }>({ max: REMEMBER_AT_MOST })
  const trustedUntilMs = new LRUCache<string, number>({ max: REMEMBER_AT_MOST })
  const wrongUntilMs = new LRUCache<string, number>({ max: REMEMBER_AT_MOST })
  const holds = (untilMs: LRUCache<string, number>, keyHash: string) => (untilMs.get(keyHash) ?? 0) > nowMs()
  const guesses = createGuesses(nowMs)
  let ended = 0

  const authenticate = async (authorization: string | null, address: string | null = null): Promise<Caller> => {
    const keyHash = hash('sha256', keyOf(authorization), 'hex')
    const found = known.get(keyHash)
    if (found && found.untilMs > nowMs()) return found.caller
    known.delete(keyHash)
    if (holds(wrongUntilMs, keyHash)) throw unauthorized()
    if (address !== null && !holds(trustedUntilMs, keyHash)) guesses.refuse(address)
    // Counted from before the query, because a slow response would otherwise outlive a revocation by its duration.
    const untilMs = nowMs() + REMEMBER_MS
    const endedBefore = ended
    const key = await findCaller(client, keyHash)
    if (!key) {
      trustedUntilMs.delete(keyHash)
      wrongUntilMs.set(keyHash, nowMs() + REFUSE_MS)
      if (address !== null) guesses.count(address)
      throw unauthorized()
    }
    const { caller } = key
    // Not awaited: the next use makes up for a lost write.
    if (key.useIsUnrecorded) recordUse(client, caller).catch(() => {})
    // What was read before a key was ended must not be remembered after that.
    if (ended === endedBefore) known.set(keyHash, { caller, untilMs })
    trustedUntilMs.set(keyHash, nowMs() + TRUST_MS)
    return caller
  }

  const forgetWhere = (isMeant: (caller: Caller) => boolean) => {
    ended += 1
    for (const [keyHash, { caller }] of known) if (isMeant(caller)) known.delete(keyHash)
  }
  const forget = (keyId: string) => forgetWhere((caller) => caller.keyId === keyId)
  const forgetAccount = (accountId: string) => forgetWhere((caller) => caller.accountId === accountId)
  const callerOf = (authorization: string | null, address: string | null) => {
    const keyHash = authorization === null ? null : hash('sha256', authorization.trim().split(/ +/)[1] ?? '', 'hex')
    return keyHash !== null && holds(trustedUntilMs, keyHash) ? `key ${keyHash}` : `address ${address}`
  }
  return Object.assign(authenticate, { forget, forgetAccount, callerOf })
}

/** Limits wrong keys by address: some at once, then one per interval. */
const createGuesses = (nowMs: () => number) => {
  /** When everything that an address has used is free again. */
  const freeAtMs = new LRUCache<string, number>({ max: REMEMBER_AT_MOST })
  const behindMs = (address: string) => Math.max(0, (freeAtMs.get(address) ?? 0) - nowMs())
  return {
    refuse: (address: string) => {
      const waitMs = behindMs(address) - (GUESSES - 1) * GUESS_EVERY_MS
      if (waitMs > 0) throw tooManyWrongKeys(Math.ceil(waitMs / 1_000))
    },
    count: (address: string) => freeAtMs.set(address, nowMs() + behindMs(address) + GUESS_EVERY_MS),
  }
}

/** `Authorization: Token <key>`. Two such headers arrive joined by a comma, which no key has. */
const keyOf = (authorization: string | null): string => {
  if (authorization?.includes(',')) throw badRequest('Send one Authorization header.')
  const [scheme, key, ...rest] = (authorization ?? '').trim().split(/ +/)
  if (scheme?.toLowerCase() !== 'token' || !key || rest.length > 0 || key.length > MAX_KEY) throw unauthorized()
  return key
}
