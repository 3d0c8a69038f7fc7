import { readFile } from '@boxtrail/document-reading/read-file'
import type { Bill } from '@boxtrail/engine/charges/audit/bill'
import { readBillOfDocument } from '@boxtrail/engine/charges/audit/bill-of-document'
import { describe, expect, test } from 'vitest'
import { american } from './layouts/american.ts'
import { difficult } from './layouts/difficult.ts'
import { formsOfDates } from './layouts/forms-of-dates.ts'
import { further } from './layouts/further.ts'
import type { Layout } from './layouts/layout.ts'
import { stepsAndLanguages } from './layouts/steps-and-languages.ts'
import { unusual } from './layouts/unusual.ts'

const read = async ({ file }: Layout) => {
  const { documentType, extraction } = await readFile(new Uint8Array(file.bytes), { name: file.name })
  expect(documentType).toBe('demurrage_invoice')
  const { payload, proposed } = extraction!
  return (container: string, charge: Parameters<typeof readBillOfDocument>[2]) =>
    readBillOfDocument(payload, container, charge, proposed)
}

/** Only the letters, in capitals, and the digits of a text. */
const bare = (words: unknown) =>
  String(words)
    .toUpperCase()
    .replaceAll(/[^\p{L}\d]/gu, '')

/** Fields that are served as the bill prints them. */
const NAMES = new Set(['container_number', 'bill_of_lading_number', 'invoice_number', 'tariff_rule'])

const fieldsWith = (bill: Bill, has: (value: unknown) => boolean) =>
  Object.entries(bill).flatMap(([field, value]) => (has(value) ? [field] : []))

const layouts = [...american, ...difficult, ...formsOfDates, ...further, ...unusual, ...stepsAndLanguages]

describe.each(layouts)('$name', (layout) => {
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
      expect(Object.keys(found).filter((field) => layout.unclear?.some((one) => one === field))).toEqual([])
    }
  })
})

test('what cannot be read completely lacks nothing', async () => {
  const [layout] = american
  const text = 'DEMURRAGE INVOICE\n\nInvoice no.: A-2201\nTotal amount due: USD 100.00 for the days from the date\n'
  const bill = async (words: string) =>
    (await read({ ...layout!, file: { name: 'a.txt', bytes: new TextEncoder().encode(words) } }))('X', 'demurrage').bill
  expect(await bill(text)).toMatchObject({ tariff_rule: null, certifies_rules: null })
  const dutch =
    'Het tarief van deze rekening is dat van het contract; bezwaar kan binnen de termijn bij ons, aan het loket.'
  expect(await bill(`${text}${dutch}\n`)).not.toHaveProperty('certifies_rules')
  expect(await bill(`${text}本发票按照运价本的规定开具\n`)).not.toHaveProperty('tariff_rule')
  expect(await bill(`${text}See the attachment.\n`)).not.toHaveProperty('tariff_rule')
  expect(await bill(`${text}All charges comply with regulations.\n`)).not.toHaveProperty('certifies_rules')
})

test.each([
  'Disputes are decided by 12 Nov 2026.',
  'The waiver was granted until 12 Nov 2026.',
  'Please dispute before 12 Nov 2026.',
  'Please dispute by 12 Nov 2026 or, with new evidence, dispute by 30 Nov 2026.\nDisputes close by 30 Nov 2026.',
  'Dispute form last revised: 12 Nov 2026.',
  'The amount is payable by 12 Nov 2026, also where it is disputed.',
  'Please dispute by 01 Oct 2026.',
])('a day that is none until which to dispute says nothing of it: %s', async (words) => {
  const lines = [
    'DEMURRAGE INVOICE',
    '',
    'Invoice no.: A-2201',
    'Invoice date: 13 Oct 2026',
    'Total amount due: USD 100.00',
  ]
  const bytes = new TextEncoder().encode([...lines, '', words, ''].join('\n'))
  const { bill } = (await read({ ...american[0]!, file: { name: 'a.txt', bytes } }))('X', 'demurrage')
  expect(bill.invoice_date).toBe('2026-10-13')
  expect(bill.dispute_within_days ?? undefined).toBeUndefined()
})

test('steps of days that do not add up to an amount of the invoice are those of a tariff, and no rows', async () => {
  const steps = ['Days 1-5 @ USD 100.00 = USD 500.00', 'Days 6-10 @ USD 150.00 = USD 750.00']
  const bill = async (total: string) => {
    const lines = ['DEMURRAGE INVOICE', '', 'Invoice no.: A-2201', ...steps, '', `Total amount due: USD ${total}`, '']
    const bytes = new TextEncoder().encode(lines.join('\n'))
    return (await read({ ...american[0]!, file: { name: 'a.txt', bytes } }))('X', 'demurrage').bill
  }
  expect(await bill('1,250.00')).toMatchObject({ charged_days: 10, daily_rates: [100, 150], total_amount: 1250 })
  const { charged_days: days, daily_rates: rates } = await bill('400.00')
  expect(days ?? rates ?? undefined).toBeUndefined()
})
