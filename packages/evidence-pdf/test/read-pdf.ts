import { getDocumentProxy } from 'unpdf'

interface Item {
  str?: string
}

/** What a reader finds in a PDF. Texts lack white space: a line may end anywhere. */
export const readPdf = async (bytes: Uint8Array) => {
  const pdf = await getDocumentProxy(new Uint8Array(bytes))
  const pages: string[] = []
  for (let page = 1; page <= pdf.numPages; page++) {
    const { items } = await (await pdf.getPage(page)).getTextContent()
    pages.push(compact((items as Item[]).map(({ str = '' }) => str).join('')))
  }
  const attached = (await pdf.getAttachments())?.has('evidence.json')
    ? ((await pdf.getAttachmentContent('evidence.json')) as unknown as Uint8Array)
    : undefined
  const { info } = (await pdf.getMetadata()) as unknown as { info: Record<string, unknown> }
  return { pages, text: pages.join(''), info, attached }
}

/** Normalizes text, because PDF readers return ligatures and compatibility forms for some letters. */
export const compact = (text: string): string => text.normalize('NFKC').replaceAll(/\s+/g, '')
