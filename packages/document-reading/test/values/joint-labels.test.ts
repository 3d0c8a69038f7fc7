import { describe, expect, test } from 'vitest'
import { readFile } from '../../src/read-file.ts'
import { buildPdf } from '../harness/build-pdf.ts'
import { readForm } from '../harness/read-form.ts'

describe('a label of two values', () => {
  test.each([
    ['Ladehafen / Abfahrt', 'Port Klang, 27.04.2026', { port_of_loading: 'Port Klang', etd: '2026-04-27' }],
    ['POD / ETA:', 'Antwerp / 05.03.2026', { port_of_discharge: 'Antwerp', eta: '2026-03-05' }],
    ['Departed / arrived', '15.01.2026 / 07.02.2026', { etd: '2026-01-15', eta: '2026-02-07' }],
    [
      'Loading port / Discharge port',
      'PENANG / LOS ANGELES',
      { port_of_loading: 'PENANG', port_of_discharge: 'LOS ANGELES' },
    ],
    ['ETD / ETA:', '16-JAN-26/ 25-JAN-26', { etd: '2026-01-16', eta: '2026-01-25' }],
    ['Start / end of free time', '09.08.2026 - 12.08.2026', { last_free_day: '2026-08-12' }],
    [
      'Weight / measure',
      '39496 kgs / 127.864 m3',
      { gross_weight: { amount: 39496, unit: 'kg' }, volume: { amount: 127.864, unit: 'cbm' } },
    ],
  ])('a joint label gives both values: %s', (label, text, both) => {
    const { values } = readForm('arrival_notice', [[60, { 40: label, 200: text }]])
    expect(values).toMatchObject(both)
  })

  test('a joint label gives neither of two places that cannot be separated', () => {
    const { values } = readForm('arrival_notice', [[60, { 40: 'Loading port / Discharge port', 200: 'PENANG' }]])
    expect(values).not.toHaveProperty('port_of_discharge')
  })

  test.each([
    ['Versender / Shipper', 'shipper'],
    ['Consignee / Receiver', 'consignee'],
    ['Pengirim / Shipper', 'shipper'],
    ['Penerima / Consignee', 'consignee'],
  ])('a label in two languages is one label: %s', (label, field) => {
    const { values } = readForm('arrival_notice', [[60, { 40: label, 200: 'KERALA TOYS LTD. / COCHIN' }]])
    expect(values).toMatchObject({ [field]: 'KERALA TOYS LTD. / COCHIN' })
  })
})

test.each([
  ['Route', 'Immingham - Reykjavik', 'Immingham', 'Reykjavik'],
  ['FROM / TO', 'PENANG / LOS ANGELES', 'PENANG', 'LOS ANGELES'],
  ['Terms', 'CFR New York', undefined, undefined],
])('a route gives the port of loading and the port of discharge: %s', (label, text, from, to) => {
  const { values } = readForm('packing_list', [[60, { 40: label, 200: text }]])
  expect(values).toMatchObject({ ...(from && { port_of_loading: from, port_of_discharge: to }) })
  if (!from) expect(values).not.toHaveProperty('port_of_loading')
})

test('a sentence on an invoice gives its vessel, voyage and ports', () => {
  const { values } = readForm('commercial_invoice', [
    [60, { 40: 'Shipped per m.v. EVER LANTERN voyage FE464W from Mombasa to Le Havre in 2 container(s)' }],
    [72, { 40: 'From KOTKA to NEW YORK' }],
  ])
  expect(values).toMatchObject({ vessel: 'EVER LANTERN', voyage: 'FE464W' })
})

test('each of several containers on a line has the size in brackets behind it', () => {
  const { values } = readForm('freight_invoice', [[60, { 40: 'Container(s): TCLU4265135 (40HC) MSKU1234565 (20GP)' }]])
  expect(values).toMatchObject({ containers: [{ size_type: '40HC' }, { size_type: '20GP' }] })
})

test('a quantity is read beside its unit, and a volume shows the decimal sign', () => {
  const { values } = readForm('freight_invoice', [
    [60, { 40: 'Description', 200: 'Quantity', 250: 'Unit', 300: 'Price', 400: 'Amount EUR' }],
    [72, { 40: 'Storage', 235: '2', 250: 'cont.', 300: '214.50', 400: '429.00' }],
    [90, { 40: 'Total', 400: '429.00' }],
  ])
  expect(values).toMatchObject({ line_items: [{ description: 'Storage', quantity: 2 }] })
  const weighed = readForm('packing_list', [[60, { 40: 'Gross weight: 22,832 KGS', 300: 'Volume: 27.366 CBM' }]])
  expect(weighed.proposed).toMatchObject({ gross_weight: { amount: 22832 } })
  expect(weighed.values).toMatchObject({ volume: { amount: 27.366 } })
})

