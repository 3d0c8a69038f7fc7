import { geoNaturalEarth1 } from 'd3-geo'
import { useEffect, useMemo, useRef, useState } from 'react'
import { type MapFeature, projectionFor } from '../../map/route.ts'
import { useLand } from '../../map/use-land.ts'
import { type Cluster, clustersOf, inWords, toneOf } from './clusters.ts'
import type { Place } from './queries.ts'

/** The coastlines are not detailed enough for a larger scale. */
const MAX_SCALE = 6_000

interface WorldMapProps {
  places: readonly Place[]
  /** The places that fill the map. */
  focus: readonly Place[]
  choose: (places: readonly Place[]) => void
}

/** All containers under way on a map. Nothing is shown before the land is drawn. */
const WorldMap = ({ places, focus, choose }: WorldMapProps) => {
  const frame = useRef<HTMLDivElement>(null)
  const [size, setSize] = useState({ width: 0, height: 0, maxScale: MAX_SCALE })
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => {
      const { width, height } = entry!.contentRect
      setSize({ width: Math.round(width), height: Math.round(height), maxScale: MAX_SCALE })
    })
    observer.observe(frame.current!)
    return () => observer.disconnect()
  }, [])
  const features = focus as unknown as readonly MapFeature[]
  const land = useLand(features, size)
  const marks = useMemo(() => {
    if (size.width === 0) return []
    const projection = projectionFor(geoNaturalEarth1(), features, size)
    const at = ({ geometry }: Place) => projection(geometry.coordinates as [number, number])
    return clustersOf(places, at, size)
  }, [places, features, size])
  return (
    <figure className="map world" ref={frame}>
      {land ? (
        <>
          <svg viewBox={`0 0 ${size.width} ${size.height}`} width={size.width} height={size.height} aria-hidden="true">
            <path className="map-graticule" d={land.graticule} />
            <path className="map-land" d={land.land} />
          </svg>
          {marks.map((mark) => (
            <Mark key={mark.places[0]!.properties.id} of={mark} choose={choose} />
          ))}
        </>
      ) : null}
    </figure>
  )
}

const Mark = ({ of, choose }: { of: Cluster; choose: WorldMapProps['choose'] }) => {
  const [first, ...others] = of.places
  const name = others.length === 0 ? first!.properties.name : `${first!.properties.name} and ${others.length} more`
  return (
    <button
      type="button"
      className={`mark ${toneOf(of.urgency)}${of.containers >= 100 ? ' large' : ''}`}
      style={{ left: of.x, top: of.y }}
      aria-label={`${name}: ${inWords(of.places)}`}
      onClick={() => choose(of.places)}
    >
      {of.containers}
    </button>
  )
}

export default WorldMap
