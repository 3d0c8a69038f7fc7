import { getRouteApi, Link } from '@tanstack/react-router'
import { useCallback } from 'react'
import { Filters, PortFilter, SearchField, SelectFilter } from '../../parts/filters.tsx'
import { LineFilter } from '../../parts/line-filter.tsx'
import { List, NoMatch, Total } from '../../parts/list.tsx'
import { containerStatus, containerStatuses } from '../../parts/status-look.ts'
import { useTitle } from '../../parts/title.ts'
import { columns } from './columns.tsx'
import { useShipmentRows } from './queries.ts'
import { filtersSet, type ShipmentSearch } from './search.ts'

const route = getRouteApi('/signed-in/shipments')

const STATUSES = containerStatuses.map((code) => [code, containerStatus(code).label] as const)
const TRACKING = [
  ['active', 'Tracked'],
  ['stopped', 'Stopped'],
] as const

export const ShipmentsPage = () => {
  useTitle('Shipments')
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const query = useShipmentRows(search)
  const set = filtersSet(search)
  const change = useCallback(
    (some: ShipmentSearch) => void navigate({ search: (now) => ({ ...now, ...some }), replace: true }),
    [navigate],
  )
  const find = useCallback((q: string | undefined) => change({ q }), [change])
  return (
    <>
      <div className="page-head">
        <h1>Shipments</h1>
        <Total meta={query.data?.pages.at(-1)?.meta} one="shipment" many="shipments" />
      </div>
      <div className="toolbar">
        <SearchField label="Search shipments" value={search.q} change={find} />
        <Filters set={set} clear={() => void navigate({ search: ({ q }) => ({ q }), replace: true })}>
          <SelectFilter
            label="Has a container"
            value={search.status}
            options={STATUSES}
            change={(status) => change({ status })}
          />
          <LineFilter value={search.carrier} change={(carrier) => change({ carrier })} />
          <PortFilter value={search.port} change={(port) => change({ port })} />
          <SelectFilter
            label="Tracking"
            value={search.tracking}
            options={TRACKING}
            change={(tracking) => change({ tracking: tracking as ShipmentSearch['tracking'] })}
          />
        </Filters>
      </div>
      <List
        name="shipments"
        label="Shipments"
        query={query}
        columns={columns}
        empty={
          set > 0 || search.q ? (
            <NoMatch title="No shipment matches" clear={() => void navigate({ search: {}, replace: true })}>
              Remove a filter, or search for less of the number.
            </NoMatch>
          ) : (
            <>
              <h2>No shipments yet</h2>
              <p>Track a bill of lading, a booking or a container: its shipment appears here when the line answers.</p>
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
