import { geoNaturalEarth1, geoPath } from 'd3-geo'
import { useEffect, useMemo, useRef, useState } from 'react'
import { describeRoute, type MapFeature, portsOf, projectionFor, vesselOf } from './route.ts'
import { useLand } from './use-land.ts'

/** The heights of narrow and of wide maps. */
const HEIGHTS = [340, 440] as const
const WIDE = 1_000

/** The route over land and sea, drawn here: no tiles, and no requests to other services. */
const RouteMap = ({ features }: { features: readonly MapFeature[] }) => {
  const frame = useRef<HTMLDivElement>(null)
  const [width, setWidth] = useState(0)
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => setWidth(Math.round(entry!.contentRect.width)))
    observer.observe(frame.current!)
    return () => observer.disconnect()
  }, [])
  const height = HEIGHTS[width > WIDE ? 1 : 0]
  const land = useLand(features, { width, height })
  const drawing = useMemo(() => {
    if (width === 0) return null
    const projection = projectionFor(geoNaturalEarth1(), features, { width, height })
    const path = geoPath(projection)
    return {
      projection,
      legs: features
        .filter(({ geometry }) => geometry.type === 'LineString')
        .map((feature) => ({ kind: feature.properties.feature_type, d: path(feature as never) ?? '' })),
    }
  }, [features, width, height])
  const vessel = vesselOf(features)
  return (
    <figure className="map" ref={frame}>
      {drawing ? (
        <svg
          viewBox={`0 0 ${width} ${height}`}
          width={width}
          height={height}
          role="img"
          aria-label={describeRoute(features)}
        >
          <path className="map-graticule" d={land?.graticule} />
          <path className="map-land" d={land?.land} />
          {drawing.legs.map(({ kind, d }) => (
            <path key={d} className={`map-leg ${kind}`} d={d} />
          ))}
          {portsOf(features).map(({ at, name, label }) => {
            const [x = 0, y = 0] = drawing.projection(at) ?? []
            const anchor = x > width - 60 ? 'end' : x < 60 ? 'start' : 'middle'
            return (
              <g key={label} transform={`translate(${x} ${y})`}>
                <circle className="map-port" r="4.5" />
                <text className="map-label" y="21" textAnchor={anchor}>
                  {name}
                </text>
              </g>
            )
          })}
          {vessel ? (
            <g transform={`translate(${(drawing.projection(vessel.at) ?? []).join(' ')}) rotate(${vessel.heading})`}>
              <path className="map-vessel" d="M0-9 5.5 7 0 4-5.5 7z" />
            </g>
          ) : null}
        </svg>
      ) : null}
      <figcaption>
        <span className="key sailed">Sailed</span>
        <span className="key ahead">Expected</span>
        {vessel ? <span className="key vessel">{vessel.name}</span> : null}
      </figcaption>
    </figure>
  )
}

export default RouteMap
