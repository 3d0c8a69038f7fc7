import type { Place } from './types.ts'

/** Los Angeles and Long Beach, New York and Newark, Seattle and Tacoma: ports that sources take for one another. */
const NEAR_KM = 50
const EARTH_KM = 6371
const RADIANS = Math.PI / 180

/** One place, or two ports of one country that lie beside each other. */
export const areNeighbours = (a: Place, b: Place): boolean =>
  a.key === b.key ||
  (a.locode?.slice(0, 2) === b.locode?.slice(0, 2) &&
    a.position !== null &&
    b.position !== null &&
    distanceKm(a.position, b.position) <= NEAR_KM)

type Position = NonNullable<Place['position']>

const distanceKm = (a: Position, b: Position): number => {
  const halfChord =
    Math.sin(((b.latitude - a.latitude) * RADIANS) / 2) ** 2 +
    Math.cos(a.latitude * RADIANS) *
      Math.cos(b.latitude * RADIANS) *
      Math.sin(((b.longitude - a.longitude) * RADIANS) / 2) ** 2
  return 2 * EARTH_KM * Math.asin(Math.sqrt(halfChord))
}
