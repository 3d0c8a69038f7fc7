import { expect, test } from 'vitest'
import { readFile } from '../../src/read-file.ts'
import { buildPdf } from '../harness/build-pdf.ts'
import { buildZip } from '../harness/build-zip.ts'
import { readForm } from '../harness/read-form.ts'

const readPayload = async (documentType: string, text: string) => {
  const { extraction } = await readFile(Buffer.from(text), { name: 'a.txt', documentType })
  return extraction!.payload as Record<string, { value: unknown }> & {
    line_items?: Record<string, { value: unknown }>[]
  }
}
const itemAmounts = (items: Record<string, { value: unknown }>[] = []) =>
  items.map(({ amount }) => (amount!.value as { amount: number }).amount)

test('the sum of the charges is not a charge, whatever its name', async () => {
  for (const total of ['Rechnungsbetrag', 'Totaal te betalen', 'PLEASE PAY THIS AMOUNT', 'Samlet sum']) {
    const { line_items } = await readPayload(
      'freight_invoice',
      `FREIGHT INVOICE\n\nDescription     Amount EUR\nOcean freight   2,140.00\nTHC               245.00\n${total}   2,385.00\n`,
    )
    expect(itemAmounts(line_items)).toEqual([2140, 245])
  }
})

test('a demurrage invoice has one line item for each container, counted in days', async () => {
  const { line_items } = await readPayload(
    'demurrage_invoice',
    [
      'DEMURRAGE INVOICE\n',
      'Container     Type   Gün   Günlük USD   Tutar USD',
      'MSKU7054410   40HC   3     95.00        285.00',
      'TCLU4494147   20GP   2     95.00        190.00',
      'GENEL TOPLAM (USD)                      475.00',
    ].join('\n'),
  )
  expect(line_items!.map(({ quantity, amount }) => [quantity!.value, amount!.value])).toEqual([
    [3, { amount: 285, currency: 'USD' }],
    [2, { amount: 190, currency: 'USD' }],
  ])
})

test('leader dots are not part of the description', async () => {
  const { line_items } = await readPayload(
    'freight_invoice',
    [
      'FREIGHT INVOICE\n',
      'Description                           Amount USD',
      'Ocean freight . . . . . . . . . . .     2,140.00',
      'THC ...............................       245.00',
      '',
    ].join('\n'),
  )
  expect(itemAmounts(line_items)).toEqual([2140, 245])
  expect(line_items!.map(({ description }) => description!.value)).toEqual(['Ocean freight', 'THC'])
})

test.each([
  ['a place of two', 'port_of_loading', 'freight_invoice', 'Port of loading: BUSAN / HAMBURG'],
  [
    'the number under which a company is registered',
    'importer',
    'customs_entry',
    'Importador: CNPJ: 70.925.716/0001-02',
  ],
  ['the label of the next box', 'place_of_delivery', 'bill_of_lading', '(17) Place of delivery:   (11a) CONTAINERIZED'],
])('the reader does not take %s as a value', async (_, field, type, line) => {
  expect(await readPayload(type, `DOCUMENT\n\n${line}\nVessel: SILVER TERN\n`)).not.toHaveProperty(field)
})

test('the first of several rows is not the total', async () => {
  const rows = [
    'PACKING LIST\n',
    'Item   Description   CTNS   Gross weight (kg)',
    'A-1    CHAIRS        854    10,231.972',
  ]
  const more = 'A-2    TABLES        852    10,231.971'
  expect((await readPayload('packing_list', [...rows, more].join('\n'))).gross_weight).toBeUndefined()
  // A single row is not its own total: a person has to confirm the value.
  const { proposed } = (await readFile(Buffer.from(rows.join('\n')), { name: 'a.txt', documentType: 'packing_list' }))
    .extraction!
  expect(proposed.gross_weight).toMatchObject({ value: { amount: 10231.972, unit: 'kg' } })
})

