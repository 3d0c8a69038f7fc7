import { useWebhooks } from '@boxtrail/react'
import { queryOptions } from '@tanstack/react-query'
import { client } from '../../api/client.ts'
import { PAGE } from '../../api/lists.ts'

export const useWebhookList = () => useWebhooks({ page: PAGE })

/** The events by category, which only change with a release. */
export const eventCategoriesQuery = queryOptions({
  queryKey: ['webhook events'],
  queryFn: async ({ signal }) => {
    const categories = []
    for await (const category of client.webhooks.iterateEvents({}, { signal })) categories.push(category)
    return categories
  },
  staleTime: Number.POSITIVE_INFINITY,
})
