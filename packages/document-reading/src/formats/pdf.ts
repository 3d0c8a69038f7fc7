import { getDocumentProxy } from 'unpdf'
import { limits, Quarantine } from '../file/quarantine.ts'
import { layOutPage, type PageLayout } from '../layout/layout.ts'
import { groupRows, type TextItem } from './group-rows.ts'
import { type InvoiceXml, readInvoiceXml } from './invoice-xml.ts'
import { readFilledIn } from './pdf-filled-in.ts'
import { guardPdf } from './pdf-guard.ts'
import { type Matrix, type OperatorList, transformPoint } from './pdf-operations.ts'
import { hasBackgroundPicture } from './pdf-picture.ts'
import { splitAtPieces } from './pdf-pieces.ts'
import { findRulings } from './pdf-rulings.ts'

/** Pictures are not decoded: only text and lines of a page are needed. */
const OPTIONS = { verbosity: 0, disableFontFace: true, maxImageSize: 1 }

/** A longer drawing is not a form but a map or a plan: its text is read, but its lines are ignored. */
const MAX_FORM_BYTES = 2 ** 20
const NO_OPERATIONS: OperatorList = { fnArray: [], argsArray: [] }

export async function readPdf(bytes: Uint8Array): Promise<{ pages: PageLayout[]; invoice: InvoiceXml | null }> {
  const isForm = (await guardPdf(bytes)) <= MAX_FORM_BYTES
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
  if (pdf.numPages > limits.statedPages) throw new Quarantine(`The PDF has ${pdf.numPages} pages`)
  const pages: PageLayout[] = []
  let remaining = limits.text
  for (let number = 1; number <= Math.min(pdf.numPages, limits.pages) && remaining > 0; number++) {
    const page = await pdf.getPage(number).catch(() => {
      throw new Quarantine(`Page ${number} of the PDF is broken`)
    })
    const { width, height, transform } = page.getViewport({ scale: 1 })
    const [size, toPage] = [{ width, height }, transform as unknown as Matrix]
    const operatorList = isForm ? await page.getOperatorList() : NO_OPERATIONS
    const found: TextItem[] = []
    for (const item of [...(await readTextItems(page, toPage)), ...readFilledIn(await page.getAnnotations(), toPage)]) {
      if (remaining <= 0) break
      remaining -= item.text.length
      found.push({ ...item, text: item.text.slice(0, 10_000) })
    }
    const rulings = await findRulings(operatorList, toPage)
    const layout = layOutPage(
      number,
      groupRows(await splitAtPieces(found, operatorList, toPage), rulings),
      size,
      rulings,
    )
    pages.push({ ...layout, hasBackgroundPicture: await hasBackgroundPicture(operatorList, toPage, size) })
    page.cleanup()
  }
  return { pages, invoice: await readAttachedInvoice(pdf) }
}

type OpenPage = Awaited<ReturnType<OpenPdf['getPage']>>

async function readTextItems(page: OpenPage, toPage: Matrix): Promise<TextItem[]> {
  const { items } = await page.getTextContent()
  return items.flatMap((item) => {
    if (!('str' in item) || item.str.trim() === '') return []
    const [, , c = 0, d = 0, e = 0, f = 0] = item.transform as number[]
    const [x, y] = transformPoint(toPage, [e, f])
    const size = Math.hypot(c, d) || 10
    return [{ text: item.str, x, y, width: item.width, size, style: `${item.fontName} ${Math.round(2 * size)}` }]
  })
}

/** Longer XML is not an invoice. */
const MAX_XML_BYTES = 2 * 2 ** 20

async function readAttachedInvoice(pdf: OpenPdf): Promise<InvoiceXml | null> {
  const attached = (await pdf.getAttachments()) as Map<string, { filename: string }> | null
  for (const [id, { filename }] of attached ?? []) {
    if (!/\.xml$/i.test(filename)) continue
    const content = (await pdf.getAttachmentContent(id)) as Uint8Array | null
    if (!content || content.length > MAX_XML_BYTES) continue
    const invoice = await readInvoiceXml(content)
    if (invoice) return invoice
  }
  return null
}
