import { expect, test } from 'vitest'
import { z } from 'zod'
import { documentSchemas } from '../../src/document-schemas.ts'
import { readFile } from '../../src/read-file.ts'
import { buildPdf, type Line } from '../harness/build-pdf.ts'
import { buildZip } from '../harness/build-zip.ts'

/**
 * One document of each layout family and format, with all values that must be read from it, also between two runs of
 * the long corpus (packages/document-forms).
 */
interface Paper {
  layout: string
  name: string
  bytes: Buffer
  type: string
  values: Record<string, unknown>
  containers: string[]
}

const page = (...lines: Line[]) => buildPdf([lines])

const cell = (text: string, column: number, row: number) =>
  `<c r="${'ABCDE'[column]}${row}" t="inlineStr"><is><t>${text}</t></is></c>`
const workbook = (rows: readonly (readonly string[])[]) =>
  buildZip({
    '[Content_Types].xml':
      '<Types><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/></Types>',
    'xl/workbook.xml': '<workbook xmlns:r="r"><sheets><sheet name="1" sheetId="1" r:id="r1"/></sheets></workbook>',
    'xl/_rels/workbook.xml.rels':
      '<Relationships><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet1.xml"/></Relationships>',
    'xl/worksheets/sheet1.xml': `<worksheet><sheetData>${rows.map((cells, at) => `<row r="${at + 1}">${cells.map((text, column) => cell(text, column, at + 1)).join('')}</row>`).join('')}</sheetData></worksheet>`,
  })
const paragraphs = (lines: readonly string[]) =>
  buildZip({
    '[Content_Types].xml':
      '<Types><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>',
    'word/document.xml': `<w:document xmlns:w="w"><w:body>${lines.map((line) => `<w:p><w:r><w:t>${line}</w:t></w:r></w:p>`).join('')}</w:body></w:document>`,
  })
const mail = (subject: string, lines: readonly string[]) =>
  Buffer.from(
    `From: docs@line.example\r\nTo: ops@trader.example\r\nSubject: ${subject}\r\nMessage-ID: <1@line.example>\r\nMIME-Version: 1.0\r\nContent-Type: text/plain; charset=utf-8\r\n\r\n${[subject, '', ...lines].join('\r\n')}`,
  )

