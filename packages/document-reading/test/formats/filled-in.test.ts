import { expect, test } from 'vitest'
import { readFile } from '../../src/read-file.ts'
import { buildFormPdf, buildPicturePdf } from '../harness/build-pdf.ts'
import { readDocument } from '../harness/read-for-account.ts'

const labels = [
  'DELIVERY ORDER',
  '',
  { 40: 'Consignee', 300: 'Vessel' },
  '',
  { 40: 'B/L No.', 300: 'Container No.' },
  '',
  'Please deliver the goods to the bearer of this order.',
]
const values = [
  [40, 3, 'KERALA TOYS LTD.'],
  [300, 3, 'SILVER TERN'],
  [40, 5, 'MAEU261904573'],
  [300, 5, 'MSKU1234565'],
] as const

test.each(['Widget', 'FreeText'] as const)(
  'values filled into form fields are read at their positions: %s',
  async (subtype) => {
    const { documentType, extraction, pages } = await readFile(new Uint8Array(buildFormPdf(labels, values, subtype)), {
      name: 'form.pdf',
    })
    expect(documentType).toBe('delivery_order')
    expect(pages[0]!.text).toContain('KERALA TOYS LTD.')
    expect(extraction!.payload).toMatchObject({
      consignee: { value: 'KERALA TOYS LTD.' },
      vessel: { value: 'SILVER TERN' },
      bill_of_lading_number: { value: 'MAEU261904573' },
      containers: [{ value: 'MSKU1234565' }],
    })
  },
)

const filledIn = ['KERALA TOYS LTD.', 'SILVER TERN', 'MAEU261904573', 'MSKU1234565']

test('a scanned form filled in by a program is recognized together with its filled-in text', async () => {
  const bytes = new Uint8Array(buildPicturePdf(1_000, filledIn))
  const { readability, pages } = await readDocument({ name: 'form.pdf', bytes })
  expect(readability).toBe('recognized')
  expect(pages[0]!.text).toContain('SILVER TERN')
})

test('a scanned form without recognition keeps its filled-in text', async () => {
  const bytes = new Uint8Array(buildPicturePdf(1_000, filledIn))
  const { readability, identifiers } = await readDocument({ name: 'form.pdf', bytes }, { recognition: false })
  expect(readability).toBe('text')
  expect(identifiers.map(({ value }) => value)).toContain('MSKU1234565')
})

test('a scan with a text layer is read from that layer', async () => {
  const bytes = new Uint8Array(
    buildPicturePdf(1_000, ['Consignee: KERALA TOYS LTD.', 'Vessel: SILVER TERN', 'Voyage: 412W']),
  )
  expect((await readDocument({ name: 'form.pdf', bytes })).readability).toBe('text')
})
