import { Document, Packer, Paragraph, Table, TableCell, TableRow, WidthType } from 'docx'
import writeXlsxFile from 'write-excel-file/node'
import type { Content, Entry, Grid } from './document-content.ts'
import { SPECIMEN } from './sheet.ts'
import type { Half } from './vocabulary/vocabulary.ts'

/** A block of a document without pages: rows of cells. */
export type Block = readonly (readonly string[])[]

export type Format = 'pdf' | 'docx' | 'xlsx' | 'csv' | 'txt' | 'eml'

export const formatsByHalf = (half: Half): readonly Exclude<Format, 'pdf'>[] =>
  half === 'development' ? ['xlsx', 'eml', 'txt'] : ['docx', 'csv']

/** The same content without pages, with the specimen mark at its end. */
export function createBlocks({
  title,
  issuer,
  sender,
  parties,
  references,
  route,
  dates,
  grids,
  totals,
  remark,
}: Content): Block[] {
  const style = issuer.random('style').pick(['beside', 'grid', 'above'] as const)
  return [
    [[title]],
    sender.map((line) => [line]),
    pairRows([...references, ...dates], style),
    ...parties.map(({ label, lines }) => [[label], ...lines.map((line) => [line])]),
    pairRows(route, style),
    ...grids.map(tableRows),
    pairRows(totals, 'beside'),
    [[remark]],
    [[SPECIMEN]],
  ].filter((rows) => rows.length > 0)
}

function pairRows(entries: readonly Entry[], style: 'beside' | 'grid' | 'above'): string[][] {
  const list = entries.map(({ label, lines }) => [label, lines[0]!] as const)
  if (style === 'beside') return list.map(([label, value]) => [`${label}${label.endsWith(':') ? '' : ':'} ${value}`])
  if (style === 'grid') return list.map((pair) => [...pair])
  return Array.from({ length: Math.ceil(list.length / 3) }, (_, at) => list.slice(at * 3, at * 3 + 3)).flatMap(
    (three) => [three.map(([label]) => label), three.map(([, value]) => value)],
  )
}

const tableRows = ({ columns, rows, sums }: Grid): string[][] => [
  columns.map(({ title }) => title),
  ...rows.map((row) => row.map((cell) => (typeof cell === 'string' ? cell : cell.join(' ')))),
  ...(sums ? [sums] : []),
]

type Writer = (blocks: readonly Block[]) => Promise<Buffer>

const writeDocx: Writer = (blocks) => {
  const children = blocks.flatMap((rows) => {
    if (rows.every(({ length }) => length === 1)) return rows.map(([text = '']) => new Paragraph(text))
    const table = rows.map(
      (cells) => new TableRow({ children: cells.map((text) => new TableCell({ children: [new Paragraph(text)] })) }),
    )
    return [new Table({ width: { size: 100, type: WidthType.PERCENTAGE }, rows: table }), new Paragraph('')]
  })
  return Packer.toBuffer(new Document({ title: SPECIMEN, keywords: SPECIMEN, sections: [{ children }] }))
}

const writeXlsx: Writer = async (blocks) => {
  const rows = blocks.flatMap((rows) => [...rows, []]).map((cells) => cells.map((value) => ({ value, type: String })))
  return (writeXlsxFile as never as (data: unknown) => { toBuffer: () => Promise<Buffer> })(rows).toBuffer()
}

const writeCsv: Writer = async (blocks) =>
  Buffer.from(
    blocks
      .flat()
      .map((cells) => cells.map((cell) => (/[",\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join(','))
      .join('\r\n'),
  )

const writeText: Writer = async (blocks) =>
  Buffer.from(
    blocks
      .map((rows) =>
        rows
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

const writeEmail: Writer = async ([title, ...blocks]) => {
  const head = `From: docs@line.example\r\nTo: ops@trader.example\r\nSubject: ${title![0]![0]!.replace(/[^ -~]/g, '')}\r\nX-Specimen: yes\r\nMessage-ID: <1@line.example>\r\nMIME-Version: 1.0\r\nContent-Type: text/plain; charset=utf-8\r\nContent-Transfer-Encoding: base64\r\n\r\n`
  const body = await writeText([title!, ...blocks])
  return Buffer.from(head + body.toString('base64').replace(/.{76}/g, '$&\r\n'))
}

export const writers: Record<Exclude<Format, 'pdf'>, Writer> = {
  docx: writeDocx,
  xlsx: writeXlsx,
  csv: writeCsv,
  txt: writeText,
  eml: writeEmail,
}
