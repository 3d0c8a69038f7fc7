import { expect, test } from 'vitest'
import { readForm } from '../harness/read-form.ts'

test.each([
  ['port_of_discharge', 'Port of discharge', 'SAVANNAH, GA (UNITED', 'STATES)', 'SAVANNAH, GA (UNITED STATES)'],
  ['terminal', 'Terminal', 'NORFOLK SOUTHERN AUSTELL', 'RAMP', 'NORFOLK SOUTHERN AUSTELL RAMP'],
  ['consignee', 'Consignee', 'HARBOUR COLD STORES PTE', 'LTD', 'HARBOUR COLD STORES PTE LTD'],
  ['consignee', 'Consignee', 'KERALA TOYS', '17 LAKE ROAD', 'KERALA TOYS'],
  ['consignee', 'Consignee', 'KERALA TOYS CO., LTD.', 'TERMINAL ROAD', 'KERALA TOYS CO., LTD.'],
  ['consignee', 'Consignee', 'KERALA TOYS CO.', '5600 W 73RD STREET', 'KERALA TOYS CO.'],
  ['consignee', 'Consignee', 'KERALA TOYS CO.,', 'LTD. 5600 W 73RD STREET', 'KERALA TOYS CO., LTD.'],
  ['consignee', 'Consignee', 'TO ORDER OF BANCO MERCANTIL DEL', 'SUR', 'TO ORDER OF BANCO MERCANTIL DEL SUR'],
  ['consignee', 'Consignee', 'BURSA SERAMIK SANAYI A.S.', 'TUZLA OSB, ISTANBUL', 'BURSA SERAMIK SANAYI A.S.'],
])('a value that wraps in its box continues on the next line: %s', (field, label, first, second, whole) => {
  const { values } = readForm('delivery_order', [
    [60, { 40: label, 300: 'B/L No.' }],
    [72, { 40: first, 300: 'MAEU261904573' }],
    [84, { 40: second }],
  ])
  expect(values).toMatchObject({ [field]: whole })
})

test('a voyage below its vessel after a slash is read', () => {
  const { values } = readForm('arrival_notice', [
    [60, { 40: 'Vessel / Voyage', 300: 'B/L No.' }],
    [72, { 40: 'NORTHERN HERON /', 300: 'MAEU261904573' }],
    [84, { 40: '412W' }],
  ])
  expect(values).toMatchObject({ vessel: 'NORTHERN HERON', voyage: '412W' })
})

test('the date of one container is not the date of the document', () => {
  const rows = (second: string) =>
    [
      [60, { 40: 'Container No.', 160: 'Type', 300: 'Last free day' }],
      [72, { 40: 'MSKU1234565', 160: '40HC', 300: '20 Oct 2026' }],
      [84, { 40: 'TCLU4265135', 160: '40HC', 300: second }],
    ] as const
  expect(readForm('arrival_notice', rows('23 Oct 2026')).values).not.toHaveProperty('last_free_day')
  expect(readForm('arrival_notice', rows('20 Oct 2026')).values).toMatchObject({ last_free_day: '2026-10-20' })
})

test('pounds below kilograms are not a second row', () => {
  const { values } = readForm('delivery_order', [
    [60, { 40: 'Packages', 160: 'Description of goods', 300: 'Gross weight', 420: 'Measurement' }],
    [72, { 40: '596 CARTONS', 160: 'LAMPS', 300: '13,297.000 KGS', 420: '63.620 CBM' }],
    [84, { 300: '29,314.867 LBS', 420: '2,246.719 CFT' }],
  ])
  expect(values).toMatchObject({
    gross_weight: { amount: 13297, unit: 'kg' },
    volume: { amount: 63.62, unit: 'cbm' },
  })
})

test('text drawn twice to look bold is read once', () => {
  const { values } = readForm('delivery_order', [
    [60, { 40: 'Consignee', 300: 'B/L No.' }],
    [72, { 40: 'KERALA TOYS LTD.', '40.5': 'KERALA TOYS LTD.', 300: 'MAEU261904573' }],
  ])
  expect(values).toMatchObject({ consignee: 'KERALA TOYS LTD.' })
})

