import { describe, expect, test } from 'vitest'
import { readFile } from '../../src/read-file.ts'

const read = async (documentType: string, lines: readonly string[]) => {
  const { extraction } = await readFile(Buffer.from(lines.join('\n')), { name: 'a.txt', documentType })
  return extraction!.payload as Record<string, { value: unknown } | undefined> & {
    line_items?: Record<string, { value: unknown }>[]
  }
}
const readBill = (...lines: string[]) =>
  read('demurrage_invoice', ['DEMURRAGE INVOICE', 'Invoice No.: D-1', 'Container: MSCU1234566', ...lines, ''])
const amountsOf = ({ line_items: items = [] }: Awaited<ReturnType<typeof read>>) =>
  items.map(({ amount }) => (amount!.value as { amount: number }).amount)

const header = 'Description          Days     Rate USD     Amount USD'
const rows = [
  'Demurrage tier 1     4        150.00       600.00',
  'Demurrage tier 2     5        200.00       1,000.00',
]
const sum = (amount: string) => `                                           ${amount}`

describe('a sum without a name', () => {
  test.each(['1,600.00', '1,700.00'])('below the rows is none of them: %s', async (amount) => {
    const read = await readBill(header, ...rows, sum(amount), `Total due: USD ${amount}`)
    expect(amountsOf(read)).toEqual([600, 1000])
    expect(read.printed_sum?.value).toEqual(amount === '1,600.00' ? undefined : { amount: 1700, currency: 'USD' })
  })

  test('with how many days they have is none either', async () => {
    const total = '                     9                     1,700.00'
    expect(amountsOf(await readBill(header, ...rows, total))).toEqual([600, 1000])
  })

  test('of one group does not end the table', async () => {
    const read = await readBill(header, rows[0]!, sum('600.00'), rows[1]!, sum('1,000.00'), 'Total: USD 1,600.00')
    expect(amountsOf(read)).toEqual([600, 1000])
  })

  test('an amount below the first line of its name is a row', async () => {
    const read = await readBill('Description          Amount USD', 'Administration', '                     25.00')
    expect(amountsOf(read)).toEqual([25])
  })

  test('of an invoice of freight is none', async () => {
    const freight = ['Description       Amount USD', 'Ocean freight     600.00', 'THC               1,000.00']
    const read_ = await read('freight_invoice', ['FREIGHT INVOICE', ...freight, '                  1,650.00', ''])
    expect(amountsOf(read_)).toEqual([600, 1000])
  })
})

test('a sum that is named, or of rows that were not proven, is no contradiction', async () => {
  const named = 'Total                                      1,700.00'
  expect((await readBill(header, ...rows, named)).printed_sum?.value).toEqual({ amount: 1700, currency: 'USD' })
  const fee = 'Administration                             50.00'
  expect((await readBill(header, ...rows, fee, named)).printed_sum).toBeUndefined()
  const due = 'Total due                                  1,700.00'
  expect((await readBill(header, ...rows, '', 'Earlier balance  100.00', due)).printed_sum).toBeUndefined()
})

test('days at rates with what they make are rows only where they are added up', async () => {
  const tariff = [
    'Our tariff',
    'Days     Rate USD     Amount USD',
    '5        150.00       750.00',
    '10       200.00       2,000.00',
  ]
  const read = await readBill('Demurrage from 4 October 2026 to 7 October 2026', 'Total: USD 600.00', '', ...tariff)
  expect(read.line_items).toBeUndefined()
  const table = [header, rows[0]!, 'Total                                      600.00', '']
  expect(amountsOf(await readBill(...tariff, '', ...table))).toEqual([600])
  expect(amountsOf(await readBill(...tariff, 'Total due: USD 2,750.00'))).toEqual([750, 2000])
})

