import { getResolvedPDFJS } from 'unpdf'

/** The operations of a page, as PDF.js lists them. */
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
  /** Maps drawing coordinates to the displayed page. */
  matrix: Matrix
}

export const loadOperationCodes = async (): Promise<Operations> => (await getResolvedPDFJS()).OPS

/** Each operation of a page with its transformation. */
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

/** The product of two matrices. */
export const multiply = (outer: Matrix, [a, b, c, d, e, f]: Matrix): Matrix => {
  const origin = transformPoint(outer, [0, 0])
  const [x, y, moved] = [transformPoint(outer, [a, b]), transformPoint(outer, [c, d]), transformPoint(outer, [e, f])]
  return [x[0] - origin[0], x[1] - origin[1], y[0] - origin[0], y[1] - origin[1], ...moved]
}

/** Maps a point of a PDF to the displayed page. */
export const transformPoint = ([a, b, c, d, e, f]: Matrix, [x, y]: Point): Point => [
  a * x + c * y + e,
  b * x + d * y + f,
]
