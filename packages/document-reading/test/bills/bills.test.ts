import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { alignTabs } from '../../src/layout/align-tabs.ts'
import { readFile } from '../../src/read-file.ts'
import { readDayRange } from '../../src/values/day-ranges/day-ranges.ts'

const HEAD = 'DEMURRAGE INVOICE\n\nInvoice no.: A-2201\nContainer: MSKU1234565\nDemurrage: 5 days, free time 4 days\n'

/** The values that are read from a bill that ends with these words, without their positions. */
const read = async (...words: string[]) => {
  const { extraction } = await readFile(Buffer.from(`${HEAD}\n${words.join('\n')}\n`), { name: 'a.txt' })
  const { payload } = extraction as { payload: Record<string, { value: unknown }> }
  return Object.fromEntries(Object.entries(payload).map(([field, found]) => [field, found?.value]))
}

describe('a certification', () => {
  test.each([
    'These charges are consistent with the rules of the Federal Maritime Commission with respect to detention and demurrage.',
    'The carrier certifies that this invoice complies with all applicable FMC rules on demurrage.',
    'We certify that the charges are in accordance with the FMC rules, and that our performance did not contribute to them.',
    'Carrier certifies compliance of these charges with the applicable FMC rules, including 46 CFR part 541.',
    'This invoice meets the requirements of 46 C.F.R. § 541 on demurrage and detention.',
    'The consistency of the amounts billed with the rules of the Federal Maritime Commission is certified.',
    'Invoice No. 4711 complies with the rules of the FMC.',
    'Invoice No 4711 is certified to comply with FMC rules.',
    'The charges of invoice No. INV-4711 are consistent with FMC rules.',
    'All charges herein conform with 46 CFR 541.',
  ])('of the rules is read from "%s"', async (words) => {
    expect(await read(words)).toMatchObject({ certifies_rules: 'certified' })
  })
  test.each([
    'If the charges are not consistent with FMC rules you may dispute them.',
    'Invoices must be consistent with the rules of the Federal Maritime Commission on demurrage.',
    'We cannot certify that these charges comply with FMC rules.',
    'No. 4711: this invoice does not comply with FMC rules.',
    'Are these charges consistent with FMC rules?',
    'Our vessels comply with FMC rules.',
    'We do not certify compliance of these charges with the FMC rules.',
    'No statement is made that the charges are consistent with FMC rules.',
    'The carrier makes no representation as to the compliance of this invoice with FMC rules.',
    'We neither certify nor represent that the charges comply with FMC rules.',
    'These charges fail to comply with FMC rules, says our customer.',
    'Nothing in this invoice states that its charges are in accordance with 46 CFR 541.',
    'The consignee disputes that the charges are consistent with the rules of the FMC.',
    'Certification of compliance of the charges with FMC rules is available on request.',
    'The charges are believed to be consistent with FMC rules.',
  ])('is none in "%s"', async (words) => {
    expect(await read(words)).not.toHaveProperty('certifies_rules')
  })
  test.each([
    ['Our performance did not cause or contribute to the underlying invoiced charges.', true],
    ['The terminal did not cause these charges.', true],
    ['The carrier states that it neither caused nor contributed to the underlying charges.', true],
    ['No act or omission of the carrier caused or contributed to the charges invoiced.', true],
    ['The charges were neither caused by nor contributed to by the performance of the line.', true],
    ['These charges were not caused by the carrier.', true],
    ['We do not certify that our performance did not cause the charges.', false],
    ['We cannot state that the carrier neither caused nor contributed to the charges.', false],
    ['The consignee neither caused nor contributed to the charges.', false],
    ['These charges were not caused by the consignee.', false],
    ['The carrier denies liability for the charges, which it may have caused.', false],
    ['No act of the consignee caused the charges.', false],
    ['If our performance did not cause the charges, they are due.', false],
    ['Our performance may have contributed to these charges.', false],
  ])('of no fault is read from "%s": %s', async (words, isRead) => {
    expect('certifies_no_fault' in (await read(words))).toBe(isRead)
  })
  test('has its place, also where its sentence wraps', async () => {
    const text = `${HEAD}\nWe certify that these charges are consistent\nwith the rules of the Federal Maritime Commission.\n`
    const { extraction, pages } = await readFile(Buffer.from(text), { name: 'a.txt' })
    const { page, span, grounds } = extraction!.payload.certifies_rules as {
      page: number
      span: [number, number]
      grounds: string[]
    }
    expect(page).toBe(1)
    expect(pages[0]!.text.slice(...span)).toBe('We certify that these charges are consistent')
    expect(grounds).toEqual(['the sentence states it'])
  })
})