test('the importer of a customs entry is not its consignee', async () => {
  const entry = await readPayload(
    'customs_entry',
    'CUSTOMS ENTRY\n\nImportador: KERALA TOYS LTD.\nVessel: SILVER TERN\n',
  )
  expect(entry.importer?.value).toBe('KERALA TOYS LTD.')
  expect(entry.consignee).toBeUndefined()
})

test('pieces are not packages if another column counts packages, and totals keep their units', async () => {
  const { packages, gross_weight: weight } = await readPayload(
    'packing_list',
    [
      'PACKING LIST\n',
      'Item   Description   PCS     CTNS   Gross, kg',
      'A-1    CHAIRS        2,762   854    10,231.972',
      'A-2    TABLES        2,927   852    10,231.971',
      '合計 TOTAL               5,689   1,706  20,463.943',
    ].join('\n'),
  )
  expect(packages?.value).toMatchObject({ amount: 1706 })
  expect(weight?.value).toEqual({ amount: 20463.943, unit: 'kg' })
})

test('charges without a table header are found above their sum', () => {
  const charges = [
    [100, { 40: 'Ocean freight', 300: 'CHF', 400: "1'985.00" }],
    [112, { 40: 'Terminal handling', 300: 'CHF', 400: '295.50' }],
    [124, { 40: 'MWST 8.1 %', 300: 'CHF', 400: '23.94' }],
  ] as const
  const total = [136, { 40: 'Rechnungstotal', 300: 'CHF', 400: "2'304.44" }] as const
  const { values } = readForm('freight_invoice', [...charges, total])
  expect(values).toMatchObject({
    line_items: [
      { description: 'Ocean freight', amount: { amount: 1985, currency: 'CHF' } },
      { description: 'Terminal handling', amount: { amount: 295.5, currency: 'CHF' } },
    ],
    ocean_freight: { amount: 1985, currency: 'CHF' },
    total_amount: { amount: 2304.44, currency: 'CHF' },
  })
  const other = [136, { 40: 'Rechnungstotal', 300: 'CHF', 400: "2'305.44" }] as const
  expect(readForm('freight_invoice', [...charges, other]).values).not.toHaveProperty('line_items')
  expect(readForm('arrival_notice', [...charges, total]).values).not.toHaveProperty('line_items')
})

test('the quantity of a charge multiplies to its amount, and other lines may precede the sum', () => {
  const { values } = readForm('freight_invoice', [
    [100, { 40: 'Sea freight', 240: '2', 320: '1.335,00', 420: '2.670,00' }],
    [112, { 40: 'ETS surcharge', 240: '2', 320: '34,50', 420: '69,00' }],
    [124, { 40: 'Units: BMOU2055792' }],
    [136, { 40: 'To pay EUR', 420: '2.739,00' }],
  ])
  expect(values).toMatchObject({
    line_items: [
      { description: 'Sea freight', quantity: 2, unit_price: { amount: 1335 }, amount: { amount: 2670 } },
      { description: 'ETS surcharge', quantity: 2, unit_price: { amount: 34.5 }, amount: { amount: 69 } },
    ],
  })
})

test('the line items of an invoice continue on the next pages until the total', async () => {
  const headers = { 40: 'Description', 250: 'Quantity', 350: 'Unit price', 450: 'Amount' }
  const row = (name: string, count: number) => ({ 40: name, 250: `${count}`, 350: '10.00', 450: `${count}0.00` })
  const bytes = buildPdf([
    [
      'COMMERCIAL INVOICE',
      'Currency: EUR',
      headers,
      row('Chairs', 12),
      row('Tables', 4),
      { 40: 'Carried forward', 450: '160.00' },
    ],
    [{ 40: 'Brought forward', 450: '160.00' }, headers, row('Lamps', 30), { 40: 'Total', 450: '460.00' }],
    ['Copy', headers, row('Chairs', 12)],
  ])
  const { extraction } = await readFile(new Uint8Array(bytes), { name: 'a.pdf', documentType: 'commercial_invoice' })
  const items = extraction!.payload.line_items as Record<string, { value: unknown }>[]
  expect(items.map(({ description }) => description!.value)).toEqual(['Chairs', 'Tables', 'Lamps'])
  expect(itemAmounts(items)).toEqual([120, 40, 300])
})

