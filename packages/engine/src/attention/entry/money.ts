import { forecastCharge } from '../../charges/forecast.ts'
import { groupByCharge } from '../../charges/reported-fees.ts'
import type { Attended, AttendedContainer } from './attended.ts'
import type { Money } from './entry.ts'

type Charged = Pick<Attended, 'tariffs' | 'nowMs'> & { line: { scac: string | null } }
interface ChargedContainer {
  fields: Pick<AttendedContainer['fields'], 'equipment_length' | 'equipment_type'>
  meta: Pick<AttendedContainer['meta'], 'free_time' | 'fees'>
}

/** What the running charges of a container cost so far, and what tomorrow adds; null if none costs anything yet. */
export const moneyOf = ({ tariffs, line, nowMs }: Charged, { fields, meta }: ChargedContainer): Money[] | null => {
  const { clocks = [], locode = null, timezone: zone = null } = meta.free_time ?? {}
  const { equipment_length, equipment_type } = fields
  const terms = { scac: line.scac ?? '', locode, equipment_length, equipment_type }
  const charging = groupByCharge(clocks, meta.fees ?? []).charges.flatMap(({ clock, fees }) => {
    const forecast = forecastCharge(clock, { terms, tariffs, zone, nowMs, days: 1, fees })
    return forecast.state === 'charging' ? [forecast] : []
  })
  if (charging.length === 0) return null
  return charging.map(({ free_time, cost_so_far, cost_at_risk, currency_code, tariff_id, reported }) => ({
    charge: free_time.charge,
    payee: reported[0]?.payee ?? payeeOf(free_time),
    amount_so_far: cost_so_far,
    amount_next_day: cost_at_risk,
    currency: currency_code,
    tariff_id,
  }))
}

const payeeOf = ({ charge, because: [reason] }: { charge: string; because: { source: string }[] }): Money['payee'] => {
  if (charge !== 'storage') return 'line'
  return reason?.source.startsWith('rail:') ? 'railway' : 'terminal'
}
