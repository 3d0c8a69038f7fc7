import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { documentSchemas } from '../../src/document-schemas.ts'
import { readDocument } from '../harness/read-for-account.ts'

const notice = `ARRIVAL NOTICE

B/L No.: MAEU123456789      Vessel: Silver Tern
Container No.: MSKU 123456-5
ETA: 12-MAY-2026            Last Free Day: 17-MAY-2026
Goods are handed over against the original bill of lading; no delivery order is issued before the freight invoice is paid.
`

describe('readDocument', () => {
  test('readDocument gives the type, its reasons and the values of an arrival notice with their positions', async () => {
    const reading = await readDocument({ name: 'a.txt', bytes: Buffer.from(notice) })
    expect(reading).toMatchObject({ documentType: 'arrival_notice', quarantined: null })
    expect(reading.classificationNotes).toContain('"ARRIVAL NOTICE" as the title')
    const { containers, ...fields } = reading.extraction!.payload as Record<
      string,
      { value: unknown; page: number; span: [number, number] }
    >
    expect(fields.eta!.value).toBe('2026-05-12')
    expect(fields.last_free_day!.value).toBe('2026-05-17')
    expect(fields.vessel!.value).toBe('Silver Tern')
    const text = reading.pages[0]!.text
    expect(text.slice(...fields.last_free_day!.span)).toBe('17-MAY-2026')
    expect(reading.identifiers.map(({ kind, value }) => `${kind} ${value}`)).toEqual([
      'container MSKU1234565',
      'bill_of_lading MAEU123456789',
    ])
    expect(containers).toHaveLength(1)
  })

  test('a letter that matches no rule has no type', async () => {
    const reading = await readDocument({
      name: 'bill-of-lading.txt',
      bytes: Buffer.from('Dear all, happy holidays.\n'),
    })
    expect(reading).toMatchObject({ documentType: null, extraction: null, quarantined: null })
  })

  test('a type that is already known overrides the classifier', async () => {
    const file = { name: 'a.txt', bytes: Buffer.from(notice) }
    const reading = await readDocument({ ...file, documentType: 'delivery_order' })
    expect(reading.documentType).toBe('delivery_order')
    expect(reading.extraction!.payload).toHaveProperty('last_free_day')
    expect(reading.extraction!.payload).not.toHaveProperty('eta')
    expect((await readDocument({ ...file, documentType: 'no_such_type' })).documentType).toBe('arrival_notice')
  })

  test('readDocument leaves the bytes of the caller unchanged', async () => {
    const bytes = new Uint8Array(Buffer.from(notice))
    await readDocument({ name: 'a.txt', bytes })
    expect(bytes.length).toBe(notice.length)
  })

  test('a missing file is quarantined', async () => {
    expect((await readDocument({ name: 'a.pdf', path: '/nowhere/a.pdf' })).quarantined).not.toBeNull()
  })

  test.each([
    ['a program', Buffer.from('MZ\x90\0\x03')],
    ['markup', Buffer.from('<html><script>alert(1)</script>')],
    ['a broken PDF', Buffer.from('%PDF-1.7\n%%EOF')],
    ['a PDF with a script', Buffer.from('%PDF-1.7\n1 0 obj<</S/Java#53cript/J#53(app.alert(1))>>endobj\n%%EOF')],
    ['a PNG of 50,000 x 50,000', Buffer.from('89504e470d0a1a0a0000000d494844520000c3500000c3500806000000', 'hex')],
    ['an archive without a directory', Buffer.from('PK\x03\x04nothing')],
    ['an old Office file', Buffer.from('d0cf11e0a1b11ae1', 'hex')],
  ])('readDocument quarantines %s without text', async (_, bytes) => {
    const reading = await readDocument({ name: 'a.pdf', bytes })
    expect(reading.quarantined).toEqual(expect.any(String))
    expect(reading).toMatchObject({ pages: [], documentType: null, extraction: null, identifiers: [] })
  })

  test('a file that exceeds the CPU limit is stopped', async () => {
    const reading = await readDocument({ name: 'a.txt', bytes: Buffer.from(notice) }, { cpuMs: 1 })
    expect(reading.quarantined).toBe('It took more than 1 ms of processor time')
  })

  test('a file that exceeds the memory limit is stopped, and the process goes on', async () => {
    const bytes = Buffer.from(`%PDF-1.7\n${'a'.repeat(40 * 2 ** 20)}`)
    const reading = await readDocument({ name: 'a.pdf', bytes }, { memoryMb: 20 })
    expect(reading.quarantined).toBe('It needed more than 20 MB of memory')
  })

  test('random bytes with any name and header never throw and never hang', async () => {
    const headers = [
      '',
      '%PDF-1.7\n',
      'PK\x03\x04',
      '\x89PNG\r\n\x1a\n',
      'From: a@b.c\nMIME-Version: 1.0\nTo: c\n\n',
      '\xff\xd8\xff',
    ]
    const name = fc.oneof(fc.string(), fc.constantFrom('a.pdf', 'a.docx', 'a.xlsx', 'a.csv', 'a.eml', '../a'))
    await fc.assert(
      fc.asyncProperty(
        name,
        fc.constantFrom(...headers),
        fc.uint8Array({ maxLength: 3_000 }),
        async (named, head, rest) => {
          const reading = await readDocument({ name: named, bytes: Buffer.concat([Buffer.from(head, 'latin1'), rest]) })
          expect(Array.isArray(reading.pages)).toBe(true)
        },
      ),
      { numRuns: 40 },
    )
  })
})

test('every document type has a schema of its current version', () => {
  const current = documentSchemas.filter(({ isCurrent }) => isCurrent)
  expect(current).toHaveLength(10)
  for (const { fullVersion } of current) expect(fullVersion).toMatch(/^[a-z_]+@\d{4}-\d\d-\d\d$/)
})
