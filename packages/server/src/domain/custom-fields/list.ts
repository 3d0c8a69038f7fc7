import type { Query } from '@boxtrail/contracts/zod'
import { Conditions, findListed } from '../../db/listing.ts'
import { isUuid, listDocument } from '../../json-api.ts'
import type { Call } from '../context.ts'
import { readRecordType } from '../custom-field-definitions/field.ts'
import { includeWithFields } from './included.ts'
import { findFields } from './queries.ts'
import { fieldResource } from './resource.ts'

/** A page of values, of all records or of one. */
export const fieldsPage = async (query: Query<'listCustomFields'>, call: Call) => {
  const { pool, accountId } = call
  const listing = {
    name: 'custom-fields',
    from: 'custom_fields f',
    alias: 'f',
    conditions: conditionsOf(query, accountId),
  }
  const page = { number: query['page[number]'], size: query['page[size]'] }
  const { ids, total } = await findListed(pool, listing, page)
  const rows = await findFields(pool, accountId, ids)
  const included = await includeWithFields(rows, query.include, call)
  return listDocument(call, page, { data: rows.map(fieldResource), total, ...(included ? { included } : {}) })
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
  else if (type !== undefined) conditions.addText('false')
  const id = (name: string, value: string | undefined) => {
    if (value !== undefined) conditions.add(isUuid(value) ? value : null, (p) => `f.${name} = ${p}::uuid`)
  }
  id('entity_id', query['filter[entity_id]'])
  id('definition_id', query['filter[definition_id]'])
  return conditions
}
