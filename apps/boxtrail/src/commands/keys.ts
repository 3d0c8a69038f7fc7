import { isUuid } from '@boxtrail/protocol/uuid'
import { createApiKey, revokeApiKey } from '@boxtrail/server/identity/accounts/accounts'
import { findKey, listKeys } from '@boxtrail/server/identity/accounts/admin-queries'
import { nameProblem } from '@boxtrail/server/identity/accounts/name-problem'
import { rotateKey } from '@boxtrail/server/identity/api-keys/rotate'
import { appendAudit } from '@boxtrail/server/identity/audit-events/append-audit'
import { firstUser } from '@boxtrail/server/records/accounts/queries'
import { CommandError, onDatabase, UsageError } from './command.ts'
import { accountIdOf } from './find-account.ts'
import { tableOf } from './table.ts'

/** The same as in the API. */
const MAX_NAME_LENGTH = 100

export const createKeyCommand = onDatabase({
  words: 'admin keys create',
  parameters: ['account', 'role?', 'name?', 'scope?', 'days?'],
  summary: 'Create an API key for an account. The key is shown once: only its hash is kept.',
  note: 'With the role "operator" it may also read what concerns the whole installation: GET /v2/sources. The scope is "read" or "write" (the default). It expires after the given days, by default never.',
  run: async ({ account, role, name: given, scope = 'write', days }, pool) => {
    if (role !== undefined && role !== 'operator')
      throw new CommandError(`There is no role "${role}" for keys. The only one is "operator".`)
    if (scope !== 'read' && scope !== 'write')
      throw new CommandError(`There is no scope "${scope}". The scopes are "read" and "write".`)
    const name = given?.trim() ?? null
    const problem = name === null ? null : nameProblem(name, MAX_NAME_LENGTH)
    if (problem !== null) throw new UsageError(problem)
    const isOperator = role === 'operator'
    const expiresAt = days === undefined ? null : new Date(Date.now() + wholeNumber('days', days) * DAY_MS)
    const accountId = await accountIdOf(pool, account)
    const userId = await firstUser(pool, accountId)
    const { id, key } = await createApiKey(pool, { accountId, userId }, { isOperator, name, scope, expiresAt })
    await appendAudit(pool, { accountId, action: 'createApiKey', actor: 'operator', subject: { type: 'api_key', id } })
    return {
      json: { id, account_id: accountId, is_operator: isOperator, scope, expires_at: expiresAt, key },
      text: `${isOperator ? 'operator’s key' : 'key'} ${id} was created for account ${accountId}. It is shown only once:\n${key}`,
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
    const rows = keys.map(({ id, company_name, last4, is_operator, last_used_at, ...key }) => ({
      ...{ id, account: company_name, name: key.name, key: `…${last4}`, role: is_operator ? 'operator' : null },
      ...{ scope: key.scope, created_at: key.created_at, last_used_at: last_used_at ?? 'never' },
      ...{ expires_at: key.expires_at, revoked_at: key.revoked_at },
    }))
    return { json: keys, text: tableOf(rows, 'There are no keys.') }
  },
})

export const rotateKeyCommand = onDatabase({
  words: 'admin keys rotate',
  parameters: ['key', 'hours?'],
  summary: 'Replace a key by its id. Both are valid for the given hours, by default 24; the new one is shown once.',
  run: async ({ key, hours = '24' }, pool) => {
    const found = isUuid(key) ? await findKey(pool, key) : undefined
    if (!found) throw new CommandError('There is no key with this id. `admin keys list` lists the ids.')
    const { account_id: accountId, user_id: userId, id: keyId } = found
    const overlapS = wholeNumber('hours', hours) * 3_600
    const created = await rotateKey(pool, { accountId, userId, keyId, overlapS, isOperator: true })
    const subject = { type: 'api_key', id: created.id }
    await appendAudit(pool, {
      accountId,
      action: 'rotateApiKey',
      actor: 'operator',
      subject,
      details: { replaces: keyId },
    })
    return {
      json: { ...created, account_id: accountId, replaces: keyId },
      text: `key ${created.id} replaces ${keyId}, which is valid for ${hours} more hours. It is shown only once:\n${created.key}`,
    }
  },
})

const DAY_MS = 86_400_000

const wholeNumber = (name: string, text: string): number => {
  if (!/^\d{1,5}$/.test(text)) throw new CommandError(`${name} is a whole number, such as 90, not "${text}".`)
  return Number(text)
}

export const revokeKeyCommand = onDatabase({
  words: 'admin keys revoke',
  parameters: ['key'],
  summary: 'Revoke a key by its id. Every process rejects it within a second.',
  run: async ({ key }, pool) => {
    const found = isUuid(key) ? await findKey(pool, key) : undefined
    // A mistyped argument may be the key itself, so it is not repeated.
    if (!found) throw new CommandError('There is no key with this id. `admin keys list` lists the ids.')
    const revoked = await revokeApiKey(pool, found.account_id, found.id)
    const subject = { type: 'api_key', id: found.id }
    await appendAudit(pool, { accountId: found.account_id, action: 'revokeApiKey', actor: 'operator', subject })
    const again = found.is_from_setting
      ? '\nIf BOXTRAIL_API_KEY still contains it, the next start makes it valid again: change the variable.'
      : ''
    return {
      json: { id: found.id, account_id: found.account_id, revoked },
      text: `key ${found.id} (…${found.last4}) ${revoked ? 'was revoked' : 'was revoked before'}${again}`,
    }
  },
})
