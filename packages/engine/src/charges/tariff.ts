import type { Schemas } from '@boxtrail/contracts'
import { exactAmount } from '@boxtrail/reference/currency'

export type Charge = 'demurrage' | 'storage' | 'detention' | 'combined'

type Tier = Schemas['TariffTiers'][number]

/** A row of `tariffs`; days as `YYYY-MM-DD`. Null: every line, place, length or kind. */
export interface Tariff {
  id: string
  charge: Charge
  shipping_line_scac: string | null
  port_locode: string | null
  equipment_length: number | null
  equipment_type: string | null
  free_days: number | null
  free_days_unit: 'calendar_days' | 'working_days'
  currency_code: string
  tiers: Tier[]
  valid_from: string
  valid_to: string | null
}

/** What the tariff of a container depends on. */
export interface Terms {
  scac: string
  locode: string | null
  equipment_length: number | null
  equipment_type: string | null
}

const matches = (wanted: string | number | null, actual: string | number | null) => wanted === null || wanted === actual

/**
 * The tariff of a charge on the day its free time begins: the most specific one (the line counts most, then the place,
 * the kind and the length of the container), and among equals the one valid since the latest day.
 */
export const chooseTariff = (
  tariffs: readonly Tariff[],
  charge: Charge,
  terms: Terms,
  day: string,
): Tariff | undefined => {
  const score = (tariff: Tariff) =>
    Number(tariff.shipping_line_scac !== null) * 8 +
    Number(tariff.port_locode !== null) * 4 +
    Number(tariff.equipment_type !== null) * 2 +
    Number(tariff.equipment_length !== null)
  return tariffs
    .filter(
      (tariff) =>
        tariff.charge === charge &&
        matches(tariff.shipping_line_scac, terms.scac) &&
        matches(tariff.port_locode, terms.locode) &&
        matches(tariff.equipment_length, terms.equipment_length) &&
        matches(tariff.equipment_type, terms.equipment_type) &&
        tariff.valid_from <= day &&
        (tariff.valid_to === null || tariff.valid_to >= day),
    )
    .toSorted(
      (a, b) =>
        score(b) - score(a) ||
        (a.valid_from < b.valid_from ? 1 : a.valid_from > b.valid_from ? -1 : a.id < b.id ? 1 : -1),
    )[0]
}

/** The cost of one day, counted from 1. */
export const costOfDay = (tiers: readonly Tier[], day: number): number =>
  tiers.findLast(({ from_day }) => from_day <= day)?.amount_per_day ?? 0

/** The cost of the days up to and including `days`. Tiers are in ascending order. */
export const costOf = (tiers: readonly Tier[], days: number): number =>
  exactAmount(
    tiers.reduce((sum, { from_day, amount_per_day }, index) => {
      const until = Math.min(days, (tiers[index + 1]?.from_day ?? Number.POSITIVE_INFINITY) - 1)
      return sum + Math.max(0, until - from_day + 1) * amount_per_day
    }, 0),
  )