test('statements below each other are read apart, though none of them ends with a point', async () => {
  const statements = [
    'Details about the review of our answer: see our tariff',
    'Disputes must be submitted within 30 days of invoice issuance',
    'The charges are consistent with the rules of the FMC on demurrage',
    'Our performance did not cause or contribute to the charges',
    'Invoices that are not paid may be passed on to an agency for collection, whose fees are added to them',
  ]
  expect(await read(...statements)).toMatchObject({
    dispute_within_days: { amount: 30, unit: 'days' },
    certifies_rules: 'certified',
    certifies_no_fault: 'certified',
  })
  // A full line continues on the next one, whatever letter that begins with.
  const wrapped = [
    'Whether or not these charges of demurrage are consistent with the rules of the',
    'Federal Maritime Commission is for the Commission to say.',
  ]
  expect(await read(...wrapped)).not.toHaveProperty('certifies_rules')
})

describe('a dispute', () => {
  test.each([
    ['Disputes must be sent within 30 days of the invoice date.', 30],
    ['To dispute this bill you have up to thirty (30) calendar days from its date.', 30],
    ['Requests for waiver: within 45 days of the invoice; we decide within 30 days.', 45],
    ['Disputes are resolved within 30 days.', undefined],
    ['You have 30 days from the invoice date to request mitigation, refund or waiver', 30],
    ['Payment is due within 15 days. Disputes are welcome.', undefined],
    ['Disputes within 10 business days of the invoice date.', undefined],
    ['Disputes within 30 days of the invoice, refunds within 60 days of the payment date.', 30],
  ])('is asked for in time by "%s": %s', async (words, days) => {
    const { dispute_within_days } = await read(words)
    expect((dispute_within_days as { amount: number } | undefined)?.amount).toBe(days)
  })
  test.each([
    ['Disputes: dnd@line.example or www.line.example/dnd.', 'dnd@line.example', 'www.line.example/dnd'],
    ['Invoice dispute contact   +1 310 555 0177', '+1 310 555 0177', undefined],
    ['Questions about this invoice? Call us at 310 555 0177.', '310 555 0177', undefined],
    ['Our office: info@line.example, https://line.example', undefined, undefined],
    // The address may continue on the next line.
    ['Disputes of this invoice are to be sent to https://line.example/us/\ndisputes/2026', undefined, undefined],
  ])('is sent where "%s" says', async (words, contact, url) => {
    const { dispute_contact, dispute_url } = await read(words)
    expect([dispute_contact, dispute_url]).toEqual([contact, url])
  })
})

test.each([
  ['Tariff: MAEU-005 Rule 200', 'MAEU-005 Rule 200'],
  ['Tariff / contract: 299123456', '299123456'],
  // A service contract says nothing about the price of a day.
  ['Service contract no.: 299123456', undefined],
  ['Charges are calculated according to our tariff SSAT-001, item 45.', 'our tariff SSAT-001, item 45'],
  ['Tariff: 150.00', undefined],
  ['Tariff: USD 150.00 per day', undefined],
  ['In accordance with rule 541.6 of the FMC, 46 CFR.', undefined],
])('the rule of "%s" is %s', async (words, rule) => {
  expect((await read(words)).tariff_rule).toBe(rule)
})

