import type { PageSize } from '../layout.ts'
import { type Drawn, type Matrix, operations, placed, stepsOf } from './pdf-operations.ts'

/** Of the page, a picture under all of it covers as much at least. */
const MOST = 0.7

/**
 * Whether a picture lies under all of a page, as a scanned form does that was filled in with text. Pictures themselves, whole or
 * in strips, are left out of what is drawn: of each its place is left, with nothing in it.
 */
export async function isOverPicture(drawn: Drawn, toPage: Matrix, { width, height }: PageSize): Promise<boolean> {
  const OPS = await operations()
  let placedAt: Matrix | null = null
  let covered = 0
  for (const { operation, matrix } of stepsOf(drawn, toPage, OPS)) {
    if (operation === OPS.transform) placedAt = matrix
    else if (operation === OPS.restore && placedAt) {
      const [[left, top], [right, bottom]] = [placed(placedAt, [0, 0]), placed(placedAt, [1, 1])]
      covered += Math.abs(right - left) * Math.abs(bottom - top)
      placedAt = null
    } else if (operation !== OPS.dependency) placedAt = null
  }
  return covered >= MOST * width * height
}
