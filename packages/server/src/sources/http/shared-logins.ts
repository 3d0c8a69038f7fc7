import { createHash } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import type { Pool } from 'pg'
import type { SecretBox } from '../../config/keys/secrets.ts'
import { isTransient } from '../../db/errors.ts'
import { claimLogin, findLogin, loginLease, type StoredLogin, saveLogin } from './login-queries.ts'

export interface Token {
  value: string
  /** For how long it can be used from now on. */
  lifeMs: number
}

export interface Login {
  /** What identifies the login: where it is, and whose. Stored as a hash. */
  of: readonly unknown[]
  /** What proves the identity: a token that was issued for another proof is not used. */
  proof: readonly unknown[]
}

/** A token from whichever process has one that was not refused; otherwise, this one requests it. */
export type ObtainToken = (
  login: Login,
  refused: string | null,
  request: () => Promise<Token>,
  signal: AbortSignal,
) => Promise<Token>

/** For a single process, or processes that do not share logins. */
export const ownLogins: ObtainToken = (_login, _refused, request) => request()

/** How soon to look again whether another process has its answer. */
const LOOK_AGAIN_MS = 100

const hashOf = (parts: readonly unknown[]) => createHash('sha256').update(JSON.stringify(parts)).digest('base64url')

/** Logins of all processes with this database. */
export const sharedLogins = ({ pool, secretBox }: { pool: Pool; secretBox: SecretBox }): ObtainToken => {
  const usable = (stored: StoredLogin | undefined, proof: string, refused: string | null): Token | undefined => {
    if (!stored?.sealed || !stored.valid_ms) return undefined
    const opened = open(secretBox, stored.sealed)
    if (!opened || opened.proof !== proof || opened.value === refused) return undefined
    return { value: opened.value, lifeMs: stored.valid_ms }
  }
  const obtain: ObtainToken = async (login, refused, request, signal) => {
    const [name, proof] = [hashOf(login.of), hashOf(login.proof)]
    for (;;) {
      const found = usable(await findLogin(pool, name), proof, refused)
      if (found) return found
      const leased = await claimLogin(pool, name)
      if (!leased) {
        await setTimeout(LOOK_AGAIN_MS, undefined, { signal })
        continue
      }
      // Another process may have stored a token in between.
      const since = usable(leased, proof, refused)
      let token = since
      try {
        token ??= await request()
      } finally {
        if (since || !token) await loginLease.release(pool, leased)
      }
      if (!since)
        await saveLogin(pool, leased, secretBox.seal(JSON.stringify({ value: token.value, proof })), token.lifeMs)
      return token
    }
  }
  return async (login, refused, request, signal) => {
    // A token that was received is used, even if the database is away: another request might end it.
    let own: Promise<Token> | undefined
    const once = () => (own ??= request())
    return obtain(login, refused, once, signal).catch((error) => {
      if (isTransient(error)) return once()
      throw error
    })
  }
}

/** Opens a sealed token; undefined if it was sealed with another key, as in a copied database. */
const open = ({ open: opened }: SecretBox, sealed: string): { value: string; proof: string } | undefined => {
  try {
    return JSON.parse(opened(sealed))
  } catch {
    return undefined
  }
}
