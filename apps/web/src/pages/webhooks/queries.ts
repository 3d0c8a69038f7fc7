import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { client } from '../../api/client.ts'
import { cursorOf } from '../../api/pages.ts'

export const webhooksQuery = infiniteQueryOptions({
  queryKey: ['webhooks'],
  queryFn: ({ pageParam: after, signal }) =>
    client.webhooks.list({ page: { size: 50, ...(after ? { after } : {}) } }, { signal }),
  initialPageParam: undefined as string | undefined,
  getNextPageParam: ({ links }) => cursorOf(links.next),
})

export const webhookQuery = (id: string) =>
  queryOptions({
    queryKey: ['webhooks', id],
    queryFn: ({ signal }) => client.webhooks.get(id, { signal }),
  })

/** The events by category, which change with a release only. */
export const eventCategoriesQuery = queryOptions({
  queryKey: ['webhook events'],
  queryFn: async ({ signal }) => {
    const categories = []
    for await (const category of client.webhooks.iterateEvents({}, { signal })) categories.push(category)
    return categories
  },
  staleTime: Number.POSITIVE_INFINITY,
})
