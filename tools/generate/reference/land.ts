import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

/** A closed ring of [longitude, latitude] points; across the date line its longitudes continue beyond 180. */
export type Ring = readonly (readonly [number, number])[]
/** The outline, followed by the holes: inland seas such as the Caspian. */
export type Polygon = readonly Ring[]

interface Topology {
  transform: { scale: [number, number]; translate: [number, number] }
  arcs: [number, number][][]
  objects: { land: { geometries: { arcs: number[][][] }[] } }
}

/** The land of the earth by Natural Earth (public domain), from the package world-atlas. */
export const readLand = (scale: '10m' | '50m' | '110m'): Polygon[] => {
  const file = createRequire(import.meta.url).resolve(`world-atlas/land-${scale}.json`)
  const topology = JSON.parse(readFileSync(file, 'utf8')) as Topology
  const arcs = topology.arcs.map((arc) => pointsOf(arc, topology.transform))
  return topology.objects.land.geometries.flatMap(({ arcs: polygons }) =>
    polygons.map((rings) => (rings as unknown as number[][]).map((ring) => ringOf(ring, arcs))),
  )
}

/** TopoJSON stores integer steps from point to point. */
const pointsOf = (arc: readonly [number, number][], { scale, translate }: Topology['transform']) => {
  let x = 0
  let y = 0
  return arc.map(([dx, dy]): [number, number] => {
    x += dx
    y += dy
    return [x * scale[0] + translate[0], y * scale[1] + translate[1]]
  })
}

/** A negative number names an arc in reverse. */
const ringOf = (ring: readonly number[], arcs: readonly (readonly [number, number][])[]): Ring =>
  unbroken(
    ring.flatMap((index, at) => {
      const arc = index < 0 ? arcs[~index]!.toReversed() : arcs[index]!
      return at === 0 ? arc : arc.slice(1)
    }),
  )

const unbroken = (ring: readonly (readonly [number, number])[]): Ring => {
  let turns = 0
  return ring.map(([x, y], at) => {
    const before = ring[at - 1]?.[0] ?? x
    if (Math.abs(x - before) > 180) turns += x < before ? 360 : -360
    return [x + turns, y] as const
  })
}
