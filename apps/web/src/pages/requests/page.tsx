import { getRouteApi } from '@tanstack/react-router'
import { useCallback } from 'react'
import { List, NoMatch, Total } from '../../lists/list.tsx'
import { Filters, SearchField, SelectFilter } from '../../parts/form/filters.tsx'
import { useTitle } from '../../parts/page/title.ts'
import { requestStatus } from '../../parts/record/status-look.ts'
import { columns } from './columns.tsx'
import { useRequestRows } from './queries.ts'
import type { RequestSearch } from './search.ts'

const route = getRouteApi('/signed-in/requests')

const STATUSES = ['failed', 'awaiting_manifest', 'pending', 'created', 'tracking_stopped'].map(
  (code) => [code, requestStatus(code).label] as const,
)

export const RequestsPage = () => {
  useTitle('Requests')
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const query = useRequestRows(search)
  const change = useCallback(
    (some: RequestSearch) => void navigate({ search: (now) => ({ ...now, ...some }), replace: true }),
    [navigate],
  )
  const find = useCallback((q: string | undefined) => change({ q }), [change])
  return (
    <>
      <div className="page-head">
        <h1>Tracking requests</h1>
        <Total meta={query.data?.pages.at(-1)?.meta} one="request" many="requests" />
      </div>
      <div className="toolbar">
        <SearchField label="Search requests" value={search.q} change={find} />
        <Filters set={search.status ? 1 : 0} clear={() => change({ status: undefined })}>
          <SelectFilter
            label="Status"
            value={search.status}
            options={STATUSES}
            change={(status) => change({ status })}
          />
        </Filters>
      </div>
      <List
        name="requests"
        label="Tracking requests"
        query={query}
        columns={columns}
        empty={
          search.status || search.q ? (
            <NoMatch title="No request matches" clear={() => void navigate({ search: {}, replace: true })}>
              {search.status === 'failed' ? 'Nothing has failed.' : 'Remove the filter, or search for less.'}
            </NoMatch>
          ) : (
            <>
              <h2>No requests yet</h2>
              <p>
                Every number that you track appears here as a request, with the answer of its line and what to do if it
                fails.
              </p>
            </>
          )
        }
      />
    </>
  )
}
