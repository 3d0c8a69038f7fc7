import type { Shipment } from '@boxtrail/client'
import { useShipments } from '@boxtrail/react'
import { LISTED, PAGE } from '../../api/lists.ts'
import { type ListSearch, queryOf } from '../../lists/search.ts'

export type ShipmentRow = Shipment<'containers'>

export const useShipmentRows = (search: ListSearch) =>
  useShipments({ include: ['containers'], page: PAGE, ...(queryOf(search) as object) }, LISTED)
