import type { WebhookNotification } from '@boxtrail/client'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { client } from '../../api/client.ts'
import { cursorOf } from '../../api/pages.ts'
import type { DeliverySearch } from './search.ts'

export type Delivery = WebhookNotification<never>

/** Enough for a screen. */
const MIN_SHOWN = 25
/** A choice that matches rarely does not read the whole list at once. */
const MAX_PAGES = 5

/** The newest first; those that are chosen among as many as are read at once. */
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

/** One with its attempts, and the record as it was sent. */
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
