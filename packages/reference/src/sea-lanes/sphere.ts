/** [longitude, latitude] in degrees, as in GeoJSON. */
export type Point = readonly [number, number]
/** A direction from the centre of the earth; its length is one. */
export type Vector = readonly [number, number, number]

/** The mean radius of the earth in nautical miles. */
const RADIUS_NM = 6371.0088 / 1.852

const RADIANS = Math.PI / 180

export const toVector = ([longitude, latitude]: Point): Vector => {
  const cos = Math.cos(latitude * RADIANS)
  return [cos * Math.cos(longitude * RADIANS), cos * Math.sin(longitude * RADIANS), Math.sin(latitude * RADIANS)]
}

const toPoint = ([x, y, z]: Vector): Point => [Math.atan2(y, x) / RADIANS, Math.atan2(z, Math.hypot(x, y)) / RADIANS]

/** The angle between two directions, in radians; accurate for close ones too. */
export const angle = (a: Vector, b: Vector): number =>
  2 * Math.asin(Math.min(1, Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]) / 2))

export const nauticalMiles = (a: Point, b: Point): number => angle(toVector(a), toVector(b)) * RADIUS_NM

/** The great circle from `a` to `b` as a function of the fraction covered, from 0 to 1. */
export const greatCircle = (a: Point, b: Point): ((part: number) => Point) => {
  const [from, to] = [toVector(a), toVector(b)]
  const whole = angle(from, to)
  if (whole < 1e-9) return () => a
  const sin = Math.sin(whole)
  return (part) => {
    const [back, ahead] = [Math.sin((1 - part) * whole) / sin, Math.sin(part * whole) / sin]
    return toPoint([back * from[0] + ahead * to[0], back * from[1] + ahead * to[1], back * from[2] + ahead * to[2]])
  }
}

/** The course at `a` towards `b`: degrees from north, clockwise. */
export const initialBearing = (a: Point, b: Point): number => {
  const [lat1, lat2, dLon] = [a[1] * RADIANS, b[1] * RADIANS, (b[0] - a[0]) * RADIANS]
  const x = Math.cos(lat1) * Math.sin(lat2) - Math.sin(lat1) * Math.cos(lat2) * Math.cos(dLon)
  return (Math.atan2(Math.sin(dLon) * Math.cos(lat2), x) / RADIANS + 360) % 360
}