test.each([
  ['TERMINAL (OICT) BEFORE CONTAINER(S) CAN BE MOVED TO RAIL', false],
  ['Terminal (name and address)', true],
  ['Terminal (code) and address', true],
])('the text "%s" is a label: %s', (words, is) => {
  const { values } = readForm('delivery_order', [
    [60, { 40: words }],
    [72, { 40: 'GARDEN CITY' }],
  ])
  expect('terminal' in (values as object)).toBe(is)
})

test('a service term is not the release party', () => {
  const { values } = readForm('delivery_order', [
    [60, { 40: 'Release to', 300: 'B/L No.' }],
    [72, { 40: 'CY/CY', 300: 'EGLV 091330186714' }],
  ])
  expect(values).not.toHaveProperty('release_to')
  expect(values).toMatchObject({ bill_of_lading_number: 'EGLV091330186714' })
})

test('a line code before the vessel name is not part of it', () => {
  const { values } = readForm('delivery_order', [
    [60, { 40: 'CARRIER / VESSEL / VOYAGE', 300: 'B/L No.' }],
    [72, { 40: 'EGLV EVER LEADING / 0007E', 300: 'EGLV140457083316' }],
  ])
  expect(values).toMatchObject({ vessel: 'EVER LEADING', voyage: '0007E' })
})

test('a bill number in the box of its label is read', () => {
  const { values } = readForm(
    'delivery_order',
    [
      [60, { 130: 'Bill of lading no.', 310: 'Vessel' }],
      [74, { 44: '2343031419', 244: 'SILVER TERN' }],
    ],
    {
      horizontal: [50, 80].map((at) => ({ at, from: 40, to: 440 })),
      vertical: [40, 240, 440].map((at) => ({ at, from: 50, to: 80 })),
    },
  )
  expect(values).toMatchObject({ bill_of_lading_number: '2343031419', vessel: 'SILVER TERN' })
})

test.each([
  ['AL NOOR TRADING COMPANY LLC 30 AL MAKTOUM', 'AL NOOR TRADING COMPANY LLC'],
  ['HIGH ROAD LOGISTICS INDIA PVT LTD 10 DBS CENTRE', 'HIGH ROAD LOGISTICS INDIA PVT LTD'],
  ['Kerala Pump Works Ltd, Avinashi Road, Kerala 641018', 'Kerala Pump Works Ltd'],
  ['Werkzeugbau Eifel GmbH · Talweg 3 · 54550 Daun', 'Werkzeugbau Eifel GmbH'],
  ['Brastow Marble Exports S.r.l., Via Carriona 77', 'Brastow Marble Exports S.r.l.'],
  ['Longtai Toys Co., Ltd., Shanghai Branch', 'Longtai Toys Co., Ltd., Shanghai Branch'],
  ['Longtai Toys GmbH & Co. KG', 'Longtai Toys GmbH & Co. KG'],
  ['Studio 54 Lighting Inc.', 'Studio 54 Lighting Inc.'],
])('a company name ends before its address: %s', (line, name) => {
  const { values } = readForm('arrival_notice', [
    [60, { 40: 'Consignee', 400: 'B/L No.' }],
    [72, { 40: line, 400: 'MAEU261904573' }],
  ])
  expect(values).toMatchObject({ consignee: name })
})

test('a place or terminal that fills its box continues on the next line', () => {
  const box = (right: number) => ({
    horizontal: [
      { at: 30, from: 30, to: right },
      { at: 80, from: 30, to: right },
    ],
    vertical: [
      { at: 30, from: 30, to: 80 },
      { at: right, from: 30, to: 80 },
    ],
  })
  const rows = [
    [45, { 40: 'Terminal' }],
    [57, { 40: 'VIRGINIA INTERNATIONAL' }],
    [69, { 40: 'GATEWAY' }],
  ] as const
  expect(readForm('arrival_notice', rows, box(160)).values).toMatchObject({
    terminal: 'VIRGINIA INTERNATIONAL GATEWAY',
  })
  expect(readForm('arrival_notice', rows, box(400)).values).toMatchObject({ terminal: 'VIRGINIA INTERNATIONAL' })
})
