import lookUpZone from '@photostructure/tz-lookup'

const RINGS_IN_DEGREES = [0.1, 0.25, 0.5, 1, 2]
const DIRECTIONS = [0, 45, 90, 135, 180, 225, 270, 315]

/** A place off the coast gives a nautical zone (Etc/GMT+8), which knows no summer time: take the nearest land's. */
export function zoneAt(latitude: number, longitude: number): string {
  const zone = lookUpZone(latitude, longitude)
  if (!zone.startsWith('Etc/')) return zone
  for (const distance of RINGS_IN_DEGREES) {
    for (const direction of DIRECTIONS) {
      const angle = (direction * Math.PI) / 180
      const near = Math.max(-90, Math.min(90, latitude + distance * Math.cos(angle)))
      const nearby = lookUpZone(near, wrap(longitude + distance * Math.sin(angle)))
      if (!nearby.startsWith('Etc/')) return nearby
    }
  }
  return zone
}

function wrap(longitude: number): number {
  return ((((longitude + 180) % 360) + 360) % 360) - 180
}
