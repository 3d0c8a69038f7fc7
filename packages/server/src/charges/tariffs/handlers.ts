import { document, listDocument, pageOf } from '@boxtrail/protocol/answer/json-api'
import { notFound } from '@boxtrail/protocol/errors'
import type { Handler } from '../../context.ts'
import { Conditions } from '../../db/lists/conditions.ts'
import { findListed } from '../../db/lists/listing.ts'
import { findTariffs } from '../../records/tariffs/queries.ts'
import { tariffResource } from '../../records/tariffs/resource.ts'
import { addTariff, changeTariff, removeTariff } from './save-tariff.ts'

export const listTariffs: Handler<'listTariffs'> = async ({ query }, call) => {
  const { pool, accountId } = call
  const conditions = new Conditions('t.account_id', accountId)
  const page = pageOf(query)
  const { ids, ...position } = await findListed(
    pool,
    { name: 'tariffs', from: 'tariffs t', alias: 't', conditions },
    page,
  )
  const rows = await findTariffs(pool, accountId, ids)
  return listDocument(call, page, { data: rows.map(tariffResource), ...position })
}

export const createTariff: Handler<'createTariff'> = async ({ body }, call) =>
  document(call, tariffResource(await addTariff(call, body.data.attributes)))

export const getTariff: Handler<'getTariff'> = async ({ params }, call) => {
  const [row] = await findTariffs(call.pool, call.accountId, [params.id])
  if (!row) throw notFound()
  return document(call, tariffResource(row))
}

export const updateTariff: Handler<'updateTariff'> = async ({ params, body }, call) =>
  document(call, tariffResource(await changeTariff(call, params.id, body.data.attributes)))

export const deleteTariff: Handler<'deleteTariff'> = async ({ params }, call) => {
  await removeTariff(call, params.id)
}
