import { readFileSync } from 'node:fs'
import { inflateRawSync } from 'node:zlib'
import { greatCircle, nauticalMiles, type Point } from './sphere.ts'

/** Which cells of a grid over the earth are open sea (tools/generate/reference/build-sea-mask.ts). */
export interface SeaMask {
  width: number
  height: number
  cellsPerDegree: number
  isSea(column: number, row: number): boolean
  columnAt(longitude: number): number
  rowAt(latitude: number): number
  /** The centre of a place in the grid, where 0.5 is the centre of the first cell. */
  pointAt(column: number, row: number): Point
  isSeaAt(point: Point): boolean
  /** Whether the great circle between two points crosses open sea only. */
  isClear(a: Point, b: Point): boolean
}

/** The sampling interval of a path: half of a cell. */
const STEP_NM = 3.5

export const readMask = (): SeaMask => {
  const file = new URL('../tables/sea-mask.json', import.meta.url)
  const { cells_per_degree, north, south, deflated } = JSON.parse(readFileSync(file, 'utf8'))
  const bits = inflateRawSync(Buffer.from(deflated, 'base64'))
  const cellsPerDegree = cells_per_degree as number
  const width = 360 * cellsPerDegree
  const height = (north - south) * cellsPerDegree
  const wrap = (column: number) => ((column % width) + width) % width
  const isSea = (column: number, row: number) => {
    if (row < 0 || row >= height) return false
    const cell = row * width + wrap(column)
    return ((bits[cell >> 3]! >> (cell & 7)) & 1) === 1
  }
  const columnAt = (longitude: number) => wrap(Math.floor((longitude + 180) * cellsPerDegree))
  const rowAt = (latitude: number) => Math.floor((north - latitude) * cellsPerDegree)
  const isSeaAt = ([longitude, latitude]: Point) => isSea(columnAt(longitude), rowAt(latitude))
  return {
    width,
    height,
    cellsPerDegree,
    isSea,
    columnAt,
    rowAt,
    pointAt: (column, row) => [column / cellsPerDegree - 180, north - row / cellsPerDegree],
    isSeaAt,
    isClear: (a, b) => {
      const at = greatCircle(a, b)
      const steps = Math.max(1, Math.ceil(nauticalMiles(a, b) / STEP_NM))
      for (let step = 0; step <= steps; step++) if (!isSeaAt(at(step / steps))) return false
      return true
    },
  }
}