test.each(['EUR 480.00', 'EUR 480', 'EUR 480,00'])(
  'what a sign in a calculation means follows from the total %s',
  async (total) => {
    const read = await readBill('4 days x EUR 120,000 = EUR 480,000', `Total due: ${total}`)
    expect([amountsOf(read), read.total_amount?.value]).toEqual([[480], { amount: 480, currency: 'EUR' }])
  },
)

test('the sign of a currency may be behind its amounts', async () => {
  const { line_items: items = [] } = await readBill('4 jours à 1 300,00 € = 5 200,00 €', 'Total dû : 5 200,00 €')
  expect(items.map(({ amount }) => amount!.value)).toEqual([{ amount: 5200, currency: 'EUR' }])
})

test('thousands stay thousands where the total has them', async () => {
  expect(amountsOf(await readBill('4 days x EUR 120,000 = EUR 480,000', 'Total due: EUR 480,000.00'))).toEqual([
    480_000,
  ])
})

test.each([
  'Refund of the invoice paid for 10 days USD 200.00, USD 2000.00 was made in May.',
  'We waited 10 days USD 200.00, USD 2000.00 was agreed.',
  'Example: 10 days x USD 200.00 = USD 2,000.00',
  'Previously billed: 10 days x USD 200.00 = USD 2,000.00',
  'Waived: 10 days x USD 200.00 = USD 2,000.00',
  'Demurrage not charged: 10 days x USD 200.00 = USD 2,000.00',
  'Estimate of further detention 10 days x USD 200.00 = USD 2,000.00',
  'Erlassen: 10 Tage x USD 200.00 = USD 2,000.00',
])('"%s" is no row', async (sentence) => {
  const read = await readBill('4 days x USD 150.00 = USD 600.00', 'Total due: USD 600.00', sentence)
  expect(amountsOf(read)).toEqual([600])
})

describe('a line with two calculations', () => {
  test.each([
    'Demurrage 4 days x USD 100.00 = USD 400.00, 2 days x USD 200.00 = USD 400.00',
    'Demurrage 4 days x USD 100.00 = USD 400.00   2 days x USD 200.00 = USD 400.00',
    '4 days @ 100.00 = 400.00 + 2 days @ 200.00 = 400.00',
  ])('has two rows whose sum is stated: %s', async (row) => {
    const { line_items: items = [] } = await readBill(row, 'Total due: USD 800.00')
    expect(
      items.map(({ quantity, amount }) => [quantity!.value, (amount!.value as { amount: number }).amount]),
    ).toEqual([
      [4, 400],
      [2, 400],
    ])
  })

  test.each([
    '1 Oct 2026 - 4 Oct 2026 4 days x USD 100.00 = USD 400.00, 5 Oct 2026 - 8 Oct 2026 4 days x USD 200.00 = USD 800.00',
    '4 days x USD 100.00 = USD 400.00 (1 Oct 2026 - 4 Oct 2026), 4 days x USD 200.00 = USD 800.00 (5 Oct 2026 - 8 Oct 2026)',
  ])('keeps the period of each: %s', async (row) => {
    const { line_items: items = [] } = await readBill(row, 'Total due: USD 1,200.00')
    expect(items.map(({ charged_from, charged_through }) => [charged_from?.value, charged_through?.value])).toEqual([
      ['2026-10-01', '2026-10-04'],
      ['2026-10-05', '2026-10-08'],
    ])
  })

  test('has one if the second explains the first', async () => {
    const row = '4 days x USD 150.00 = USD 600.00 (that is 2 days x USD 300.00 = USD 600.00)'
    expect(amountsOf(await readBill(row, 'Total due: USD 600.00'))).toEqual([600])
  })

  test.each([
    ['3 days x USD 100.00 = USD 300.00 + 2 days x USD 200.00 = USD 400.00', [300, 400], '50.00', '750.00'],
    ['3 days x USD 100.00 = USD 300.00; 2 days x USD 200.00 = USD 400.00', [300, 400], '50.00', '750.00'],
    ['3 days x USD 100.00 = USD 300.00 (of which 1 day x USD 100.00 = USD 100.00)', [300], '50.00', '350.00'],
  ])('has those that with a fee make the total: %s', async (row, amounts, fee, total) => {
    const read = await readBill(row, `Administration fee: USD ${fee}`, `Total due: USD ${total}`)
    expect(amountsOf(read)).toEqual(amounts)
  })

  test.each(['+', 'and', 'plus', 'und'])('has both joined by "%s", whatever the total', async (plus) => {
    const row = `3 days x USD 100.00 = USD 300.00 ${plus} 2 days x USD 200.00 = USD 400.00`
    const read = await readBill(
      row,
      'Administration fee: USD 50.00',
      'Bank charges: USD 15.00',
      'Total due: USD 765.00',
    )
    expect(amountsOf(read)).toEqual([300, 400])
  })

  test('keeps the words of each', async () => {
    const row = 'Tier 1 4 days x USD 100.00 = USD 400.00; Tier 2 2 days x USD 200.00 = USD 400.00'
    const { line_items: items = [] } = await readBill(row, 'Total due: USD 800.00')
    expect(items.map(({ description }) => description?.value)).toEqual(['Tier 1', 'Tier 2'])
  })

  test.each([
    'Waived: 4 days x USD 100.00 = USD 400.00, 2 days x USD 200.00 = USD 400.00',
    'Example: 4 days x USD 100.00 = USD 400.00, 2 days x USD 200.00 = USD 400.00',
  ])('has none if it charges nothing: %s', async (row) => {
    expect(amountsOf(await readBill(row, '3 days x USD 50.00 = USD 150.00', 'Total due: USD 150.00'))).toEqual([150])
  })
})

