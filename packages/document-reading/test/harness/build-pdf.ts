import { deflateSync } from 'node:zlib'

/** A line of text, or its cells by their distance from the left. */
export type Line = string | Readonly<Record<number, string>>

/** A PDF with these lines on its pages. */
export const buildPdf = (pages: readonly (readonly Line[])[]): Buffer => {
  const contents = pages.map((lines) => {
    const words = lines.flatMap((line, at) =>
      Object.entries(typeof line === 'string' ? { 40: line } : line).map(
        ([x, text]) => `1 0 0 1 ${x} ${780 - 20 * at} Tm (${text}) Tj`,
      ),
    )
    return `BT /F 12 Tf ${words.join(' ')} ET`
  })
  const kids = pages.map((_, at) => `${4 + 2 * at} 0 R`).join(' ')
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    ...contents.flatMap((content, at) => [
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents ${5 + 2 * at} 0 R /Resources << /Font << /F 3 0 R >> >> >>`,
      `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    ]),
  ]
  return assemble(objects)
}

/** A PDF with one A4 page and this content, written in PDF operators. */
export const buildDrawingPdf = (content: string, rotate = 0): Buffer =>
  assemble([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Rotate ${rotate} /Contents 4 0 R /Resources << /Font << /F 5 0 R >> >> >>`,
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ])

/** A PDF with labels that are drawn and values that are filled in: as fields of a form, or typed on top of it. */
export const buildFormPdf = (
  labels: readonly Line[],
  fields: readonly (readonly [left: number, line: number, value: string])[],
  subtype: 'Widget' | 'FreeText' = 'Widget',
): Buffer => {
  const words = labels.flatMap((line, at) =>
    Object.entries(typeof line === 'string' ? { 40: line } : line).map(
      ([x, text]) => `1 0 0 1 ${x} ${780 - 20 * at} Tm (${text}) Tj`,
    ),
  )
  const content = `BT /F 9 Tf ${words.join(' ')} ET`
  const references = fields.map((_, at) => `${6 + at} 0 R`).join(' ')
  const form = subtype === 'Widget' ? ` /AcroForm << /Fields [${references}] /DR << /Font << /F 3 0 R >> >> >>` : ''
  return assemble([
    `<< /Type /Catalog /Pages 2 0 R${form} >>`,
    '<< /Type /Pages /Kids [4 0 R] /Count 1 >>',
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 5 0 R /Annots [${references}] /Resources << /Font << /F 3 0 R >> >> >>`,
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    ...fields.map(
      ([left, line, value], at) =>
        `<< /Type /Annot /Subtype /${subtype} /Rect [${left} ${776 - 20 * line} ${left + 180} ${790 - 20 * line}] /DA (/F 9 Tf 0 g) ` +
        (subtype === 'Widget' ? `/FT /Tx /T (field ${at}) /V (${value}) >>` : `/Contents (${value}) >>`),
    ),
  ])
}

/** A PDF with one A4 page that is a white picture of a given width in pixels, with lines of text printed over it. */
export const buildPicturePdf = (across: number, lines: readonly string[] = []): Buffer => {
  const down = Math.round((across * 842) / 595)
  const pixels = deflateSync(Buffer.alloc(across * down, 255)).toString('latin1')
  const words = lines.map((text, at) => `1 0 0 1 40 ${780 - 40 * at} Tm (${text}) Tj`).join(' ')
  const content = `q 595 0 0 842 0 0 cm /I Do Q BT /F 12 Tf ${words} ET`
  return assemble([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /XObject << /I 5 0 R >> /Font << /F 6 0 R >> >> >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    `<< /Type /XObject /Subtype /Image /Width ${across} /Height ${down} /ColorSpace /DeviceGray /BitsPerComponent 8 /Filter /FlateDecode /Length ${pixels.length} >>\nstream\n${pixels}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ])
}

function assemble(contents: readonly string[]): Buffer {
  const objects = contents.map((object, at) => `${at + 1} 0 obj\n${object}\nendobj\n`)
  const head = '%PDF-1.7\n'
  const offsets = objects.map((_, at) => head.length + objects.slice(0, at).join('').length)
  const rows = offsets.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`).join('')
  const count = objects.length + 1
  const end = `xref\n0 ${count}\n0000000000 65535 f \n${rows}trailer\n<< /Size ${count} /Root 1 0 R >>\nstartxref\n`
  return Buffer.from(`${head}${objects.join('')}${end}${head.length + objects.join('').length}\n%%EOF`, 'latin1')
}

export const papers = {
  bill: ['BILL OF LADING', 'B/L No. MAEU261904573', 'Shipped on board 12 May 2026', 'Container MSKU1234565'],
  terms: ['The carrier delivers the goods to the holder of an original.', 'Claims are made in writing.'],
  invoice: ['COMMERCIAL INVOICE', 'Invoice No. 2026-117', 'Total: EUR 999.00'],
  packing: ['PACKING LIST', 'Packages: 20', 'Gross weight: 4500 kg'],
  notice: ['ARRIVAL NOTICE', 'B/L No. HLCU9988776655', 'Estimated arrival 2026-05-30', 'Container TCLU4265135'],
  certificate: ['CERTIFICATE OF ORIGIN', 'The goods were made in Portugal.'],
} as const
