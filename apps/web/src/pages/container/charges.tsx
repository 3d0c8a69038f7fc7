import type { ChargeForecast } from '@boxtrail/client'
import { useContainerChargesForecast } from '@boxtrail/react'
import { money } from '../../format/money.ts'
import { Problem } from '../../parts/page/problem.tsx'
import { inWords } from '../../parts/record/status-look.ts'

const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' })

const inDays = (count: number): string => `${count} ${count === 1 ? 'day' : 'days'}`

const stateOf = ({ state, daysLeft, daysCharged, costSoFar }: ChargeForecast): string => {
  if (state === 'free') return daysLeft === 0 ? 'Last free day' : `${inDays(daysLeft ?? 0)} left`
  if (state === 'charging') return daysCharged === null ? 'Charged' : `${inDays(daysCharged)} charged`
  if (state !== 'ended') return 'Not known'
  if (daysCharged) return `Ended, ${inDays(daysCharged)} charged`
  if (costSoFar) return 'Ended, charged'
  // Without a last free day the number of charged days is unknown.
  return daysCharged === null ? 'Ended' : 'Ended, nothing charged'
}

/** As in the lists, free time that ends within two days is highlighted. */
const SOON_DAYS = 2

const toneOf = ({ state, daysLeft }: ChargeForecast): string => {
  if (state === 'free') return daysLeft !== null && daysLeft <= SOON_DAYS ? 'tone-warn' : 'tone-good'
  return state === 'charging' ? 'tone-bad' : state === 'ended' ? 'tone-done' : 'quiet'
}

const Charge = ({ charge, days }: { charge: ChargeForecast; days: number }) => {
  const { freeTime, currencyCode, costSoFar, costAtRisk } = charge
  return (
    <tr>
      <th scope="row">
        {inWords(freeTime.charge)}
        {charge.unknown.length > 0 ? (
          <details className="missing">
            <summary>What is missing</summary>
            <ul>
              {charge.unknown.map((what) => (
                <li key={what}>{what}</li>
              ))}
            </ul>
          </details>
        ) : null}
      </th>
      <td>{freeTime.lastFreeDay ? day.format(new Date(freeTime.lastFreeDay)) : '–'}</td>
      <td className={toneOf(charge)}>{stateOf(charge)}</td>
      <td>
        {costSoFar === null ? '–' : money(costSoFar, currencyCode)}
        {charge.costBasis === 'reported' ? (
          <span className="quiet second">{`as ${charge.reported.map(({ source }) => source).join(', ')} reports`}</span>
        ) : null}
        {costAtRisk ? (
          <span className="quiet second">{`+ ${money(costAtRisk, currencyCode)} in ${days} d`}</span>
        ) : null}
      </td>
    </tr>
  )
}

/** The costs of waiting, so far and in the coming days. */
export const Charges = ({ id }: { id: string }) => {
  const { data, error } = useContainerChargesForecast(id)
  if (error) return <Problem error={error} />
  if (!data || data.charges.length === 0) return null
  return (
    <section className="card" aria-labelledby="charges">
      <h2 id="charges">Charges forecast</h2>
      <table className="charges">
        <thead>
          <tr>
            <th scope="col">Charge</th>
            <th scope="col">Last free day</th>
            <th scope="col">State</th>
            <th scope="col">Cost</th>
          </tr>
        </thead>
        <tbody>
          {data.charges.map((charge) => (
            <Charge key={charge.freeTime.charge} charge={charge} days={data.days} />
          ))}
        </tbody>
      </table>
    </section>
  )
}
