import { greatCircle, initialBearing, nauticalMiles, type Point } from './sphere.ts'

export interface Place {
  point: Point
  /** Degrees from north, clockwise. */
  heading: number
}

/** The position and heading after a fraction of a line, from 0 to 1. */
export const along = (points: readonly Point[]): ((part: number) => Place) => {
  const legs = points
    .slice(1)
    .map((to, index) => ({ from: points[index]!, to, miles: nauticalMiles(points[index]!, to) }))
  const ends: number[] = []
  for (const { miles } of legs) ends.push((ends.at(-1) ?? 0) + miles)
  const whole = ends.at(-1) ?? 0
  return (part) => {
    const miles = Math.min(1, Math.max(0, part)) * whole
    const found = ends.findIndex((end) => end >= miles && end > 0)
    const leg = legs[found]
    if (!leg) return { point: points[0]!, heading: 0 }
    const before = ends[found]! - leg.miles
    const point = greatCircle(leg.from, leg.to)(leg.miles === 0 ? 0 : (miles - before) / leg.miles)
    const isEnd = nauticalMiles(point, leg.to) < 0.01
    return { point: rounded(point), heading: Math.round(initialBearing(isEnd ? leg.from : point, leg.to) * 10) / 10 }
  }
}

const rounded = ([x, y]: Point): Point => [Math.round(x * 1e5) / 1e5, Math.round(y * 1e5) / 1e5]