test.each(['waived', '(waived by the carrier)', '- not charged', 'is waived', 'previously billed', '(erlassen)'])(
  'a calculation with "%s" behind it charges nothing',
  async (words) => {
    const waived = `2 days x USD 100.00 = USD 200.00 ${words}`
    const charged = '3 days x USD 120.00 = USD 360.00 (2 days waived)'
    expect(amountsOf(await readBill(waived, charged, 'Total due: USD 360.00'))).toEqual([360])
    const fee = ['Administration fee: USD 10.00', 'Total due: USD 370.00']
    expect(amountsOf(await readBill(waived, charged, ...fee))).toEqual([360])
  },
)

test('a row of a table that says that it is waived is no charge, if the sum says so too', async () => {
  const header = 'Description      Days   Rate USD    Amount USD    Remark'
  const rows = [
    'Demurrage        2      100.00      200.00        waived',
    'Demurrage        3      120.00      360.00',
  ]
  expect(amountsOf(await readBill(header, ...rows, 'Total due: USD 360.00'))).toEqual([360])
  expect(amountsOf(await readBill(header, ...rows, 'Total due: USD 560.00'))).toEqual([200, 360])
})

test('amounts in two currencies have no sum', async () => {
  const rows = ['Demurrage      3      USD 100.00   USD 300.00', 'Demurrage      2      EUR 200.00   EUR 400.00']
  const header = 'Description    Days   Rate         Amount'
  const read = await readBill(header, ...rows, 'Total                               USD 740.00')
  expect(read.printed_sum).toBeUndefined()
})

test('two days of a list are no period', async () => {
  const { charged_from, charged_through } = await readBill('Demurrage 4 October 2026, 9 October 2026   USD 300.00')
  expect([charged_from, charged_through]).toEqual([undefined, undefined])
  const period = await readBill('Demurrage 4 October 2026 - 9 October 2026   USD 300.00')
  expect(period).toMatchObject({ charged_from: { value: '2026-10-04' }, charged_through: { value: '2026-10-09' } })
})

