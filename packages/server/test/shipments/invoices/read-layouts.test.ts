import { readFile } from '@boxtrail/document-reading/read-file'
import type { Bill } from '@boxtrail/engine/charges/audit/bill'
import { billOfDocument } from '@boxtrail/engine/charges/audit/bill-of-document'
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
  return (container: string, charge: Parameters<typeof billOfDocument>[2]) =>
    billOfDocument(payload, container, charge, proposed)
}

const fieldsWith = (bill: Bill, has: (value: unknown) => boolean) =>
  Object.entries(bill).flatMap(([field, value]) => (has(value) ? [field] : []))

describe.each([...american, ...difficult, ...further, ...unusual])('$name', (layout) => {
  test('gives each container its own values, and none that it does not state', async () => {
    const billOf = await read(layout)
    const stated = new Set(layout.states.flatMap(({ bill }) => Object.keys(bill)))
    for (const { container, charge, bill } of layout.states) {
      const found = billOf(container, charge)
      expect(found).toMatchObject(bill)
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
    (await read({ ...layout!, file: { name: 'a.txt', bytes: new TextEncoder().encode(words) } }))('X', 'demurrage')
  expect(await bill(text)).toMatchObject({ tariff_rule: null, certifies_rules: null })
  expect(await bill(`${text}See the attachment.\n`)).not.toHaveProperty('tariff_rule')
  expect(await bill(`${text}All charges comply with regulations.\n`)).not.toHaveProperty('certifies_rules')
})
