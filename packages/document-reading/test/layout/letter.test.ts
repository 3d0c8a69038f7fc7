import { expect, test } from 'vitest'
import { type Row, readForm } from '../harness/read-form.ts'

const letter = (...more: Row[]): Row[] => [
  [20, { 40: 'BLUE LANTERN LOGISTICS A/S' }],
  [120, { 40: 'Kerala Toys Ltd.', 400: 'Invoice no. 70114' }],
  [132, { 40: '633 Riverside Drive' }],
  [144, { 40: 'Belgium' }],
  [200, { 40: 'Total USD 420.00' }],
  ...more,
]

test('the addressee of an invoice without a bill-to label is the bill-to party', () => {
  expect(readForm('freight_invoice', letter()).values).toMatchObject({ bill_to: 'Kerala Toys Ltd.' })
})

test('two addresses leave the bill-to party empty', () => {
  const two = letter([240, { 40: 'Norvald Trucking Inc.' }], [252, { 40: '12 Mill Park' }])
  expect(readForm('freight_invoice', two).values).not.toHaveProperty('bill_to')
})

test('a labelled name takes the meaning of its label', () => {
  const shipped = letter().map(([y, texts]): Row => (y === 120 ? [y, { 40: 'Shipper: Kerala Toys Ltd.' }] : [y, texts]))
  expect(readForm('freight_invoice', shipped).values).not.toHaveProperty('bill_to')
  const below = letter([108, { 40: 'Shipper' }])
  expect(readForm('freight_invoice', below).values).not.toHaveProperty('bill_to')
  const billed = letter([300, { 40: 'Bill to: Milbank 22 B.V.' }])
  expect(readForm('freight_invoice', billed).values).toMatchObject({ bill_to: 'Milbank 22 B.V.' })
})

test('the letterhead is neither the addressee nor the shipper of a freight invoice', () => {
  const head: Row[] = [
    [20, { 40: 'BLUE LANTERN LOGISTICS A/S' }],
    [32, { 40: '12 Harbour Road' }],
  ]
  expect(readForm('freight_invoice', head).values).not.toHaveProperty('bill_to')
  expect(readForm('commercial_invoice', letter()).values).not.toHaveProperty('bill_to')
})

test('the letterhead of a commercial invoice is the shipper unless a label names another', () => {
  expect(readForm('commercial_invoice', letter()).values).toMatchObject({ shipper: 'BLUE LANTERN LOGISTICS A/S' })
  const labelled = letter([300, { 40: 'Shipper: Milbank 22 B.V.' }])
  expect(readForm('commercial_invoice', labelled).values).toMatchObject({ shipper: 'Milbank 22 B.V.' })
})

test.each([
  ['booking_confirmation', 'BOOKING CONFIRMATION UF25969308', { booking_number: 'UF25969308' }],
  ['freight_invoice', 'Rechnung Nr. R26-25863', { invoice_number: 'R26-25863' }],
  ['freight_invoice', 'FACTURE N° FA2625797', { invoice_number: 'FA2625797' }],
  ['delivery_order', 'DELIVERY ORDER DO8861002', { release_number: 'DO8861002' }],
] as const)('a %s titled "%s" has that number', (type, title, values) => {
  expect(readForm(type, [[40, { 40: title }]]).values).toMatchObject(values)
})

test('a title without a number gives no number', () => {
  expect(readForm('freight_invoice', [[40, { 40: 'INVOICE ORIGINAL' }]]).values).not.toHaveProperty('invoice_number')
  expect(readForm('freight_invoice', [[40, { 40: 'INVOICE 12.05.2026' }]]).values).not.toHaveProperty('invoice_number')
})

test('"From" and "To" are ports in a table header and nothing in a letter', () => {
  const legs = readForm('booking_confirmation', [
    [100, { 40: 'From', 140: 'To', 240: 'Vessel', 340: 'ETD' }],
    [112, { 40: 'Izmir', 140: 'Le Havre', 240: 'SILVER TERN', 340: '02 Sep 2026' }],
  ])
  expect(legs.values).toMatchObject({ port_of_loading: 'Izmir', port_of_discharge: 'Le Havre' })
  const letter = readForm('arrival_notice', [
    [100, { 40: 'From: Import desk' }],
    [112, { 40: 'To: Kerala Toys' }],
    [124, { 40: 'To', 140: 'Norvald Import' }],
  ])
  expect(letter.values).not.toHaveProperty('port_of_loading')
  expect(letter.values).not.toHaveProperty('port_of_discharge')
})

test.each([
  [
    'Shipment by sea from London Gateway to Houston per OCEAN MAGNOLIA, voyage 991E',
    { port_of_loading: 'London Gateway', port_of_discharge: 'Houston', vessel: 'OCEAN MAGNOLIA', voyage: '991E' },
  ],
  [
    'From Xiamen to Fos-sur-Mer per NORTHERN HERON, voyage 412W',
    { port_of_loading: 'Xiamen', port_of_discharge: 'Fos-sur-Mer', vessel: 'NORTHERN HERON', voyage: '412W' },
  ],
])('a sentence gives route, vessel and voyage: %s', (sentence, values) => {
  expect(readForm('packing_list', [[60, { 40: sentence }]]).values).toMatchObject(values)
})

test('a number alone behind the words of a label is its value', () => {
  const read = (text: string) => readForm('arrival_notice', [[60, { 40: text }]]).values
  expect(read('Our ref SI4298270')).toMatchObject({ reference_number: 'SI4298270' })
  expect(read('Our ref SI4298270 of last week')).not.toHaveProperty('reference_number')
})

test('equal days for each container are the days of the invoice', () => {
  const read = (second: string) =>
    readForm('demurrage_invoice', [
      [60, { 40: 'Container No.', 160: 'Size', 240: 'Free days', 340: 'Chargeable days', 460: 'Rate' }],
      [72, { 40: 'MSKU1234565', 160: '40HC', 240: '7', 340: '5', 460: '100.00' }],
      [84, { 40: 'TCLU4265135', 160: '40HC', 240: '7', 340: second, 460: '100.00' }],
    ]).values
  expect(read('5')).toMatchObject({ free_days: { amount: 7 }, chargeable_days: { amount: 5 } })
  expect(read('6')).toMatchObject({ free_days: { amount: 7 } })
  expect(read('6')).not.toHaveProperty('chargeable_days')
})
