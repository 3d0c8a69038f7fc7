import type { Container } from '@boxtrail/client'
import { useContainers } from '@boxtrail/react'
import { LISTED, PAGE } from '../../api/lists.ts'
import { type ContainerSearch, filterOf } from './search.ts'

export type ContainerRow = Container<'shipment'>

export const useContainerRows = (search: ContainerSearch) =>
  useContainers(
    { include: ['shipment'], page: PAGE, ...(search.q ? { q: search.q } : {}), filter: filterOf(search) },
    LISTED,
  )
