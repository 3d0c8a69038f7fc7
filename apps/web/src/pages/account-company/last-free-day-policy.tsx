import type { PickupLfdPolicyChange } from '@boxtrail/client'
import { useAttentionSettings, useUpdateAttentionSettings } from '@boxtrail/react'
import { useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { FormEvent } from 'react'
import { mayWrite, useSession } from '../../auth/session.ts'
import { dayInWords } from '../../format/last-free-day.ts'
import { Problem, Refusal } from '../../parts/page/problem.tsx'

const POLICIES = [
  ['line_first', 'The line first, then the terminal, then the railway'],
  ['terminal_first', 'The terminal or railway where it is picked up first, then the line'],
  ['earliest', 'The earliest day'],
] as const

/** The policy of the account that chooses among several last free days. */
export const LastFreeDayPolicy = () => {
  const queryClient = useQueryClient()
  const { data: settings, error, refetch } = useAttentionSettings()
  const update = useUpdateAttentionSettings()
  const mayChange = mayWrite(useSession())
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const pickupLfdPolicy = String(new FormData(event.currentTarget).get('policy'))
    // Every container may show another day, and there is no event for that.
    update.mutate({ pickupLfdPolicy }, { onSuccess: () => void queryClient.invalidateQueries() })
  }
  const change = update.data?.meta?.pickupLfdPolicy
  return (
    <section className="card" aria-labelledby="last-free-day">
      <h2 id="last-free-day">Last free day</h2>
      <p className="quiet">
        Where line, terminal and railway state different days, this one is shown as yours. Warnings follow the earliest
        day, after which charges begin.
      </p>
      {error ? <Problem error={error} retry={() => void refetch()} /> : null}
      {!settings && !error ? <p className="quiet">Loading …</p> : null}
      {settings ? (
        <form className="inline-form" onSubmit={send}>
          <label className="grow">
            Which day counts
            <select name="policy" defaultValue={settings.pickupLfdPolicy} disabled={!mayChange}>
              {POLICIES.map(([name, label]) => (
                <option key={name} value={name}>
                  {label}
                </option>
              ))}
            </select>
          </label>
          {mayChange ? (
            <button type="submit" className="button primary" disabled={update.isPending}>
              Save the policy
            </button>
          ) : null}
        </form>
      ) : null}
      <div role="status">{change ? <Changed change={change} /> : null}</div>
      <Refusal error={update.error} />
    </section>
  )
}

const Changed = ({ change: { changed, waiting, containers } }: { change: PickupLfdPolicyChange }) => {
  if (changed === 0) return <p className="quiet">Saved. No last free day changes.</p>
  return (
    <>
      <p className="quiet">
        Saved. {changed === 1 ? 'One container has' : `${changed} containers have`} another day now; {waiting} of them{' '}
        {waiting === 1 ? 'waits' : 'wait'} for pickup
        {waiting > containers.length ? `, the first ${containers.length}:` : containers.length > 0 ? ':' : '.'}
      </p>
      <ul>
        {containers.map(({ id, number, before, after }) => (
          <li key={id}>
            <Link to="/containers/$id" params={{ id }} className="number">
              {number}
            </Link>
            : {dayInWords(after.day)} ({after.statedBy}) instead of {dayInWords(before.day)} ({before.statedBy})
          </li>
        ))}
      </ul>
    </>
  )
}
