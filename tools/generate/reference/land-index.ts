import type { Polygon } from './land.ts'

const BANDS_PER_DEGREE = 4

/**
 * Whether a point is on land: an odd number of coasts lies west of it. Not for Antarctica, which surrounds the pole.
 */
export const landIndex = (land: readonly Polygon[]) => {
  const bands = new Map<number, [number, number, number, number][]>()
  const bandOf = (latitude: number) => Math.floor(latitude * BANDS_PER_DEGREE)
  for (const ring of land.flat())
    for (let at = 1; at < ring.length; at++) {
      const [x1, y1] = ring[at - 1]!
      const [x2, y2] = ring[at]!
      for (let band = bandOf(Math.min(y1, y2)); band <= bandOf(Math.max(y1, y2)); band++) {
        const edges = bands.get(band)
        if (edges) edges.push([x1, y1, x2, y2])
        else bands.set(band, [[x1, y1, x2, y2]])
      }
    }
  const isInside = (x: number, y: number): boolean => {
    let inside = false
    for (const [x1, y1, x2, y2] of bands.get(bandOf(y)) ?? [])
      if (y1 > y !== y2 > y && x1 + ((y - y1) / (y2 - y1)) * (x2 - x1) < x) inside = !inside
    return inside
  }
  return ([longitude, latitude]: readonly [number, number]): boolean => {
    const x = ((((longitude + 180) % 360) + 360) % 360) - 180
    // A ring across the date line is stored on one side of it.
    return [x - 360, x, x + 360].some((each) => isInside(each, latitude))
  }
}
