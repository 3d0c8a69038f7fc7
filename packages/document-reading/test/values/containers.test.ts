import { expect, test } from 'vitest'
import { readForm } from '../harness/read-form.ts'

const headers = { 40: 'Container No.', 300: 'Packages', 380: 'Gross weight (KGS)', 500: 'Measurement (CBM)' }

test('figures beside the first of several containers are totals, not its own', () => {
  const { values } = readForm('bill_of_lading', [
    [60, headers],
    [70, { 40: 'MSKU1234565', 300: '851', 380: '22203.490', 500: '57.412' }],
    [80, { 40: 'TCLU4265135' }],
    [90, { 40: 'HLXU6596898' }],
  ])
  expect(values).toMatchObject({
    packages: { amount: 851 },
    gross_weight: { amount: 22203.49 },
    containers: ['MSKU1234565', 'TCLU4265135', 'HLXU6596898'],
  })
  expect(JSON.stringify((values as { containers: unknown }).containers)).not.toContain('22203')
})

test('one weight in two units beside two containers is the total of both', () => {
  const { values } = readForm('arrival_notice', [
    [60, headers],
    [70, { 40: 'MSKU1234565', 300: '2501', 380: '20,090.83 KGS', 500: '57.519 CBM' }],
    [80, { 40: 'TCLU4265135', 300: 'CASES', 380: '44,293.00 LBS', 500: '2,031.00 CFT' }],
  ])
  expect(JSON.stringify((values as { containers: unknown }).containers)).not.toMatch(/20090|44293|2031/)
})

test('the goods of an invoice are not assigned to its containers', () => {
  const { values } = readForm('commercial_invoice', [
    [
      60,
      {
        40: 'Container No.',
        120: 'Packages',
        200: 'Description of goods',
        380: 'Quantity',
        450: 'Unit price',
        520: 'Amount',
      },
    ],
    [70, { 40: 'MSKU1234565', 120: '124 PALLETS', 200: 'BATH TOWELS', 380: '10', 450: '2.50', 520: '25.00' }],
    [80, { 40: 'TCLU4265135', 120: '122 PALLETS', 200: 'BEACH TOWELS', 380: '20', 450: '2.50', 520: '50.00' }],
  ])
  expect(JSON.stringify((values as { containers: unknown }).containers)).not.toContain('pallets')
})

test.each([
  ['FCIU5402933 / 40HQ / H7985886', { size_type: '40HQ', seal_number: 'H7985886' }],
  ['CMAU7787823/40H/H9788317', { size_type: '40H', seal_number: 'H9788317' }],
  ['TEMU6026380/CN8796314/40HC/97CTNS', { size_type: '40HC', seal_number: 'CN8796314', packages: { amount: 97 } }],
])('the text "%s" is split into container, size and seal', (text, parts) => {
  expect(readForm('sea_waybill', [[60, { 40: text }]]).values).toMatchObject({ containers: [parts] })
})

test('a seal number ends before a size code', () => {
  const { values } = readForm('bill_of_lading', [
    [60, { 40: 'Container', 140: 'Seal' }],
    [70, { 40: 'MSKU1234565', 140: 'ML-CN768630740HC' }],
  ])
  expect(values).toMatchObject({ containers: [{ seal_number: 'ML-CN7686307' }] })
})

test('a count of containers is skipped, and the number below it is the number of packages', () => {
  const { values } = readForm('bill_of_lading', [
    [60, { 150: 'No. and kind of packages', 400: 'Gross weight (KGS)' }],
    [70, { 150: "2 X 40' HC CONTAINERS S.T.C.", 400: '17197.634' }],
    [80, { 150: '1172 BAGS' }],
  ])
  expect(values).toMatchObject({ packages: { amount: 1172 }, gross_weight: { amount: 17197.634 } })
})

test.each(['TOTAL:', 'T O T A L :', 'Sum', 'Gesamt / Total', 'Toplam', '合计'])(
  'a row that starts with "%s" is a totals row',
  (words) => {
    const { values } = readForm('arrival_notice', [
      [60, headers],
      [70, { 40: 'MSKU1234565', 300: '100', 380: '2000.500', 500: '20.100' }],
      [80, { 40: 'TCLU4265135', 300: '50', 380: '1000.250', 500: '10.050' }],
      [100, { 40: words, 300: '150', 380: '3000.750', 500: '30.150' }],
    ])
    expect(values).toMatchObject({
      packages: { amount: 150 },
      gross_weight: { amount: 3000.75 },
      volume: { amount: 30.15 },
    })
  },
)

test('the net weight comes from the totals row', () => {
  const { values } = readForm('packing_list', [
    [60, { 40: 'Description', 200: 'Cartons', 300: 'N.W. (KGS)', 400: 'G.W. (KGS)' }],
    [70, { 40: 'BATH TOWELS', 200: '803', 300: '24658.627', 400: '26802.855' }],
    [80, { 40: 'BEACH TOWELS', 200: '803', 300: '24658.626', 400: '26802.855' }],
    [100, { 40: 'TOTAL:', 200: '1606', 300: '49317.253', 400: '53605.710' }],
  ])
  expect(values).toMatchObject({ net_weight: { amount: 49317.253 } })
})

test('an amount without a space after its currency is read', () => {
  const { values } = readForm('commercial_invoice', [
    [60, { 40: 'DESCRIPTION OF GOODS', 300: 'QUANTITY', 380: 'UNIT PRICE', 480: 'AMOUNT' }],
    [70, { 40: 'LED PANEL LIGHTS', 300: '2051 PCS', 380: 'USD98.24', 480: 'USD201,490.24' }],
    [90, { 40: 'TOTAL:', 480: 'USD201,490.24' }],
  ])
  expect(values).toMatchObject({
    line_items: [{ quantity: 2051, unit_price: { amount: 98.24, currency: 'USD' } }],
    total_amount: { amount: 201_490.24, currency: 'USD' },
  })
})

