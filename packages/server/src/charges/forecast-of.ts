import type { Schemas } from '@boxtrail/contracts'
import { dayIn } from '@boxtrail/engine/charges/days'
import { forecastCharge } from '@boxtrail/engine/charges/forecast'
import { groupByCharge } from '@boxtrail/engine/charges/reported-fees'
import { formatInstant } from '@boxtrail/engine/time'
import { notFound } from '@boxtrail/protocol/errors'
import type { Call } from '../context.ts'
import { tariffsOf } from '../records/tariffs/queries.ts'
import { findChargedContainer } from './queries.ts'

const DAYS_AHEAD = 7

/** The charges forecast of a container as it is served, at its present or at the moment at which its tracking stopped. */
export const forecastOf = async (
  id: string,
  { pool, accountId }: Pick<Call, 'pool' | 'accountId'>,
  { days = DAYS_AHEAD, atMs }: { days?: number | undefined; atMs?: number } = {},
): Promise<Schemas['ChargesForecast']> => {
  const row = await findChargedContainer(pool, accountId, id)
  if (!row) throw notFound()
  const { free_time: freeTime } = row.marks
  const { ends_on = null, locode = null, timezone: zone = null, clocks = [] } = freeTime ?? {}
  const { equipment_length, equipment_type, shipping_line_scac: scac } = row
  const terms = { scac, locode, equipment_length, equipment_type }
  const tariffs = (await tariffsOf(pool, [accountId])).get(accountId) ?? []
  const nowMs = atMs ?? row.now.getTime()
  const reported = groupByCharge(clocks, row.marks.fees ?? [])
  const charges = reported.charges.map(({ clock, fees }) =>
    forecastCharge(clock, { terms, tariffs, zone, nowMs, days, fees }),
  )
  const returning = clocks.find(({ charge, ended_at }) => /detention|combined/.test(charge) && ended_at === null)
  return {
    id,
    type: 'charges_forecast',
    attributes: {
      as_of: formatInstant(nowMs),
      days,
      today: dayIn(nowMs, zone),
      timezone: zone,
      free_time_ends_on: ends_on,
      empty_return_by: returning?.last_free_day ?? null,
      charges,
      other_fees: reported.others,
    },
  }
}
