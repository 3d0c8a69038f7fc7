import type { TrackingRequest } from '@boxtrail/client'
import { useTrackingRequests } from '@boxtrail/react'
import { LISTED, PAGE } from '../../api/lists.ts'
import type { RequestSearch } from './search.ts'

export type RequestRow = TrackingRequest<'tracked_object'>

export const useRequestRows = ({ q, status }: RequestSearch) =>
  useTrackingRequests(
    { include: ['tracked_object'], page: PAGE, ...(q ? { q } : {}), filter: status ? { status } : {} },
    LISTED,
  )
