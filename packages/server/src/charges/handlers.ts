import { document } from '@boxtrail/protocol/answer/json-api'
import type { Handler } from '../context.ts'
import { forecastOf } from './forecast-of.ts'

export const getContainerChargesForecast: Handler<'getContainerChargesForecast'> = async (
  { params: { id }, query: { days } },
  call,
) => document(call, await forecastOf(id, call, { days }))
