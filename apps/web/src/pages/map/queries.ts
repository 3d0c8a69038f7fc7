import { useContainerPositions } from '@boxtrail/react'

/** Ships report where they are about every quarter of an hour. */
const STALE_MS = 5 * 60_000

export const usePositions = () => useContainerPositions({ staleTime: STALE_MS })

export type Positions = NonNullable<ReturnType<typeof usePositions>['data']>
export type Place = Positions['features'][number]
