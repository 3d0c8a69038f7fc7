import { expect, test } from 'vitest'
import { readFile } from '../../src/read-file.ts'
import { findMeasures } from '../../src/values/numbers/measures.ts'

const read = async (text: string) => {
  const { extraction } = await readFile(Buffer.from(text), { name: 'a.txt', documentType: 'arrival_notice' })
  return extraction!
}

test.each([
  ['Measurement: 10.611 CBM', 'volume', 10.611],
  ['Gross Weight: 24.500 KGS\nMeasurement: 1,234.56 CBM', 'gross_weight', 24.5],
  ['Gross Weight: 24.500 KGS\nMeasurement: 1.234,56 CBM', 'gross_weight', 24_500],
  ['Gross Weight: 52 044,481 kg', 'gross_weight', 52_044.481],
  ['Packages: 1.210 CARTONS', 'packages', 1_210],
  ['Gross Weight: 24,840 KGS\nPackages: 1,104 CTNS', 'gross_weight', 24_840],
  ['Gross Weight: 24.840 KGS\nPackages: 1,104 CTNS', 'gross_weight', 24.84],
  ['Gross Weight: 7,822 KGS\nGross Weight: 17,245 LBS', 'gross_weight', 7_822],
  ['Gross Weight: 18,480 KGS\nETA: 11/23/2026', 'gross_weight', 18_480],
])('the reader interprets %s by its unit and the other numbers of the document', async (text, field, amount) => {
  expect((await read(text)).payload).toMatchObject({ [field]: { value: { amount } } })
})

test('an ambiguous number is left out with the reason', async () => {
  const { payload, leftOut } = await read('Gross Weight: 24.500 KGS')
  expect(payload).not.toHaveProperty('gross_weight')
  expect(leftOut).toEqual([{ field: 'gross_weight', reason: '24.500 KGS can be read in two ways' }])
})

test.each([
  ['Packages: 1,104 CTNS\nGross Weight: 24,840 KGS', 24_840],
  ['Packages: 1.104 CTNS\nGross Weight: 24.840 KGS', 24_840],
  ['Packages: 1,104 CTNS\nGross Weight: 24.840 KGS', 24.84],
  ['Gross Weight: 7,822 KGS\n17,245 LBS', 7822],
  ['Gross Weight: 7.822 KGS\n17245 LBS', 7822],
  ['Gross Weight: 24,840 KGS\nETA: 11/23/2026', 24_840],
  ['Gross Weight: 24,840 KGS\nETA: November 23, 2026', 24_840],
])('the text beside the weight of "%s" decides how it is read', async (text, amount) => {
  expect((await read(text)).payload).toMatchObject({ gross_weight: { value: { amount, unit: 'kg' } } })
})

test.each([
  'Packages: 1,104 CTNS\nGross Weight: 24,840 KGS\nPieces: 1.200 PCS',
  'Gross Weight: 24.840 KGS\n54,763 LBS',
  'Gross Weight: 24,840 KGS\nETA: 11/23/2026\nETD: 23/11/2026',
  'Packages: 100.000 CTNS\nGross Weight: 24.840 KGS',
  'Gross Weight: 24,840 KGS\nETA: 23-NOV-2026',
])('an ambiguous weight is left out: "%s"', async (text) => {
  expect((await read(text)).payload).not.toHaveProperty('gross_weight')
})

test('a count has no decimals, even in a document with decimal commas', async () => {
  const { payload } = await read('Packages: 1,104 cartons\nGross Weight: 18.240,500 kg\nMeasurement: 61,500 m3')
  expect(payload).toMatchObject({
    packages: { value: { amount: 1104 } },
    gross_weight: { value: { amount: 18_240.5 } },
    volume: { value: { amount: 61.5 } },
  })
})

test('adjacent numbers that are not groups of thousands are separate', () => {
  expect(findMeasures("40 DRY 9'6 1080 PACKAGES", '.').at(-1)).toMatchObject({ readings: [1080], unit: 'packages' })
})

test.each([
  ['Shipper\nNotify Party-1:\nHarbour & Sons', 'shipper'],
  ['Place of Delivery\nFreight Terms\nPREPAID', 'place_of_delivery'],
  ['Destination Agent: HARBOUR AGENCIES', 'place_of_delivery'],
  ['DP Voyage: 412W', 'voyage'],
  ['Delivery date: 12-MAY-2026', 'document_date'],
])('a heading or part of a longer label is not a value: %s', async (text, field) => {
  expect((await read(text)).payload).not.toHaveProperty(field)
})

test('an arrival date belongs to the port beside it', async () => {
  const text =
    'Port of Loading: NINGBO   ETA: 01-MAY-2026\nTranshipment: SINGAPORE   ETA: 05-MAY-2026\nPort of Discharge: HAMBURG   ETA: 30-MAY-2026'
  expect((await read(text)).payload).toMatchObject({ eta: { value: '2026-05-30' } })
})