test('a release number below containers with a PIN each is that of all', async () => {
  const containers = ['Container No.: MSKU7054410   PIN: 447188', 'Container No.: TCLU4494147   PIN: 881299']
  const order = (...lines: string[]) =>
    read('delivery_order', ['DELIVERY ORDER', 'B/L No.: MAEU261904573', ...lines, ''])
  expect((await order(...containers, 'Release No.: RL2201987')).release_number?.value).toBe('RL2201987')
  const each = [
    'Container No.: MSKU7054410',
    'Release No.: RL2201986',
    'Container No.: TCLU4494147',
    'Release No.: RL2201987',
  ]
  expect((await order(...each)).release_number).toBeUndefined()
})

test.each([
  ['Vessel OB HORIZON', 'OB HORIZON'],
  ['Vessel MSC IRINA', 'MSC IRINA'],
  ['Vessel ETA', undefined],
  ['Vessel IMO 9450612', undefined],
  ['Vessel sharing agreement', undefined],
  ['VESSEL SCHEDULE', undefined],
])('the vessel of "%s" is %s', async (line, vessel) => {
  const notice = await read('arrival_notice', ['ARRIVAL NOTICE', 'B/L No. MAEU261904573', line, 'Voyage 612W', ''])
  expect(notice.vessel?.value).toBe(vessel)
})

describe('tax in a column of its own', () => {
  const head = 'Charge               Days     Rate        Taxable Amount     GST 18%       Total INR'
  const row = 'Detention            7        2,500.00    17,500.00          3,150.00      20,650.00'
  const bill = (total: string) =>
    read('demurrage_invoice', ['TAX INVOICE - DETENTION CHARGES', 'Container: MSCU1234566', '', head, row, total, ''])

  test('is no part of the row, and what is due without it is known', async () => {
    const found = await bill('Total                                     17,500.00          3,150.00      20,650.00')
    expect(amountsOf(found)).toEqual([17_500])
    expect([found.total_amount, found.net_amount, found.tax_amount].map((one) => one?.value)).toEqual(
      [20_650, 17_500, 3150].map((amount) => ({ amount, currency: 'INR' })),
    )
  })
})

test.each([
  ['Franchise :', '7 jours', 7],
  ['Freie Tage', '4 Tage', 4],
  ['Free time allowed:', '4 days', 4],
  ['Días libres:', '7 días', 7],
])('the days of "%s" beside "%s" are %i, in days', async (label, days, amount) => {
  expect((await readBill(`${label.padEnd(30)}${days}`)).free_days?.value).toEqual({ amount, unit: 'days' })
})

test.each([
  'Freizeit von 13.10.2026 bis 15.10.2026',
  'Freizeit: 13.10.2026 - 15.10.2026',
  'Franchise : du 13/10/2026 au 15/10/2026',
  'Franquicia: 13/10/2026 al 15/10/2026',
])('free time is a period: %s', async (line) => {
  const found = await readBill(line)
  expect([found.free_time_start?.value, found.last_free_day?.value]).toEqual(['2026-10-13', '2026-10-15'])
})

test.each(['Freizeit: 15.10.2026', 'Franquicia: 15/10/2026'])(
  'one day of free time is neither end: %s',
  async (line) => {
    const found = await readBill(line)
    expect([found.free_time_start, found.last_free_day]).toEqual([undefined, undefined])
  },
)

test('a notice to the consignee is a notice of arrival, with its colons in a column', async () => {
  const row = (label: string, value: string) => `${label.padEnd(34)}:   ${value}`
  const text = [
    '                    NOTICE TO CONSIGNEE',
    'The vessel is scheduled to arrive at CHITTAGONG on or about 18-10-2026 with the cargo below.',
    row('B/L No.', 'KSLSHA2600471'),
    row('Port of Unloading', 'CHITTAGONG'),
    row('Container', 'TGHU7654320/ 40HC - FCL'),
    '',
  ].join('\n')
  const { documentType, extraction } = await readFile(Buffer.from(text), { name: 'a.txt' })
  expect([documentType, extraction!.payload]).toMatchObject([
    'arrival_notice',
    {
      bill_of_lading_number: { value: 'KSLSHA2600471' },
      port_of_discharge: { value: 'CHITTAGONG' },
      eta: { value: '2026-10-18' },
      containers: [{ value: 'TGHU7654320' }],
    },
  ])
})

