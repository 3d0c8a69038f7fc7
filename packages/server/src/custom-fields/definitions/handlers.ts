import type { Query } from '@boxtrail/contracts/zod'
import { document, listDocument, pageOf } from '@boxtrail/protocol/answer/json-api'
import { notFound } from '@boxtrail/protocol/errors'
import type { Call, Handler } from '../../context.ts'
import { Conditions, likePrefix } from '../../db/lists/conditions.ts'
import { findListed } from '../../db/lists/listing.ts'
import { readRecordType } from '../../records/custom-field-definitions/field.ts'
import { findDefinitions } from '../../records/custom-field-definitions/queries.ts'
import { definitionResource } from '../../records/custom-field-definitions/resource.ts'
import { include } from '../../records/included/include.ts'
import { changeDefinition, defineField, removeDefinition } from './save.ts'

export const listCustomFieldDefinitions: Handler<'listCustomFieldDefinitions'> = async ({ query }, call) => {
  const { pool, accountId } = call
  const listing = {
    name: 'definitions',
    from: 'custom_field_definitions d',
    alias: 'd',
    conditions: conditionsOf(query, call),
  }
  const page = pageOf(query)
  const { ids, ...position } = await findListed(pool, listing, page)
  const rows = await findDefinitions(pool, accountId, ids)
  const data = rows.map(definitionResource)
  const included = await include(data, query.include, call)
  return listDocument(call, page, { data, ...position, included })
}

const conditionsOf = (query: Query<'listCustomFieldDefinitions'>, { accountId }: Call): Conditions => {
  const conditions = new Conditions('d.account_id', accountId)
  const { 'filter[entity_type]': type, 'filter[data_type]': dataType, 'filter[display_name]': name } = query
  if (type !== undefined) conditions.add(readRecordType(type) ?? type, (p) => `d.entity_type = ${p}`)
  if (dataType !== undefined) conditions.add(dataType, (p) => `d.data_type = ${p}`)
  if (name !== undefined) conditions.add(likePrefix(name), (p) => `d.display_name ilike ${p}`)
  return conditions
}

export const createCustomFieldDefinition: Handler<'createCustomFieldDefinition'> = async ({ body }, call) =>
  document(call, definitionResource(await defineField(call, body.data.attributes)))

export const getCustomFieldDefinition: Handler<'getCustomFieldDefinition'> = async ({ params, query }, call) => {
  const [row] = await findDefinitions(call.pool, call.accountId, [params.id])
  if (!row) throw notFound()
  const data = definitionResource(row)
  return document(call, data, await include([data], query.include, call))
}

export const updateCustomFieldDefinition: Handler<'updateCustomFieldDefinition'> = async ({ params, body }, call) =>
  document(call, definitionResource(await changeDefinition(call, params.id, body.data.attributes)))

export const deleteCustomFieldDefinition: Handler<'deleteCustomFieldDefinition'> = async ({ params }, call) => {
  await removeDefinition(call, params.id)
}