test.each([
  ['Free time: 2026-04-20 - 2026-04-24', { free_time_start: '2026-04-20', last_free_day: '2026-04-24' }],
  ['Free time start: 2026-04-20', { free_time_start: '2026-04-20' }],
  ['Charge period: 25 Apr 2026 through 1 May 2026', { charged_from: '2026-04-25', charged_through: '2026-05-01' }],
  ['Demurrage from 25 Apr 2026 to 1 May 2026', { charged_from: '2026-04-25', charged_through: '2026-05-01' }],
  ['Charge period: 2026-04-25', { charged_from: undefined, charged_through: undefined }],
  ['Demurrage starts after 2026-04-24', { charged_from: undefined, last_free_day: '2026-04-24' }],
  ['Charge period: 1 May 2026 - 25 Apr 2026', { charged_from: undefined, charged_through: undefined }],
])('the days of "%s" are its two ends', async (words, days) => {
  const found = await read(words)
  expect(Object.fromEntries(Object.keys(days).map((field) => [field, found[field]]))).toEqual(days)
})

test.each([
  ['Invoice of 14 March 2026', false],
  ['Nothing else about the invoice number and the total due for these days', true],
])('a day that was not read may be that of the invoice: "%s"', async (words, isLacking) => {
  const { extraction } = await readFile(Buffer.from(`${HEAD}\n${words} for the days of the charge\n`), {
    name: 'a.txt',
  })
  const { not_stated = [] } = extraction!.payload as { not_stated?: string[] }
  expect(not_stated.includes('invoice_date')).toBe(isLacking)
  expect(not_stated).toContain('certifies_rules')
})

test('a period begins before it ends, whatever is written', () => {
  fc.assert(
    fc.property(
      fc.date({ noInvalidDate: true }),
      fc.date({ noInvalidDate: true }),
      fc.constantFrom('-', 'to', ' '),
      (a, b, joint) => {
        const [one, other] = [a, b].map((date) => date.toISOString().slice(0, 10))
        const range = readDayRange(`${one} ${joint} ${other}`, 'day')
        if (range) expect(range.from.value <= range.through.value).toBe(true)
      },
    ),
  )
})

test('tabs of a table are its columns, and those of other lines stay', () => {
  expect(alignTabs(['a\tb\tc', '', 'long one\t\tz'])).toEqual(['a          b   c   ', 'long one       z   '])
  expect(alignTabs(['Total\t5.00', 'a\tb\tc'])).toEqual(['Total\t5.00', 'a\tb\tc'])
})

describe('a paper that is titled only as a credit note', () => {
  test.each([
    ['demurrage', 'Demurrage waived   3 days   750.00', 'demurrage_invoice'],
    ['freight', 'Ocean freight 100.00\nTHC 5.00', null],
    ['goods', 'Chairs   10   300.00', null],
  ])('is of the type of what it credits: %s', async (_, rows, type) => {
    const text = `CREDIT NOTE\n\nCredit note no.: CN-2026-0071\nContainer no.: MSKU1234565\n${rows}\nTotal USD 750.00\n`
    expect((await readFile(Buffer.from(text), { name: 'a.txt' })).documentType).toBe(type)
  })
})

/** The rows of a bill and the fields of the whole bill, without their positions. */
const readBill = async (text: string) => {
  const { extraction } = await readFile(Buffer.from(text), { name: 'a.txt' })
  const values = (record: object) =>
    Object.fromEntries(Object.entries(record).map(([field, found]) => [field, found?.value]))
  const { line_items: rows = [], ...fields } = extraction!.payload as Record<string, never>
  return { fields: values(fields), rows: (rows as object[]).map(values) }
}

const row = (from: string, through: string, quantity: number, price: number, currency = 'USD') => ({
  ...{ charged_from: from, charged_through: through, quantity },
  ...{ unit_price: { amount: price, currency }, amount: { amount: quantity * price, currency } },
})
const TIERS = [row('2026-10-17', '2026-10-20', 4, 180), row('2026-10-21', '2026-10-23', 3, 290)]

