import { describe, expect, test } from 'vitest'
import { readFile } from '../../src/read-file.ts'
import { findAmountsInWords } from '../../src/values/numbers/amount-in-words.ts'

/** The served and proposed values of a document, without positions. */
const read = async (text: string) => {
  const reading = await readFile(Buffer.from(text), { name: 'a.txt' })
  const plain = (found: Record<string, unknown> = {}) =>
    Object.fromEntries(
      Object.entries(found).map(([field, one]) => [
        field,
        Array.isArray(one) ? one.map(({ value }) => value) : (one as { value: unknown }).value,
      ]),
    )
  const { payload, proposed } = reading.extraction ?? { payload: {}, proposed: {} }
  return { type: reading.documentType, served: plain(payload), proposed: plain(proposed) }
}

const invoice = (...lines: string[]) =>
  read(['COMMERCIAL INVOICE', '', 'Invoice No.: A-1', 'Currency: USD', ...lines].join('\n'))

describe('the total of an invoice', () => {
  test.each([
    ['GRAND TOTAL CBM:             48.20'],
    ["GRAND TOTAL Q'TY:            12,500.00"],
    ['GRAND TOTAL KGS:             9,480.00'],
    ['Grand total G.W.             9,480.50'],
    ['TOTAL PIECES                 12,500.00'],
    ['GRAND TOTAL:                 48.20 CBM'],
    ['GRAND TOTAL                  9,480.00 KGS'],
    ['GRAND TOTAL YARDS:           9,480.00'],
    ['GRAND TOTAL DOZENS           9,480.00'],
    ['GRAND TOTAL M2               125.00'],
    ['TOTAL PESO BRUTO             99,480.00'],
    ['TOTAL BULTOS                 99,480.00'],
    ['TOTAL CANTIDAD               99,480.00'],
    ['Gesamtsumme Gewicht kg       99,480.00'],
  ])('the total is never a value with another label or unit: %s', async (line) => {
    const { served, proposed } = await invoice('TOTAL AMOUNT:        $41,250.00', line)
    expect(served.total_amount).toBeUndefined()
    expect(proposed.total_amount).toEqual({ amount: 41_250, currency: 'USD' })
  })

  test('the total is never a weight, even if the weight column adds up to it', async () => {
    const { served } = await invoice(
      'Description        Qty PCS     G.W. (KGS)     CBM',
      'Towels             6,400       896.00         12.00',
      'Napkins            3,200       404.00         6.00',
      'GRAND TOTAL        9,600       1,300.00       18.00',
    )
    expect(served.total_amount).toBeUndefined()
  })

  test.each([
    [
      'Fabric           Yards       Rolls',
      'A                500.00      10',
      'B                750.00      12',
      'GRAND TOTAL      1,250.00    22',
    ],
    [
      'Fabric           Wt.         Meas.',
      'A                500.00      10.00',
      'B                750.00      12.00',
      'GRAND TOTAL      1,250.00    22.00',
    ],
    [
      'Fabric           Chargeable  Tare',
      'A                500.00      10.00',
      'B                750.00      12.00',
      'GRAND TOTAL      1,250.00    22.00',
    ],
  ])('the total of a column without any sign of money is not served: %s', async (...lines) => {
    const { served } = await invoice(...lines)
    expect(served.total_amount).toBeUndefined()
  })

  test.each([
    ['TOTAL USD     1,250.00', 'Total weight  1,250.00 KGS'],
    ['TOTAL USD     1,250.00', 'Total quantity  1,250.00'],
    ['TOTAL USD     480.00', 'SAY FOUR HUNDRED EIGHTY CARTONS ONLY'],
    ['TOTAL USD     1,250.75', 'SAY US DOLLARS ONE THOUSAND TWO HUNDRED FIFTY ONLY'],
  ])('a total is not supported by a quantity or by another amount: %s, %s', async (...lines) => {
    const { served, proposed } = await invoice(...lines)
    expect(served.total_amount).toBeUndefined()
    expect(proposed.total_amount).toBeDefined()
  })

  test.each(['          -825.00', '         (825.00)', '      USD -825.00'])(
    'a total is supported by rows minus a discount: %s',
    async (discount) => {
      const { served } = await invoice(
        'Description      Qty     Unit price     Amount',
        'Towels           100     12.50          1,250.00',
        'Lamps            500     80.00          40,000.00',
        `Less discount                 ${discount}`,
        'TOTAL                                   40,425.00',
      )
      expect(served.total_amount).toEqual({ amount: 40_425, currency: 'USD' })
    },
  )

  test('a total that nothing else in the document confirms is proposed', async () => {
    const { served, proposed } = await invoice('GRAND TOTAL:   USD 41,250.00')
    expect(served.total_amount).toBeUndefined()
    expect(proposed.total_amount).toEqual({ amount: 41_250, currency: 'USD' })
  })

  test.each([
    [
      'rows that add up to it',
      [
        'Description      Qty     Unit price     Amount',
        'Towels           100     12.50          1,250.00',
        'Lamps            500     80.00          40,000.00',
        'TOTAL                                   41,250.00',
      ],
    ],
    ['a second total with a label', ['Sub total          41,250.00', 'TOTAL DUE USD      41,250.00']],
    [
      'a subtotal and a tax',
      ['Sub total          41,000.00', 'VAT                250.00', 'TOTAL USD          41,250.00'],
    ],
    ['the amount in words', ['TOTAL USD  41,250.00', 'SAY US DOLLARS FORTY-ONE THOUSAND TWO HUNDRED AND FIFTY ONLY']],
  ])('a total confirmed by %s is served', async (_, lines) => {
    const { served } = await invoice(...lines)
    expect(served.total_amount).toEqual({ amount: 41_250, currency: 'USD' })
  })

  test('two numbers run together are not read as a total', async () => {
    const { served, proposed } = await invoice(
      'Description      Qty     Net        Tax      Gross',
      'Towels           100     1,250.00   125.00   1,375.00',
      'TOTAL                    41,250.00  4,125.00 45,375.00',
    )
    expect([served, proposed].map(({ total_amount }) => (total_amount as { amount: number })?.amount)).not.toContain(
      41_250_045_375,
    )
  })

  test('a total is not supported by an unrelated number', async () => {
    const { served } = await invoice('TOTAL USD     41,250.00', 'Our order 41,250.00')
    expect(served.total_amount).toBeUndefined()
  })
})

