import { getDocumentProxy } from 'unpdf'
import { type LaidPage, layPage } from '../layout.ts'
import { limits, Quarantine } from '../quarantine.ts'
import { type InvoiceXml, readInvoiceXml } from './invoice-xml.ts'
import { guardPdf } from './pdf-guard.ts'
import { type Item, rowsOf } from './rows.ts'

export async function readPdf(bytes: Uint8Array): Promise<{ pages: LaidPage[]; invoice: InvoiceXml | null }> {
  await guardPdf(bytes)
  const pdf = await getDocumentProxy(bytes, { verbosity: 0, disableFontFace: true }).catch((error: Error) => {
    throw new Quarantine(error.name === 'PasswordException' ? 'The PDF is encrypted' : 'The PDF is broken')
  })
  const pages: LaidPage[] = []
  let left = limits.text
  for (let number = 1; number <= Math.min(pdf.numPages, limits.pages) && left > 0; number++) {
    const page = await pdf.getPage(number)
    const { width, height, transform } = page.getViewport({ scale: 1 })
    const { items } = await page.getTextContent()
    const placed: Item[] = []
    for (const item of items) {
      if (!('str' in item) || item.str.trim() === '' || left <= 0) continue
      left -= item.str.length
      const [, , c = 0, d = 0, e = 0, f = 0] = item.transform as number[]
      const [x, y] = moved(transform as number[], e, f)
      const size = Math.hypot(c, d) || 10
      const style = `${item.fontName} ${Math.round(2 * size)}`
      placed.push({ text: item.str.slice(0, 10_000), x, y, width: item.width, size, style })
    }
    pages.push(layPage(number, rowsOf(placed), { width, height }))
    page.cleanup()
  }
  return { pages, invoice: await attachedInvoice(pdf) }
}

/** No invoice is longer. */
const LONGEST_XML = 2 * 2 ** 20

async function attachedInvoice(pdf: Awaited<ReturnType<typeof getDocumentProxy>>): Promise<InvoiceXml | null> {
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

/** To the page as it is shown: turned, and counted from the top. */
const moved = ([a = 1, b = 0, c = 0, d = -1, e = 0, f = 0]: number[], x: number, y: number): [number, number] => [
  a * x + c * y + e,
  b * x + d * y + f,
]
