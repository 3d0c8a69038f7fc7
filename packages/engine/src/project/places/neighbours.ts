import { nauticalMiles } from '@boxtrail/reference/sea-lanes/sphere'
import type { Place } from '../types/projection.ts'

/**
 * The greatest distance of ports that sources confuse: Los Angeles and Long Beach, New York and Newark, Seattle and
 * Tacoma.
 */
const NEAR_NAUTICAL_MILES = 50 / 1.852

/** Whether two places are the same, or two ports of one country next to each other. */
export const areNeighbours = (a: Place, b: Place): boolean =>
  a.key === b.key ||
  (a.locode?.slice(0, 2) === b.locode?.slice(0, 2) &&
    a.position !== null &&
    b.position !== null &&
    nauticalMiles(pointOf(a.position), pointOf(b.position)) <= NEAR_NAUTICAL_MILES)

/** Terminals and harbours of one port, and ports that sources name for each other, are closer together than this. */
const ELSEWHERE_NAUTICAL_MILES = 120 / 1.852

/** Whether two places are known to be neither the same nor beside each other. */
export const areFarApart = (
  { position: a }: Pick<Place, 'position'>,
  { position: b }: Pick<Place, 'position'>,
): boolean => a !== null && b !== null && nauticalMiles(pointOf(a), pointOf(b)) > ELSEWHERE_NAUTICAL_MILES

const pointOf = ({ longitude, latitude }: NonNullable<Place['position']>) => [longitude, latitude] as const
