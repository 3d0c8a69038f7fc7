import type { Schemas } from '@boxtrail/contracts'
import { exactAmount } from '@boxtrail/reference/currency'
import { groupsBy } from '../groups-by.ts'
import { chargeOfFee } from './charge-of-fee.ts'
import type { FreeTimeClock } from './free-time-clocks.ts'
import type { Charge } from './tariff.ts'

type PayableFee = Schemas['PayableFee']

export interface ReportedFees {
  /** Every charge with a clock, and charges without a clock for which a source has posted a fee. */
  charges: { clock: FreeTimeClock; fees: PayableFee[] }[]
  /** Fees that do not grow with time. A facility's totals are left out. */
  others: PayableFee[]
}

/** Groups the fees that sources report by the charge whose cost they state. */
export const groupByCharge = (clocks: readonly FreeTimeClock[], fees: readonly PayableFee[]): ReportedFees => {
  const owed = fees
    .filter(({ type }) => type !== 'total')
    .map((fee) => ({ fee, charge: effectiveCharge(chargeOfFee(fee), clocks) }))
  const charges: readonly FreeTimeClock[] = [
    ...clocks,
    ...[...new Set(owed.map(({ charge }) => charge))]
      .filter((charge) => charge !== null && !clocks.some((clock) => clock.charge === charge))
      .map((charge) => ({ charge: charge!, starts_at: null, ended_at: null, ...NO_DAY })),
  ]
  return {
    charges: charges.map((clock) => {
      const own = owed.filter(({ charge }) => charge === clock.charge).map(({ fee }) => fee)
      return { clock: withReportersDay(clock, own, clocks), fees: own }
    }),
    others: owed.filter(({ charge }) => charge === null).map(({ fee }) => fee),
  }
}

/**
 * A terminal that collects the demurrage of a line also reports the line's last free day: its day then applies to both
 * charges.
 */
function withReportersDay(
  clock: FreeTimeClock,
  fees: readonly PayableFee[],
  clocks: readonly FreeTimeClock[],
): FreeTimeClock {
  if (clock.last_free_day !== null || clock.charge === 'detention') return clock
  const day = clocks.find(
    ({ last_free_day, because }) =>
      last_free_day !== null && because.some(({ source }) => fees.some((fee) => fee.source === source)),
  )
  if (!day) return clock
  const { last_free_day, is_calculated, because } = day
  return { ...clock, last_free_day, is_calculated, because }
}

const NO_DAY = { last_free_day: null, is_calculated: false, because: [] }

/** A line that does not separate demurrage and detention has one combined charge. */
const effectiveCharge = (charge: Charge | null, clocks: readonly FreeTimeClock[]): Charge | null =>
  (charge === 'demurrage' || charge === 'detention') && clocks.some((clock) => clock.charge === 'combined')
    ? 'combined'
    : charge

/** What is owed, summed by payee and currency: amounts of different payees or currencies are never added. */
export const totalsOf = (fees: readonly PayableFee[]): { payee: string; currency_code: string; amount: number }[] => {
  const owed = fees.filter(({ type, amount }) => type !== 'total' && amount > 0)
  const groups = groupsBy(owed, ({ payee, currency_code }) => `${payee} ${currency_code}`)
  return groups.map((group) => {
    const { payee, currency_code } = group[0]!
    return { payee, currency_code, amount: sum(group) }
  })
}

const sum = (fees: readonly PayableFee[]): number => exactAmount(fees.reduce((all, { amount }) => all + amount, 0))

/**
 * The total of the posted fees; null if there are none, or if they are in several currencies, which are never added. An
 * equal amount from another source is the same fee: a terminal collects the fee of the line.
 */
export const sumPosted = (fees: readonly PayableFee[]): { amount: number; currency_code: string } | null => {
  const isCollected = (fee: PayableFee, earlier: readonly PayableFee[]) =>
    earlier.some(
      (one) => one.source !== fee.source && one.amount === fee.amount && one.currency_code === fee.currency_code,
    )
  const posted = fees.filter((fee, at) => fee.amount > 0 && !isCollected(fee, fees.slice(0, at)))
  const [currency_code, ...further] = new Set(posted.map((fee) => fee.currency_code))
  if (currency_code === undefined || further.length > 0) return null
  return { amount: sum(posted), currency_code }
}
