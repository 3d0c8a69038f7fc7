import type { PageSize } from '../layout/layout.ts'
import { loadOperationCodes, type Matrix, type OperatorList, transformPoint, walkOperations } from './pdf-operations.ts'

/** The minimum share of the page that a background picture covers. */
const MIN_PICTURE_SHARE = 0.7

/**
 * Whether a picture covers the whole page, as in a scanned form that was filled in with text. The pixels are not
 * decoded (maxImageSize), so only the position of each picture or strip remains.
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