test.each([
  ['SAY US DOLLARS FORTY-ONE THOUSAND TWO HUNDRED AND FIFTY ONLY', [41_250]],
  ['Twelve thousand three hundred forty five and 67/100 dollars', [12_345.67]],
  ['One million two hundred thousand', [1_200_000]],
  ['Rupees two lakh fifty thousand only', [250_000]],
  ['nineteen hundred and eighty', [1_980]],
  ['one carton', []],
  ['Four hundred and eighty cartons', []],
  ['ONE HUNDRED TWENTY-THREE THOUSAND FOUR HUNDRED FIFTY-SIX AND CENTS SEVENTY-EIGHT ONLY', [123_456.78]],
  ['US DOLLARS FORTY ONE THOUSAND TWO HUNDRED FIFTY & 50/100', [41_250.5]],
  ['FORTY-ONE THOUSAND TWO HUNDRED FIFTY DOLLARS AND FIFTY CENTS', [41_250.5]],
  ['Forty One Thousand Two Hundred Fifty Point Seven Five', [41_250.75]],
  ['One Lakh Twenty Three Thousand Four Hundred Fifty Six Rupees and Paise Seventy Five Only', [123_456.75]],
])('the words "%s" are the amounts %j', (words, amounts) => {
  expect(findAmountsInWords(words)).toEqual(amounts)
})

describe('weights on a packing list', () => {
  const list = (...lines: string[]) => read(['PACKING LIST', '', 'Invoice No.: A-1', ...lines].join('\n'))

  test.each([
    ['Total gross weight   896.00 KGS', 'Total net weight     896.00 KGS'],
    ['G.W.: 896.00 KGS', 'N.W.: 896.00 KGS'],
    ['Gross weight (kg)    1,250.5', 'Net weight (kg)      1,250.5'],
  ])('equal gross and net weights are both proposed: %s', async (...lines) => {
    const { served, proposed } = await list(...lines)
    expect(served).not.toHaveProperty('gross_weight')
    expect(served).not.toHaveProperty('net_weight')
    expect(Object.keys(proposed)).toEqual(expect.arrayContaining(['gross_weight', 'net_weight']))
  })

  test('weights are served if the rows add up to them, and proposed if nothing confirms them', async () => {
    const alone = await list('Total gross weight   896.00 KGS')
    expect(alone.served.gross_weight).toBeUndefined()
    expect(alone.proposed.gross_weight).toEqual({ amount: 896, unit: 'kg' })
    const rows = await list(
      'DESCRIPTION       CTNS     N.W. (KGS)     G.W. (KGS)',
      'TOWEL             40       372.00         496.00',
      'NAPKIN            30       300.00         400.00',
      'TOTAL             70       672.00         896.00',
    )
    expect(rows.served.gross_weight).toEqual({ amount: 896, unit: 'kg' })
  })
})