test('an amount comes from its own column, never from a column with an unknown header', () => {
  const { values } = readForm('freight_invoice', [
    [
      100,
      { 40: 'Charge Description', 255: 'Basis', 345: 'Rate', 388: 'Taxable (AED)', 470: 'VAT %', 530: 'VAT (AED)' },
    ],
    [112, { 40: 'Ocean freight', 255: '3 CNT', 330: '7,125.62', 405: '21,376.86', 475: '0', 550: '0.00' }],
    [124, { 40: 'Customs clearance', 255: '1 BL', 335: '350.00', 415: '350.00', 475: '5', 545: '17.50' }],
    [136, { 370: 'Sub Total', 525: '21,726.86' }],
  ])
  expect(values).toMatchObject({
    line_items: [
      { description: 'Ocean freight', quantity: 3, unit_price: { amount: 7125.62 }, amount: { amount: 21376.86 } },
      { description: 'Customs clearance', quantity: 1, unit_price: { amount: 350 }, amount: { amount: 350 } },
    ],
    ocean_freight: { amount: 21376.86, currency: 'AED' },
  })
})

test('a charge has its amount in the prepaid or the collect column, and percentages are not quantities', () => {
  const { values } = readForm('freight_invoice', [
    [100, { 40: 'DESCRIPTION OF CHARGES', 240: 'BASIS', 330: 'RATE', 400: 'PREPAID', 500: 'COLLECT' }],
    [112, { 40: 'OCEAN FREIGHT', 240: '4 CT', 320: '3,415.00', 400: '13,660.00' }],
    [124, { 40: 'BUNKER SURCHARGE', 240: '32.5%', 320: '13,660.00', 400: '4,439.50' }],
    [136, { 40: 'DELIVERY', 240: '4 CT', 320: '612.00', 500: '2,448.00' }],
  ])
  expect(values).toMatchObject({ line_items: [{ quantity: 4 }, { amount: { amount: 4439.5 } }, { quantity: 4 }] })
  expect((values as { line_items: unknown[] }).line_items[1]).not.toHaveProperty('quantity')
})

test('goods sold by weight or area have that as quantity, not their packages', () => {
  const { values } = readForm('commercial_invoice', [
    [
      100,
      {
        40: 'Cant. Cajas',
        110: 'Descripción',
        240: 'Lote',
        320: 'Peso Neto Kg',
        400: 'P. Unit. USD/Kg',
        500: 'Precio Total USD',
      },
    ],
    [112, { 70: '615', 110: 'CAMARON ENTERO', 240: 'L26495', 330: '12,300.00', 430: '6.52', 520: '80,196.00' }],
    [124, { 70: '237', 110: 'CAMARON HLSO', 240: 'L26018', 330: '4,740.00', 430: '6.12', 520: '29,008.80' }],
    [136, { 40: 'Peso neto: 17,040.00 Kg', 360: 'SUBTOTAL 0%', 520: '109,204.80' }],
    [148, { 40: 'Peso bruto: 19,000.00 Kg', 360: 'FLETE INTERNACIONAL', 520: '7,200.00' }],
  ])
  expect(values).toMatchObject({
    line_items: [
      { description: 'CAMARON ENTERO', quantity: 12300, unit_price: { amount: 6.52 } },
      { description: 'CAMARON HLSO', quantity: 4740, unit_price: { amount: 6.12 } },
    ],
  })
  expect((values as { line_items: unknown[] }).line_items).toHaveLength(2)
  const area = readForm('commercial_invoice', [
    [100, { 40: 'Description', 240: 'SQM', 330: 'USD/SQM', 500: 'Extended' }],
    [112, { 40: 'Marble tiles', 240: '1,267.20', 330: '6.85', 500: '8,680.32' }],
  ])
  expect(area.values).toMatchObject({ line_items: [{ quantity: 1267.2, unit_price: { amount: 6.85 } }] })
})

