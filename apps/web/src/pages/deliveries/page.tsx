import { useInfiniteQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { SelectFilter } from '../../parts/filters.tsx'
import { Icon } from '../../parts/icon.tsx'
import { More } from '../../parts/more.tsx'
import { OwnTime } from '../../parts/time.tsx'
import { useTitle } from '../../parts/title.ts'
import { webhooksQuery } from '../webhooks/queries.ts'
import { DeliveryRow } from './delivery.tsx'
import { deliveriesQuery } from './queries.ts'
import { STATUSES } from './search.ts'

const route = getRouteApi('/signed-in/developer/deliveries')

/** What was sent to webhooks, and what waits to be. */
export const DeliveriesPage = () => {
  useTitle('Deliveries')
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const webhooks = useInfiniteQuery(webhooksQuery).data?.pages.flatMap(({ items }) => items) ?? []
  const query = useInfiniteQuery(deliveriesQuery(search))
  const rows = query.data?.pages.flatMap(({ items }) => items) ?? []
  const oldest = query.data?.pages.at(-1)?.oldest
  const urls = new Map(webhooks.map(({ id, url }) => [id, url]))
  return (
    <>
      <div className="bar">
        <SelectFilter
          label="Status"
          value={search.status}
          options={STATUSES}
          change={(status) =>
            void navigate({
              search: (now) => ({ ...now, status }),
              replace: true,
            })
          }
        />
        <SelectFilter
          label="Webhook"
          value={search.webhook}
          options={webhooks.map(({ id, url }) => [id, url] as const)}
          change={(webhook) =>
            void navigate({
              search: (now) => ({ ...now, webhook }),
              replace: true,
            })
          }
        />
        <button type="button" className="button" disabled={query.isFetching} onClick={() => void query.refetch()}>
          <Icon name="refresh" /> Refresh
        </button>
      </div>
      <section className="card" aria-label="Deliveries">
        {query.data && rows.length === 0 ? (
          <p className="quiet">
            {query.hasNextPage
              ? 'None of the newest matches.'
              : 'None. They appear when an event is sent to a webhook.'}
          </p>
        ) : null}
        <ul className="log">
          {rows.map((one) => (
            <DeliveryRow key={one.id} delivery={one} url={urls.get(one.webhook.id)} />
          ))}
        </ul>
        {query.hasNextPage && oldest ? (
          <p className="quiet">
            Looked through back to <OwnTime at={oldest} />.
          </p>
        ) : null}
        <More query={query} />
      </section>
    </>
  )
}
