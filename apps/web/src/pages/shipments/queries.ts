import type { Shipment } from '@boxtrail/client'
import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query'
import { client } from '../../api/client.ts'
import { cursorOf } from '../../api/pages.ts'
import { filterOf, type ShipmentSearch } from './search.ts'

const PAGE = 50

export type ShipmentRow = Shipment<'containers'>

export const shipmentsQuery = (search: ShipmentSearch) =>
  infiniteQueryOptions({
    queryKey: ['records', 'shipments', search],
    queryFn: ({ pageParam, signal }) =>
      client.shipments.list(
        {
          include: ['containers'],
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
