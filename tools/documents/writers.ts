import { Document, Packer, Paragraph, Table, TableCell, TableRow, WidthType } from 'docx'
import PDFDocument from 'pdfkit'
import writeXlsxFile from 'write-excel-file/node'
import type { Block } from './blocks.ts'

export type Writer = (blocks: readonly Block[]) => Promise<Buffer>

/** Columns in steps of 130 points, text cut to its column; prose in small letters at the foot. */
export const writePdf: Writer = (blocks) => {
  const pdf = new PDFDocument({ size: 'A4', margin: 40 })
  const chunks: Buffer[] = []
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk))
  const done = new Promise<Buffer>((resolve) => pdf.on('end', () => resolve(Buffer.concat(chunks))))
  let y = 40
  const row = (cells: readonly string[], step: number, size: number, bold = false) => {
    if (y > 760) {
      pdf.addPage()
      y = 40
    }
    pdf.font(bold ? 'Helvetica-Bold' : 'Helvetica').fontSize(size)
    for (const [i, text] of cells.entries()) pdf.text(text, 40 + i * step, y, { lineBreak: false })
    y += size + 5
  }
  for (const block of blocks) {
    if (block.kind === 'title') row([block.text], 0, 16, true)
    else if (block.kind === 'prose') {
      pdf.font('Helvetica').fontSize(7).text(block.text, 40, y, { width: 510 })
      y = pdf.y + 6
    } else if (block.kind === 'columns')
      for (let i = 0; i < Math.max(block.left.length, block.right.length); i++)
        row([block.left[i] ?? '', block.right[i] ?? ''], 260, 9)
    else if (block.kind === 'table') {
      const step = 515 / block.header.length
      row(block.header, step, 8, true)
      for (const cells of block.rows) row(cells, step, 8)
    } else if (block.style === 'beside') for (const [label, value] of block.pairs) row([`${label}: ${value}`], 0, 9)
    else if (block.style === 'grid')
      for (let i = 0; i < block.pairs.length; i += 2) row(block.pairs.slice(i, i + 2).flat(), 130, 8)
    else
      for (let i = 0; i < block.pairs.length; i += 3) {
        const three = block.pairs.slice(i, i + 3)
        row(
          three.map(([label]) => label),
          172,
          7,
        )
        row(
          three.map(([, value]) => value),
          172,
          9,
          true,
        )
        y += 4
      }
    y += 6
  }
  pdf.end()
  return done
}

/** Rows of cells, as a table has them; one list of cells a line. */
export const gridOf = (block: Block): string[][] => {
  switch (block.kind) {
    case 'title':
    case 'prose':
      return [[block.text]]
    case 'columns':
      return Array.from({ length: Math.max(block.left.length, block.right.length) }, (_, i) => [
        block.left[i] ?? '',
        block.right[i] ?? '',
      ])
    case 'table':
      return [[...block.header], ...block.rows.map((cells) => [...cells])]
    case 'pairs': {
      if (block.style === 'beside') return block.pairs.map(([label, value]) => [`${label}: ${value}`])
      if (block.style === 'grid') return block.pairs.map((pair) => [...pair])
      const rows: string[][] = []
      for (let i = 0; i < block.pairs.length; i += 3) {
        const three = block.pairs.slice(i, i + 3)
        rows.push(
          three.map(([label]) => label),
          three.map(([, value]) => value),
        )
      }
      return rows
    }
  }
}

export const writeDocx: Writer = (blocks) => {
  const children = blocks.flatMap((block) => {
    const rows = gridOf(block)
    const isTable = rows.some((cells) => cells.length > 1)
    if (!isTable) return rows.map(([text = '']) => new Paragraph(text))
    const table = rows.map(
      (cells) => new TableRow({ children: cells.map((text) => new TableCell({ children: [new Paragraph(text)] })) }),
    )
    return [new Table({ width: { size: 100, type: WidthType.PERCENTAGE }, rows: table }), new Paragraph('')]
  })
  return Packer.toBuffer(new Document({ sections: [{ children }] }))
}

export const writeXlsx: Writer = async (blocks) => {
  const rows = blocks
    .flatMap((block) => [...gridOf(block), []])
    .map((cells) => cells.map((value) => ({ value, type: String })))
  const file = writeXlsxFile(rows as never) as unknown as { toBuffer?: () => Promise<Buffer> }
  return file.toBuffer
    ? file.toBuffer()
    : ((await (writeXlsxFile as never as (data: unknown, options: unknown) => Promise<Buffer>)(rows, {
        buffer: true,
      })) as Buffer)
}

export const writeCsv: Writer = async (blocks) =>
  Buffer.from(
    blocks
      .flatMap(gridOf)
      .map((cells) => cells.map((cell) => (/[",\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join(','))
      .join('\r\n'),
  )

export const writeText: Writer = async (blocks) =>
  Buffer.from(
    blocks
      .map((block) =>
        gridOf(block)
          .map((cells) =>
            cells
              .map((cell) => cell.padEnd(30))
              .join('  ')
              .trimEnd(),
          )
          .join('\n'),
      )
      .join('\n\n'),
  )

export const writeEmail: Writer = async (blocks) => {
  const subject = blocks.find(({ kind }) => kind === 'title')
  const head = `From: docs@line.example\r\nTo: ops@trader.example\r\nSubject: ${subject?.kind === 'title' ? subject.text : ''}\r\nMessage-ID: <1@line.example>\r\nMIME-Version: 1.0\r\nContent-Type: text/plain; charset=utf-8\r\nContent-Transfer-Encoding: base64\r\n\r\n`
  const body = await writeText(blocks.filter(({ kind }) => kind !== 'title'))
  return Buffer.from(head + body.toString('base64').replace(/.{76}/g, '$&\r\n'))
}
