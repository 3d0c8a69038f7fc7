import { LRUCache } from 'lru-cache'
import { findPath } from './find-path.ts'
import { readMask, type SeaMask } from './mask.ts'
import { createMesh, type Mesh, type Node } from './mesh.ts'
import { greatCircle, nauticalMiles, type Point } from './sphere.ts'

/**
 * A path at sea. Its points are close enough for curves on a map; longitudes continue beyond 180 instead of jumping.
 */
export interface SeaLane {
  points: Point[]
  nauticalMiles: number
}

export interface SeaLanes {
  /** Null if no water connects them. The path back is the same. */
  between(from: Point, to: Point): Promise<SeaLane | null>
}

const CACHE_SIZE = 2_000
const MAX_LEG_NM = 60

export const createSeaLanes = (): SeaLanes => {
  let waters: { mask: SeaMask; mesh: Mesh } | undefined
  const known = new LRUCache<string, Promise<SeaLane | null>>({ max: CACHE_SIZE })
  const find = async (from: Point, to: Point): Promise<SeaLane | null> => {
    if (!waters) {
      const mask = readMask()
      waters = { mask, mesh: createMesh(mask) }
    }
    const { mask, mesh } = waters
    const [first, last] = [mesh.nearest(from), mesh.nearest(to)]
    const path = first && last && (await findPath(mesh, first, last))
    return path ? drawLegs([from, ...tightenPath(path, mask), to]) : null
  }
  const findCached = (from: Point, to: Point): Promise<SeaLane | null> => {
    const key = `${from.join()} ${to.join()}`
    const found = known.get(key) ?? find(from, to)
    known.set(key, found)
    return found
  }
  return {
    between: async (from, to) => {
      if (from[0] < to[0] || (from[0] === to[0] && from[1] <= to[1])) return findCached(from, to)
      const found = await findCached(to, from)
      return found && { ...found, points: unwrapLongitudes(found.points.toReversed()) }
    },
  }
}

/** The direct line over land and sea, if no water connects the points. */
export const shortestWay = (from: Point, to: Point): SeaLane => drawLegs([from, to])

/** Straightens a path through squares if nothing lies between; points of passages are kept. */
const tightenPath = (path: readonly Node[], mask: SeaMask): Point[] => {
  const tight: Point[] = []
  let run: Point[] = []
  const finish = () => {
    tight.push(...straighten(straighten(run, mask), mask))
    run = []
  }
  path.forEach((node, at) => {
    const inPassage = node.square === null
    const beside = [path[at - 1], path[at + 1]].some((other) => other?.square)
    if (!inPassage) run.push(node.point)
    else if (!beside) tight.push(node.point)
    else if (run.length > 0) {
      // From the open sea into a passage, and possibly out of it again.
      run.push(node.point)
      finish()
      if (path[at + 1]?.square) run = [tight.pop()!]
    } else if (path[at + 1]?.square) run = [node.point]
    else tight.push(node.point)
  })
  finish()
  return tight
}

/** From each point straight to the farthest visible one. */
const straighten = (line: readonly Point[], mask: SeaMask): Point[] => {
  const points = refineLegs(line)
  if (points.length === 0) return []
  const kept = [points[0]!]
  for (let here = 0; here < points.length - 1; ) {
    let near = here + 1
    for (let stride = 1; here + stride < points.length; stride *= 2) {
      if (!mask.isClear(points[here]!, points[here + stride]!)) break
      near = here + stride
    }
    let far = Math.min(points.length - 1, here + 2 * (near - here))
    if (mask.isClear(points[here]!, points[far]!)) near = far
    while (far - near > 1) {
      const middle = (near + far) >> 1
      if (mask.isClear(points[here]!, points[middle]!)) near = middle
      else far = middle
    }
    kept.push(points[near]!)
    here = near
  }
  return kept
}

/** Splits long legs, so that a second pass can cut corners between two points. */
const refineLegs = (line: readonly Point[]): Point[] =>
  line.flatMap((point, at) => {
    const next = line[at + 1]
    if (!next) return [point]
    const parts = Math.max(1, Math.ceil(nauticalMiles(point, next) / MAX_LEG_NM))
    const along = greatCircle(point, next)
    return Array.from({ length: parts }, (_, part) => (part === 0 ? point : along(part / parts)))
  })

const drawLegs = (line: readonly Point[]): SeaLane => {
  const points = unwrapLongitudes(refineLegs(line).map(([x, y]): Point => [rounded(x), rounded(y)])).filter(
    (point, at, all) => at === 0 || point.join() !== all[at - 1]!.join(),
  )
  let length = 0
  for (let at = 1; at < points.length; at++) length += nauticalMiles(points[at - 1]!, points[at]!)
  return { points, nauticalMiles: length }
}

/** No two neighbours differ by more than 180 degrees of longitude: across the date line 179 continues to 181. */
const unwrapLongitudes = (points: readonly Point[]): Point[] => {
  let turns = points.length > 0 ? Math.round(wrapLongitude(points[0]![0]) - points[0]![0]) : 0
  let before = points[0]?.[0] ?? 0
  return points.map(([x, y]) => {
    if (Math.abs(x - before) > 180) turns += x < before ? 360 : -360
    before = x
    return [rounded(x + turns), y]
  })
}

const wrapLongitude = (longitude: number) => ((((longitude + 180) % 360) + 360) % 360) - 180

const rounded = (degrees: number) => Math.round(degrees * 1e5) / 1e5