const PAPERS: readonly Paper[] = [
  {
    layout: 'labels over values in columns',
    name: 'a.pdf',
    bytes: page(
      { 200: 'BILL OF LADING', 420: 'SPECIMEN' },
      { 40: 'Shipper', 320: 'B/L No.' },
      { 40: 'Norvald Ceramics Ltd.', 320: 'QXZU7001234' },
      { 40: 'Ocean Vessel / Voyage', 320: 'Port of Loading' },
      { 40: 'POLAR LARK / 225N', 320: 'Busan' },
      { 40: 'Port of Discharge', 320: 'Place and date of issue' },
      { 40: 'Hamburg', 320: 'Busan, 12 May 2026' },
      { 40: 'Container No. / Seal No.', 240: 'No. of pkgs', 330: 'Gross weight KGS', 450: 'Measurement CBM' },
      { 40: 'VRTU5573051 / CN4410027', 240: '420', 330: '18,240.500', 450: '55.120' },
    ),
    type: 'bill_of_lading',
    values: {
      shipper: 'Norvald Ceramics Ltd.',
      bill_of_lading_number: 'QXZU7001234',
      vessel: 'POLAR LARK',
      voyage: '225N',
      port_of_loading: 'Busan',
      port_of_discharge: 'Hamburg',
      issue_date: '2026-05-12',
    },
    containers: ['VRTU5573051'],
  },
  {
    layout: 'labels beside values, in two columns',
    name: 'b.pdf',
    bytes: page(
      'ARRIVAL NOTICE',
      { 40: 'B/L No:', 130: 'QXZU7001234', 320: 'ETA:', 420: '30 May 2026' },
      { 40: 'Vessel:', 130: 'POLAR LARK', 320: 'Last free day:', 420: '04 Jun 2026' },
      { 40: 'POL:', 130: 'Busan', 320: 'POD:', 420: 'Savannah' },
      { 40: 'Consignee:', 130: 'Velmeer Toys GmbH' },
      { 40: 'Container', 160: 'Seal', 260: 'Size', 330: 'Packages', 430: 'Weight (kg)' },
      { 40: 'VRTU5573051', 160: 'CN4410027', 260: '40HC', 330: '420', 430: '18,240.5' },
      { 40: 'ZQKU0603436', 160: 'CN4410028', 260: '20GP', 330: '80', 430: '4,100.0' },
    ),
    type: 'arrival_notice',
    values: {
      bill_of_lading_number: 'QXZU7001234',
      eta: '2026-05-30',
      vessel: 'POLAR LARK',
      last_free_day: '2026-06-04',
      port_of_loading: 'Busan',
      port_of_discharge: 'Savannah',
      consignee: 'Velmeer Toys GmbH',
    },
    containers: ['VRTU5573051', 'ZQKU0603436'],
  },
  {
    layout: 'a German invoice with its rows',
    name: 'c.pdf',
    bytes: page(
      'RECHNUNG',
      { 320: 'Rechnungs-Nr.:', 430: 'VO4108411' },
      { 320: 'Rechnungsdatum:', 430: '19.08.2026' },
      { 40: 'Konnossement:', 140: 'QXZU7001234', 320: 'Zahlbar bis:', 430: '18.09.2026' },
      { 40: 'Leistung', 300: 'Menge', 370: 'Einzelpreis', 460: 'Betrag EUR' },
      { 40: 'Seefracht', 300: '2', 370: '1.850,00', 460: '3.700,00' },
      { 40: 'Zollabfertigung', 300: '1', 370: '95,00', 460: '95,00' },
      { 320: 'Gesamtbetrag EUR', 460: '3.795,00' },
    ),
    type: 'freight_invoice',
    values: {
      invoice_number: 'VO4108411',
      invoice_date: '2026-08-19',
      due_date: '2026-09-18',
      bill_of_lading_number: 'QXZU7001234',
      total_amount: { amount: 3795, currency: 'EUR' },
    },
    containers: [],
  },
  {
    layout: 'numbered boxes of a customs entry',
    name: 'd.pdf',
    bytes: page(
      'ENTRY SUMMARY',
      { 40: '1. Entry number', 230: '2. Entry date', 400: '3. Country of origin' },
      { 40: '26XX4815QP0099120A1', 230: '2026-06-02', 400: 'South Korea' },
      { 40: '4. Importer of record', 230: '5. B/L No.', 400: '6. Gross weight (kg)' },
      { 40: 'Velmeer Toys GmbH', 230: 'QXZU7001234', 400: '18,240.5' },
      { 40: '7. Total entered value', 230: '8. Duty payable' },
      { 40: 'USD 41,200.00', 230: 'USD 1,854.00' },
    ),
    type: 'customs_entry',
    values: {
      entry_number: '26XX4815QP0099120A1',
      entry_date: '2026-06-02',
      importer: 'Velmeer Toys GmbH',
      bill_of_lading_number: 'QXZU7001234',
      entered_value: { amount: 41200, currency: 'USD' },
      duty_amount: { amount: 1854, currency: 'USD' },
    },
    containers: [],
  },
  {
    layout: 'a workbook of goods',
    name: 'e.xlsx',
    bytes: workbook([
      ['PACKING LIST'],
      ['Invoice No.', 'HB3427729', 'P.O. No.', 'PO-660712'],
      ['Description', 'Cartons', 'Net weight (kg)', 'Gross weight (kg)', 'CBM'],
      ['Ceramic tableware', '400', '16,000', '17,600', '50.1'],
      ['Ceramic lamps', '20', '600', '640.5', '5.02'],
      ['TOTAL', '420', '16,600', '18,240.5', '55.12'],
    ]),
    type: 'packing_list',
    values: {
      invoice_number: 'HB3427729',
      purchase_order_number: 'PO-660712',
      packages: { amount: 420 },
      gross_weight: { amount: 18240.5 },
    },
    containers: [],
  },
  {
    layout: 'a letter',
    name: 'f.docx',
    bytes: paragraphs([
      'BOOKING CONFIRMATION',
      'Booking No.: KLS70012345',
      'Vessel / Voyage: POLAR LARK / 225N',
      'Port of Loading: Busan',
      'Port of Discharge: Hamburg',
      'ETD: 11 May 2026',
      'ETA: 30 May 2026',
      'CY Cut-off: 08 May 2026',
    ]),
    type: 'booking_confirmation',
    values: {
      booking_number: 'KLS70012345',
      vessel: 'POLAR LARK',
      voyage: '225N',
      port_of_loading: 'Busan',
      etd: '2026-05-11',
      eta: '2026-05-30',
      cargo_cutoff: '2026-05-08',
    },
    containers: [],
  },
  {
    layout: 'the body of a mail',
    name: 'g.eml',
    bytes: mail('DELIVERY ORDER', [
      'D/O No.: R0374728',
      'B/L No.: QXZU7001234',
      'Vessel: POLAR LARK',
      'Pick up at: NORTH MOLE TERMINAL',
      'Valid until: 12 Jun 2026',
      'Container No.: VRTU5573051',
    ]),
    type: 'delivery_order',
    values: {
      release_number: 'R0374728',
      bill_of_lading_number: 'QXZU7001234',
      vessel: 'POLAR LARK',
      terminal: 'NORTH MOLE TERMINAL',
      valid_until: '2026-06-12',
    },
    containers: ['VRTU5573051'],
  },
  {
    layout: 'a list of cells in Spanish',
    name: 'h.csv',
    bytes: Buffer.from(
      'FACTURA COMERCIAL\r\nFactura No.,FA7001\r\nFecha de emisión,12.05.2026\r\nCliente,Velmeer Toys GmbH\r\nDescripción,Cantidad,Precio Unit.,Valor USD\r\nLámparas,20,"12,50","250,00"\r\nVALOR TOTAL USD,,,"250,00"\r\n',
    ),
    type: 'commercial_invoice',
    values: { invoice_number: 'FA7001', invoice_date: '2026-05-12', total_amount: { amount: 250, currency: 'USD' } },
    containers: [],
  },
]

