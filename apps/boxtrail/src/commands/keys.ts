import { isUuid } from '@boxtrail/server/db/uuid'
import { createApiKey, revokeApiKey } from '@boxtrail/server/domain/accounts/accounts'
import { findKey, listKeys } from '@boxtrail/server/domain/accounts/admin-queries'
import { firstUser } from '@boxtrail/server/domain/accounts/queries'
import { CommandError, onDatabase } from './command.ts'
import { accountIdOf } from './find-account.ts'
import { tableOf } from './table.ts'

export const createKeyCommand = onDatabase({
  words: 'admin keys create',
  parameters: ['account', 'role?'],
  summary: 'Create an API key for an account. The key is shown once: only its hash is kept.',
  note: 'With the role "operator" it may also read what concerns the whole installation: GET /v2/sources.',
  run: async ({ account, role }, pool) => {
    if (role !== undefined && role !== 'operator')
      throw new CommandError(`There is no role "${role}" for keys. The only one is "operator".`)
    const isOperator = role === 'operator'
    const accountId = await accountIdOf(pool, account)
    const userId = await firstUser(pool, accountId)
    const { id, key } = await createApiKey(pool, { accountId, userId }, { isOperator })
    return {
      json: { id, account_id: accountId, is_operator: isOperator, key },
      text: `${isOperator ? 'operator’s key' : 'key'} ${id} was created for account ${accountId}. It is shown only this once:\n${key}`,
    }
  },
})

export const listKeysCommand = onDatabase({
  words: 'admin keys list',
  parameters: ['account?'],
  summary: 'List the keys of an account, or of all.',
  note: 'A key is shown by its last four characters. Its last use is recorded at most once a minute.',
  run: async ({ account }, pool) => {
    const keys = await listKeys(pool, account === undefined ? null : await accountIdOf(pool, account))
    const rows = keys.map(({ id, company_name, last4, is_operator, created_at, last_used_at, revoked_at }) => ({
      ...{ id, account: company_name, key: `…${last4}`, role: is_operator ? 'operator' : null, created_at },
      ...{ last_used_at: last_used_at ?? 'never', revoked_at },
    }))
    return { json: keys, text: tableOf(rows, 'There are no keys.') }
  },
})

export const revokeKeyCommand = onDatabase({
  words: 'admin keys revoke',
  parameters: ['key'],
  summary: 'Revoke a key by its id. Every process rejects it within a second.',
  run: async ({ key }, pool) => {
    const found = isUuid(key) ? await findKey(pool, key) : undefined
    // A mistyped argument may be the key itself, so it is not repeated.
    if (!found) throw new CommandError('There is no key with this id. `admin keys list` lists the ids.')
    const revoked = await revokeApiKey(pool, found.account_id, found.id)
    const again = found.is_from_setting
      ? '\nIf BOXTRAIL_API_KEY still contains it, the next start makes it valid again: change the variable.'
      : ''
    return {
      json: { id: found.id, account_id: found.account_id, revoked },
      text: `key ${found.id} (…${found.last4}) ${revoked ? 'was revoked' : 'was revoked before'}${again}`,
    }
  },
})