test('each line of figures above a container belongs to that container', () => {
  const { values } = readForm('arrival_notice', [
    [60, { 40: 'Package', 150: 'Description', 400: 'Weight', 500: 'Volume' }],
    [70, { 40: '540 CARTONS', 150: 'BATH TOWELS', 400: '11,495.99 kg', 500: '37.05 m3' }],
    [80, { 150: 'Container: MSKU1234565 Seal: OQ672280' }],
    [95, { 40: '440 CARTONS', 150: 'BATH TOWELS', 400: '4,550.52 kg', 500: '39.51 m3' }],
    [105, { 150: 'Container: TCLU4265135 Seal: CN9129201' }],
  ])
  expect(values).toMatchObject({
    containers: [
      { packages: { amount: 540 }, gross_weight: { amount: 11_495.99 }, seal_number: 'OQ672280' },
      { packages: { amount: 440 }, gross_weight: { amount: 4_550.52 }, seal_number: 'CN9129201' },
    ],
  })
})

test('the first amount of a column is not the total, but the row with their sum is', () => {
  const { values } = readForm('commercial_invoice', [
    [60, { 40: 'Description', 200: 'Qty', 300: 'Unit price USD', 400: 'Amount USD' }],
    [70, { 40: 'PANEL LIGHTS', 200: '3550', 300: '85.54', 400: '303667' }],
    [80, { 40: 'DESK LIGHTS', 200: '4638', 300: '16.57', 400: '76851.66' }],
    [90, { 40: 'TOTAL', 200: '8188', 400: '380518.66' }],
  ])
  expect(values).toMatchObject({ total_amount: { amount: 380_518.66 } })
})

test('an impossible container weight is left out', () => {
  const { values } = readForm('arrival_notice', [
    [60, headers],
    [70, { 40: 'MSKU1234565', 300: '100', 380: '10,381,165', 500: '20.100' }],
  ])
  expect(JSON.stringify(values)).not.toContain('10381165')
})

test.each(['ML-CN7686307', 'EMCVKP1642', 'WH1A135882', 'OOLJFK6252', 'A1234567', '0034521'])('%s is a seal', (seal) => {
  const { values } = readForm('delivery_order', [
    [100, { 40: 'Container No.', 160: 'Seal', 300: 'Type' }],
    [112, { 40: 'MSKU1234565', 160: seal, 300: '40HC' }],
  ])
  expect(values).toMatchObject({ containers: [{ seal_number: seal }] })
})

test.each(['TCLU4265135', '2026-10-21', 'PALLETS', 'ML-CN53858411580'])(
  'the text "%s" in the seal column is not a seal',
  (text) => {
    const { values } = readForm('delivery_order', [
      [100, { 40: 'Container No.', 160: 'Seal', 300: 'Type' }],
      [112, { 40: 'MSKU1234565', 160: text, 300: '40HC' }],
    ])
    expect((values as { containers: object[] }).containers[0]).not.toHaveProperty('seal_number')
  },
)

test('the size of a container is not read as a number of packages', () => {
  const { values } = readForm('delivery_order', [
    [60, { 40: 'Packages', 200: 'Vessel' }],
    [72, { 40: '40HC', 200: 'SILVER TERN' }],
  ])
  expect(values).not.toHaveProperty('packages')
})

test.each([
  ['24,030 LBS', '10,900', { amount: 10900, unit: 'kg' }],
  ['24,030 LBS', '24,030', { amount: 24030, unit: 'lb' }],
  ['24,030 LBS', '17,000', undefined],
])('a weight without a unit matches a total of %s or is left out: %s', (whole, own, weight) => {
  const { values } = readForm('delivery_order', [
    [60, { 40: 'Gross weight:', 140: whole, 300: 'Volume: 67.950 CBM' }],
    [100, { 40: 'Container No.', 160: 'Type', 300: 'Weight' }],
    [112, { 40: 'MSKU1234565', 160: '40HC', 300: own }],
  ])
  const { containers } = values as { containers: { gross_weight?: object }[] }
  expect(containers[0]!.gross_weight).toEqual(weight)
})

test('each of several containers on a line has the seal or size that follows it', () => {
  const read = (text: string) => readForm('arrival_notice', [[60, { 40: text }]]).values
  expect(read('MSKU1234565 / H7807895, TCLU4265135 / H8178291')).toMatchObject({
    containers: [
      { value: 'MSKU1234565', seal_number: 'H7807895' },
      { value: 'TCLU4265135', seal_number: 'H8178291' },
    ],
  })
  expect(read('Container(s): MSKU1234565 45HC, TCLU4265135 40GP')).toMatchObject({
    containers: [
      { value: 'MSKU1234565', size_type: '45HC' },
      { value: 'TCLU4265135', size_type: '40GP' },
    ],
  })
})

test('a seal number keeps its hyphen and ends at the full stop', () => {
  const { values } = readForm('arrival_notice', [[60, { 40: 'Container MSKU1234565, seal DE-774120.' }]])
  expect(values).toMatchObject({ containers: [{ value: 'MSKU1234565', seal_number: 'DE-774120' }] })
})

test('two indistinguishable weights leave the container without a gross weight', () => {
  const line = { 40: 'MSKU1234565', 160: '240 ROLLS', 300: '9,600.00 KGS', 420: '10,080.00 KGS' }
  const { values } = readForm('packing_list', [[60, line]])
  expect(values).toMatchObject({ containers: [{ value: 'MSKU1234565', packages: { amount: 240 } }] })
  expect(values).not.toMatchObject({ containers: [{ gross_weight: {} }] })
})
