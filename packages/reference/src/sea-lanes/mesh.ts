import type { SeaMask } from './mask.ts'
import { passages } from './passages.ts'
import { angle, type Point, toVector, type Vector } from './sphere.ts'

/** A node of the mesh: a square of open sea, large far out and small near coasts, or a point of a passage. */
export interface Node {
  id: number
  point: Point
  vector: Vector
  /** Its neighbours in addition to the squares around it. */
  joins: Node[]
  /** Computed when a path first leads here. */
  around: readonly Node[] | null
  /** Null for a point of a passage. */
  square: { column: number; row: number; size: number } | null
}

/** Navigable waters as a mesh of nodes. Squares are created when a path first comes near them. */
export interface Mesh {
  neighbours(node: Node): readonly Node[]
  /** The node where a path from or to a port enters the mesh. */
  nearest(point: Point): Node | null
  passageEnds(): { name: string; ends: [Node, Node] }[]
}

/** The side of the largest square in cells: two degrees. */
const TILE_CELLS = 16
/** How far from a port its path to sea is searched, in degrees. */
const MAX_SEARCH_DEGREES = 3

export const createMesh = (mask: SeaMask): Mesh => {
  const nodes = createNodes(mask)
  const points = new Map<string, Node>()
  const passageEnds = joinPassages(nodes, points, mask)
  return {
    neighbours: (node) => {
      node.around ??= node.square ? findAround(node.joins, node.square, nodes, mask) : node.joins
      return node.around
    },
    nearest: (point) => findNearest(point, points, nodes, mask),
    passageEnds: () => passageEnds,
  }
}

interface Nodes {
  create(point: Point): Node
  /** The square that contains a cell; null for land. */
  squareAt(column: number, row: number): Node | null
}

/** The squares of the mesh, each tile divided when a path first comes near it. */
const createNodes = (mask: SeaMask): Nodes => {
  const tilesAcross = mask.width / TILE_CELLS
  /** For each cell of a tile the square that contains it. */
  const tiles = new Map<number, (Node | null)[]>()
  let count = 0
  const create = (point: Point, square: Node['square'] = null): Node => ({
    id: count++,
    point,
    vector: toVector(point),
    joins: [],
    around: null,
    square,
  })
  const divide = (cells: (Node | null)[], left: number, top: number, size: number, x: number, y: number): void => {
    const sea = countSea(mask, left + x, top + y, size)
    if (sea === 0) return
    if (sea === size * size) {
      const [column, row] = [left + x, top + y]
      const square = create(mask.pointAt(column + size / 2, row + size / 2), { column, row, size })
      for (let dy = 0; dy < size; dy++) cells.fill(square, (y + dy) * TILE_CELLS + x, (y + dy) * TILE_CELLS + x + size)
      return
    }
    const half = size / 2
    for (const [dx, dy] of [
      [0, 0],
      [half, 0],
      [0, half],
      [half, half],
    ] as const)
      divide(cells, left, top, half, x + dx, y + dy)
  }
  const squareAt = (column: number, row: number): Node | null => {
    if (row < 0 || row >= mask.height) return null
    const x = (column + mask.width) % mask.width
    const tile = Math.floor(row / TILE_CELLS) * tilesAcross + Math.floor(x / TILE_CELLS)
    let cells = tiles.get(tile)
    if (!cells) {
      cells = Array<Node | null>(TILE_CELLS * TILE_CELLS).fill(null)
      divide(cells, x - (x % TILE_CELLS), row - (row % TILE_CELLS), TILE_CELLS, 0, 0)
      tiles.set(tile, cells)
    }
    return cells[(row % TILE_CELLS) * TILE_CELLS + (x % TILE_CELLS)]!
  }
  return { create: (point) => create(point), squareAt }
}

const countSea = (mask: SeaMask, column: number, row: number, size: number): number => {
  let sea = 0
  for (let y = row; y < row + size; y++) for (let x = column; x < column + size; x++) if (mask.isSea(x, y)) sea++
  return sea
}

/**
 * Enters the points of each passage, and joins them with each other and with the open sea; returns the ends of the
 * passages.
 */
const joinPassages = (nodes: Nodes, points: Map<string, Node>, mask: SeaMask) => {
  const ends: { name: string; ends: [Node, Node] }[] = []
  for (const [name, line] of Object.entries(passages)) {
    const along = line.map((point) => {
      const key = point.join()
      const found = points.get(key) ?? nodes.create(point)
      points.set(key, found)
      return found
    })
    for (let at = 1; at < along.length; at++) join(along[at - 1]!, along[at]!)
    ends.push({ name, ends: [along[0]!, along.at(-1)!] })
    for (const each of along) {
      const square = nodes.squareAt(mask.columnAt(each.point[0]), mask.rowAt(each.point[1]))
      if (square) join(each, square)
    }
  }
  return ends
}

const join = (a: Node, b: Node) => {
  if (a === b || a.joins.includes(b)) return
  a.joins.push(b)
  b.joins.push(a)
}

const findAround = (
  joins: readonly Node[],
  { column, row, size }: NonNullable<Node['square']>,
  { squareAt }: Nodes,
  mask: SeaMask,
): Node[] => {
  const found = new Set<Node>(joins)
  const look = (x: number, y: number): number => {
    const square = squareAt(x, y)
    if (square) found.add(square)
    return square?.square ? square.square.size : 1
  }
  const [left, right, above, below] = [column - 1, column + size, row - 1, row + size]
  // Squares are aligned to their size, so a larger one covers the whole side, and smaller ones divide it evenly.
  for (const y of [above, below]) for (let x = column; x < right; ) x += look(x, y)
  for (const x of [left, right]) for (let y = row; y < below; ) y += look(x, y)
  // Two cells of land that touch at a corner leave no way between them.
  for (const x of [left, right])
    for (const y of [above, below])
      if (mask.isSea(x, y === above ? row : below - 1) && mask.isSea(x === left ? column : right - 1, y)) look(x, y)
  return [...found]
}

const findNearest = (
  point: Point,
  points: ReadonlyMap<string, Node>,
  { squareAt }: Nodes,
  mask: SeaMask,
): Node | null => {
  const vector = toVector(point)
  let best: Node | null = null
  let least = Number.POSITIVE_INFINITY
  const consider = (candidate: Node, at: Vector) => {
    const distance = angle(vector, at)
    if (distance >= least) return
    best = candidate
    least = distance
  }
  for (const each of points.values())
    if (angle(vector, each.vector) < (MAX_SEARCH_DEGREES * Math.PI) / 180) consider(each, each.vector)
  const [column, row] = [mask.columnAt(point[0]), mask.rowAt(point[1])]
  const reach = MAX_SEARCH_DEGREES * mask.cellsPerDegree
  for (let ring = 0; ring <= reach; ring++) {
    for (let y = row - ring; y <= row + ring; y++)
      for (let x = column - ring; x <= column + ring; x += Math.abs(y - row) === ring ? 1 : Math.max(1, 2 * ring)) {
        const square = mask.isSea(x, y) ? squareAt(x, y) : null
        if (square) consider(square, toVector(mask.pointAt(x + 0.5, y + 0.5)))
      }
    // A cell of a wider ring lies at least this far away, at any navigable latitude.
    if (least < (ring / mask.cellsPerDegree) * 0.3 * (Math.PI / 180)) break
  }
  return best
}
