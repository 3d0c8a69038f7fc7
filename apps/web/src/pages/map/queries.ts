import { useContainerPositions } from '@boxtrail/react'

/** The positions of vessels are updated about every 15 minutes. */
const STALE_MS = 5 * 60_000

export const usePositions = () => useContainerPositions({ staleTime: STALE_MS })

export type Positions = NonNullable<ReturnType<typeof usePositions>['data']>
export type Place = Positions['features'][number]
