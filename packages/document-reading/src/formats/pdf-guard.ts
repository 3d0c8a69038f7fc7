import { createInflate } from 'node:zlib'
import { limits, Quarantine } from '../file/quarantine.ts'
import { decodeAscii } from './pdf-ascii.ts'
import { PdfDrawings } from './pdf-drawings.ts'

/** Keys of active or embedded content. */
const ACTIVE = /\/(?:JavaScript|Launch|RichMedia|EmbeddedFile|XFA)\b|\/JS\s*(?:\(|<|\d+ \d+ R)/

/**
 * Checks the streams of a PDF before a parser sees them, inflating each without keeping it, to find streams that grow
 * too large or hide active content, and drawings that have no end. Streams cannot be nested, so none is missed. Returns
 * the length of the longest drawing in bytes.
 */
export async function guardPdf(bytes: Uint8Array): Promise<number> {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length)
  let sum = 0
  let from = 0
  let longestDrawing = 0
  const drawings = new PdfDrawings()
  for (;;) {
    const at = file.indexOf('stream', from)
    const between = decodeNames(file.toString('latin1', from, at === -1 ? file.length : at))
    refuseActive(between)
    const object = drawings.addObjects(between)
    if (at === -1) {
      drawings.refuseEndless()
      return longestDrawing
    }
    from = at + 6
    if (file.toString('latin1', at - 3, at) === 'end') continue
    const start = file[from] === 13 ? from + 2 : file[from] === 10 ? from + 1 : -1
    if (start === -1) continue
    const dictionary = decodeNames(file.toString('latin1', Math.max(0, at - 400), at))
    const entry = dictionary.slice(dictionary.lastIndexOf(' obj') + 1)
    const end = file.indexOf('endstream', start)
    const data = file.subarray(start, end === -1 ? file.length : end)
    if ((entry.match(/\/(?:FlateDecode|Fl|LZWDecode|LZW|RunLengthDecode|RL)\b/g) ?? []).length > 1)
      throw new Quarantine('A stream of the PDF is compressed twice')
    if (/\/(?:LZWDecode|LZW)\b/.test(entry) && data.length * 1_365 > limits.pdfStreamBytes)
      throw new Quarantine('A stream of the PDF may grow too large')
    // Images are never decoded.
    if (!/\/Subtype\s*\/Image\b/.test(entry)) {
      const decoded = decodeAscii(data, entry)
      const isOfObjects = /\/Type\s*\/ObjStm\b/.test(entry)
      const kept: string[] = []
      const size = await inflatedSize(decoded, (text) => {
        if (isOfObjects) kept.push(text)
        else drawings.addStream(object, text)
      })
      if (size === 0 && !isOfObjects) drawings.addStream(object, decodeNames(decoded.toString('latin1')))
      const first = isOfObjects && /\/First\s+(\d+)/.exec(entry)?.[1]
      if (first) drawings.addObjectStream(decodeNames(kept.join('')), Number(first))
      sum += size
      if (!FONT.test(entry)) longestDrawing = Math.max(longestDrawing, size || data.length)
    }
    if (sum > limits.archiveBytes) throw new Quarantine('The streams of the PDF grow too large')
    from = start + data.length
  }
}

const FONT = /\/Length1\b|\/Subtype\s*\/(?:Type0C|Type1C|CIDFontType0C|OpenType)\b/

/** A name may contain character codes (`/Java#53cript`). */
const decodeNames = (text: string) =>
  text.replace(/#([\da-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))

/** An attached file is read only if it is declared as XML, as in PDF/A-3 invoices. */
const allowAttachedXml = (text: string): string =>
  text.replace(/<<(?:(?!<<|>>|\bobj\b).){0,400}\/EmbeddedFile\b(?:(?!\bobj\b).){0,400}/gs, (dictionary) =>
    /\/Subtype\s*\/(?:text|application)\/xml\b/.test(dictionary) ? dictionary.replace('/EmbeddedFile', '') : dictionary,
  )

const refuseActive = (text: string) => {
  if (ACTIVE.test(allowAttachedXml(text))) throw new Quarantine('The PDF holds scripts, actions or files')
}

/**
 * The inflated size of deflated data, whose parts are passed to `show`; 0 for other data. Corrupt data counts up to the
 * error, where parsers stop as well.
 */
async function inflatedSize(data: Buffer, show: (text: string) => void): Promise<number> {
  if ((data[0]! & 0x0f) !== 8) return 0
  const stream = createInflate({ chunkSize: 65_536 })
  stream.end(data)
  let size = 0
  let tail = ''
  try {
    for await (const chunk of stream) {
      size += chunk.length
      if (size > limits.pdfStreamBytes || (size > limits.ratioFrom && size > data.length * limits.archiveRatio))
        throw new Quarantine('A stream of the PDF grows too large')
      const part = chunk.toString('latin1')
      const text = decodeNames(tail + part)
      refuseActive(text)
      show(part)
      tail = (tail + part).slice(-64)
    }
  } catch (error) {
    if (error instanceof Quarantine) throw error
  }
  return size
}