const schemas = new Map(
  documentSchemas
    .filter(({ isCurrent }) => isCurrent)
    .map(({ documentType, schema }) => [documentType, z.fromJSONSchema(schema as never)]),
)

test.each(PAPERS)('the reader finds type and values of $layout ($name)', async (paper) => {
  const { name, bytes, type, values, containers } = paper
  const { documentType, classificationNotes, extraction, identifiers, pages } = await readFile(new Uint8Array(bytes), {
    name,
  })
  expect(documentType, classificationNotes).toBe(type)
  const payload = extraction!.payload as Record<string, { value: unknown }>
  const served = Object.fromEntries(Object.keys(values).map((field) => [field, payload[field]?.value]))
  expect(served).toMatchObject(values)
  expect((extraction!.payload.containers as { value: string }[]).map(({ value }) => value)).toEqual(containers)
  expect(schemas.get(type)!.safeParse(payload).error).toBeUndefined()
  for (const { value, page, span } of identifiers)
    expect(pages[page - 1]!.text.slice(...span).replace(/[^A-Z\d]/g, '')).toBe(value)
})

test('a document of none of the types has no type', async () => {
  const bytes = page('STATEMENT OF ACCOUNT', { 40: 'Customer code', 200: '7001' }, { 40: 'Balance', 200: 'USD 250.00' })
  expect((await readFile(new Uint8Array(bytes), { name: 'i.pdf' })).documentType).toBeNull()
})
