import { expect, test } from 'vitest'
import { readFile } from '../src/read-file.ts'
import { pdfOfFields } from './pdf.ts'

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
  'values that were filled in are read where they stand: %s',
  async (subtype) => {
    const { documentType, extraction, pages } = await readFile(new Uint8Array(pdfOfFields(labels, values, subtype)), {
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