describe('a table of days at a rate, of a container that is named above it, has its rows', () => {
  test.each([
    [
      'English, below the days of free time',
      ['Free days allowed: 4', 'From\tTo\tDays\tRate\tAmount'],
      ['10/17/2026\t10/20/2026\t4\tUSD 180.00\tUSD 720.00', '10/21/2026\t10/23/2026\t3\tUSD 290.00\tUSD 870.00'],
    ],
    [
      'English, with tiers and years of two digits',
      ['Tier\tPeriod\tDays\tDaily rate\tAmount'],
      ['1\t10/17/26-10/20/26\t4\tUSD 180.00\tUSD 720.00', '2\t10/21/26-10/23/26\t3\tUSD 290.00\tUSD 870.00'],
    ],
    [
      'without heads',
      ['Last free day: 16 October 2026'],
      [
        '17 October 2026 - 20 October 2026\t4 days\tUSD 180.00\tUSD 720.00',
        '21 October 2026 - 23 October 2026\t3 days\tUSD 290.00\tUSD 870.00',
      ],
    ],
    [
      'Portuguese',
      ['Início\tFim\tDias\tValor diário\tValor'],
      ['17/10/2026\t20/10/2026\t4\tUSD 180,00\tUSD 720,00', '21/10/2026\t23/10/2026\t3\tUSD 290,00\tUSD 870,00'],
    ],
    [
      'Chinese',
      ['开始日期\t结束日期\t天数\t日费率(USD)\t金额(USD)'],
      ['2026-10-17\t2026-10-20\t4\t180.00\t720.00', '2026-10-21\t2026-10-23\t3\t290.00\t870.00'],
    ],
  ])('%s', async (_case, heads, rows) => {
    const text = ['DEMURRAGE INVOICE', 'Container: MSKU1234565', '', ...heads, ...rows, 'Total\tUSD 1590.00', '']
    const read = await readBill(text.join('\n'))
    expect(read.rows).toMatchObject(TIERS)
    expect(read.fields.total_amount).toEqual({ amount: 1590, currency: 'USD' })
  })

  test('but for those whose days at the rate do not make the amount', async () => {
    const rows = ['2026-10-17\t2026-10-20\t4\t180.00\t750.00', '2026-10-21\t2026-10-23\t3\t290.00\t870.00']
    const head = 'DEMURRAGE INVOICE\nContainer: MSKU1234565\n\nFrom\tTo\tDays\tRate USD\tAmount USD'
    expect((await readBill(`${head}\n${rows.join('\n')}\nTotal\tUSD 1620.00\n`)).rows).toMatchObject([TIERS[1]!])
  })
})

test('amounts that are a product as thousands and as decimals have the decimals of their currency', async () => {
  const read = (line: string) => readBill(`DEMURRAGE INVOICE\nContainer: MSKU1234565\nDemurrage ${line}\n`)
  const [yen, dinars] = [await read('4 days JPY 6,000 JPY 24,000'), await read('4 days KWD 6.000 KWD 24.000')]
  expect(yen.rows).toMatchObject([{ amount: { amount: 24_000, currency: 'JPY' } }])
  expect(dinars.rows).toMatchObject([{ amount: { amount: 24, currency: 'KWD' } }])
})

test('a bill of lading in a sentence is no mistyped container', async () => {
  const text =
    'DETENTION INVOICE\n\nContainer MSKU1234565 under bill of lading SCLU8899001 was charged for 4 days at USD 60.00, USD 240.00 in all.\n'
  const { extraction } = await readFile(Buffer.from(text), { name: 'a.txt' })
  expect(extraction!.proposed).not.toHaveProperty('containers')
  expect((await readBill(text)).rows).toMatchObject([{ quantity: 4, amount: { amount: 240, currency: 'USD' } }])
})

test('the tax of India is none of what is charged', async () => {
  const text = [
    ...['DETENTION INVOICE', 'Container: MSKU1234565', '', 'From\tTo\tDays\tRate (INR)\tAmount (INR)'],
    ...['21-10-2026\t30-10-2026\t10\t9,500.00\t95,000.00', 'Taxable value\t\t\t\t95,000.00'],
    ...['CGST 9%\t\t\t\t8,550.00', 'SGST 9%\t\t\t\t8,550.00', 'Invoice total INR\t\t\t\t1,12,100.00', ''],
  ]
  expect((await readBill(text.join('\n'))).fields).toMatchObject({
    total_amount: { amount: 112_100, currency: 'INR' },
    net_amount: { amount: 95_000, currency: 'INR' },
    tax_amount: { amount: 17_100, currency: 'INR' },
  })
})
