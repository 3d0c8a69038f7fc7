import { getResolvedPDFJS } from 'unpdf'

/** What a page draws, as PDF.js lists it. */
export interface OperatorList {
  fnArray: readonly number[]
  argsArray: readonly unknown[]
}

export type Matrix = readonly [number, number, number, number, number, number]
export type Point = readonly [number, number]
export type Operations = Awaited<ReturnType<typeof getResolvedPDFJS>>['OPS']

export interface DrawingStep {
  operation: number
  args: readonly unknown[]
  /** From where it is drawn to the page as it is shown. */
  matrix: Matrix
}

export const loadOperationCodes = async (): Promise<Operations> => (await getResolvedPDFJS()).OPS

/** Each operation of a page, with what moves, turns and scales it. */
export function* walkOperations(
  { fnArray, argsArray }: OperatorList,
  toPage: Matrix,
  OPS: Operations,
): Generator<DrawingStep> {
  const saved: Matrix[] = []
  let matrix = toPage
  for (const [at, operation] of fnArray.entries()) {
    const args = (argsArray[at] ?? []) as readonly unknown[]
    if (operation === OPS.save) saved.push(matrix)
    else if (operation === OPS.restore || operation === OPS.paintFormXObjectEnd) matrix = saved.pop() ?? toPage
    else if (operation === OPS.transform) matrix = multiply(matrix, args as unknown as Matrix)
    else if (operation === OPS.paintFormXObjectBegin) {
      saved.push(matrix)
      if (args[0]) matrix = multiply(matrix, args[0] as Matrix)
    }
    yield { operation, args, matrix }
  }
}

/** A matrix within another. */
export const multiply = (outer: Matrix, [a, b, c, d, e, f]: Matrix): Matrix => {
  const origin = transformPoint(outer, [0, 0])
  const [x, y, moved] = [transformPoint(outer, [a, b]), transformPoint(outer, [c, d]), transformPoint(outer, [e, f])]
  return [x[0] - origin[0], x[1] - origin[1], y[0] - origin[0], y[1] - origin[1], ...moved]
}

/** Where a point of a PDF is on the page as it is shown. */
export const transformPoint = ([a, b, c, d, e, f]: Matrix, [x, y]: Point): Point => [
  a * x + c * y + e,
  b * x + d * y + f,
]
