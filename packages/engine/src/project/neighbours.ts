import { nauticalMiles } from '@boxtrail/reference/sea-lanes/sphere'
import type { Place } from './projection.ts'

/** Los Angeles and Long Beach, New York and Newark, Seattle and Tacoma: ports that sources confuse. */
const NEAR_NAUTICAL_MILES = 50 / 1.852

/** Whether two places are the same, or two ports of one country next to each other. */
export const areNeighbours = (a: Place, b: Place): boolean =>
  a.key === b.key ||
  (a.locode?.slice(0, 2) === b.locode?.slice(0, 2) &&
    a.position !== null &&
    b.position !== null &&
    nauticalMiles(pointOf(a.position), pointOf(b.position)) <= NEAR_NAUTICAL_MILES)

const pointOf = ({ longitude, latitude }: NonNullable<Place['position']>) => [longitude, latitude] as const
