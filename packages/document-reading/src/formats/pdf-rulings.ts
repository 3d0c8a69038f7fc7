import type { Ruling, Rulings } from '../layout/layout.ts'
import { mergeRulings, noRulings } from '../layout/rulings.ts'
import {
  loadOperationCodes,
  type Matrix,
  type OperatorList,
  type Point,
  transformPoint,
  walkOperations,
} from './pdf-operations.ts'

type Side = readonly [Point, Point]

/** A thicker line is a bar. */
const MAX_THICKNESS = 2.5
/** The maximum slant of a horizontal or vertical line. */
const MAX_SLANT = 0.7
const MAX_SIDES = 20_000

/** The horizontal and vertical lines of a page: stroked, or filled as thin bars. */
export async function findRulings(operatorList: OperatorList, toPage: Matrix): Promise<Rulings> {
  const OPS = await loadOperationCodes()
  const strokes = new Set([OPS.stroke, OPS.closeStroke, OPS.fillStroke, OPS.eoFillStroke, OPS.closeFillStroke])
  const fills = new Set([OPS.fill, OPS.eoFill])
  const sides: Side[] = []
  for (const { operation, args, matrix } of walkOperations(operatorList, toPage, OPS)) {
    if (operation !== OPS.constructPath) continue
    const [paint, [path]] = args as unknown as [number, [ArrayLike<number> | null]]
    if (path && strokes.has(paint)) sides.push(...pathSides(path, matrix))
    if (path && fills.has(paint)) sides.push(...thinBars(pathSides(path, matrix)))
    if (sides.length > MAX_SIDES) return noRulings
  }
  return mergeRulings(
    sides.flatMap(([[x1, y1], [x2, y2]]) => toRuling((y1 + y2) / 2, Math.abs(y1 - y2), x1, x2)),
    sides.flatMap(([[x1, y1], [x2, y2]]) => toRuling((x1 + x2) / 2, Math.abs(x1 - x2), y1, y2)),
  )
}

const toRuling = (at: number, slant: number, one: number, other: number): Ruling[] =>
  slant <= MAX_SLANT ? [{ at, from: Math.min(one, other), to: Math.max(one, other) }] : []

/** The path operations as PDF.js numbers them, with their numbers of operands. */
const MOVE = 0
const LINE = 1
const OPERAND_COUNTS = [2, 2, 6, 4, 0] as const

/** The straight segments of a path on the page. */
function pathSides(path: ArrayLike<number>, matrix: Matrix): Side[] {
  const sides: Side[] = []
  let start: Point = [0, 0]
  let here = start
  for (let at = 0; at < path.length; ) {
    const step = path[at++]!
    const count = OPERAND_COUNTS[step] ?? 0
    const next = count === 0 ? start : transformPoint(matrix, [path[at + count - 2]!, path[at + count - 1]!])
    at += count
    if (step === MOVE) start = next
    else if (step === LINE || count === 0) sides.push([here, next])
    here = next
  }
  return sides
}

/** The centre line of each part of a filled path that is as thin as a line. */
function thinBars(sides: readonly Side[]): Side[] {
  const parts: Point[][] = []
  for (const [from, to] of sides) {
    const part = parts.at(-1)
    const last = part?.at(-1)
    if (last && last[0] === from[0] && last[1] === from[1]) part!.push(to)
    else parts.push([from, to])
  }
  return parts.flatMap((corners): Side[] => {
    if (corners.length < 4) return []
    const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)]
    const [remaining, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
    if (bottom - top <= MAX_THICKNESS)
      return [
        [
          [remaining, (top + bottom) / 2],
          [right, (top + bottom) / 2],
        ],
      ]
    return right - remaining <= MAX_THICKNESS
      ? [
          [
            [(remaining + right) / 2, top],
            [(remaining + right) / 2, bottom],
          ],
        ]
      : []
  })
}
