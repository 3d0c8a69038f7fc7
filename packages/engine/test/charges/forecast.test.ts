import fc from 'fast-check'
import { expect, test } from 'vitest'
import { forecastCharge } from '../../src/charges/forecast.ts'
import { computeFreeTime, type FreeTimeFacts } from '../../src/charges/free-time-clocks.ts'
import { sumPosted, totalsOf } from '../../src/charges/reported-fees.ts'
import { chooseTariff, costOf, costOfDay, type Tariff } from '../../src/charges/tariff.ts'

const REPORT = '00000000-0000-7000-8000-000000000001'
const ZONE = 'America/Los_Angeles'
const terms = { scac: 'TEST', locode: 'USLAX', equipment_length: 40, equipment_type: 'dry' }

const tariff = (given: Partial<Tariff> = {}): Tariff => ({
  id: 'tariff',
  charge: 'demurrage',
  shipping_line_scac: null,
  port_locode: null,
  equipment_length: null,
  equipment_type: null,
  free_days: null,
  free_days_unit: 'calendar_days',
  currency_code: 'USD',
  tiers: [
    { from_day: 1, amount_per_day: 100 },
    { from_day: 4, amount_per_day: 250.5 },
  ],
  valid_from: '2026-01-01',
  valid_to: null,
  ...given,
})

const facts = (given: Partial<FreeTimeFacts> = {}): FreeTimeFacts => ({
  dischargedAt: '2026-02-03T14:10:00Z',
  pickedUpAt: null,
  returnedAt: null,
  zone: ZONE,
  terms,
  lineLastFreeDay: null,
  facilityLastFreeDay: null,
  grants: null,
  ...given,
})
const stated = <Value>(value: Value, source = 'line:TEST') => ({ value, source, reportId: REPORT })

const clockOf = (charge: string, given: Partial<FreeTimeFacts>, tariffs: readonly Tariff[] = []) =>
  computeFreeTime(facts(given), tariffs)!.clocks.find((clock) => clock.charge === charge)!

const forecastOf = (charge: string, given: Partial<FreeTimeFacts>, tariffs: readonly Tariff[], now: string, days = 7) =>
  forecastCharge(clockOf(charge, given, tariffs), {
    terms,
    tariffs,
    zone: ZONE,
    nowMs: Date.parse(now),
    days,
    fees: [],
  })

test('nothing counts before the container is near', () => {
  expect(computeFreeTime(facts({ dischargedAt: null }), [tariff({ free_days: 5 })])).toBeUndefined()
})

test('a reported last free day wins over free days that are counted', () => {
  const given = {
    lineLastFreeDay: stated('2026-02-10T07:59:00Z'),
    grants: stated([{ charge: 'demurrage' as const, duration: 30, unit: 'calendar_days' as const }]),
  }
  expect(clockOf('demurrage', given, [tariff({ free_days: 20 })])).toMatchObject({
    last_free_day: '2026-02-09',
    is_calculated: false,
    because: [{ detail: 'the line reports 2026-02-09 as the last free day', source: 'line:TEST', report_id: REPORT }],
  })
})

test('free days that the line grants win over those of a tariff', () => {
  const grants = stated([{ charge: 'demurrage' as const, duration: 4, unit: 'working_days' as const }])
  expect(clockOf('demurrage', { grants }, [tariff({ free_days: 20 })])).toMatchObject({
    last_free_day: '2026-02-09',
    is_calculated: true,
    because: [{ detail: 'the line grants 4 working days after discharge, from 2026-02-04', source: 'line:TEST' }],
  })
  expect(clockOf('demurrage', {}, [tariff({ free_days: 1 })])).toMatchObject({
    last_free_day: '2026-02-04',
    because: [{ detail: 'your tariff gives 1 calendar day after discharge, from 2026-02-04', source: 'tariff:tariff' }],
  })
})

test('detention counts from pickup until the empty return', () => {
  const grants = stated([{ charge: 'detention' as const, duration: 10, unit: 'calendar_days' as const }])
  expect(clockOf('detention', { grants })).toMatchObject({ starts_at: null, last_free_day: null })
  const given = { grants, pickedUpAt: '2026-02-06T18:00:00Z' }
  expect(clockOf('detention', given)).toMatchObject({ last_free_day: '2026-02-16', ended_at: null })
  expect(clockOf('demurrage', given).ended_at).toBe('2026-02-06T18:00:00Z')
  const returned = computeFreeTime(facts({ ...given, returnedAt: '2026-02-12T18:00:00Z' }), [])!
  expect(returned.ends_on).toBeNull()
})

test('one free time for both counts from discharge until the empty return', () => {
  const grants = stated([{ charge: 'combined' as const, duration: 14, unit: 'calendar_days' as const }])
  const { clocks, ends_on } = computeFreeTime(facts({ grants, pickedUpAt: '2026-02-06T18:00:00Z' }), [])!
  expect(clocks.map(({ charge }) => charge)).toEqual(['combined', 'storage'])
  expect(clocks[0]).toMatchObject({ last_free_day: '2026-02-17', ended_at: null })
  expect(ends_on).toBe('2026-02-17')
})

