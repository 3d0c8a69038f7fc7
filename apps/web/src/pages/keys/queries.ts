import type { ApiKey } from '@boxtrail/client'
import { infiniteQueryOptions } from '@tanstack/react-query'
import { client } from '../../api/client.ts'
import { cursorOf } from '../../api/pages.ts'

export type Key = ApiKey<never>

export const keysQuery = infiniteQueryOptions({
  queryKey: ['keys'],
  queryFn: ({ pageParam: after, signal }) =>
    client.apiKeys.list({ page: { size: 50, ...(after ? { after } : {}) } }, { signal }),
  initialPageParam: undefined as string | undefined,
  getNextPageParam: ({ links }) => cursorOf(links.next),
})