test('the last free day may stand in a sentence', async () => {
  const notice = ['ARRIVAL NOTICE', 'B/L No. MAEU261904573', 'The last free day is 23 October 2026.', '']
  expect((await read('arrival_notice', notice)).last_free_day?.value).toBe('2026-10-23')
})

test('a rate may stand before its days', async () => {
  const periods = [
    'Period 1 (1st - 4th day)   USD 150.00 x 4 days   USD 600.00',
    'Period 2 (5th - 8th day)   USD 225.00 x 4 days   USD 900.00',
  ]
  const { line_items: items, total_amount: total } = await readBill(...periods, 'Invoice amount   USD 1,500.00')
  expect(items!.map(({ quantity, unit_price: price }) => [quantity!.value, price!.value])).toEqual([
    [4, { amount: 150, currency: 'USD' }],
    [4, { amount: 225, currency: 'USD' }],
  ])
  expect(total?.value).toEqual({ amount: 1500, currency: 'USD' })
})

test('the charge of a row is its words where another column has the amount', async () => {
  const table = [
    'Line item             Days     Rate USD     Charge USD',
    'Yard storage tier 1   3        65.00        195.00',
    'Exam fee              1        180.00       180.00',
  ]
  const { line_items: items } = await readBill(...table, 'Amount due USD 375.00')
  expect(items!.map(({ description }) => description?.value)).toEqual(['Yard storage tier 1', 'Exam fee'])
})

test('the ship that arrives is that of the last leg', async () => {
  const legs = [
    'Leg   Vessel        Voyage   Load port   Discharge port   ETD           ETA',
    '1     GREY HERON    118E     Haiphong    Singapore        20 Sep 2026   24 Sep 2026',
    '2     SILVER TERN   612W     Singapore   Antwerp          28 Sep 2026   19 Oct 2026',
  ]
  const found = async (type: string, title: string) => {
    const { vessel, voyage } = await read(type, [title, 'B/L No. MAEU261904573', ...legs, ''])
    return [vessel?.value, voyage?.value]
  }
  expect(await found('arrival_notice', 'ARRIVAL NOTICE')).toEqual(['SILVER TERN', '612W'])
  expect(await found('booking_confirmation', 'BOOKING CONFIRMATION')).toEqual(['GREY HERON', '118E'])
  // The last leg may be by barge, so a vessel that is named above the legs prevails.
  legs.unshift('Vessel: GREY HERON   Voyage: 118E', '')
  expect(await found('arrival_notice', 'ARRIVAL NOTICE')).toEqual(['GREY HERON', '118E'])
})

test('hours at a rate of an hour are no days', async () => {
  const table = ['Description     Hours     Rate USD     Amount USD', 'Storage         72        5.00         360.00']
  const { line_items: items, rate_per_day: rate } = await readBill(...table, 'Total           72        360.00')
  expect(items).toMatchObject([{ amount: { value: { amount: 360, currency: 'USD' } } }])
  expect([items![0]!.quantity, items![0]!.unit_price, rate]).toEqual([undefined, undefined, undefined])
})

test.each([
  'Demurrage 4 days x USD 150.00 = USD 600.00 (non-refundable)',
  'Demurrage (not refundable) 4 days x USD 150.00 = USD 600.00',
  'Demurrage 4 days x USD 150.00 = USD 600.00, of which nothing was previously paid',
  'Refund of demurrage: 4 days x USD 150.00 = USD 600.00',
  'Demurrage, 3 days waived, 4 days x USD 150.00 = USD 600.00',
  'Waived: 4 days x USD 150.00 = USD 600.00',
])('a row that mentions a refund or waiver is one where the total is its amount: %s', async (row) => {
  expect(amountsOf(await readBill(row, 'Total: USD 600.00'))).toEqual([600])
})

