import { crc32, deflateRawSync, deflateSync } from 'node:zlib'
import { buildPdf, papers } from './build-pdf.ts'

export interface Hostile {
  title: string
  name: string
  bytes: Buffer
  /** False if reading the file is harmless. */
  isRefused: boolean
}

const MB = 2 ** 20

interface Entry {
  name: string
  data: Buffer
  size: number
  crc: number
  /** The offset of another entry whose bytes this entry shares. */
  at?: number
}

const entry = (name: string, content: string | Buffer): Entry => {
  const bytes = Buffer.from(content)
  return { name, data: deflateRawSync(bytes), size: bytes.length, crc: crc32(bytes) }
}

/** A ZIP file written by hand, because libraries refuse to write what a hostile one contains. */
function zip(entries: readonly Entry[], count = entries.length): Buffer {
  const local: Buffer[] = []
  const central: Buffer[] = []
  let offset = 0
  for (const { name, data, size, crc, at } of entries) {
    const head = Buffer.alloc(30)
    head.writeUInt32LE(0x04034b50, 0)
    head.writeUInt16LE(20, 4)
    head.writeUInt16LE(8, 8)
    head.writeUInt32LE(crc, 14)
    head.writeUInt32LE(data.length, 18)
    head.writeUInt32LE(size, 22)
    head.writeUInt16LE(name.length, 26)
    const record = Buffer.alloc(46)
    record.writeUInt32LE(0x02014b50, 0)
    head.copy(record, 6, 4, 30)
    record.writeUInt32LE(at ?? offset, 42)
    central.push(record, Buffer.from(name))
    if (at !== undefined) continue
    local.push(head, Buffer.from(name), data)
    offset += 30 + name.length + data.length
  }
  const directory = Buffer.concat(central)
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(Math.min(count, 0xffff), 8)
  end.writeUInt16LE(Math.min(count, 0xffff), 10)
  end.writeUInt32LE(directory.length, 12)
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([...local, directory, end])
}

