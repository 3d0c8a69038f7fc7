import type { Container } from '@boxtrail/client'
import { useContainers } from '@boxtrail/react'
import { LISTED, PAGE } from '../../api/lists.ts'
import { type ListSearch, queryOf } from '../../lists/search.ts'

export type ContainerRow = Container<'shipment'>

export const useContainerRows = (search: ListSearch) =>
  useContainers({ include: ['shipment'], page: PAGE, ...(queryOf(search) as object) }, LISTED)
