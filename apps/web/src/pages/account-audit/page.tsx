import { useAuditEvents } from '@boxtrail/react'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useId, useMemo } from 'react'
import { PAGE } from '../../api/lists.ts'
import { SelectFilter } from '../../parts/form/filters.tsx'
import { Icon } from '../../parts/page/icon.tsx'
import { Log } from '../../parts/page/log.tsx'
import { More } from '../../parts/page/more.tsx'
import { useTitle } from '../../parts/page/title.ts'
import { membersQuery } from '../members/queries.ts'
import { AuditRow } from './row.tsx'
import { type AuditSearch, filterOf } from './search.ts'
import { GROUPS } from './words.ts'

const route = getRouteApi('/signed-in/account/audit')

const KINDS = Object.entries(GROUPS).map(([group, { label }]) => [group, label] as const)

/** The audit log: who did what, when, and from where; the newest first. */
export const AuditPage = () => {
  useTitle('Audit log')
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const { data: known } = useQuery(membersQuery)
  const query = useAuditEvents({ page: PAGE, filter: filterOf(search) })
  const rows = useMemo(() => query.data?.pages.flatMap(({ items }) => items) ?? [], [query.data])
  const people = known?.members.map(({ id, name }) => [id, name] as const) ?? []
  const change = (some: AuditSearch) => void navigate({ search: (now) => ({ ...now, ...some }), replace: true })
  return (
    <>
      <p className="lead">
        Sign-ins, members, keys, webhooks, and every change that a person made here.{' '}
        <a href="/docs/accounts">What is kept</a>
      </p>
      <div className="bar">
        <SelectFilter label="What" value={search.what} options={KINDS} change={(what) => change({ what })} />
        <SelectFilter label="Who" value={search.who} options={people} change={(who) => change({ who })} />
        <DayFilter label="From" value={search.from} change={(from) => change({ from })} />
        <DayFilter label="Until" value={search.until} change={(until) => change({ until })} />
        <button type="button" className="button" disabled={query.isFetching} onClick={() => void query.refetch()}>
          <Icon name="refresh" /> Refresh
        </button>
      </div>
      <section className="card audit" aria-label="Audit log">
        {query.data && rows.length === 0 ? <p className="quiet">No entry matches.</p> : null}
        <Log items={rows} render={(event) => <AuditRow event={event} />} />
        <More query={query} />
      </section>
    </>
  )
}

interface DayFilterProps {
  label: string
  value: string | undefined
  change: (day: string | undefined) => void
}

const DayFilter = ({ label, value = '', change }: DayFilterProps) => {
  const id = useId()
  return (
    <div className={`select-filter${value ? ' active' : ''}`}>
      <label htmlFor={id}>{label}</label>
      <input id={id} type="date" value={value} onChange={({ target }) => change(target.value || undefined)} />
    </div>
  )
}
