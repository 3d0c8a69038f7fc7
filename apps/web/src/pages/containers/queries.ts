import type { Container } from '@boxtrail/client'
import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query'
import { client } from '../../api/client.ts'
import { cursorOf } from '../../api/pages.ts'
import { type ContainerSearch, filterOf } from './search.ts'

const PAGE = 50

export type ContainerRow = Container<'shipment'>

export const containersQuery = (search: ContainerSearch) =>
  infiniteQueryOptions({
    queryKey: ['records', 'containers', search],
    queryFn: ({ pageParam, signal }) =>
      client.containers.list(
        {
          include: ['shipment'],
          page: { size: PAGE, ...(pageParam ? { after: pageParam } : {}) },
          ...(search.q ? { q: search.q } : {}),
          filter: filterOf(search),
        },
        { signal },
      ),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ links }) => cursorOf(links.next),
    placeholderData: keepPreviousData,
    structuralSharing: false,
  })
