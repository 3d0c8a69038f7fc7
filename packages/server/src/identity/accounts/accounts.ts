import type { Pool } from 'pg'
import { idv7 } from '../../db/idv7.ts'
import type { Client } from '../../db/statement.ts'
import { transaction } from '../../db/transaction.ts'
import { insertAccount, insertKey, insertUser, revokeKey } from '../../records/accounts/queries.ts'
import { hashApiKey, newApiKey } from './api-key.ts'

export interface NewAccount {
  accountId: string
  userId: string
}

/** Adds an account with its first user; undefined if the id is taken. */
export const addAccount = async (client: Client, id: string, companyName: string): Promise<NewAccount | undefined> => {
  if (!(await insertAccount(client, { id, companyName }))) return undefined
  const userId = idv7()
  await insertUser(client, { accountId: id, id: userId, name: companyName })
  return { accountId: id, userId }
}

export const createAccount = (pool: Pool, { companyName }: { companyName: string }): Promise<NewAccount> =>
  transaction(pool, async (client) => (await addAccount(client, idv7(), companyName))!)

export interface KeyOptions {
  key?: string
  isOperator?: boolean
  name?: string | null
  scope?: string
  expiresAt?: Date | null
}

/** Creates a key. The returned text cannot be read again: only its hash is stored. */
export const createApiKey = async (
  client: Client,
  { accountId, userId }: NewAccount,
  { key = newApiKey(), isOperator = false, name = null, scope = 'write', expiresAt = null }: KeyOptions = {},
): Promise<{ id: string; key: string }> => {
  const id = idv7()
  const stored = { keyHash: hashApiKey(key), last4: key.slice(-4) }
  await insertKey(client, { accountId, id, userId, ...stored, isOperator, name, scope, expiresAt })
  return { id, key }
}

/** Returns false if there is no such key, or it was revoked before. */
export const revokeApiKey = (client: Client, accountId: string, keyId: string): Promise<boolean> =>
  revokeKey(client, accountId, keyId)
