import type { GeoProjection } from 'd3-geo'

type Point = [longitude: number, latitude: number]

export interface MapFeature {
  geometry: { type: string; coordinates: unknown }
  properties: { feature_type: string } & Record<string, unknown>
}

const pointsOf = ({ geometry }: MapFeature): Point[] =>
  geometry.type === 'Point' ? [geometry.coordinates as Point] : (geometry.coordinates as Point[])

export interface MapSize {
  width: number
  height: number
  /** The maximum scale: a map of a single city would not show a route. */
  maxScale?: number
}

const MAX_SCALE = 900

/** A projection with the route in the centre, as large as the frame allows. */
export const projectionFor = (
  projection: GeoProjection,
  features: readonly MapFeature[],
  { width, height, maxScale = MAX_SCALE }: MapSize,
): GeoProjection => {
  const points = features.flatMap(pointsOf)
  const longitudes = points.map(([longitude]) => longitude)
  const middle = points.length === 0 ? 0 : (Math.min(...longitudes) + Math.max(...longitudes)) / 2
  projection.rotate([-middle, 0])
  const margin = Math.min(56, width / 7)
  const all = { type: 'MultiPoint' as const, coordinates: points }
  projection.fitExtent(
    [
      [margin, 44],
      [width - margin, height - 72],
    ],
    points.length > 0 ? all : { type: 'Sphere' },
  )
  if (projection.scale() > maxScale) {
    const centre = projection.invert?.([width / 2, height / 2])
    projection.scale(maxScale)
    if (centre) {
      const [x = 0, y = 0] = projection(centre) ?? []
      const [left, top] = projection.translate()
      projection.translate([left + width / 2 - x, top + height / 2 - y])
    }
  }
  return projection.clipExtent([
    [0, 0],
    [width, height],
  ])
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '')

export const portsOf = (features: readonly MapFeature[]): { at: Point; name: string; label: string }[] =>
  features
    .filter(({ properties }) => properties.feature_type === 'port')
    .map((port) => ({
      at: pointsOf(port)[0]!,
      name: text(port.properties.name),
      label: text(port.properties.label),
    }))

export const vesselOf = (features: readonly MapFeature[]): { at: Point; name: string; heading: number } | undefined => {
  const vessel = features.find(({ properties }) => properties.feature_type === 'current_vessel')
  if (!vessel) return undefined
  const { vessel_name, vessel_location_heading } = vessel.properties
  return { at: pointsOf(vessel)[0]!, name: text(vessel_name), heading: Number(vessel_location_heading ?? 0) }
}

/** The map as a text alternative. */
export const describeRoute = (features: readonly MapFeature[]): string => {
  const ports = portsOf(features).map(({ name }) => name)
  const vessel = vesselOf(features)
  return `Map of the route: ${ports.join(' to ')}${vessel ? `; ${vessel.name} is under way` : ''}`
}