test.each(['4 (96 hours)', '4 days/96 hrs'])('days with their hours are days: %s', async (days) => {
  const row = `Demurrage     ${days.padEnd(18)}150.00       600.00`
  const { line_items: items } = await readBill('Description   Days              Rate USD     Amount USD', row)
  expect([items![0]!.quantity!.value, items![0]!.unit_price!.value]).toEqual([4, { amount: 150, currency: 'USD' }])
})

describe('days at rates alone are rows', () => {
  const steps = ['Days     Rate USD     Amount USD', '3        100.00       300.00', '2        200.00       400.00']
  test.each([
    ['with tax they are the total', ['VAT 19%               133.00', 'Total due: USD 833.00']],
    ['with a fee they are the total', ['', 'Administration fee: USD 25.00', 'Total due: USD 725.00']],
    ['another sum is printed right below', ['Total                 720.00']],
  ])('where %s', async (_, lines) => {
    expect(amountsOf(await readBill(...steps, ...lines))).toEqual([300, 400])
  })
})

test.each(['of which VAT 19% 304.00', 'VAT 19%: USD 304.00'])('a sum with the tax is no other sum: %s', async (tax) => {
  const total = 'Total                                      1,904.00'
  expect((await readBill(header, ...rows, total, tax)).printed_sum).toBeUndefined()
})

test.each(['Vessel', 'Vessel/Voyage'])('below "%s" of the last leg its voyage is read as well', async (head) => {
  const legs = [
    `From         To           ${head.padEnd(22)}ETD           ETA`,
    'Haiphong     Singapore    GREY HERON 118E       20 Sep 2026   24 Sep 2026',
    'Singapore    Antwerp      SILVER TERN 612W      28 Sep 2026   19 Oct 2026',
  ]
  const { vessel, voyage } = await read('arrival_notice', ['ARRIVAL NOTICE', 'B/L No. MAEU261904573', ...legs, ''])
  expect([vessel?.value, voyage?.value]).toEqual(['SILVER TERN', '612W'])
})

test.each([
  ['SEA WAYBILL', 'sea_waybill'],
  ['DELIVERY ORDER', 'delivery_order'],
  ['BILL OF LADING', 'bill_of_lading'],
])('a box of "NOTICE TO CONSIGNEE" leaves a %s what it is', async (title, type) => {
  const lines = [
    title,
    'B/L No. MAEU261904573',
    'Consignee: B GMBH',
    'NOTICE TO CONSIGNEE',
    'Storage after 7 days.',
    '',
  ]
  expect((await readFile(Buffer.from(lines.join('\n')), { name: 'a.txt' })).documentType).toBe(type)
})

test.each(['UNKNOWN', 'NOT NOMINATED', 'DELAYED', 'OPERATOR MSC', 'ARRIVED OCT 5'])(
  '"Vessel %s" names no ship',
  async (words) => {
    expect((await readBill(`Vessel ${words}`)).vessel).toBeUndefined()
  },
)

test('the row of a container is no sum of the rows above it, whatever its amount', async () => {
  const table = [
    'Container      Days    Amount USD',
    'MSKU7054410    4       600.00',
    'TCLU4494147    2       300.00',
    'MSCU6639870    6       900.00',
    '                       1,800.00',
  ]
  expect(amountsOf(await read('demurrage_invoice', ['DEMURRAGE INVOICE', ...table, '']))).toEqual([600, 300, 900])
})

test('a row that sums up the rows of its container is none of them', async () => {
  const rowsOf = async (...rows: string[]) =>
    amountsOf(await read('demurrage_invoice', ['DEMURRAGE INVOICE', 'Container      Days    Amount USD', ...rows, '']))
  const rows = ['MSKU7054410    4       600.00', 'MSKU7054410    2       300.00']
  expect(await rowsOf(...rows, 'MSKU7054410    6       900.00')).toEqual([600, 300])
  expect(await rowsOf(...rows, 'MSKU7054410    3       900.00')).toEqual([600, 300, 900])
})

