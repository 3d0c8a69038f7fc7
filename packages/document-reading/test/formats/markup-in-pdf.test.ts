import { expect, test } from 'vitest'
import { buildDrawingPdf } from '../harness/build-pdf.ts'
import { readDocument } from '../harness/read-for-account.ts'

const lines = ['BILL OF LADING', 'B/L No.: MAEU261904573', 'Vessel: SILVER TERN', '<script>alert(1)</script>']
const drawing = `BT /F1 11 Tf 50 780 Td 16 TL\n${lines.map((line) => `(${line}) Tj T*`).join('\n')}\nET`

test('a bill of lading that has markup among its words is read as one', async () => {
  const bytes = buildDrawingPdf(drawing)
  expect(bytes.subarray(0, 1024).includes('<script>')).toBe(true)
  const { documentType, quarantined } = await readDocument({ name: 'bl.pdf', bytes })
  expect([documentType, quarantined]).toEqual(['bill_of_lading', null])
})

test.each([
  ['in a comment', '%<script>alert(1)</script>'],
  ['behind a comment that names a stream', '%stream\n%<script>alert(1)</script>'],
  ['behind the end of a stream', '%<</Length 1>>\n%>>stream\n%\n%endstream\n%<script>alert(1)</script>'],
])('a PDF with markup outside of its streams, %s, is refused as a file of two formats', async (_, added) => {
  const text = buildDrawingPdf(drawing).toString('latin1')
  const bytes = Buffer.from(text.replace('\n', `\n${added}\n`), 'latin1')
  const { quarantined } = await readDocument({ name: 'bl.pdf', bytes })
  expect(quarantined).toBe('Two formats in one file: markup too')
})
