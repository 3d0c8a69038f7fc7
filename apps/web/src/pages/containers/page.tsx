import { getRouteApi, Link } from '@tanstack/react-router'
import { useCallback } from 'react'
import { Filters, PortFilter, SearchField, SelectFilter } from '../../parts/filters.tsx'
import { LineFilter } from '../../parts/line-filter.tsx'
import { List, NoMatch, Total } from '../../parts/list.tsx'
import { containerStatus, containerStatuses } from '../../parts/status-look.ts'
import { useTitle } from '../../parts/title.ts'
import { columns } from './columns.tsx'
import { useContainerRows } from './queries.ts'
import { type ContainerSearch, filtersSet } from './search.ts'

const route = getRouteApi('/signed-in/containers')

const STATUSES = containerStatuses.map((code) => [code, containerStatus(code).label] as const)
const TRACKING = [
  ['active', 'Tracked'],
  ['stopped', 'Stopped'],
] as const
const FREE = [
  ['0', 'Over or today'],
  ['3', 'Within 3 days'],
  ['7', 'Within 7 days'],
] as const

export const ContainersPage = () => {
  useTitle('Containers')
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const query = useContainerRows(search)
  const set = filtersSet(search)
  const change = useCallback(
    (some: ContainerSearch) => void navigate({ search: (now) => ({ ...now, ...some }), replace: true }),
    [navigate],
  )
  const find = useCallback((q: string | undefined) => change({ q }), [change])
  return (
    <>
      <div className="page-head">
        <h1>Containers</h1>
        <Total meta={query.data?.pages.at(-1)?.meta} one="container" many="containers" />
      </div>
      <div className="toolbar">
        <SearchField label="Search containers" value={search.q} change={find} />
        <Filters set={set} clear={() => void navigate({ search: ({ q }) => ({ q }), replace: true })}>
          <SelectFilter
            label="Status"
            value={search.status}
            options={STATUSES}
            change={(status) => change({ status })}
          />
          <LineFilter value={search.carrier} change={(carrier) => change({ carrier })} />
          <PortFilter value={search.port} change={(port) => change({ port })} />
          <SelectFilter
            label="Last free day"
            value={search.free}
            options={FREE}
            change={(free) => change({ free: free as ContainerSearch['free'] })}
          />
          <SelectFilter
            label="Tracking"
            value={search.tracking}
            options={TRACKING}
            change={(tracking) => change({ tracking: tracking as ContainerSearch['tracking'] })}
          />
        </Filters>
      </div>
      <List
        name="containers"
        label="Containers"
        query={query}
        columns={columns}
        empty={
          set > 0 || search.q ? (
            <NoMatch title="No container matches" clear={() => void navigate({ search: {}, replace: true })}>
              Remove a filter, or search for less of the number.
            </NoMatch>
          ) : (
            <>
              <h2>No containers yet</h2>
              <p>They appear here as soon as a line names them for a number that you track.</p>
              <Link to="/track" className="button primary">
                Track numbers
              </Link>
            </>
          )
        }
      />
    </>
  )
}
