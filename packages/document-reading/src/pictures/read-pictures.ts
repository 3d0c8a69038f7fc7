import type { FileKind } from '../file/file-kind.ts'
import { groupRows } from '../formats/group-rows.ts'
import { layOutPage, type PageLayout } from '../layout/layout.ts'
import { openPages } from './open-pages.ts'
import { isBlank, turn, withContrast } from './picture.ts'
import { MAX_DOTS_PER_INCH, pictureLimits } from './picture-limits.ts'
import { type Recognizer, startRecognizer } from './recognize.ts'
import { toTextItems } from './recognized-words.ts'

/** The pages of a scan or photograph with the recognized words; none for other files. */
export async function readPictures(bytes: Uint8Array, kind: FileKind): Promise<PageLayout[]> {
  const opened = await openPages(kind, bytes)
  if (!opened) return []
  let recognizer: Recognizer | undefined
  const pages: PageLayout[] = []
  for (let number = 1; number <= Math.min(opened.pages, pictureLimits.pages); number++) {
    const drawn = withContrast(
      opened.draw(number, { ...pictureLimits, dotsPerInch: drawingResolution(opened.scanResolution(number)) }),
    )
    if (isBlank(drawn)) {
      pages.push(layOutPage(number, []))
      continue
    }
    recognizer ??= await startRecognizer()
    const quarterTurns = recognizer.findUprightTurns(drawn, drawn.dotsPerInch)
    const { dotsPerInch } = drawn
    const picture = turn(drawn, quarterTurns)
    const size = {
      width: (picture.width * 72) / dotsPerInch,
      height: (picture.height * 72) / dotsPerInch,
      quarterTurns,
    }
    const words = recognizer.words(picture, dotsPerInch)
    pages.push(layOutPage(number, groupRows(toTextItems(words, dotsPerInch)), size))
  }
  opened.close()
  return pages
}

const drawingResolution = (scanResolution: number | null): number =>
  Math.min(MAX_DOTS_PER_INCH, Math.max(pictureLimits.dotsPerInch, Math.round(scanResolution ?? 0)))
