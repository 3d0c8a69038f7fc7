import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useMemo } from 'react'
import { SelectFilter } from '../../parts/form/filters.tsx'
import { Icon } from '../../parts/page/icon.tsx'
import { Log } from '../../parts/page/log.tsx'
import { More } from '../../parts/page/more.tsx'
import { useTitle } from '../../parts/page/title.ts'
import { eventCategoriesQuery } from '../webhooks/queries.ts'
import { EventRow } from './event-row.tsx'
import { eventsQuery } from './queries.ts'
import { type EventSearch, RECORD_TYPES } from './search.ts'

const route = getRouteApi('/signed-in/developer/events')

/** Everything that changed in the account, the newest first. */
export const EventsPage = () => {
  useTitle('Event log')
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const { data: categories } = useQuery(eventCategoriesQuery)
  const query = useInfiniteQuery(eventsQuery(search))
  const rows = useMemo(() => query.data?.pages.flatMap(({ items }) => items) ?? [], [query.data])
  const reached = query.data?.pages.at(-1)?.reached ?? 0
  const names = categories?.flatMap(({ events }) => events.map(({ name }) => [name, name] as const)) ?? []
  const change = (some: EventSearch) => void navigate({ search: (now) => ({ ...now, ...some }), replace: true })
  const isAboutOne = search.record ?? search.shipment ?? search.container
  return (
    <>
      <p className="lead">
        Every change of every record, numbered without a gap. Programs read it with <code>GET /v2/events</code>.{' '}
        <a href="/docs/webhooks">How to follow it</a>
      </p>
      <div className="bar">
        <SelectFilter label="Event" value={search.event} options={names} change={(event) => change({ event })} />
        <SelectFilter label="Record" value={search.type} options={RECORD_TYPES} change={(type) => change({ type })} />
        {isAboutOne ? (
          <button
            type="button"
            className="button"
            onClick={() =>
              change({
                record: undefined,
                shipment: undefined,
                container: undefined,
              })
            }
          >
            <Icon name="close" /> Only about one record
          </button>
        ) : null}
        <button type="button" className="button" disabled={query.isFetching} onClick={() => void query.refetch()}>
          <Icon name="refresh" /> Refresh
        </button>
      </div>
      <section className="card" aria-label="Events">
        {query.data && rows.length === 0 ? (
          <p className="quiet">{query.hasNextPage ? 'None of the newest events match.' : 'No event matches.'}</p>
        ) : null}
        <Log items={rows} render={(event) => <EventRow event={event} />} />
        {query.hasNextPage ? <p className="quiet">Searched back to number {reached + 1}.</p> : null}
        <More query={query} />
      </section>
    </>
  )
}