test('cut-off dates of a booking with leading dashes are read', () => {
  const { values } = readForm('booking_confirmation', [
    [60, { 40: 'Closings (local time):' }],
    [72, { 40: '- B/L instructions', 150: '30.01.2026', 220: '10:00' }],
    [84, { 40: '- VGM', 150: '31.01.2026', 220: '12:00' }],
    [96, { 40: '- FCL delivery', 150: '01.02.2026', 220: '18:00' }],
  ])
  expect(values).toMatchObject({
    documentation_cutoff: '2026-01-30',
    vgm_cutoff: '2026-01-31',
    cargo_cutoff: '2026-02-01',
  })
})

test('a voyage in brackets follows its vessel, and a street is cut from a name', () => {
  const { values } = readForm('arrival_notice', [
    [60, { 40: 'Vessel:', 150: 'BALTIC HARRIER (412W)' }],
    [72, { 40: 'Consignee:', 150: 'Kerala Toys Ltd., 494 Canal Lane, Germany' }],
  ])
  expect(values).toMatchObject({ vessel: 'BALTIC HARRIER', voyage: '412W', consignee: 'Kerala Toys Ltd.' })
})

test('the year of a date is not a weight', () => {
  const { values } = readForm('delivery_order', [
    [60, { 40: 'Container No.', 140: 'Type', 200: 'Deliver on', 300: 'Gross kg' }],
    [72, { 40: 'MSKU1234565', 140: '40HC', 280: '26/03/2026' }],
  ])
  expect((values as { containers: object[] }).containers[0]).not.toHaveProperty('gross_weight')
})

test('the first of several duty amounts is not the total duty', () => {
  const { values } = readForm('customs_entry', [
    [60, { 40: 'Line no.', 140: 'Description', 240: 'Rate', 340: 'Duty' }],
    [72, { 40: '1', 140: 'LAMPS', 240: '5 %', 340: '15,380.93' }],
    [84, { 40: '2', 140: 'CHAIRS', 240: '5 %', 340: '23,749.18' }],
    [120, { 40: 'Total duty (EUR)', 140: '39,130.11' }],
  ])
  expect(values).toMatchObject({ duty_amount: { amount: 39130.11 } })
})

test('columns that nearly touch are split between separately drawn texts', async () => {
  const bytes = buildPdf([
    [
      'FREIGHT INVOICE',
      { 40: 'Description', 300: 'Days', 331.5: 'Unit', 400: 'Price', 480: 'Amount EUR' },
      { 40: 'Storage', 319: '2', 331.5: 'each', 400: '1.180,00', 480: '2.360,00' },
      { 40: 'Surcharge', 319: '2', 331.5: 'each', 400: '214,50', 480: '429,00' },
      { 40: 'Handling', 319: '2', 331.5: 'each', 400: '265,00', 480: '530,00' },
    ],
  ])
  const { pages } = await readFile(new Uint8Array(bytes), { name: 'a.pdf' })
  expect(pages[0]!.text).toContain('Storage\t2\teach\t1.180,00\t2.360,00')
})

test('the carrier box may hold line code, vessel and voyage', () => {
  const order = (carrier: string, bill: string) =>
    readForm('delivery_order', [
      [60, { 40: 'CARRIER', 240: 'LOCATION' }],
      [72, { 40: carrier, 240: 'PIER T TERMINAL' }],
      [90, { 40: 'B/L OR AWB. NO.', 240: 'HOUSE NO.' }],
      [102, { 40: bill, 240: 'NBCS QD24060026' }],
    ]).values
  expect(order('EGLV EVER LANTERN 0007E', 'EGLV 140457083316')).toMatchObject({
    vessel: 'EVER LANTERN',
    voyage: '0007E',
    bill_of_lading_number: 'EGLV140457083316',
    house_bill_number: 'NBCSQD24060026',
  })
  expect(order('Evergreen Line', 'EGLV140457083316')).not.toHaveProperty('vessel')
  expect(order('OLDE HARBOR CARTAGE 12', 'EGLV140457083316')).not.toHaveProperty('vessel')
})

test('a date beside another number is not the document date', () => {
  const { values } = readForm('arrival_notice', [[60, { 40: 'IGM No. / Date', 200: '2214407 / 23.08.2026' }]])
  expect(values).not.toHaveProperty('document_date')
})

test('a port with its country is one place, and two ports are not', () => {
  const read = (text: string) => readForm('arrival_notice', [[60, { 40: 'Port of loading', 200: text }]]).values
  expect(read('GEBZE / TURKEY')).toMatchObject({ port_of_loading: 'GEBZE / TURKEY' })
  expect(read('GEBZE / SINGAPORE')).not.toHaveProperty('port_of_loading')
})

test.each([
  ['Carrier / Vessel / Voyage', 'WAN HAI LINES / WAN HAI A01 / E033', { vessel: 'WAN HAI A01', voyage: 'E033' }],
  ['Vessel / Voyage', '987W / NORTHERN HERON', { vessel: 'NORTHERN HERON', voyage: '987W' }],
])('the parts of a value follow the parts of its label: %s', (label, text, both) => {
  expect(readForm('arrival_notice', [[60, { 40: label, 190: text }]]).values).toMatchObject(both)
})
