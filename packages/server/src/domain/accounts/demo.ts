import type { Pool } from 'pg'
import { idv7 } from '../../db/idv7.ts'
import { transaction } from '../../db/transaction.ts'
import { DEMO_ACCOUNT_ID } from '../../sources/test-line/demo-account.ts'
import { addAccount, createApiKey } from './accounts.ts'
import { hashApiKey } from './api-key.ts'
import { firstUser, hasKeys, insertKeyOfSetting, revokeKeysOfSetting } from './queries.ts'

/** The account that a fresh installation begins with. */
export const ensureDemoAccount = async (pool: Pool): Promise<void> => {
  await transaction(pool, (client) => addAccount(client, DEMO_ACCOUNT_ID, 'Demo'))
}

export interface DemoKey {
  /** Nobody had a key of this account before. */
  isFirst: boolean
  /** The key that was made, to be shown now: only its hash is kept. Null where a setting names it, or it exists. */
  generated: string | null
}

/**
 * A key for the demo account. The one that a setting names is made valid at each start, and the one that it named before
 * is revoked; without a setting, a key is made on the first start.
 */
export const ensureDemoKey = (pool: Pool, apiKey?: string): Promise<DemoKey> =>
  transaction(pool, async (client) => {
    const isFirst = !(await hasKeys(client, DEMO_ACCOUNT_ID))
    const owner = { accountId: DEMO_ACCOUNT_ID, userId: await firstUser(client, DEMO_ACCOUNT_ID) }
    if (apiKey === undefined) return { isFirst, generated: isFirst ? (await createApiKey(client, owner)).key : null }
    const keyHash = hashApiKey(apiKey)
    await insertKeyOfSetting(client, { ...owner, id: idv7(), keyHash, last4: apiKey.slice(-4) })
    await revokeKeysOfSetting(client, DEMO_ACCOUNT_ID, keyHash)
    return { isFirst, generated: null }
  })
