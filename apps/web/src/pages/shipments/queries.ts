import type { Shipment } from '@boxtrail/client'
import { useShipments } from '@boxtrail/react'
import { LISTED, PAGE } from '../../api/lists.ts'
import { filterOf, type ShipmentSearch } from './search.ts'

export type ShipmentRow = Shipment<'containers'>

export const useShipmentRows = (search: ShipmentSearch) =>
  useShipments(
    { include: ['containers'], page: PAGE, ...(search.q ? { q: search.q } : {}), filter: filterOf(search) },
    LISTED,
  )
