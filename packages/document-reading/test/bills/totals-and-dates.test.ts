import fc from 'fast-check'
import { expect, test } from 'vitest'
import { consistsOfFormWords } from '../../src/values/accept/form-words.ts'
import { dateOrder } from '../../src/values/dates/dates.ts'
import { readForm } from '../harness/read-form.ts'

const weights = fc.array(fc.integer({ min: 1_000_000, max: 28_000_000 }), { minLength: 2, maxLength: 4 })
const numbers = ['MSKU1234565', 'TCLU4265135', 'HLXU6596898', 'BMOU4415136'] as const

test('the sum of the containers is the total, whatever is printed beside it', () => {
  fc.assert(
    fc.property(weights, fc.stringMatching(/^[a-z]{4,9}$/), (grams, word) => {
      const kilos = (amount: number) => (amount / 1000).toFixed(3)
      const { values } = readForm('bill_of_lading', [
        [60, { 40: 'Container', 200: 'Gross weight (KGS)' }],
        ...grams.map((one, at) => [70 + 10 * at, { 40: numbers[at]!, 200: kilos(one) }] as const),
        [200, { 150: word, 300: kilos(grams.reduce((all, one) => all + one, 0)) }],
      ])
      const sum = grams.reduce((all, one) => all + one, 0) / 1000
      expect((values as { gross_weight: { amount: number } }).gross_weight.amount).toBeCloseTo(sum, 3)
    }),
  )
})

test('a sum that the document does not state is not served', () => {
  const { values } = readForm('bill_of_lading', [
    [60, { 40: 'Container', 200: 'Gross weight (KGS)' }],
    [70, { 40: 'MSKU1234565', 200: '1000.500' }],
    [80, { 40: 'TCLU4265135', 200: '2000.500' }],
  ])
  expect(values).not.toHaveProperty('gross_weight')
})

const day = fc.integer({ min: 0, max: 60 })
const written = (start: number, days: number, isDayFirst: boolean) => {
  const date = new Date(start + days * 86_400_000)
  const [d, m] = [date.getUTCDate(), date.getUTCMonth() + 1].map((one) => String(one).padStart(2, '0'))
  return `${isDayFirst ? `${d}/${m}` : `${m}/${d}`}/${date.getUTCFullYear()}`
}

test('dates close to each other are never read in the wrong order', () => {
  fc.assert(
    fc.property(
      fc.array(day, { minLength: 1, maxLength: 6 }),
      fc.integer({ min: 0, max: 300 }),
      fc.boolean(),
      (days, from, isDayFirst) => {
        const start = Date.UTC(2026, 0, 1) + from * 86_400_000
        const order = dateOrder(days.map((one) => written(start, one, isDayFirst)).join('\n'))
        expect([null, isDayFirst ? 'day' : 'month']).toContain(order)
      },
    ),
  )
})

test('three dates within days show their order, and two do not', () => {
  expect(dateOrder('04/02/2026 06/02/2026 10/02/2026')).toBe('day')
  expect(dateOrder('02/04/2026 02/06/2026 02/10/2026')).toBe('month')
  expect(dateOrder('04/02/2026 06/02/2026')).toBeNull()
})

test.each(['ETA AT DEL', 'Country of Final Destination', 'FROM PORT OF/ORIGIN AIRPORT', 'Container pickup terminal'])(
  'the text "%s" consists of form words',
  (text) => {
    expect(consistsOfFormWords(text)).toBe(true)
  },
)
test.each([
  'PORT KLANG',
  'LA SPEZIA',
  'EVER LANTERN',
  'OCEAN NETWORK EXPRESS',
  'ATLANTIC CONTAINER LINE',
  'IN',
  'PORTO',
])('the text "%s" does not consist of form words', (text) => {
  expect(consistsOfFormWords(text)).toBe(false)
})

test('an address is not a company, and a bill to order has a consignee', () => {
  const { values } = readForm('bill_of_lading', [
    [60, { 40: 'Shipper:', 300: 'Consignee:' }],
    [70, { 40: '174 Mill Park', 300: 'TO ORDER OF SHIPPER' }],
  ])
  expect(values).toMatchObject({ consignee: 'TO ORDER OF SHIPPER' })
  expect(values).not.toHaveProperty('shipper')
})

test('an invoice gives its route in a sentence, its terms in a cell and its shipper in the letterhead', () => {
  const { values } = readForm('commercial_invoice', [
    [20, { 150: 'NORVALD HOME TEXTILES LTD.' }],
    [60, { 200: 'COMMERCIAL INVOICE' }],
    [80, { 40: 'FROM YANTIAN, CHINA TO LOS ANGELES, UNITED STATES BY SEA' }],
    [100, { 300: 'FOB YANTIAN' }],
  ])
  expect(values).toMatchObject({
    port_of_loading: 'YANTIAN, CHINA',
    port_of_discharge: 'LOS ANGELES, UNITED STATES',
    incoterm: 'FOB YANTIAN',
    shipper: 'NORVALD HOME TEXTILES LTD.',
  })
})

test('a quantity without a unit is not served as packages', () => {
  expect(readForm('arrival_notice', [[60, { 40: '(4) QUANTITY', 200: ': 616 CASES' }]]).values).toMatchObject({
    packages: { amount: 616 },
  })
  expect(readForm('arrival_notice', [[60, { 40: 'QUANTITY', 200: ': 616' }]]).values).not.toHaveProperty('packages')
})

test('a voyage in the next cell after a slash is read', () => {
  expect(
    readForm('booking_confirmation', [[60, { 40: 'Vessel/Voyage: EVER LANTERN', 190: '/ FE987W' }]]).values,
  ).toMatchObject({ vessel: 'EVER LANTERN', voyage: 'FE987W' })
})