test('hours below another row are a row and no sum, and a standard container has days', async () => {
  const head = 'Position              Menge   Einheit   Preis    Betrag'
  const days = 'Demurrage             4       Tage      150,00   600,00'
  for (const hours of ['52      Std    ', '52 Std         ']) {
    const row = `Reefer Monitoring     ${hours}   2,50     130,00`
    const { line_items: items, total_amount: total } = await readBill(head, days, row, '', 'Gesamtbetrag: EUR 730,00')
    expect(items!.map(({ quantity, amount }) => [quantity?.value, amount!.value])).toEqual([
      [4, { amount: 600, currency: 'EUR' }],
      [undefined, { amount: 130, currency: 'EUR' }],
    ])
    expect(total?.value).toEqual({ amount: 730, currency: 'EUR' })
  }
  for (const [columns, cells] of [
    ['Size  Type   Days', '40    STD    6   '],
    ['Days   Type      ', '6      STD       '],
  ]) {
    const { line_items: items } = await readBill(
      `Container      ${columns}   Rate USD   Amount USD`,
      `MSCU1234566    ${cells}   150.00     900.00`,
    )
    expect(items![0]!.quantity?.value).toBe(6)
  }
})

test.each([
  'Reefer monitoring    52   Std    2.50         130.00',
  'Waiting time (hrs)   2           65.00        130.00',
])('hours at a rate are no days: %s', async (row) => {
  const { line_items: items } = await readBill('Description          Qty  Unit   Rate USD     Amount USD', row)
  expect([items![0]!.quantity, items![0]!.amount!.value]).toEqual([undefined, { amount: 130, currency: 'USD' }])
})

describe('a row that charges several containers for the same days', () => {
  const readRows = async (row: string, total = '1,200.00') => {
    const { line_items: items = [], rate_per_day: rate } = await readBill(
      'Container: TCLU4494147',
      row,
      '',
      `Total due: USD ${total}`,
    )
    const values = items.map((item) =>
      ['container_number', 'quantity', 'unit_price', 'amount'].map((one) => item[one]?.value),
    )
    return { values, rate: rate?.value }
  }

  test.each([
    '2 x 150.00 x 4 days = 1,200.00',
    '2 x 150.00 x 4 days                 1,200.00',
    '2 containers @ USD 150.00 for 4 days: USD 1,200.00',
    '2 × 4 days × 150                    1,200.00',
    'Demurrage 2 x 40HC x 4 days x USD 150.00 = USD 1,200.00',
    'USD 150.00 per container per day x 2 containers x 4 days = USD 1,200.00',
    'Demurrage 2 x 40HC 4 days x USD 150.00 = USD 1,200.00',
    '2 containers 4 days at USD 150.00: USD 1,200.00',
  ])('has their days, the rate of a day and the amount: %s', async (row) => {
    const [rate, amount] = [150, 1200].map((one) => ({ amount: one, currency: 'USD' }))
    expect(await readRows(row)).toEqual({ values: [[undefined, 4, rate, amount]], rate })
  })

  test.each([
    ['counts other containers than the document names', '3 x 150.00 x 4 days = 1,800.00', '1,800.00'],
    ['has another amount', '2 x 150.00 x 4 days = 1,300.00', '1,300.00'],
    ['has no amount', '2 x 150.00 x 4 days', '1,200.00'],
    ['was refunded', 'Refunded: 2 x 150.00 x 4 days = 1,200.00', '1,200.00'],
    ['was waived', 'Waived 2 x 150.00 x 4 days = 1,200.00', '1,200.00'],
  ])('is not read if it %s', async (_, row, total) => {
    expect((await readRows(row, total)).values).toEqual([])
  })
})
