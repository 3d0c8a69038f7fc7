import { crc32 } from 'node:zlib'

type Cell = string | number | Date | null

const column = (n: number) => String.fromCharCode(65 + n)

const DAY_MS = 86_400_000
/** The first day of sheets. */
const EPOCH = Date.UTC(1899, 11, 30)

const cellXml = (cell: Cell, at: string): string => {
  if (cell === null) return ''
  if (cell instanceof Date) return `<c r="${at}" s="1"><v>${(cell.getTime() - EPOCH) / DAY_MS}</v></c>`
  if (typeof cell === 'number') return `<c r="${at}"><v>${cell}</v></c>`
  return `<c r="${at}" t="inlineStr"><is><t>${cell.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</t></is></c>`
}

const sheetXml = (rows: readonly (readonly Cell[])[]): string => {
  const row = (cells: readonly Cell[], n: number) =>
    `<row r="${n + 1}">${cells.map((cell, at) => cellXml(cell, `${column(at)}${n + 1}`)).join('')}</row>`
  return `<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>${rows.map(row).join('')}</sheetData></worksheet>`
}

const MAIN = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"'
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006'

/** The required files of a workbook, without styles. */
const partsOf = (sheets: readonly (readonly (readonly Cell[])[])[]): [name: string, xml: string][] => [
  [
    '[Content_Types].xml',
    `<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/></Types>`,
  ],
  [
    '_rels/.rels',
    `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="r1" Type="${RELATIONS}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  ],
  [
    'xl/workbook.xml',
    `<workbook ${MAIN} xmlns:r="${RELATIONS}"><sheets>${sheets.map((_, n) => `<sheet name="Sheet ${n + 1}" sheetId="${n + 1}" r:id="s${n + 1}"/>`).join('')}</sheets></workbook>`,
  ],
  [
    'xl/_rels/workbook.xml.rels',
    `<Relationships xmlns="${PACKAGE}/relationships">${sheets.map((_, n) => `<Relationship Id="s${n + 1}" Type="${RELATIONS}/worksheet" Target="worksheets/sheet${n + 1}.xml"/>`).join('')}<Relationship Id="st" Type="${RELATIONS}/styles" Target="styles.xml"/></Relationships>`,
  ],
  [
    'xl/styles.xml',
    `<styleSheet ${MAIN}><cellStyleXfs count="1"><xf numFmtId="0"/></cellStyleXfs><cellXfs count="2"><xf numFmtId="0" xfId="0"/><xf numFmtId="14" xfId="0" applyNumberFormat="1"/></cellXfs></styleSheet>`,
  ],
  ...sheets.map((rows, n): [string, string] => [`xl/worksheets/sheet${n + 1}.xml`, sheetXml(rows)]),
]

const header = (signature: number, name: string, body: Buffer, offset?: number): Buffer => {
  const isCentral = offset !== undefined
  const head = Buffer.alloc(isCentral ? 46 : 30)
  head.writeUInt32LE(signature, 0)
  const at = isCentral ? 16 : 14
  head.writeUInt16LE(20, isCentral ? 6 : 4)
  head.writeUInt32LE(crc32(body), at)
  head.writeUInt32LE(body.length, at + 4)
  head.writeUInt32LE(body.length, at + 8)
  head.writeUInt16LE(name.length, at + 12)
  if (isCentral) head.writeUInt32LE(offset, 42)
  return Buffer.concat([head, Buffer.from(name)])
}

/** A workbook with these sheets, as a spreadsheet program saves it. */
export const workbook = (...sheets: (readonly (readonly Cell[])[])[]): Buffer => {
  const [files, index]: [Buffer[], Buffer[]] = [[], []]
  let offset = 0
  for (const [name, xml] of partsOf(sheets)) {
    const body = Buffer.from(xml)
    index.push(header(0x02014b50, name, body, offset))
    files.push(header(0x04034b50, name, body), body)
    offset += files.at(-2)!.length + body.length
  }
  const central = Buffer.concat(index)
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(index.length, 8)
  end.writeUInt16LE(index.length, 10)
  end.writeUInt32LE(central.length, 12)
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([...files, central, end])
}