describe('weights on a packing list', () => {
  const list = (...lines: string[]) => read(['PACKING LIST', '', 'Invoice No.: A-1', ...lines].join('\n'))
  const table = [
    'DESCRIPTION       CTNS     G.W. (KGS)',
    'TOWEL             40       496.00',
    'NAPKIN            30       400.00',
  ]

  test.each([
    [
      [
        ...table,
        'SUB TOTAL         70       896.00',
        'LAMP              10       100.00',
        'DESK              5        50.00',
        'GRAND TOTAL       85       1,046.00',
      ],
    ],
    [
      [
        ...table,
        'TOTAL             70       896.00',
        '',
        'LAMP              10       100.00',
        'DESK              5        50.00',
        'TOTAL             15       150.00',
      ],
    ],
  ])('the total of one of several tables is not served as the total of the document (%#)', async (lines) => {
    const { served } = await list(...lines)
    expect(served.gross_weight).not.toEqual({ amount: 896, unit: 'kg' })
  })

  test.each([
    [
      [
        'DESCRIPTION       CTNS     G.W. (KGS)     N.W. (KGS)',
        'TOWEL             40       372.00         496.00',
        'NAPKIN            30       300.00         400.00',
        'TOTAL             70       672.00         896.00',
      ],
    ],
    [['Total gross weight   896.00 KGS', 'Total net weight     1,975.34 LBS']],
    [['Gross weight 600.00 KGS', 'Net weight 896.00 KGS']],
  ])('a gross weight that is not above the net weight is not served (%#)', async (lines) => {
    const { served, proposed } = await list(...lines)
    expect(served).not.toHaveProperty('gross_weight')
    expect(served).not.toHaveProperty('net_weight')
    expect(Object.keys(proposed)).toEqual(expect.arrayContaining(['gross_weight', 'net_weight']))
  })
})

describe('the type of a document', () => {
  test.each([
    [
      'PURCHASE ORDER',
      'Date: 16.07.2026\nVendor: Alder Ltd\nUnit Price   Total\nTotal   USD 2,250.00\nPayment terms: Net 30',
    ],
    ['SALES ORDER', 'Unit Price   Qty   Amount\n12.00  10  120.00\nTotal USD 120.00\nPayment terms: Net 30'],
    ['ORDER CONFIRMATION', 'Unit Price   Qty   Amount\n12.00  10  120.00\nTotal USD 120.00\nIncoterms: FOB'],
    [
      "SHIPPER'S LETTER OF INSTRUCTION",
      'Shipper: A\nConsignee: B\nPlease issue: SEA WAYBILL, NOT NEGOTIABLE\nFreight: PREPAID',
    ],
    ['LETTER OF INSTRUCTIONS', 'Shipper: A\nConsignee: B\nDocument wanted: BILL OF LADING, ORIGINAL\nFreight: PREPAID'],
  ])('a document with %s has no type', async (title, text) => {
    expect((await read(`${title}\n\n${text}`)).type).toBeNull()
  })

  test.each(['Purchase Order 4711', 'PURCHASE ORDER 4711', 'Sales order no. 4711', 'Bestellung 4711'])(
    'an invoice that names its order is still an invoice: %s',
    async (order) => {
      const { type } = await read(
        `INVOICE\n\n${order}\nInvoice No.: A-1\nItem Qty Unit Price Total\nX 15 150.00 2,250.00\nTotal USD 2,250.00`,
      )
      expect(type).toBe('commercial_invoice')
    },
  )

  test('a title with wide gaps before the label of its number is found', async () => {
    const { type } = await read(
      'DELIVERY      ORDER          No. : DO-000004\n\nTerms : Net 30 days\nNo   Item   UOM   Qty',
    )
    expect(type).toBe('delivery_order')
  })
})

describe('a container whose check digit is wrong', () => {
  test.each(['MSKU7054411', 'MSKU 705441 1', 'MSKU-705441-1'])(
    'a container number with a wrong check digit is proposed: %s',
    async (written) => {
      const { served, proposed } = await read(
        `ARRIVAL NOTICE\n\nB/L No.: MAEU123456789\nContainer No.: ${written}\nETA: 12-MAY-2026`,
      )
      expect(served.containers).toEqual([])
      expect(proposed.containers).toEqual(['MSKU7054411'])
    },
  )

  test.each(['B/L No.: ABCU1234567', 'Booking No.: ABCU1234567'])(
    'a bill or booking number in container format is not proposed as a container: %s',
    async (line) => {
      const { proposed } = await read(`ARRIVAL NOTICE\n\n${line}\nContainer No.: MSKU7054410\nETA: 12-MAY-2026`)
      expect(proposed.containers).toBeUndefined()
    },
  )

  test('a mistyped container number is not proposed beside the correct one', async () => {
    const { served, proposed } = await read(
      'ARRIVAL NOTICE\n\nContainer No.: MSKU7054410\nContainer No.: MSKU7054411\nETA: 12-MAY-2026',
    )
    expect(served.containers).toEqual(['MSKU7054410'])
    expect(proposed.containers).toBeUndefined()
  })
})

test.each(['HANDLING', 'CHARGES', 'SECURITY FEE', 'GATE FEE', 'SERVICE', 'LIFT ON/OFF', 'PORT SURCHARGE'])(
  'the name of a terminal charge is not a terminal: %s',
  async (below) => {
    const { served } = await read(
      `ARRIVAL NOTICE\n\nVessel: QX HERON\n\nCharge      Unit    Qty   Amount\nTERMINAL\n${below}    20 DRY  1     5,000.00`,
    )
    expect(served.terminal).toBeUndefined()
  },
)
