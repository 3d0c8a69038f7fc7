import { FeatureNotEnabledError } from '@boxtrail/client'
import { useContainerMapGeojson } from '@boxtrail/react'
import { lazy, Suspense } from 'react'
import { Problem } from '../parts/page/problem.tsx'
import type { MapFeature } from './route.ts'

const RouteMap = lazy(() => import('./map.tsx'))

/** Positions are updated about every 15 minutes. */
const STALE_MS = 15 * 60_000

/** The map of a container; nothing if its route is unknown, or the account has no maps. */
export const ContainerMap = ({ id }: { id: string }) => {
  const { data, error } = useContainerMapGeojson(id, { staleTime: STALE_MS })
  if (error instanceof FeatureNotEnabledError) return null
  if (error) return <Problem error={error} />
  const features = (data?.features ?? []) as unknown as MapFeature[]
  if (data && features.length === 0) return <p className="map-absent quiet">The route is not known yet.</p>
  return (
    <Suspense fallback={<div className="map map-waiting" />}>
      {data ? <RouteMap features={features} /> : <div className="map map-waiting" />}
    </Suspense>
  )
}
