import { isBlank } from '@boxtrail/engine/visible-text'
import { document, listDocument, pageOf } from '@boxtrail/protocol/answer/json-api'
import { blankName, notFound, operatorKeyNeeded, unprocessable } from '@boxtrail/protocol/errors'
import type { Call, Handler } from '../../context.ts'
import { Conditions } from '../../db/lists/conditions.ts'
import { findListed } from '../../db/lists/listing.ts'
import { transaction } from '../../db/transaction.ts'
import { createApiKey as addKey, revokeApiKey as revoke } from '../accounts/accounts.ts'
import { findApiKeys, lockKey } from './queries.ts'
import { apiKeyResource } from './resource.ts'
import { DEFAULT_OVERLAP_S, rotateKey } from './rotate.ts'

export const listApiKeys: Handler<'listApiKeys'> = async ({ query }, call) => {
  const { pool, accountId } = call
  const conditions = new Conditions('k.account_id', accountId)
  const page = pageOf(query)
  const listing = { name: 'api-keys', from: 'api_keys k', alias: 'k', conditions }
  const { ids, ...position } = await findListed(pool, listing, page)
  const rows = await findApiKeys(pool, accountId, ids)
  return listDocument(call, page, { data: rows.map((row) => apiKeyResource(row)), ...position })
}

const keyOf = async ({ pool, accountId }: Call, id: string) => {
  const [row] = await findApiKeys(pool, accountId, [id])
  if (!row) throw notFound()
  return row
}

export const getApiKey: Handler<'getApiKey'> = async ({ params }, call) =>
  document(call, apiKeyResource(await keyOf(call, params.id)))

export const createApiKey: Handler<'createApiKey'> = async ({ body }, call) => {
  const { name, scope, expires_at } = body.data.attributes
  const expiresAt = expires_at ? new Date(expires_at) : null
  if (isBlank(name)) throw blankName()
  if (expiresAt !== null && expiresAt <= call.clock())
    throw unprocessable('/data/attributes/expires_at', 'This time has passed.')
  const { id, key } = await addKey(call.pool, call, { name: name.trim(), scope, expiresAt })
  return document(call, apiKeyResource(await keyOf(call, id), key))
}

export const rotateApiKey: Handler<'rotateApiKey'> = async ({ params, body }, call) => {
  const overlapS = body?.data.attributes.overlap_seconds ?? DEFAULT_OVERLAP_S
  const { id, key } = await rotateKey(call.pool, { ...call, keyId: params.id, overlapS })
  return document(call, apiKeyResource(await keyOf(call, id), key))
}

/** The operator's keys can be revoked only by an operator. */
export const revokeApiKey: Handler<'revokeApiKey'> = ({ params }, { pool, accountId, isOperator }) =>
  transaction(pool, async (client) => {
    const key = await lockKey(client, accountId, params.id)
    if (!key) throw notFound()
    if (key.is_operator && !isOperator) throw operatorKeyNeeded()
    await revoke(client, accountId, params.id)
    return undefined
  })
