import { getDocumentProxy } from 'unpdf'
import { layOutPage, type PageLayout } from '../layout.ts'
import { limits, Quarantine } from '../quarantine.ts'
import { groupRows, type TextItem } from './group-rows.ts'
import { type InvoiceXml, readInvoiceXml } from './invoice-xml.ts'
import { filledIn } from './pdf-filled-in.ts'
import { guardPdf } from './pdf-guard.ts'
import { type Drawn, type Matrix, placed } from './pdf-operations.ts'
import { isOverPicture } from './pdf-picture.ts'
import { inPieces } from './pdf-pieces.ts'
import { findRulings } from './pdf-rulings.ts'

/** Pictures are left out: no more of a page is wanted than its text and its lines. */
const OPTIONS = { verbosity: 0, disableFontFace: true, maxImageSize: 1 }

/** Whoever draws more than that, in bytes, draws no form: a map, a plan. Its text is read, and none of its lines. */
const LONGEST_FORM = 2 ** 20
const NOTHING: Drawn = { fnArray: [], argsArray: [] }

export async function readPdf(bytes: Uint8Array): Promise<{ pages: PageLayout[]; invoice: InvoiceXml | null }> {
  const isForm = (await guardPdf(bytes)) <= LONGEST_FORM
  const pdf = await getDocumentProxy(bytes, OPTIONS).catch((error: Error) => {
    throw new Quarantine(error.name === 'PasswordException' ? 'The PDF is encrypted' : 'The PDF is broken')
  })
  try {
    return await readOpened(pdf, isForm)
  } finally {
    await pdf.loadingTask.destroy()
  }
}

type OpenPdf = Awaited<ReturnType<typeof getDocumentProxy>>

async function readOpened(pdf: OpenPdf, isForm: boolean): Promise<{ pages: PageLayout[]; invoice: InvoiceXml | null }> {
  const pages: PageLayout[] = []
  let left = limits.text
  for (let number = 1; number <= Math.min(pdf.numPages, limits.pages) && left > 0; number++) {
    const page = await pdf.getPage(number)
    const { width, height, transform } = page.getViewport({ scale: 1 })
    const [size, toPage] = [{ width, height }, transform as unknown as Matrix]
    const drawn = isForm ? await page.getOperatorList() : NOTHING
    const found: TextItem[] = []
    for (const item of [...(await textOf(page, toPage)), ...filledIn(await page.getAnnotations(), toPage)]) {
      if (left <= 0) break
      left -= item.text.length
      found.push({ ...item, text: item.text.slice(0, 10_000) })
    }
    const rulings = await findRulings(drawn, toPage)
    const laid = layOutPage(number, groupRows(await inPieces(found, drawn, toPage), rulings), size, rulings)
    pages.push({ ...laid, hasBackgroundPicture: await isOverPicture(drawn, toPage, size) })
    page.cleanup()
  }
  return { pages, invoice: await attachedInvoice(pdf) }
}

type OpenPage = Awaited<ReturnType<OpenPdf['getPage']>>

async function textOf(page: OpenPage, toPage: Matrix): Promise<TextItem[]> {
  const { items } = await page.getTextContent()
  return items.flatMap((item) => {
    if (!('str' in item) || item.str.trim() === '') return []
    const [, , c = 0, d = 0, e = 0, f = 0] = item.transform as number[]
    const [x, y] = placed(toPage, [e, f])
    const size = Math.hypot(c, d) || 10
    return [{ text: item.str, x, y, width: item.width, size, style: `${item.fontName} ${Math.round(2 * size)}` }]
  })
}

/** No invoice is longer. */
const LONGEST_XML = 2 * 2 ** 20

async function attachedInvoice(pdf: OpenPdf): Promise<InvoiceXml | null> {
  const attached = (await pdf.getAttachments()) as Map<string, { filename: string }> | null
  for (const [id, { filename }] of attached ?? []) {
    if (!/\.xml$/i.test(filename)) continue
    const content = (await pdf.getAttachmentContent(id)) as Uint8Array | null
    if (!content || content.length > LONGEST_XML) continue
    const invoice = await readInvoiceXml(content)
    if (invoice) return invoice
  }
  return null
}