test('the quantity on a rent invoice is days, and the price takes the currency of its header', () => {
  const { values } = readForm('demurrage_invoice', [
    [100, { 40: 'Unit', 120: 'ISO', 200: 'Free days', 280: 'Rent days', 360: 'Per day £', 440: 'Net £', 520: 'VAT' }],
    [112, { 40: 'FCIU7994240', 120: '40HC', 230: '6', 310: '4', 380: '37.50', 445: '150.00', 525: 'S' }],
    [124, { 360: 'Goods/services total', 500: '150.00' }],
    [136, { 360: 'VAT @ 20%', 500: '30.00' }],
    [148, { 360: 'INVOICE TOTAL', 500: '£180.00' }],
  ])
  expect(values).toMatchObject({ line_items: [{ quantity: 4, unit_price: { amount: 37.5 }, amount: { amount: 150 } }] })
  const days = readForm('demurrage_invoice', [
    [100, { 40: 'Container', 140: 'Gate Out', 240: 'Over Days', 330: 'Rate', 440: 'Amount (USD)' }],
    [112, { 40: 'YMLU2977305', 140: '08/09/2026', 260: '5', 330: '180.00', 440: '900.00' }],
  ])
  expect(days.values).toMatchObject({ line_items: [{ quantity: 5, unit_price: { amount: 180 } }] })
})

test('taxes, discounts and empty rows are not line items, and a credit keeps its sign', () => {
  const { values } = readForm('commercial_invoice', [
    [100, { 40: 'Description', 240: 'Count', 330: 'Each', 440: 'Extended' }],
    [112, { 40: 'Chairs', 240: '10', 330: '30.00', 440: '300.00' }],
    [124, { 440: '0' }],
    [136, { 40: 'Credit for samples', 440: '(20.00)' }],
    [148, { 40: 'Less discount 2%', 440: '-5.60' }],
    [160, { 40: 'ADD VAT', 440: '54.88' }],
  ])
  expect(values).toMatchObject({
    line_items: [
      { description: 'Chairs', quantity: 10, unit_price: { amount: 30 } },
      { description: 'Credit for samples', amount: { amount: -20 } },
    ],
  })
  expect((values as { line_items: unknown[] }).line_items).toHaveLength(2)
})

test('cells of a workbook that do not say where they are stand behind each other', async () => {
  const cell = (value: string | null) => (value === null ? '<c/>' : `<c t="inlineStr"><is><t>${value}</t></is></c>`)
  const rows = [
    ['DEMURRAGE INVOICE'],
    ['Container', 'MSKU1234565'],
    [null, 'From', 'To', 'Days', 'Rate USD', 'Amount USD'],
    [null, '2026-10-11', '2026-10-14', '4', '120.00', '480.00'],
  ].map((row) => `<row>${row.map(cell).join('')}</row>`)
  const file = buildZip({
    '[Content_Types].xml': '<Types/>',
    'xl/workbook.xml': '<workbook/>',
    'xl/worksheets/sheet1.xml': `<worksheet><sheetData>${rows.join('')}</sheetData></worksheet>`,
  })
  const { extraction } = await readFile(file, { name: 'a.xlsx' })
  expect(extraction!.payload.line_items).toMatchObject([
    {
      charged_from: { value: '2026-10-11' },
      charged_through: { value: '2026-10-14' },
      unit_price: { value: { amount: 120 } },
      amount: { value: { amount: 480 } },
    },
  ])
})
