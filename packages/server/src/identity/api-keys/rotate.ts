import { keyEnded, notFound, operatorKeyNeeded } from '@boxtrail/protocol/errors'
import type { Pool } from 'pg'
import { transaction } from '../../db/transaction.ts'
import { createApiKey } from '../accounts/accounts.ts'
import { expireKey, lockKey } from './queries.ts'

export const DEFAULT_OVERLAP_S = 24 * 3_600

export interface Rotation {
  accountId: string
  userId: string
  keyId: string
  overlapS: number
  /** Whether the caller is an operator: the operator's keys can be replaced only by one. */
  isOperator: boolean
}

/** Creates a key with the rights and the lifetime of another, which ends after the overlap. */
export const rotateKey = (pool: Pool, { accountId, userId, keyId, overlapS, isOperator }: Rotation) =>
  transaction(pool, async (client) => {
    const old = await lockKey(client, accountId, keyId)
    if (!old) throw notFound()
    if (!old.is_valid) throw keyEnded()
    if (old.is_operator && !isOperator) throw operatorKeyNeeded()
    const lifetimeMs = old.expires_at && old.expires_at.getTime() - old.created_at.getTime()
    const created = await createApiKey(
      client,
      { accountId, userId },
      {
        isOperator: old.is_operator,
        name: old.name,
        scope: old.scope,
        expiresAt: lifetimeMs === null ? null : new Date(Date.now() + lifetimeMs),
      },
    )
    await expireKey(client, accountId, keyId, overlapS)
    return created
  })
