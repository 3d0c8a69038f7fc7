import { expect, test } from 'vitest'
import { readForm } from '../harness/read-form.ts'

test('a header above two others is split, and other columns keep their numbers', () => {
  const { values } = readForm('packing_list', [
    [60, { 40: 'Container', 130: 'Style', 200: 'Ctns', 260: 'Pairs', 330: 'Weight (kgs)', 500: 'CBM' }],
    [71, { 330: 'N.W.', 410: 'G.W.' }],
    [86, { 40: 'MSKU1234565', 130: 'SR-88', 200: '420', 260: '5040', 330: '3696', 410: '4326', 500: '33.6' }],
    [100, { 40: 'TOTAL', 200: '420', 260: '5040', 330: '3696', 410: '4326', 500: '33.6' }],
  ])
  expect(values).toMatchObject({
    packages: { amount: 420 },
    net_weight: { amount: 3696, unit: 'kg' },
    gross_weight: { amount: 4326, unit: 'kg' },
    containers: [{ packages: { amount: 420 }, gross_weight: { amount: 4326 }, volume: { amount: 33.6 } }],
  })
})

test('right-aligned numbers belong to their own header, not to the one on the right', () => {
  const { values } = readForm('packing_list', [
    [60, { 40: 'Container', 130: 'Ctns', 230: 'Pairs', 330: 'G.W. (kg)', 450: 'CBM' }],
    [74, { 40: 'MSKU1234565', 205: '420', 305: '5040', 420: '4326', 490: '33.6' }],
  ])
  expect(values).toMatchObject({
    containers: [{ packages: { amount: 420 }, gross_weight: { amount: 4326 }, volume: { amount: 33.6 } }],
  })
})

test('numbers below a header in pounds stay pounds, even in a totals row with merged cells', () => {
  const { values } = readForm('packing_list', [
    [60, { 40: 'Case', 100: 'Contents', 321: 'Net lbs', 374: 'Net kgs', 432: 'Gross lbs', 503: 'Gross kgs' }],
    [76, { 40: '1', 100: 'NEEDLES', 312: '2,205', 364: '1,000.2', 420: '2,425', 490: '1,100.0' }],
    [84, { 40: '2', 100: 'PINS', 312: '882', 364: '400.1', 420: '970', 490: '440.0' }],
    [92, { 40: 'Totals: 2 cases', 312: '3,087', 364: '1,400.3', 420: '3,395', 490: '1,540.0' }],
  ])
  expect(values).toMatchObject({
    net_weight: { amount: 1400.3, unit: 'kg' },
    gross_weight: { amount: 1540, unit: 'kg' },
  })
})

test('a unit above numbers without units is a header', () => {
  const headers = { 40: 'CONTAINER #', 130: 'SIZE', 180: 'SEAL #', 300: 'PKGS', 390: 'KGS' }
  const { values } = readForm('delivery_order', [
    [60, headers],
    [74, { 40: 'MSKU1234565', 130: '40HC', 180: 'QF247095', 305: '236', 370: '7,975.955' }],
    [88, { 40: 'TCLU4265135', 130: '40HC', 180: 'QF247096', 305: '1335', 365: '14,138.524' }],
    [102, { 40: 'TOTAL', 305: '1571', 365: '22,114.479' }],
  ])
  expect(values).toMatchObject({
    gross_weight: { amount: 22_114.479, unit: 'kg' },
    containers: [{ gross_weight: { amount: 7975.955 } }, { gross_weight: { amount: 14_138.524 } }],
  })
})

test('a unit below its number is not the header of the next number', () => {
  const { values } = readForm('delivery_order', [
    [60, { 40: 'CONTAINER #', 130: 'SIZE', 180: 'SEAL #', 390: '7,975.955' }],
    [70, { 390: 'KGS' }],
    [80, { 40: 'MSKU1234565', 130: '40HC', 180: 'QF247095', 390: '33.125' }],
    [90, { 390: 'CBM' }],
  ])
  expect(JSON.stringify((values as { containers: unknown }).containers)).not.toContain('"amount":33.125,"unit":"kg"')
})

const sheet = { 40: 'Container', 130: 'Style', 200: 'Ctns', 260: 'G.W. (kgs)', 350: 'CBM' }

