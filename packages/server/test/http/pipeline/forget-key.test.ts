import { expect, test } from 'vitest'
import { createAuthenticator } from '../../../src/http/auth/authenticate.ts'
import { forgetEndedKey } from '../../../src/http/pipeline/forget-key.ts'
import { createAccount, createApiKey, revokeApiKey } from '../../../src/identity/accounts/accounts.ts'
import { testDatabase } from '../../harness/database/database.ts'

const { pool } = await testDatabase()
const authenticate = createAuthenticator(pool, () => 0)
const account = await createAccount(pool, { companyName: 'Lakeside Furniture' })

test('a key is refused at once after the operations that end it, and after no others', async () => {
  for (const [operation, isEnded] of [
    ['getApiKey', false],
    ['revokeApiKey', true],
    ['rotateApiKey', true],
  ] as const) {
    const { id, key } = await createApiKey(pool, account)
    await authenticate(`Token ${key}`)
    await revokeApiKey(pool, account.accountId, id)
    forgetEndedKey(authenticate, operation, { id: id.toUpperCase() }, account.accountId)
    const outcome = await authenticate(`Token ${key}`).then(
      () => 'accepted',
      ({ status }) => status,
    )
    expect([operation, outcome]).toEqual([operation, isEnded ? 401 : 'accepted'])
  }
})
