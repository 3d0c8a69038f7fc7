import { document } from '@boxtrail/protocol/answer/json-api'
import { notFound } from '@boxtrail/protocol/errors'
import type { Handler } from '../context.ts'
import { forecastOf } from './forecast-of.ts'
import { findChargedContainer } from './queries.ts'

export const getContainerChargesForecast: Handler<'getContainerChargesForecast'> = async (
  { params: { id }, query: { days } },
  call,
) => {
  const row = await findChargedContainer(call.pool, call.accountId, id)
  if (!row) throw notFound()
  return document(call, await forecastOf(row, call, { nowMs: row.now.getTime(), days }))
}
