import type { Schemas } from '@boxtrail/contracts'
import { dayIn } from '@boxtrail/engine/charges/days'
import { forecastCharge } from '@boxtrail/engine/charges/forecast'
import { groupByCharge } from '@boxtrail/engine/charges/reported-fees'
import type { Tariff } from '@boxtrail/engine/charges/tariff'
import { formatInstant } from '@boxtrail/engine/time'
import type { Call } from '../context.ts'
import { tariffsOf } from '../records/tariffs/queries.ts'
import type { findChargedContainer } from './queries.ts'

const DAYS_AHEAD = 7

export type ChargedContainer = Pick<
  NonNullable<Awaited<ReturnType<typeof findChargedContainer>>>,
  | 'id'
  | 'marks'
  | 'equipment_length'
  | 'equipment_type'
  | 'pod_timezone'
  | 'final_destination_timezone'
  | 'empty_terminated_timezone'
  | 'shipping_line_scac'
>

/** The charges forecast of a container, at a moment of its clock. */
export const forecastOf = async (
  row: ChargedContainer,
  { pool, accountId }: Pick<Call, 'pool' | 'accountId'>,
  moment: ForecastMoment,
): Promise<Schemas['ChargesForecast']> =>
  forecastBy((await tariffsOf(pool, [accountId])).get(accountId) ?? [], row, moment)

interface ForecastMoment {
  nowMs: number
  days?: number | undefined
}

/** The charges forecast by the tariffs of an account. */
export const forecastBy = (
  tariffs: readonly Tariff[],
  row: ChargedContainer,
  { nowMs, days = DAYS_AHEAD }: ForecastMoment,
): Schemas['ChargesForecast'] => {
  const { free_time: freeTime } = row.marks
  const { ends_on = null, locode = null, clocks = [] } = freeTime ?? {}
  // Before any clock begins, the place is known by the route alone.
  const zone = freeTime?.timezone ?? row.final_destination_timezone ?? row.pod_timezone
  const { equipment_length, equipment_type, empty_terminated_timezone: returnZone, shipping_line_scac: scac } = row
  const terms = { scac, locode, equipment_length, equipment_type }
  const reported = groupByCharge(clocks, row.marks.fees ?? [])
  const charges = reported.charges.map(({ clock, fees }) =>
    forecastCharge(clock, { terms, tariffs, zone, returnZone, nowMs, days, fees }),
  )
  const returning = clocks.find(({ charge, ended_at }) => /detention|combined/.test(charge) && ended_at === null)
  return {
    id: row.id,
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
