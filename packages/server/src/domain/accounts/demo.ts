import type { Pool } from 'pg'
import { transaction } from '../../db/transaction.ts'
import { addAccount, createApiKey } from './accounts.ts'
import { firstUser } from './queries.ts'

/** Fixed, so that processes that start together agree on one. */
export const DEMO_ACCOUNT_ID = '019b76da-a800-7000-8000-000000000001'

/**
 * The account that a fresh installation begins with. Answers its key on the first start only; later ones cannot know
 * it. A key that a setting names is made good at each start.
 */
export const ensureDemoAccount = (pool: Pool, apiKey?: string): Promise<string | null> =>
  transaction(pool, async (client) => {
    const created = await addAccount(client, DEMO_ACCOUNT_ID, 'Demo')
    if (created) return (await createApiKey(client, created, apiKey)).key
    if (apiKey !== undefined) {
      const userId = await firstUser(client, DEMO_ACCOUNT_ID)
      await createApiKey(client, { accountId: DEMO_ACCOUNT_ID, userId }, apiKey)
    }
    return null
  })
