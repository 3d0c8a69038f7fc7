import type { PageSize } from '../layout.ts'
import { loadOperationCodes, type Matrix, type OperatorList, transformPoint, walkOperations } from './pdf-operations.ts'

/** Of the page, a picture under all of it covers as much at least. */
const MIN_PICTURE_SHARE = 0.7

/**
 * Whether a picture lies under all of a page, as a scanned form does that was filled in with text. Pictures themselves, whole or
 * in strips, are left out of what is drawn: of each its place is left, with nothing in it.
 */
export async function hasBackgroundPicture(
  operatorList: OperatorList,
  toPage: Matrix,
  { width, height }: PageSize,
): Promise<boolean> {
  const OPS = await loadOperationCodes()
  let imageMatrix: Matrix | null = null
  let covered = 0
  for (const { operation, matrix } of walkOperations(operatorList, toPage, OPS)) {
    if (operation === OPS.transform) imageMatrix = matrix
    else if (operation === OPS.restore && imageMatrix) {
      const [[remaining, top], [right, bottom]] = [
        transformPoint(imageMatrix, [0, 0]),
        transformPoint(imageMatrix, [1, 1]),
      ]
      covered += Math.abs(right - remaining) * Math.abs(bottom - top)
      imageMatrix = null
    } else if (operation !== OPS.dependency) imageMatrix = null
  }
  return covered >= MIN_PICTURE_SHARE * width * height
}
