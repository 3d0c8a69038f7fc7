import type { Pool, PoolClient } from 'pg'
import { idv7 } from '../../db/idv7.ts'
import { transaction } from '../../db/transaction.ts'
import { firstUser, hasKeys, insertKeyOfSetting, revokeKeysOfSetting } from '../../records/accounts/queries.ts'
import { DEMO_ACCOUNT_ID } from '../../sources/test-line/demo-account.ts'
import { addAccount, createApiKey } from './accounts.ts'
import { hashApiKey } from './api-key.ts'

/** Creates the account of a fresh installation. */
export const ensureDemoAccount = async (pool: Pool): Promise<void> => {
  await transaction(pool, (client) => addAccount(client, DEMO_ACCOUNT_ID, 'Demo'))
}

export interface DemoKey {
  /** Whether the account had no key before. */
  isFirst: boolean
  /**
   * The generated key, to be shown now because only its hash is stored. Null if a key is configured or existed before.
   */
  generated: string | null
}

/**
 * Ensures that the demo account has a key. A configured key is made valid at each start, and the one configured before
 * is revoked; without a configured key, one is generated at the first start. `withFirst` creates whatever else belongs
 * to the first start, in one transaction with the first key, by which later starts recognize it.
 */
export const ensureDemoKey = (
  pool: Pool,
  apiKey?: string,
  withFirst?: (client: PoolClient) => Promise<void>,
): Promise<DemoKey> =>
  transaction(pool, async (client) => {
    const isFirst = !(await hasKeys(client, DEMO_ACCOUNT_ID))
    if (isFirst) await withFirst?.(client)
    const owner = { accountId: DEMO_ACCOUNT_ID, userId: await firstUser(client, DEMO_ACCOUNT_ID) }
    if (apiKey === undefined) return { isFirst, generated: isFirst ? (await createApiKey(client, owner)).key : null }
    const keyHash = hashApiKey(apiKey)
    await insertKeyOfSetting(client, { ...owner, id: idv7(), keyHash, last4: apiKey.slice(-4) })
    await revokeKeysOfSetting(client, DEMO_ACCOUNT_ID, keyHash)
    return { isFirst, generated: null }
  })
