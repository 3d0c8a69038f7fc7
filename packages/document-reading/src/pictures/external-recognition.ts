import { groupRows } from '../formats/group-rows.ts'
import type { Refusal } from '../in-thread.ts'
import { layOutPage, type PageLayout } from '../layout/layout.ts'
import { drawPage, type PageToDraw } from './draw-page.ts'
import { pictureLimits } from './picture-limits.ts'
import { assignLines, type PlacedWord, toTextItems } from './recognized-words.ts'

/** The words of a page recognized by another program, in pixels of its picture. */
export interface RecognizedPage {
  words: readonly PlacedWord[]
  /** The clockwise rotation before recognition: the positions of the words refer to the rotated picture. */
  rotation?: 0 | 90 | 180 | 270
}

/** Recognizes the text of a page in a PNG; rejects with a reason that completes a sentence. */
export type RecognizePage = (png: Uint8Array) => Promise<RecognizedPage>

/** A recognized page with the size and resolution of its picture. */
export interface SizedRecognizedPage extends RecognizedPage {
  dotsPerInch: number
  /** Of the unrotated picture, in pixels. */
  width: number
  height: number
}

/** Draws the pages of a file and passes them to another program for recognition. */
export async function recognizeExternally(
  file: Omit<PageToDraw, 'page'>,
  recognize: RecognizePage,
): Promise<SizedRecognizedPage[] | Refusal> {
  const pages: SizedRecognizedPage[] = []
  for (let page = 1; page <= pictureLimits.pages; page++) {
    const posted = await drawPage({ ...file, page })
    if ('refused' in posted) return posted
    const { result } = posted
    if (result.png === null) break
    const { png, dotsPerInch, width, height } = result
    pages.push({ ...(await recognize(png)), dotsPerInch, width, height })
  }
  return pages
}

/** Lays out recognized words like those of our own recognition. */
export function layOutWords(
  number: number,
  { words, rotation = 0, dotsPerInch, width, height }: SizedRecognizedPage,
): PageLayout {
  const quarterTurns = rotation / 90
  const [across, down] = quarterTurns % 2 === 0 ? [width, height] : [height, width]
  const toPoints = (pixels: number) => (pixels * 72) / dotsPerInch
  const size = { width: toPoints(across), height: toPoints(down), quarterTurns }
  return layOutPage(number, groupRows(toTextItems(assignLines(words), dotsPerInch)), size)
}
