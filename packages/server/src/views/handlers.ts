import { document, listDocument, pageOf } from '@boxtrail/protocol/answer/json-api'
import { notFound } from '@boxtrail/protocol/errors'
import type { Handler } from '../context.ts'
import { Conditions } from '../db/lists/conditions.ts'
import { findListed } from '../db/lists/listing.ts'
import { deleteViewRow, findViews } from './queries.ts'
import { viewResource } from './resource.ts'
import { addView, changeView } from './save-view.ts'

export const listViews: Handler<'listViews'> = async ({ query }, call) => {
  const { pool, accountId, userId } = call
  const conditions = new Conditions('v.account_id', accountId)
  conditions.bounds.push(`(v.visibility = 'shared' or v.user_id = ${conditions.bind(userId)})`)
  const page = pageOf(query)
  const { ids, ...position } = await findListed(pool, { name: 'views', from: 'views v', alias: 'v', conditions }, page)
  const rows = await findViews(pool, call, ids)
  return listDocument(call, page, { data: rows.map(viewResource), ...position })
}

export const createView: Handler<'createView'> = async ({ body }, call) =>
  document(call, viewResource(await addView(call, body)))

export const getView: Handler<'getView'> = async ({ params }, call) => {
  const [row] = await findViews(call.pool, call, [params.id])
  if (!row) throw notFound()
  return document(call, viewResource(row))
}

export const updateView: Handler<'updateView'> = async ({ params, body }, call) =>
  document(call, viewResource(await changeView(call, params.id, body)))

export const deleteView: Handler<'deleteView'> = async ({ params }, call) => {
  if (!(await deleteViewRow(call.pool, call, params.id))) throw notFound()
}