test('a cost without a basis is unknown, with the source that is missing', () => {
  const now = '2026-02-20T12:00:00Z'
  expect(forecastOf('demurrage', {}, [], now)).toMatchObject({
    state: 'unknown',
    days_left: null,
    days_charged: null,
    cost_so_far: null,
    cost_at_risk: null,
    unknown: [
      'the last free day: no source reports one, and none of your tariffs gives free days for demurrage of line TEST at USLAX',
      'the cost: none of your tariffs is for demurrage of line TEST at USLAX',
    ],
  })
  const lineLastFreeDay = stated('2026-02-10T07:59:00Z')
  expect(forecastOf('demurrage', { lineLastFreeDay }, [], now)).toMatchObject({
    state: 'charging',
    days_charged: 11,
    cost_so_far: null,
    currency_code: null,
  })
})

test.each([
  // The day before the last free day, at the place: one day is left, and the coming week costs six days.
  [
    '2026-02-09T07:00:00Z',
    { state: 'free', days_left: 1, days_charged: 0, cost_per_day: 100, cost_so_far: 0, cost_at_risk: 1051.5 },
  ],
  ['2026-02-10T07:00:00Z', { state: 'free', days_left: 0, days_charged: 0, cost_so_far: 0, cost_at_risk: 1302 }],
  ['2026-02-10T09:00:00Z', { state: 'charging', days_left: 0, days_charged: 1, cost_per_day: 100, cost_so_far: 100 }],
  [
    '2026-02-13T09:00:00Z',
    { state: 'charging', days_charged: 4, cost_per_day: 250.5, cost_so_far: 550.5, cost_at_risk: 1753.5 },
  ],
])('at %s the cost is %j', (now, expected) => {
  const lineLastFreeDay = stated('2026-02-10T07:59:00Z')
  expect(forecastOf('demurrage', { lineLastFreeDay }, [tariff()], now)).toMatchObject({
    ...expected,
    currency_code: 'USD',
    tariff_id: 'tariff',
    unknown: [],
  })
})

test('a charge that has ended keeps its cost, and nothing is at risk', () => {
  const given = { lineLastFreeDay: stated('2026-02-10T07:59:00Z'), pickedUpAt: '2026-02-12T20:00:00Z' }
  expect(forecastOf('demurrage', given, [tariff()], '2026-04-01T00:00:00Z')).toMatchObject({
    state: 'ended',
    days_left: null,
    days_charged: 3,
    cost_per_day: null,
    cost_so_far: 300,
    cost_at_risk: 0,
  })
})

test('the most specific tariff that is valid on the day counts', () => {
  const tariffs = [
    tariff({ id: 'any' }),
    tariff({ id: 'port', port_locode: 'USLAX', equipment_type: 'dry', equipment_length: 40 }),
    tariff({ id: 'line', shipping_line_scac: 'TEST' }),
    tariff({ id: 'line, later', shipping_line_scac: 'TEST', valid_from: '2026-02-01' }),
    tariff({ id: 'ended', shipping_line_scac: 'TEST', port_locode: 'USLAX', valid_to: '2026-01-31' }),
    tariff({ id: 'other port', shipping_line_scac: 'TEST', port_locode: 'USLGB' }),
    tariff({ id: 'other charge', shipping_line_scac: 'TEST', port_locode: 'USLAX', charge: 'storage' }),
  ]
  expect(chooseTariff(tariffs, 'demurrage', terms, '2026-02-03')?.id).toBe('line, later')
  expect(chooseTariff(tariffs, 'demurrage', terms, '2026-01-20')?.id).toBe('ended')
  expect(chooseTariff(tariffs, 'demurrage', { ...terms, scac: 'MAEU' }, '2026-02-03')?.id).toBe('port')
  expect(chooseTariff(tariffs, 'detention', terms, '2026-02-03')).toBeUndefined()
  expect(chooseTariff(tariffs.toReversed(), 'demurrage', terms, '2026-02-03')?.id).toBe('line, later')
})

const tiers = fc
  .uniqueArray(fc.integer({ min: 2, max: 60 }), { maxLength: 5 })
  .chain((days) =>
    fc.tuple(
      fc.constant([1, ...days.sort((a, b) => a - b)]),
      fc.array(fc.integer({ min: 0, max: 100_000 }), { minLength: 6, maxLength: 6 }),
    ),
  )
  .map(([days, amounts]) => days.map((from_day, index) => ({ from_day, amount_per_day: amounts[index]! / 100 })))

test('the cost of several days is the sum of the cost of each', () => {
  fc.assert(
    fc.property(tiers, fc.integer({ min: 0, max: 90 }), (of, days) => {
      const oneByOne = Array.from({ length: days }, (_, index) => Math.round(costOfDay(of, index + 1) * 100))
      expect(Math.round(costOf(of, days) * 100)).toBe(oneByOne.reduce((sum, one) => sum + one, 0))
    }),
  )
})

test('costs and sums keep the decimals of their currency', () => {
  const tiers = [
    { from_day: 1, amount_per_day: 12.345 },
    { from_day: 3, amount_per_day: 20.125 },
  ]
  expect([1, 2, 3, 4].map((days) => costOf(tiers, days))).toEqual([12.345, 24.69, 44.815, 64.94])
  const fee = (type: 'demurrage' | 'exam', amount: number) => ({
    ...{ type, amount, currency_code: 'KWD', payee: 'line' as const, source: `terminal:${amount}` },
  })
  expect(totalsOf([fee('demurrage', 0.105), fee('exam', 0.21)])).toEqual([
    { payee: 'line', currency_code: 'KWD', amount: 0.315 },
  ])
  expect(sumPosted([fee('demurrage', 0.105), fee('exam', 0.21)])).toEqual({ amount: 0.315, currency_code: 'KWD' })
})
