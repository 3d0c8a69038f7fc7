import { fileKind } from '../file-kind.ts'
import { rowsOf } from '../formats/rows.ts'
import { type LaidPage, layPage } from '../layout.ts'
import { pictureAsPdf } from './as-pdf.ts'
import { openPdf } from './pdfium.ts'
import { isBlank } from './picture.ts'
import { itemsOf, type Recognizer, startRecognizer } from './recognize.ts'

/** What the recognition of a file may cost. */
export const pictureLimits = { pages: 10, pixels: 12_000_000, dotsPerInch: 200 }

/** The pages of a scan or a photograph, with the words that were recognized; none of a file that is neither. */
export async function readPictures(bytes: Uint8Array, name: string, declaredType: string): Promise<LaidPage[]> {
  const kind = fileKind(bytes, name, declaredType)
  const pdf = kind === 'pdf' ? bytes : pictureAsPdf(kind, bytes)
  if (!pdf) return []
  const opened = await openPdf(pdf)
  let recognizer: Recognizer | undefined
  const pages: LaidPage[] = []
  for (let number = 1; number <= Math.min(opened.pages, pictureLimits.pages); number++) {
    const drawn = opened.draw(number, pictureLimits)
    if (isBlank(drawn)) {
      pages.push(layPage(number, []))
      continue
    }
    recognizer ??= await startRecognizer()
    const picture = recognizer.upright(drawn)
    const { dotsPerInch } = drawn
    const size = { width: (picture.width * 72) / dotsPerInch, height: (picture.height * 72) / dotsPerInch }
    pages.push(layPage(number, rowsOf(itemsOf(recognizer.words(picture), dotsPerInch)), size))
  }
  opened.close()
  return pages
}
