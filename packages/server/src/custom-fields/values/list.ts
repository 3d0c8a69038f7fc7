import type { Query } from '@boxtrail/contracts/zod'
import { listDocument, pageOf } from '@boxtrail/protocol/answer/json-api'
import { isUuid } from '@boxtrail/protocol/uuid'
import type { Call } from '../../context.ts'
import { Conditions } from '../../db/lists/conditions.ts'
import { findListed } from '../../db/lists/listing.ts'
import { readRecordType } from '../../records/custom-field-definitions/field.ts'
import { findFields } from '../../records/custom-fields/queries.ts'
import { fieldResource } from '../../records/custom-fields/resource.ts'
import { include } from '../../records/included/include.ts'

/** A page of values, of all records or of one. */
export const fieldsPage = async (query: Query<'listCustomFields'>, call: Call) => {
  const { pool, accountId } = call
  const listing = {
    name: 'custom-fields',
    from: 'custom_fields f',
    alias: 'f',
    conditions: conditionsOf(query, accountId),
  }
  const page = pageOf(query)
  const { ids, ...position } = await findListed(pool, listing, page)
  const rows = await findFields(pool, accountId, ids)
  const data = rows.map(fieldResource)
  const included = await include(data, query.include, call)
  return listDocument(call, page, { data, ...position, included })
}

const ownerColumns: Partial<Record<string, string>> = {
  Shipment: 'shipment_id',
  Container: 'container_id',
  TrackingRequest: 'tracking_request_id',
}

const conditionsOf = (query: Query<'listCustomFields'>, accountId: string): Conditions => {
  const conditions = new Conditions('f.account_id', accountId)
  const type = query['filter[entity_type]']
  const column = type === undefined ? undefined : ownerColumns[readRecordType(type) ?? '']
  if (column !== undefined) conditions.addText(`f.${column} is not null`)
  else if (type !== undefined) conditions.addNothing()
  const { 'filter[entity_id]': entity, 'filter[definition_id]': definition } = query
  if ([entity, definition].some((id) => id !== undefined && !isUuid(id))) conditions.addNothing()
  if (entity !== undefined) conditions.addUnordered(entity, (p) => ({ sought: `f.entity_id = ${p}::uuid` }))
  if (definition !== undefined) conditions.add(definition, (p) => `f.definition_id = ${p}::uuid`)
  return conditions
}
