/**
 * Writes packages/reference/src/tables/sea-mask.json: which cells of a grid contain only navigable sea. Run: node
 * tools/generate/reference/build-sea-mask.ts. A cell touched by any land is land, so a line through sea cells touches none;
 * straits and canals narrower than a cell are written by hand (reference/sea-lanes/passages.ts).
 */
import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { deflateRawSync } from 'node:zlib'
import { type Ring, readLand } from './land.ts'

const CELLS_PER_DEGREE = 8
const NORTH = 72
/** Vessels avoid the ice further south. */
const SOUTH = -58
const WIDTH = 360 * CELLS_PER_DEGREE
const HEIGHT = (NORTH - SOUTH) * CELLS_PER_DEGREE
/** The number of sampling lines per cell. */
const FINER = 4

/**
 * A point in each body of water that is used: water that is not connected to one of them is a lake, or not navigable.
 */
const WATERS: [string, number, number][] = [
  ['oceans', -40, 20],
  ['Mediterranean', 18, 35],
  ['Adriatic', 15.5, 43],
  ['Black Sea', 34, 43],
  ['Baltic', 19, 56],
  ['Gulf of Finland', 26, 59.8],
  ['Gulf of Bothnia', 20, 62],
  ['Persian Gulf', 51, 27.5],
  ['Red Sea', 38, 20],
  ['Azov', 37, 46.2],
  ['Marmara', 28.2, 40.75],
  ['Aegean', 25.2, 39.2],
  ['Gulf of Saint Lawrence', -62, 48],
  ['Salish Sea', -123.6, 49.2],
  ['Sea of Okhotsk', 150, 54],
  ['Sea of Japan', 135, 40],
]

/** Areas under ice for most of the year, or not navigable for container vessels: west, east, south, north. */
const CLOSED: [string, number, number, number, number][] = [
  ['Arctic Ocean, by the Bering Strait', -180, -156, 65.5, 72],
  ['Arctic Ocean, by the Bering Strait', 168, 180, 65.5, 72],
  ['Northwest Passage', -156, -80, 66, 72],
  ['Northern Sea Route', 60, 168, 68, 72],
]

/** The column of a longitude, which continues beyond 180 degrees; `mark` wraps it back into the grid. */
const column = (longitude: number) => Math.floor((longitude + 180) * CELLS_PER_DEGREE)
const row = (latitude: number) => Math.floor((NORTH - latitude) * CELLS_PER_DEGREE)

const land = new Uint8Array(WIDTH * HEIGHT)
const mark = (x: number, y: number) => {
  if (y >= 0 && y < HEIGHT) land[y * WIDTH + (((x % WIDTH) + WIDTH) % WIDTH)] = 1
}

for (const polygon of readLand('10m')) {
  for (const ring of polygon) markOutline(ring)
  markInside(polygon)
}
for (const [, west, east, south, north] of CLOSED)
  for (let y = row(north); y < row(south); y++)
    for (let x = column(west); x < column(west) + (east - west) * CELLS_PER_DEGREE; x++) mark(x, y)

const sea = reached()
const bits = Buffer.alloc(Math.ceil((WIDTH * HEIGHT) / 8))
let count = 0
for (let cell = 0; cell < WIDTH * HEIGHT; cell++)
  if (sea[cell]) {
    bits[cell >> 3]! |= 1 << (cell & 7)
    count++
  }
const target = fileURLToPath(new URL('../../../packages/reference/src/tables/sea-mask.json', import.meta.url))
const mask = {
  source:
    'Natural Earth 1:10m land (public domain), by the npm package world-atlas 2.0.2; tools/generate/reference/build-sea-mask.ts',
  cells_per_degree: CELLS_PER_DEGREE,
  north: NORTH,
  south: SOUTH,
  deflated: deflateRawSync(bits, { level: 9 }).toString('base64'),
}
writeFileSync(target, `${JSON.stringify(mask, null, 2)}\n`)
console.log(`${count} of ${WIDTH * HEIGHT} cells are sea; ${mask.deflated.length} characters`)

function markOutline(ring: Ring): void {
  for (let i = 1; i < ring.length; i++) {
    const [x1, y1] = ring[i - 1]!
    const [x2, y2] = ring[i]!
    const steps = Math.max(1, Math.ceil(Math.max(Math.abs(x2 - x1), Math.abs(y2 - y1)) * CELLS_PER_DEGREE * 8))
    for (let step = 0; step <= steps; step++)
      mark(column(x1 + ((x2 - x1) * step) / steps), row(y1 + ((y2 - y1) * step) / steps))
  }
}

/** Even-odd rule, line by line: cells between the first and second crossing are inside, and so on. */
function markInside(rings: readonly Ring[]): void {
  const lines = HEIGHT * FINER
  const crossings: number[][] = Array.from({ length: lines }, () => [])
  const latitudeOf = (line: number) => NORTH - (line + 0.5) / (CELLS_PER_DEGREE * FINER)
  for (const ring of rings)
    for (let i = 1; i < ring.length; i++) {
      const [x1, y1] = ring[i - 1]!
      const [x2, y2] = ring[i]!
      if (y1 === y2) continue
      const first = Math.max(0, Math.floor((NORTH - Math.max(y1, y2)) * CELLS_PER_DEGREE * FINER) - 1)
      const last = Math.min(lines - 1, Math.ceil((NORTH - Math.min(y1, y2)) * CELLS_PER_DEGREE * FINER) + 1)
      for (let line = first; line <= last; line++) {
        const y = latitudeOf(line)
        if (y1 > y !== y2 > y) crossings[line]!.push(x1 + ((y - y1) / (y2 - y1)) * (x2 - x1))
      }
    }
  crossings.forEach((xs, line) => {
    xs.sort((a, b) => a - b)
    for (let i = 0; i + 1 < xs.length; i += 2) {
      for (let x = column(xs[i]!); x <= column(xs[i + 1]!); x++) mark(x, Math.floor(line / FINER))
    }
  })
}

function reached(): Uint8Array {
  const sea = new Uint8Array(WIDTH * HEIGHT)
  for (const [name, longitude, latitude] of WATERS) {
    const seed = row(latitude) * WIDTH + column(longitude)
    if (land[seed]) throw new Error(`${name} is land at ${longitude}, ${latitude}`)
    const waiting = sea[seed] ? [] : [seed]
    let size = 0
    while (waiting.length > 0) {
      const cell = waiting.pop()!
      if (sea[cell] || land[cell]) continue
      sea[cell] = 1
      size++
      const x = cell % WIDTH
      waiting.push(cell - x + ((x + 1) % WIDTH), cell - x + ((x + WIDTH - 1) % WIDTH))
      if (cell >= WIDTH) waiting.push(cell - WIDTH)
      if (cell < WIDTH * (HEIGHT - 1)) waiting.push(cell + WIDTH)
    }
    console.log(`${name}: ${size} cells`)
  }
  return sea
}
