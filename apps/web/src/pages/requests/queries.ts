import type { TrackingRequest } from '@boxtrail/client'
import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query'
import { client } from '../../api/client.ts'
import { cursorOf } from '../../api/pages.ts'
import type { RequestSearch } from './search.ts'

const PAGE = 50

export type RequestRow = TrackingRequest<'tracked_object'>

export const requestsQuery = ({ q, status }: RequestSearch) =>
  infiniteQueryOptions({
    queryKey: ['records', 'requests', { q, status }],
    queryFn: ({ pageParam, signal }) =>
      client.trackingRequests.list(
        {
          include: ['tracked_object'],
          page: { size: PAGE, ...(pageParam ? { after: pageParam } : {}) },
          ...(q ? { q } : {}),
          filter: status ? { status } : {},
        },
        { signal },
      ),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ links }) => cursorOf(links.next),
    placeholderData: keepPreviousData,
    structuralSharing: false,
  })
