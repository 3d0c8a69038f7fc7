import { useInfiniteQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useMemo } from 'react'
import { SelectFilter } from '../../parts/form/filters.tsx'
import { Icon } from '../../parts/page/icon.tsx'
import { Log } from '../../parts/page/log.tsx'
import { More } from '../../parts/page/more.tsx'
import { useTitle } from '../../parts/page/title.ts'
import { OwnTime } from '../../parts/time/time.tsx'
import { useWebhookList } from '../webhooks/queries.ts'
import { DeliveryRow } from './delivery.tsx'
import { deliveriesQuery } from './queries.ts'
import { STATUSES } from './search.ts'

const route = getRouteApi('/signed-in/developer/deliveries')

/** The notifications that were or will be sent to webhooks. */
export const DeliveriesPage = () => {
  useTitle('Deliveries')
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const { data: known } = useWebhookList()
  const webhooks = useMemo(() => known?.pages.flatMap(({ items }) => items) ?? [], [known])
  const urls = useMemo(() => new Map(webhooks.map(({ id, url }) => [id, url])), [webhooks])
  const query = useInfiniteQuery(deliveriesQuery(search))
  const rows = useMemo(() => query.data?.pages.flatMap(({ items }) => items) ?? [], [query.data])
  const oldest = query.data?.pages.at(-1)?.oldest
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
              ? 'None of the newest deliveries match.'
              : 'No deliveries yet. They appear when an event is sent to a webhook.'}
          </p>
        ) : null}
        <Log items={rows} render={(one) => <DeliveryRow delivery={one} url={urls.get(one.webhook.id)} />} />
        {query.hasNextPage && oldest ? (
          <p className="quiet">
            Searched back to <OwnTime at={oldest} />.
          </p>
        ) : null}
        <More query={query} />
      </section>
    </>
  )
}
