import type { Schemas } from '@boxtrail/contracts'
import { exactAmount } from '@boxtrail/reference/currency'
import { wireMs } from '../time.ts'
import { hasBegun } from './binding-clock.ts'
import { dayIn, daysBetween } from './days.ts'
import { type FreeTimeClock, zoneOfEnd } from './free-time-clocks.ts'
import { sumPosted } from './reported-fees.ts'
import { type Charge, chooseTariff, costOf, costOfDay, type Tariff, type Terms } from './tariff.ts'

type ChargeForecast = Schemas['ChargeForecast']

export interface ForecastInput {
  terms: Terms
  tariffs: readonly Tariff[]
  zone: string | null
  /** The zone of the place where the empty container was returned. */
  returnZone?: string | null
  nowMs: number
  /** How many days ahead the cost at risk covers. */
  days: number
  /** What sources report as the cost of this charge. */
  fees: readonly Schemas['PayableFee'][]
}

/** What a charge has cost so far, as reported or by the account's tariffs, and what it may cost in the days ahead. */
export const forecastCharge = (clock: FreeTimeClock, input: ForecastInput): ChargeForecast => {
  const { tariffs, terms, zone, returnZone = null, nowMs, days, fees } = input
  const today = dayIn(nowMs, zone)
  const { starts_at, ended_at, last_free_day } = clock
  const charge = clock.charge as Charge
  const tariff = chooseTariff(tariffs, charge, terms, starts_at ? dayIn(wireMs(starts_at)!, zone) : today)
  const until = ended_at ? dayIn(wireMs(ended_at)!, zoneOfEnd(charge, zone, returnZone)) : today
  const counting = hasBegun(clock) ? last_free_day : null
  const charged = counting === null ? null : Math.max(0, daysBetween(counting, until))
  const left = counting === null || ended_at ? null : Math.max(0, daysBetween(today, counting))
  const isPosted = fees.some(({ amount }) => amount > 0)
  const posted = sumPosted(fees)
  // Posted fees in several currencies have no sum, and are not replaced by a tariff either.
  const applies = !isPosted || tariff?.currency_code === posted?.currency_code ? tariff : undefined
  const costs = applies && charged !== null ? computeCosts(applies, { charged, left, days }) : null
  const byTariff = isPosted ? null : (costs?.soFar ?? null)
  return {
    free_time: clock,
    state: ended_at ? 'ended' : isPosted || charged! > 0 ? 'charging' : counting === null ? 'unknown' : 'free',
    days_left: left,
    days_charged: charged,
    tariff_id: applies?.id ?? null,
    currency_code: posted?.currency_code ?? applies?.currency_code ?? null,
    cost_per_day: applies && !ended_at ? costOfDay(applies.tiers, Math.max(1, charged ?? 1)) : null,
    cost_so_far: posted?.amount ?? byTariff,
    cost_basis: posted ? 'reported' : byTariff === null ? null : 'tariff',
    cost_at_risk: ended_at && isPosted ? 0 : (costs?.atRisk ?? null),
    reported: [...fees],
    unknown: describeUnknown(clock, applies, terms, { isPosted, isSummed: posted !== null }),
  }
}

const computeCosts = (
  { tiers }: Tariff,
  { charged, left, days }: { charged: number; left: number | null; days: number },
): { soFar: number; atRisk: number } => {
  const soFar = costOf(tiers, charged)
  if (left === null) return { soFar, atRisk: 0 }
  const ahead = charged + Math.max(0, days - left)
  return { soFar, atRisk: exactAmount(costOf(tiers, ahead) - soFar) }
}

const describeUnknown = (
  clock: FreeTimeClock,
  tariff: Tariff | undefined,
  terms: Terms,
  { isPosted, isSummed }: { isPosted: boolean; isSummed: boolean },
) => {
  const { charge, last_free_day, starts_at, ended_at } = clock
  const what = `${charge} of line ${terms.scac}${terms.locode ? ` at ${terms.locode}` : ''}`
  const cost = isPosted ? 'what further days cost' : 'the cost'
  const day =
    starts_at === null && !isPosted
      ? `the last free day: free time for ${charge} has not begun, and no source reports its last day`
      : `the last free day: no source reports one, and none of your tariffs gives free days for ${what}`
  return [
    ...(last_free_day === null ? [day] : []),
    ...(last_free_day !== null && !hasBegun(clock)
      ? [`the days that count: free time for ${charge} has not begun`]
      : []),
    ...(isPosted && !isSummed ? ['the cost in one sum: fees are reported in several currencies'] : []),
    ...(tariff || (isPosted && ended_at) ? [] : [`${cost}: none of your tariffs is for ${what}`]),
  ]
}
