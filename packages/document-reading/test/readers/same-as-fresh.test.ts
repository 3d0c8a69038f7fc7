import { afterEach, expect, test } from 'vitest'
import { readers } from '../../src/readers/readers.ts'
import { buildPdf } from '../harness/build-pdf.ts'
import { readDocument } from '../harness/read-for-account.ts'

afterEach(() => readers.endIdle())

const notice = ['ARRIVAL NOTICE', 'B/L No.: MAEU123456789', 'Container No.: MSKU 123456-5', 'ETA: 12-MAY-2026']
const invoice = ['RECHNUNG', 'Rechnungsnummer: RE-1', 'Gesamtbetrag: 1.234,50 EUR', 'Bruttogewicht: 1.204,5 kg']
const files = [
  { name: 'a.pdf', bytes: buildPdf([notice]) },
  { name: 'b.txt', bytes: Buffer.from(invoice.join('\n')) },
  { name: 'c.csv', bytes: Buffer.from('Container No.;Gross Weight\nMSKU1234565;12,5\n') },
  { name: 'd.eml', bytes: Buffer.from(`From: a@b.c\r\nMIME-Version: 1.0\r\nSubject: x\r\n\r\n${notice.join('\r\n')}`) },
  { name: 'e.pdf', bytes: Buffer.from('%PDF-1.7\n%%EOF') },
  { name: 'f.docx', bytes: Buffer.from('PK\x03\x04nothing') },
  { name: 'g.pdf', bytes: buildPdf([invoice, notice]) },
]
const compared = files.filter(({ name }) => ['a.pdf', 'b.txt', 'd.eml', 'g.pdf'].includes(name))

test('a used reader gives the same results as a fresh one', async () => {
  const fresh = []
  for (const file of compared) {
    await readers.endIdle()
    fresh.push(await readDocument(file))
  }
  const inTurn = async (order: typeof files) => {
    const read = new Map<string, unknown>()
    for (const file of order) read.set(file.name, await readDocument(file))
    return compared.map(({ name }) => read.get(name))
  }
  expect(await inTurn(files)).toEqual(fresh)
  const [{ pid } = {}] = readers.processes
  expect(await inTurn(files.toReversed())).toEqual(fresh)
  expect(readers.processes).toMatchObject([{ pid }])
})
