import { useAttentionSettings, useUpdateAttentionSettings } from '@boxtrail/react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { FormEvent } from 'react'
import { callAuth } from '../../auth/call.ts'
import { mayWrite, type Session, sessionQuery, useSession } from '../../auth/session.ts'
import { refusalOf } from '../../parts/form/auth-form.tsx'
import { Problem, Refusal } from '../../parts/page/problem.tsx'
import { useTitle } from '../../parts/page/title.ts'
import { LastFreeDayPolicy } from './last-free-day-policy.tsx'

/** Settings that apply to everybody in the account. */
export const CompanyPage = () => {
  useTitle('Company')
  return (
    <>
      <Name />
      <Thresholds />
      <LastFreeDayPolicy />
    </>
  )
}

const Name = () => {
  const queryClient = useQueryClient()
  const { account } = useSession()
  const isOwner = account.role === 'owner'
  const rename = useMutation({
    mutationFn: (company_name: string) => callAuth<Session>('PATCH', '/account', { company_name }),
    onSuccess: (session) => queryClient.setQueryData(sessionQuery.queryKey, { session }),
  })
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    rename.mutate(String(new FormData(event.currentTarget).get('company_name')))
  }
  return (
    <section className="card" aria-labelledby="company">
      <h2 id="company">Company</h2>
      <form className="inline-form" onSubmit={send}>
        <label className="grow">
          Name
          <input
            name="company_name"
            defaultValue={account.company_name}
            maxLength={200}
            autoComplete="organization"
            disabled={!isOwner}
            required
          />
        </label>
        {isOwner ? (
          <button type="submit" className="button primary" disabled={rename.isPending}>
            Save the name
          </button>
        ) : null}
      </form>
      {isOwner ? null : <p className="quiet">Only owners of the account can change it.</p>}
      <p className={rename.error ? 'form-error' : 'quiet'} role="status">
        {rename.error ? refusalOf(rename.error) : rename.isSuccess ? 'Saved.' : ''}
      </p>
    </section>
  )
}

const THRESHOLDS = [
  ['freeTimeEndsWithinDays', 'Free time is ending', 'days before the last free day', 0, 30],
  ['arrivesWithinDays', 'Arriving soon', 'days before the arrival', 1, 60],
  ['etaMovedByHours', 'The arrival moved', 'hours later or earlier than the day before', 1, 720],
] as const

const Thresholds = () => {
  const { data: settings, error, refetch } = useAttentionSettings()
  const update = useUpdateAttentionSettings()
  const mayChange = mayWrite(useSession())
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const given = new FormData(event.currentTarget)
    update.mutate(Object.fromEntries(THRESHOLDS.map(([name]) => [name, Number(given.get(name))])))
  }
  return (
    <section className="card" aria-labelledby="thresholds">
      <h2 id="thresholds">What needs attention</h2>
      {error ? <Problem error={error} retry={() => void refetch()} /> : null}
      {!settings && !error ? <p className="quiet">Loading …</p> : null}
      {settings ? (
        <form className="account-form" onSubmit={send}>
          {THRESHOLDS.map(([name, label, unit, min, max]) => (
            <label key={name} className="threshold">
              <span>{label}</span>
              <input
                type="number"
                name={name}
                defaultValue={settings[name]}
                min={min}
                max={max}
                step={1}
                disabled={!mayChange}
                required
              />
              <span className="quiet">{unit}</span>
            </label>
          ))}
          {mayChange ? (
            <div>
              <button type="submit" className="button primary" disabled={update.isPending}>
                Save
              </button>
            </div>
          ) : null}
        </form>
      ) : null}
      <p className="quiet" role="status">
        {update.isSuccess ? 'Saved. The Today page is updated within seconds.' : ''}
      </p>
      <Refusal error={update.error} />
    </section>
  )
}
