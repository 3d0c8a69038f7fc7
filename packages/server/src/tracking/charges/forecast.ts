import type { Schemas } from '@boxtrail/contracts'
import { wireMs } from '../time.ts'
import { dayIn, daysBetween } from './days.ts'
import type { FreeTimeClock } from './free-time.ts'
import { type Charge, chooseTariff, costOf, costOfDay, type Tariff, type Terms } from './tariff.ts'

type ChargeForecast = Schemas['ChargeForecast']

export interface ForecastInput {
  terms: Terms
  tariffs: readonly Tariff[]
  zone: string | null
  nowMs: number
  /** How many days ahead the cost at risk looks. */
  days: number
}

/** What a charge costs so far and in the days ahead, by the account's tariffs. */
export const forecastCharge = (clock: FreeTimeClock, input: ForecastInput): ChargeForecast => {
  const { tariffs, terms, zone, nowMs, days } = input
  const today = dayIn(nowMs, zone)
  const { starts_at, ended_at, last_free_day } = clock
  const charge = clock.charge as Charge
  const tariff = chooseTariff(tariffs, charge, terms, starts_at ? dayIn(wireMs(starts_at)!, zone) : today)
  const until = ended_at ? dayIn(wireMs(ended_at)!, zone) : today
  const charged = last_free_day === null ? null : Math.max(0, daysBetween(last_free_day, until))
  const left = last_free_day === null || ended_at ? null : Math.max(0, daysBetween(today, last_free_day))
  const costs = tariff && charged !== null ? costsOf(tariff, { charged, left, days }) : null
  return {
    free_time: clock,
    state: ended_at ? 'ended' : last_free_day === null ? 'unknown' : charged! > 0 ? 'charging' : 'free',
    days_left: left,
    days_charged: charged,
    tariff_id: tariff?.id ?? null,
    currency_code: tariff?.currency_code ?? null,
    cost_per_day: tariff && !ended_at ? costOfDay(tariff.tiers, Math.max(1, charged ?? 1)) : null,
    cost_so_far: costs?.soFar ?? null,
    cost_at_risk: costs?.atRisk ?? null,
    unknown: unknownOf(clock, tariff, terms),
  }
}

const costsOf = (
  { tiers }: Tariff,
  { charged, left, days }: { charged: number; left: number | null; days: number },
): { soFar: number; atRisk: number } => {
  const soFar = costOf(tiers, charged)
  if (left === null) return { soFar, atRisk: 0 }
  const ahead = charged + Math.max(0, days - left)
  return { soFar, atRisk: Math.round((costOf(tiers, ahead) - soFar) * 100) / 100 }
}

const unknownOf = ({ charge, last_free_day, starts_at }: FreeTimeClock, tariff: Tariff | undefined, terms: Terms) => {
  const what = `${charge} of line ${terms.scac}${terms.locode ? ` at ${terms.locode}` : ''}`
  const day =
    starts_at === null
      ? `the last free day: free time for ${charge} has not begun, and no source reports its last day`
      : `the last free day: no source reports one, and none of your tariffs gives free days for ${what}`
  return [
    ...(last_free_day === null ? [day] : []),
    ...(tariff ? [] : [`the cost: none of your tariffs is for ${what}`]),
  ]
}
