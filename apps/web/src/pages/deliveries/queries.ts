import type { WebhookNotification } from '@boxtrail/client'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { client } from '../../api/client.ts'
import { cursorOf } from '../../api/pages.ts'
import type { DeliverySearch } from './search.ts'

export type Delivery = WebhookNotification<never>

/** The number of rows that fill a screen. */
const MIN_SHOWN = 25
/** The number of pages read at once, so that a filter with few matches does not read the whole list. */
const MAX_PAGES = 5

/** The newest deliveries first, filtered among those that are read at once. */
export const deliveriesQuery = ({ status, webhook }: DeliverySearch) =>
  infiniteQueryOptions({
    queryKey: ['deliveries', status ?? null, webhook ?? null],
    queryFn: async ({ pageParam, signal }) => {
      const items: Delivery[] = []
      let after = pageParam
      let oldest: string | undefined
      for (let pages = 0; pages < MAX_PAGES && items.length < MIN_SHOWN; pages++) {
        const page = await client.webhookNotifications.list(
          { page: { size: 100, ...(after ? { after } : {}) } },
          { signal },
        )
        items.push(
          ...page.items.filter(
            (one) => (!status || one.deliveryStatus === status) && (!webhook || one.webhook.id === webhook),
          ),
        )
        oldest = page.items.at(-1)?.createdAt ?? oldest
        after = cursorOf(page.links.next)
        if (!after) break
      }
      return { items, oldest, next: after }
    },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next,
    structuralSharing: false,
  })

/** A delivery with its attempts, and the record as it was sent. */
export const deliveryQuery = (id: string) =>
  queryOptions({
    queryKey: ['delivery', id],
    queryFn: ({ signal }) =>
      client.webhookNotifications.get(
        id,
        { include: ['reference_object', 'webhook_notification_logs'] },
        { format: 'both', signal },
      ),
  })