const docxTypes = (main = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml') =>
  entry(
    '[Content_Types].xml',
    `<?xml version="1.0"?><Types><Override PartName="/word/document.xml" ContentType="${main}"/></Types>`,
  )
const body = (text: string, before = '') =>
  `<?xml version="1.0"?>${before}<w:document xmlns:w="w"><w:body><w:p><w:r><w:t>${text}</w:t></w:r></w:p></w:body></w:document>`

const entities = `<!DOCTYPE lolz [<!ENTITY a "${'lol'.repeat(50)}">${'bcdefgh'
  .split('')
  .map((name, i) => `<!ENTITY ${name} "${`&${'abcdefg'[i]};`.repeat(10)}">`)
  .join('')}]>`

/** Objects of a PDF with a table of their offsets. */
function pdf(objects: readonly (string | Buffer)[], breakTable = false): Buffer {
  const parts: Buffer[] = [Buffer.from('%PDF-1.5\n')]
  const offsets: number[] = []
  let at = 9
  for (const [i, object] of objects.entries()) {
    offsets.push(at)
    const part = Buffer.concat([Buffer.from(`${i + 1} 0 obj\n`), Buffer.from(object), Buffer.from('\nendobj\n')])
    parts.push(part)
    at += part.length
  }
  const rows = offsets.map((offset) => `${String(breakTable ? offset + 7 : offset).padStart(10, '0')} 00000 n \n`)
  parts.push(
    Buffer.from(
      `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows.join('')}trailer\n<</Size ${objects.length + 1}/Root 1 0 R>>\nstartxref\n${breakTable ? 1 : at}\n%%EOF\n`,
    ),
  )
  return Buffer.concat(parts)
}

const stream = (dictionary: string, data: Buffer) =>
  Buffer.concat([Buffer.from(`<<${dictionary}/Length ${data.length}>>\nstream\n`), data, Buffer.from('\nendstream')])
const page = (contents: Buffer, ...more: (string | Buffer)[]) => [
  '<</Type/Catalog/Pages 2 0 R>>',
  '<</Type/Pages/Kids[3 0 R]/Count 1>>',
  '<</Type/Page/Parent 2 0 R/MediaBox[0 0 600 800]/Contents 4 0 R>>',
  contents,
  ...more,
]

const XLSM = 'application/vnd.ms-excel.sheet.macroEnabled.main+xml'
const workbook = (type: string, ...cells: string[]): Entry[] => [
  entry(
    '[Content_Types].xml',
    `<?xml version="1.0"?><Types><Override PartName="/xl/workbook.xml" ContentType="${type}"/><Override PartName="/xl/vbaProject.bin" ContentType="application/vnd.ms-office.vbaProject"/></Types>`,
  ),
  entry(
    'xl/workbook.xml',
    '<?xml version="1.0"?><workbook xmlns:r="r"><sheets><sheet name="1" sheetId="1" r:id="r1"/></sheets></workbook>',
  ),
  entry(
    'xl/_rels/workbook.xml.rels',
    '<?xml version="1.0"?><Relationships><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet1.xml"/></Relationships>',
  ),
  entry(
    'xl/worksheets/sheet1.xml',
    `<?xml version="1.0"?><worksheet><sheetData>${cells.map((text, n) => `<row r="${n + 1}"><c r="A${n + 1}" t="inlineStr"><is><t>${text}</t></is></c></row>`).join('')}</sheetData></worksheet>`,
  ),
  entry('xl/vbaProject.bin', 'macro'),
]

/** A workbook that declares that it has macros. */
export const makeXlsm = (...cells: string[]): Buffer => zip(workbook(XLSM, ...cells))

/** Documents with macros or controls, some of which they do not declare. */
export const makeActive = (): Hostile[] => [
  {
    title: 'a DOCM with a macro',
    name: 'a.docm',
    bytes: zip([
      docxTypes('application/vnd.ms-word.document.macroEnabled.main+xml'),
      entry('word/document.xml', body('x')),
      entry('word/vbaProject.bin', 'macro'),
    ]),
    isRefused: true,
  },
  {
    title: 'a DOCX with a hidden macro',
    name: 'a.docx',
    bytes: zip([docxTypes(), entry('word/document.xml', body('x')), entry('word/vbaProject.bin', 'macro')]),
    isRefused: true,
  },
  {
    title: 'an XLSX with a hidden macro',
    name: 'a.xlsx',
    bytes: zip(workbook('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml')),
    isRefused: true,
  },
  {
    title: 'an XLSM with controls',
    name: 'a.xlsm',
    bytes: zip([...workbook(XLSM), entry('xl/activeX/activeX1.bin', 'x')]),
    isRefused: true,
  },
]

/** The bombs grow to 400 MB. */
export function makeHostileSet(): Hostile[] {
  const blanks = Buffer.alloc(400 * MB, 32)
  const bomb = entry('word/document.xml', blanks)
  const inner = zip([entry('0.bin', Buffer.alloc(8 * MB))])
  const nested = zip(Array.from({ length: 10 }, (_, i) => entry(`${i}.zip`, inner)))
  const shared = entry('0.xml', Buffer.alloc(900_000, 65))
  const plain = zip([docxTypes(), entry('word/document.xml', body('ARRIVAL NOTICE'))])
  const paper = buildPdf([papers.notice])
  const png = Buffer.from('89504e470d0a1a0a0000000d494844520000c3500000c3500806000000', 'hex')
  const flate = deflateSync(blanks)
  const sheet = '<?xml version="1.0"?><workbook><sheets/></workbook>'
  return [
    { title: 'a DOCX that grows', name: 'a.docx', bytes: zip([docxTypes(), bomb]), isRefused: true },
    {
      title: 'a DOCX that lies about its size',
      name: 'a.docx',
      bytes: zip([docxTypes(), { ...bomb, size: 5_000 }]),
      isRefused: true,
    },
    { title: 'a nested bomb', name: 'a.zip', bytes: nested, isRefused: true },
    {
      title: 'a nested bomb inside of a DOCX',
      name: 'a.docx',
      bytes: zip([
        docxTypes(),
        entry('word/document.xml', body('ARRIVAL NOTICE')),
        entry('word/embeddings/a.zip', nested),
      ]),
      isRefused: false,
    },
    {
      title: 'a flat bomb of entries that overlap',
      name: 'a.zip',
      bytes: zip([shared, ...Array.from({ length: 200 }, (_, i) => ({ ...shared, name: `${i + 1}.xml`, at: 0 }))]),
      isRefused: true,
    },
    {
      title: 'a directory of a million entries',
      name: 'a.zip',
      bytes: zip([shared, ...Array.from({ length: 999_999 }, (_, i) => ({ ...shared, name: `${i}`, at: 0 }))]),
      isRefused: true,
    },
    {
      title: 'a directory that says less than it holds',
      name: 'a.zip',
      bytes: zip([shared, ...Array.from({ length: 60_000 }, (_, i) => ({ ...shared, name: `${i}`, at: 0 }))], 3),
      isRefused: true,
    },
    { title: 'a PNG of 50,000 x 50,000', name: 'a.png', bytes: png, isRefused: true },
    {
      title: 'a PDF whose object stream grows',
      name: 'a.pdf',
      bytes: pdf([
        ...page(stream('', Buffer.from('BT ET'))),
        stream('/Type/ObjStm/N 1/First 4/Filter/FlateDecode', flate),
      ]),
      isRefused: true,
    },
    {
      title: 'a PDF whose text grows',
      name: 'a.pdf',
      bytes: pdf(page(stream('/Filter/FlateDecode', flate))),
      isRefused: true,
    },
    {
      title: 'a PDF compressed twice',
      name: 'a.pdf',
      bytes: pdf(page(stream('/Filter[/FlateDecode/FlateDecode]', deflateSync(flate)))),
      isRefused: true,
    },
    {
      title: 'a PDF with a broken table',
      name: 'a.pdf',
      bytes: pdf(page(stream('', Buffer.from('BT (x) Tj ET'))), true),
      isRefused: false,
    },
    {
      title: 'a PDF with a hundred million pages',
      name: 'a.pdf',
      bytes: pdf(['<</Type/Catalog/Pages 2 0 R>>', '<</Type/Pages/Kids[2 0 R 2 0 R]/Count 100000000>>']),
      isRefused: true,
    },
    {
      title: 'a DOCX with entities',
      name: 'a.docx',
      bytes: zip([docxTypes(), entry('word/document.xml', body('&h;', entities))]),
      isRefused: true,
    },
    {
      title: 'an XLSX with entities',
      name: 'a.xlsx',
      bytes: zip([
        docxTypes(),
        entry('xl/workbook.xml', sheet),
        entry('xl/sharedStrings.xml', `<?xml version="1.0"?>${entities}<sst><si><t>&h;</t></si></sst>`),
      ]),
      isRefused: true,
    },
    { title: 'an archive behind a PDF', name: 'a.pdf', bytes: Buffer.concat([paper, plain]), isRefused: true },
    {
      title: 'a PDF behind an archive',
      name: 'a.docx',
      bytes: Buffer.concat([plain.subarray(0, 40), paper, plain.subarray(40)]),
      isRefused: true,
    },
    ...makeActive(),
    { title: 'an XLSM, whose cells are read', name: 'a.xlsm', bytes: makeXlsm(), isRefused: false },
    { title: 'a CSV of one endless line', name: 'a.csv', bytes: Buffer.alloc(40 * MB, 'a,'), isRefused: false },
    {
      title: 'an e-mail of parts in parts',
      name: 'a.eml',
      bytes: Buffer.from(
        `From: a@b.example\r\nMIME-Version: 1.0\r\nMessage-ID: <1@b.example>\r\n${Array.from({ length: 5_000 }, (_, i) => `Content-Type: multipart/mixed; boundary="${i}"\r\n\r\n--${i}\r\n`).join('')}`,
      ),
      isRefused: true,
    },
  ]
}
