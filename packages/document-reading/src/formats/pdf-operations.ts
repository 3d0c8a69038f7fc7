import { getResolvedPDFJS } from 'unpdf'

/** What a page draws, as PDF.js lists it. */
export interface Drawn {
  fnArray: readonly number[]
  argsArray: readonly unknown[]
}

export type Matrix = readonly [number, number, number, number, number, number]
export type Point = readonly [number, number]
export type Operations = Awaited<ReturnType<typeof getResolvedPDFJS>>['OPS']

export interface Step {
  operation: number
  args: readonly unknown[]
  /** From where it is drawn to the page as it is shown. */
  matrix: Matrix
}

export const operations = async (): Promise<Operations> => (await getResolvedPDFJS()).OPS

/** Each operation of a page, with what moves, turns and scales it. */
export function* stepsOf({ fnArray, argsArray }: Drawn, toPage: Matrix, OPS: Operations): Generator<Step> {
  const saved: Matrix[] = []
  let matrix = toPage
  for (const [at, operation] of fnArray.entries()) {
    const args = (argsArray[at] ?? []) as readonly unknown[]
    if (operation === OPS.save) saved.push(matrix)
    else if (operation === OPS.restore || operation === OPS.paintFormXObjectEnd) matrix = saved.pop() ?? toPage
    else if (operation === OPS.transform) matrix = within(matrix, args as unknown as Matrix)
    else if (operation === OPS.paintFormXObjectBegin) {
      saved.push(matrix)
      if (args[0]) matrix = within(matrix, args[0] as Matrix)
    }
    yield { operation, args, matrix }
  }
}

/** A matrix within another. */
export const within = (outer: Matrix, [a, b, c, d, e, f]: Matrix): Matrix => {
  const origin = placed(outer, [0, 0])
  const [x, y, moved] = [placed(outer, [a, b]), placed(outer, [c, d]), placed(outer, [e, f])]
  return [x[0] - origin[0], x[1] - origin[1], y[0] - origin[0], y[1] - origin[1], ...moved]
}

/** Where a point of a PDF is on the page as it is shown. */
export const placed = ([a, b, c, d, e, f]: Matrix, [x, y]: Point): Point => [a * x + c * y + e, b * x + d * y + f]
