import { document, listDocument, pageOf } from '@boxtrail/protocol/answer/json-api'
import { notFound } from '@boxtrail/protocol/errors'
import type { Handler } from '../../context.ts'
import { Conditions } from '../../db/lists/conditions.ts'
import { findListed } from '../../db/lists/listing.ts'
import { findParties } from '../../records/parties/queries.ts'
import { partyResource } from '../../records/parties/resource.ts'
import { addParty, renameParty } from './save-party.ts'

export const listParties: Handler<'listParties'> = async ({ query }, call) => {
  const { pool, accountId } = call
  const conditions = new Conditions('p.account_id', accountId)
  const listing = { name: 'parties', from: 'parties p', alias: 'p', conditions }
  const page = pageOf(query)
  const { ids, ...position } = await findListed(pool, listing, page)
  const rows = await findParties(pool, accountId, ids)
  return listDocument(call, page, { data: rows.map(partyResource), ...position })
}

export const createParty: Handler<'createParty'> = async ({ body }, call) =>
  document(call, partyResource(await addParty(call, body.data.attributes.company_name)))

export const getParty: Handler<'getParty'> = async ({ params }, call) => {
  const [row] = await findParties(call.pool, call.accountId, [params.id])
  if (!row) throw notFound()
  return document(call, partyResource(row))
}

export const updateParty: Handler<'updateParty'> = async ({ params, body }, call) =>
  document(call, partyResource(await renameParty(call, params.id, body.data.attributes.company_name)))
