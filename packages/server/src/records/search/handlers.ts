import { onlyPage } from '@boxtrail/protocol/answer/json-api'
import { missingParameter } from '@boxtrail/protocol/errors'
import type { Handler } from '../../context.ts'
import { patternsOf } from './patterns.ts'
import { type EntityType, findEntries, findFoundRows } from './queries.ts'
import { searchResult } from './resource.ts'

const MOST = 25

export const searchRecords: Handler<'searchRecords'> = async ({ query: { query } }, call) => {
  const { pool, accountId } = call
  if (query.trim() === '') throw missingParameter('query')
  const found = await findEntries(pool, accountId, patternsOf(query), MOST)
  const idsOf = (type: EntityType) => found.filter((one) => one.entity_type === type).map((one) => one.entity_id)
  const ids = { shipment: idsOf('shipment'), cargo: idsOf('cargo'), tracking_request: idsOf('tracking_request') }
  const rows = found.length === 0 ? [] : await findFoundRows(pool, accountId, ids)
  const rowById = new Map(rows.map((row) => [row.id, row]))
  const data = found.flatMap(({ entity_type, entity_id }) => {
    const row = rowById.get(entity_id)
    return row ? [searchResult(entity_type, row)] : []
  })
  return onlyPage(call, data)
}