test('the figures of a container are the sum of its rows', () => {
  const { values } = readForm('packing_list', [
    [60, sheet],
    [72, { 40: 'MSKU1234565', 130: 'SR-88 NAVY', 200: '420', 260: '4326', 350: '33.6' }],
    [84, { 130: 'SR-88 BLACK', 200: '280', 260: '2884', 350: '22.4' }],
    [96, { 40: 'TCLU4265135', 130: 'SR-91 WHITE', 200: '630', 260: '6615', 350: '52.29' }],
    [108, { 40: 'TOTAL', 200: '1330', 260: '13825', 350: '108.29' }],
  ])
  expect(values).toMatchObject({
    packages: { amount: 1330 },
    gross_weight: { amount: 13_825 },
    containers: [
      { packages: { amount: 700 }, gross_weight: { amount: 7210 }, volume: { amount: 56 } },
      { packages: { amount: 630 }, gross_weight: { amount: 6615 }, volume: { amount: 52.29 } },
    ],
  })
})

test('numbers below the only row of a container are not counted as its goods', () => {
  const { values } = readForm('packing_list', [
    [60, sheet],
    [72, { 40: 'MSKU1234565', 130: 'SR-88 NAVY', 200: '420', 260: '4326', 350: '33.6' }],
    [84, { 200: '420', 260: '4326', 350: '33.6' }],
  ])
  expect(values).toMatchObject({ containers: [{ packages: { amount: 420 }, gross_weight: { amount: 4326 } }] })
})

test('two unlabelled weights in a row are both left out', () => {
  const { values } = readForm('packing_list', [
    [60, { 40: 'Container', 130: 'Style', 200: 'Ctns' }],
    [72, { 40: 'MSKU1234565', 130: 'FABRIC', 200: '240', 300: '9,600.00 KGS', 400: '10,080.00 KGS' }],
    [84, { 40: 'TOTAL', 200: '240', 300: '9,600.00 KGS', 400: '10,080.00 KGS' }],
  ])
  expect(values).not.toHaveProperty('gross_weight')
  expect(JSON.stringify(values)).not.toMatch(/"amount":(?:9600|10080)/)
})

test('the weight labelled as gross is the gross weight', () => {
  const { values } = readForm('packing_list', [
    [72, { 40: 'MSKU1234565', 300: '9,600.00 KGS', 400: 'G.W. 10,080.00 KGS' }],
  ])
  expect(values).toMatchObject({ containers: [{ gross_weight: { amount: 10_080 } }] })
})

test('a container with more rows than the limit has no figures', () => {
  const rows = Array.from(
    { length: 9 },
    (_, at) => [84 + 12 * at, { 130: 'SR-88 BLACK', 200: '28', 260: '288', 350: '2.4' }] as const,
  )
  const { values } = readForm('packing_list', [
    [60, sheet],
    [72, { 40: 'MSKU1234565', 130: 'SR-88 NAVY', 200: '42', 260: '432', 350: '3.6' }],
    ...rows,
  ])
  expect(values).toMatchObject({ containers: ['MSKU1234565'] })
})

test('the number below a header for two fields belongs to the first field', () => {
  const { values } = readForm('arrival_notice', [
    [60, { 40: 'UNIT NUMBER', 140: 'SZ/TP', 190: 'SEAL', 300: 'PIECES COMMODITY', 500: 'HAZ' }],
    [72, { 40: 'MSKU1234565', 140: '40HC', 190: 'VQ802409', 300: '1369 PRINTED PAPER BAGS', 500: 'N' }],
  ])
  expect(values).toMatchObject({ containers: [{ packages: { amount: 1369 } }] })
})

test('labelled figures above a container belong to the shipment', () => {
  const { values } = readForm('freight_invoice', [
    [60, { 40: 'PKGS: 1230 CARTONS', 160: 'WEIGHT: 5180.53 KGS', 290: 'MEAS: 11.509 CBM' }],
    [72, { 40: 'CONTAINER: MSKU1234565 (20GP)' }],
  ])
  expect(values).toMatchObject({ containers: [{ size_type: '20GP' }] })
  expect(JSON.stringify((values as { containers: unknown }).containers)).not.toMatch(/1230|5180|11\.509/)
})

test('a row with another number in the container column belongs to another container, even if its check digit is wrong', () => {
  const { values } = readForm('packing_list', [
    [60, sheet],
    [72, { 40: 'MSKU1234565', 130: 'SR-88 NAVY', 200: '420', 260: '4326', 350: '33.6' }],
    [84, { 40: 'TCLU4265130', 130: 'SR-88 BLACK', 200: '280', 260: '2884', 350: '22.4' }],
  ])
  expect(JSON.stringify(values)).not.toContain('7210')
})
