import { readFile } from '@boxtrail/document-reading/read-file'
import type { Bill } from '@boxtrail/engine/charges/audit/bill'
import { readBillOfDocument } from '@boxtrail/engine/charges/audit/bill-of-document'
import { describe, expect, test } from 'vitest'
import { american } from './layouts/american.ts'
import { difficult } from './layouts/difficult.ts'
import { further } from './layouts/further.ts'
import type { Layout } from './layouts/layout.ts'
import { unusual } from './layouts/unusual.ts'

const read = async ({ file }: Layout) => {
  const { documentType, extraction } = await readFile(new Uint8Array(file.bytes), { name: file.name })
  expect(documentType).toBe('demurrage_invoice')
  const { payload, proposed } = extraction!
  return (container: string, charge: Parameters<typeof readBillOfDocument>[2]) =>
    readBillOfDocument(payload, container, charge, proposed)
}

/** What people see of it: digits and capitals. */
const bare = (words: unknown) =>
  String(words)
    .toUpperCase()
    .replaceAll(/[^\p{L}\d]/gu, '')

/** Texts that are served as they stand on the paper. */
const NAMES = new Set(['container_number', 'bill_of_lading_number', 'invoice_number', 'tariff_rule'])

const fieldsWith = (bill: Bill, has: (value: unknown) => boolean) =>
  Object.entries(bill).flatMap(([field, value]) => (has(value) ? [field] : []))

describe.each([...american, ...difficult, ...further, ...unusual])('$name', (layout) => {
  test('gives each container its own values, and none that it does not state', async () => {
    const billOf = await read(layout)
    const stated = new Set(layout.states.flatMap(({ bill }) => Object.keys(bill)))
    for (const { container, charge, bill } of layout.states) {
      const { bill: found, places } = billOf(container, charge)
      expect(found).toMatchObject(bill)
      for (const [field, value] of Object.entries(found).filter(([, one]) => one !== null)) {
        const at = places[field as keyof Bill] ?? []
        expect([field, at.length > 0]).toEqual([field, true])
        for (const { page, words } of at) expect([field, page > 0, words]).toEqual([field, true, expect.any(String)])
        if (NAMES.has(field)) expect([field, bare(at[0]!.words)]).toEqual([field, expect.stringContaining(bare(value))])
      }
      expect(fieldsWith(found, (value) => value !== null).filter((field) => !stated.has(field))).toEqual([])
      expect(fieldsWith(found, (value) => value === null).filter((field) => stated.has(field))).toEqual([])
      expect(fieldsWith(found, (value) => value === null)).toEqual(expect.arrayContaining([...(layout.lacks ?? [])]))
    }
  })
})

test('what cannot be read completely lacks nothing', async () => {
  const [layout] = american
  const text = 'DEMURRAGE INVOICE\n\nInvoice no.: A-2201\nTotal amount due: USD 100.00 for the days from the date\n'
  const bill = async (words: string) =>
    (await read({ ...layout!, file: { name: 'a.txt', bytes: new TextEncoder().encode(words) } }))('X', 'demurrage').bill
  expect(await bill(text)).toMatchObject({ tariff_rule: null, certifies_rules: null })
  expect(await bill(`${text}See the attachment.\n`)).not.toHaveProperty('tariff_rule')
  expect(await bill(`${text}All charges comply with regulations.\n`)).not.toHaveProperty('certifies_rules')
})
