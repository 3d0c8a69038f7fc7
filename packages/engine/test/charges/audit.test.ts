import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { auditInvoice } from '../../src/charges/audit/audit-invoice.ts'
import type { Bill } from '../../src/charges/audit/bill.ts'
import { billOfDocument, readBillOfDocument } from '../../src/charges/audit/bill-of-document.ts'
import type { BilledRecord } from '../../src/charges/audit/billed-record.ts'
import { requiredContents } from '../../src/charges/audit/required-contents.ts'
import { addDays } from '../../src/charges/days.ts'
import type { Tariff } from '../../src/charges/tariff.ts'

const TARIFF: Tariff = {
  id: '0195a3c2-7c1e-7d44-9a51-5b1f0c6de2b1',
  charge: 'demurrage',
  shipping_line_scac: 'TEST',
  port_locode: null,
  equipment_length: null,
  equipment_type: null,
  free_days: 6,
  free_days_unit: 'calendar_days',
  currency_code: 'USD',
  tiers: [
    { from_day: 1, amount_per_day: 100 },
    { from_day: 4, amount_per_day: 200 },
  ],
  valid_from: '2026-01-01',
  valid_to: null,
}

/** Discharged on 3 February at Los Angeles, free until the 9th by the line, picked up on the 14th. */
const record = (more: Partial<BilledRecord> = {}): BilledRecord => ({
  number: 'TSTU7654320',
  billOfLading: '262766319',
  portOfLading: 'CNSHA',
  portOfDischarge: 'USLAX',
  destination: null,
  charge: 'demurrage',
  clock: {
    charge: 'demurrage',
    starts_at: '2026-02-03T20:00:00Z',
    ended_at: '2026-02-14T20:00:00Z',
    last_free_day: '2026-02-09',
    is_calculated: false,
    because: [{ detail: 'the line reports 2026-02-09 as the last free day', source: 'line:TEST' }],
  },
  fees: [],
  fields: {
    pod_discharged_at: '2026-02-03T20:00:00Z',
    ind_rail_unloaded_at: null,
    ind_ata_at: null,
    pod_full_out_at: '2026-02-14T20:00:00Z',
    final_destination_full_out_at: null,
    empty_terminated_at: null,
  },
  tariffs: [TARIFF],
  terms: { scac: 'TEST', locode: 'USLAX', equipment_length: 40, equipment_type: 'dry' },
  zone: 'America/Los_Angeles',
  nowMs: Date.parse('2026-03-10T12:00:00Z'),
  ...more,
})

/** A bill with which nothing is wrong: three days at 100 and two at 200. */
const RIGHT: Bill = {
  bill_of_lading_number: 'TEST262766319',
  container_number: 'TSTU7654320',
  port_of_discharge: 'USLAX',
  liability_basis: 'consignee',
  invoice_date: '2026-02-20',
  due_date: '2026-03-20',
  free_days: 6,
  free_time_starts_on: '2026-02-04',
  free_time_ends_on: '2026-02-09',
  available_on: '2026-02-03',
  charged_from: '2026-02-10',
  charged_through: '2026-02-14',
  charged_days: 5,
  daily_rates: [100, 200],
  total_amount: 700,
  currency_code: 'USD',
  tariff_rule: 'Rule 21',
  dispute_contact: 'disputes@line.example',
  dispute_url: 'https://line.example/disputes',
  dispute_within_days: 30,
  certifies_rules: true,
  certifies_no_fault: true,
}

const differences = (bill: Bill, more: Partial<BilledRecord> = {}) =>
  auditInvoice(bill, record(more)).findings.filter(({ result }) => result === 'differs')
const found = (bill: Bill, check: string, more: Partial<BilledRecord> = {}) =>
  auditInvoice(bill, record(more)).findings.find((one) => one.check === check)

test('a return-by day that nobody reports is unknown, and a port next to the port of discharge is accepted', () => {
  const bill: Bill = { gate_out_on: '2026-02-14', returned_on: '2026-02-20', port_of_discharge: 'USLGB' }
  const { findings } = auditInvoice(bill, record({ isBesidePort: (locode) => locode === 'USLGB' }))
  expect(findings.map(({ check, result, text, basis }) => [check, result, text, basis])).toEqual([
    ['returned_on', 'unknown', 'Nobody reports that it was returned.', []],
    ['port_of_discharge', 'agrees', 'The port of discharge is USLAX, beside USLGB.', ['port_of_discharge_locode']],
    ['gate_out_on', 'agrees', 'It was picked up on 2026-02-14.', ['pod_full_out_at']],
  ])
})

describe('a bill', () => {
  test('that is right has every element, and no difference', () => {
    const { rule, findings, overcharge } = auditInvoice(RIGHT, record())
    expect(rule).toMatchObject({ applies: true, absent: [], unknown: [] })
    expect(findings.filter(({ result }) => result !== 'agrees')).toEqual([])
    expect(overcharge).toEqual({ amount: 0, currency_code: 'USD' })
  })

  test.each<[string, Partial<Bill>, string]>([
    ['container_number', { container_number: 'TSTU1111110' }, 'The bill names TSTU1111110, not TSTU7654320.'],
    [
      'bill_of_lading_number',
      { bill_of_lading_number: 'TEST1' },
      'The container came under the bill of lading 262766319, not TEST1.',
    ],
    ['port_of_discharge', { port_of_discharge: 'USOAK' }, 'The port of discharge is USLAX, not USOAK.'],
    ['gate_out_on', { gate_out_on: '2026-02-17' }, 'It was picked up on 2026-02-14, not on 2026-02-17.'],
    ['free_days', { free_days: 4 }, 'Your tariff gives 6 days free, not 4.'],
    [
      'free_time_starts_on',
      { free_time_starts_on: '2026-02-02' },
      'Free time begins with 2026-02-03, or on the day after it, not on 2026-02-02.',
    ],
    [
      'free_time_ends_on',
      { free_time_ends_on: '2026-02-07' },
      'The last free day is 2026-02-09, not 2026-02-07: the line reports 2026-02-09 as the last free day.',
    ],
    [
      'available_on',
      { available_on: '2026-02-01' },
      'It cannot have been available on 2026-02-01: it was discharged on 2026-02-03.',
    ],
    [
      'charged_from',
      { charged_from: '2026-02-08' },
      '2 days of free time are charged: the last free day is 2026-02-09.',
    ],
    ['charged_through', { charged_through: '2026-02-15' }, '1 day is charged after it was picked up on 2026-02-14.'],
    ['charged_days', { charged_days: 7 }, '5 days of the period can be charged, not 7.'],
    ['daily_rates', { daily_rates: [100, 250] }, 'A daily rate of the bill is not in your tariff.'],
    ['arithmetic', { daily_rates: [100] }, '5 days at 100.00 USD make 500.00 USD, not 700.00 USD.'],
    ['total_amount', { total_amount: 900 }, 'By your tariff 5 days cost 700.00 USD, not 900.00 USD.'],
    [
      'issued_in_time',
      { invoice_date: '2026-03-18' },
      'It was issued 2 days too late: thirty days after 2026-02-14, the last day charged, are over on 2026-03-16 (46 CFR 541.7).',
    ],
    [
      'dispute_within_days',
      { dispute_within_days: 14 },
      'It gives 14 days to dispute it; at least thirty are due (46 CFR 541.8).',
    ],
  ])('with a wrong %s', (check, wrong, text) => {
    expect(differences({ ...RIGHT, ...wrong }).map((one) => [one.check, one.text])).toContainEqual([check, text])
  })

  test('that charges days after the pickup must have been sent within thirty days of the pickup', () => {
    const late = { ...RIGHT, charged_through: '2026-02-20', invoice_date: '2026-03-18' }
    expect(found(late, 'issued_in_time')).toMatchObject({
      result: 'differs',
      expected: '2026-03-16',
      basis: ['pod_full_out_at'],
    })
  })

  test.each<[string, Partial<Bill>, string]>([
    ['days', { charged_days: 6 }, 'It counts 6 days, but from 2026-02-10 through 2026-02-14 there are 5.'],
    [
      'free days',
      { free_days: 9 },
      'It allows 9 days of free time, but from 2026-02-04 through 2026-02-09 there are 6.',
    ],
    [
      'charges of free time',
      { free_time_ends_on: '2026-02-11' },
      'It charges from 2026-02-10, but by itself free time ends on 2026-02-11.',
    ],
    [
      'order of free time',
      { free_time_starts_on: '2026-02-10' },
      'By itself free time begins on 2026-02-10 and ends on 2026-02-09.',
    ],
    ['due date', { due_date: '2026-02-19' }, 'It is due on 2026-02-19, before its date, 2026-02-20.'],
    [
      'days and date',
      { invoice_date: '2026-02-12' },
      'It is of 2026-02-12, and charges through 2026-02-14: days that had not passed.',
    ],
  ])('whose %s contradict each other', (_, wrong, text) => {
    const own = auditInvoice({ ...RIGHT, ...wrong }, record()).findings.filter(({ check }) => check === 'consistency')
    expect(own.map((one) => [one.result, one.text])).toEqual([['differs', text]])
  })

  test('may be of the day before the last that it charges, which is over elsewhere', () => {
    expect(found({ ...RIGHT, invoice_date: '2026-02-13' }, 'consistency')).toBeUndefined()
  })

  test('may charge storage in advance, which terminals let be paid through the day of the pickup', () => {
    const { findings } = auditInvoice({ ...RIGHT, invoice_date: '2026-02-10' }, record({ charge: 'storage' }))
    expect(findings.filter(({ check }) => check === 'consistency')).toEqual([])
  })

  test('whose printed sum is not that of its rows says so, with the place of the sum', () => {
    const at = { page: 1, box: [0, 0, 1, 1], words: '700.00' }
    const rows = [
      [3, 100, 300],
      [2, 200, 400],
    ].map(([quantity, unit_price, amount]) => ({
      quantity: { value: quantity },
      unit_price: { value: { amount: unit_price, currency: 'USD' } },
      amount: { value: { amount, currency: 'USD' } },
    }))
    const read = (amount: number) =>
      readBillOfDocument(
        { line_items: rows, printed_sum: { value: { amount, currency: 'USD' }, ...at } },
        'TSTU7654320',
        'demurrage',
      )
    const { bill, places, printedSum } = read(800)
    expect(places.total_amount).toEqual([at])
    const { findings } = auditInvoice(bill, record(), printedSum)
    expect(findings.find(({ check }) => check === 'consistency')).toMatchObject({
      result: 'differs',
      billed: '800.00 USD',
      expected: '700.00 USD',
      text: 'Its rows add up to 700.00 USD, not to 800.00 USD.',
      compared: ['total_amount'],
    })
    // A printed sum that equals the sum of the rows raises no finding.
    const same = read(700)
    expect(auditInvoice(same.bill, record(), same.printedSum).findings.map(({ check }) => check)).not.toContain(
      'consistency',
    )
  })

  test.each<[string, Partial<Bill>]>([
    ['its period', { charged_from: '2026-02-10', charged_through: '2026-02-12' }],
    ['its count of days', { charged_from: '2026-02-10', charged_days: 3 }],
    ['both', { charged_from: '2026-02-10', charged_through: '2026-02-16', charged_days: 3 }],
  ])('has no more free days in it than it charges, by %s', (_, bill) => {
    const newerDocuments = [{ day: '2026-02-28', statedOn: '2026-02-20' }]
    expect(found(bill, 'free_time_extended', { newerDocuments })?.text).toContain(
      'by it 3 days that are charged are free',
    )
    const clock = { ...record().clock!, last_free_day: '2026-02-28' }
    expect(found(bill, 'charged_from', { clock })?.text).toBe(
      '3 days of free time are charged: the last free day is 2026-02-28.',
    )
  })

  test('may end free time on the day of any newer document that grants more', () => {
    const newerDocuments = ['2026-02-28', '2026-02-12', '2026-02-08'].map((day) => ({ day, statedOn: '2026-02-20' }))
    const resultOf = (day: string) => found({ free_time_ends_on: day }, 'free_time_ends_on', { newerDocuments })?.result
    expect(['2026-02-28', '2026-02-12', '2026-02-13', '2026-02-08'].map(resultOf)).toEqual([
      ...['agrees', 'agrees', 'differs', 'differs'],
    ])
  })

  test('whose days leave out weekends does not contradict itself', () => {
    const weekdays = { ...RIGHT, charged_days: 4, free_days: 4 }
    expect(auditInvoice(weekdays, record()).findings.filter(({ check }) => check === 'consistency')).toEqual([])
  })

  test.each([
    ['MAEU261904573', 'SUDU261904573', false],
    ['MEDUA1234567', 'MSCUMEDUA1234567', false],
    ['ONEYTYOB12345600', 'TYOB12345600', false],
    ['ONEYTYOB12345600', 'ONEYSHAB12345600', true],
    ['ONEYTYOB12345600', 'SHAB12345600', true],
    // SEAL and SEAU are also letters of a listed line, but here they are the code of an office.
    ['ONEYSEAL12345600', 'ONEYTYOL12345600', true],
    ['ONEYSEAU12345600', 'SEAU12345600', false],
    ['MAEU261904573', 'HLCU261904573', true],
    ['MAEU261904573', '261904573', false],
  ])('of the bill %s, where that of the container is %s, %s', (billed, expected, differs) => {
    const own = record({ billOfLading: expected })
    const { findings } = auditInvoice({ ...RIGHT, bill_of_lading_number: billed }, own)
    const { result } = findings.find(({ check }) => check === 'bill_of_lading_number')!
    expect(result === 'differs').toBe(differs)
  })

  test('quotes what it names without what turns or hides text', () => {
    const hidden = 'A\u202eB\u{E0041}\u0007C'
    const named = { ...RIGHT, container_number: hidden, bill_of_lading_number: hidden, port_of_discharge: hidden }
    const texts = ['container_number', 'bill_of_lading_number', 'port_of_discharge'].map(
      (check) => found(named, check)!.text,
    )
    for (const text of texts) expect(text).toMatch(/A\[U\+202E\]BC/)
  })

  test.each(['\u200b', '\u3164', '\u{E0041}', ' \u00a0'])('that states %j states nothing', (nothing) => {
    const { rule } = auditInvoice({ ...RIGHT, tariff_rule: nothing }, record())
    expect(rule.absent).toEqual(['tariff_rule'])
  })

  test('whose days leave out weekends costs what these days cost, and no more', () => {
    const weekdays = { ...RIGHT, charged_days: 4, total_amount: 500 }
    expect(differences(weekdays)).toEqual([])
    expect(found(weekdays, 'charged_days')).toMatchObject({
      ...{ result: 'agrees', billed: '4', expected: '5' },
      text: '5 days of the period can be charged, and 4 are.',
    })
    expect(found({ ...weekdays, total_amount: 700 }, 'total_amount')!.text).toBe(
      'By your tariff 4 days cost 500.00 USD, not 700.00 USD.',
    )
    expect(auditInvoice({ ...weekdays, total_amount: 700 }, record()).overcharge).toMatchObject({ amount: 200 })
  })

  test('of another container is not priced by this one', () => {
    const bill = { ...RIGHT, container_number: 'TSTU1111110', total_amount: 900 }
    expect(auditInvoice(bill, record()).overcharge).toBeNull()
  })

  test('without a currency is compared with no rate', () => {
    const { currency_code: _, ...bill } = RIGHT
    expect(found(bill, 'daily_rates')).toMatchObject({
      result: 'unknown',
      text: 'The bill does not say in which currency its rates are.',
    })
  })

  test('is compared with the days that a source grants, and not with a tariff that they come before', () => {
    const because = [
      { detail: 'the line grants 8 calendar days after discharge, from 2026-02-04', source: 'line:TEST' },
    ]
    const clock = { ...record().clock!, last_free_day: '2026-02-11', is_calculated: true, because }
    const ends = found(RIGHT, 'free_time_ends_on', { clock })
    expect(ends).toMatchObject({ result: 'differs', tariff_id: null, basis: ['pod_discharged_at', 'free_time'] })
    expect(found(RIGHT, 'free_days', { clock })).toMatchObject({ result: 'unknown', tariff_id: null })
    const byTariff = [{ detail: 'your tariff gives 6 days', source: `tariff:${TARIFF.id}` }]
    const own = { ...clock, because: byTariff }
    expect(found(RIGHT, 'free_time_ends_on', { clock: own })).toMatchObject({
      tariff_id: TARIFF.id,
      basis: ['pod_discharged_at'],
    })
  })

  test('may begin free time on the next working day, count its weekend, and leave out holidays', () => {
    // Discharged on Friday the 13th; Monday the 16th is a holiday that we do not know of.
    const starts_at = '2026-02-13T20:00:00Z'
    const tariffs = [{ ...TARIFF, free_days: 4, free_days_unit: 'working_days' }] as const
    const because = [{ detail: 'your tariff gives 4 working days', source: `tariff:${TARIFF.id}` }]
    const last = { last_free_day: '2026-02-19', is_calculated: true, because }
    const clock = { ...record().clock!, starts_at, ended_at: '2026-02-24T20:00:00Z', ...last }
    const against = (bill: Bill) => differences(bill, { clock, tariffs }).map(({ check }) => check)
    for (const start of ['2026-02-13', '2026-02-14', '2026-02-16', '2026-02-17'])
      expect(against({ free_time_starts_on: start })).toEqual([])
    expect(against({ free_days: 4, free_time_ends_on: '2026-02-20', charged_from: '2026-02-21' })).toEqual([])
    expect(against({ free_days: 6, free_time_ends_on: '2026-02-19' })).toEqual([])
    expect(against({ free_time_starts_on: '2026-02-12' })).toEqual(['free_time_starts_on'])
    expect(against({ free_time_starts_on: '2026-02-18' })).toEqual(['free_time_starts_on'])
    expect(against({ free_days: 3, free_time_ends_on: '2026-02-18' })).toEqual(['free_days', 'free_time_ends_on'])
    expect(found({ free_days: 6 }, 'free_days', { clock, tariffs })!.text).toBe(
      'Your tariff gives 4 working days free: 6 with the weekend.',
    )
  })

  test('is compared with what a source reports as owed, in the same currency only', () => {
    const fee = { type: 'demurrage', amount: 650, currency_code: 'USD', payee: 'line', source: 'terminal:X' } as const
    const one = found(RIGHT, 'reported_fee', { fees: [fee] })
    expect(one).toMatchObject({ result: 'differs', expected: '650.00 USD' })
    expect(one!.text).toMatch(/^The terminal reports 650.00 USD as owed, not /)
    const both = [fee, { ...fee, amount: 0, source: 'line:TEST/push' }]
    expect(found(RIGHT, 'reported_fee', { fees: both })!.text).toMatch(/^The terminal and the line report 650.00 USD/)
    expect(found(RIGHT, 'reported_fee', { fees: [{ ...fee, currency_code: 'CAD' }] })).toMatchObject({
      result: 'unknown',
    })
    expect(found({ ...RIGHT, currency_code: 'CAD' }, 'total_amount')).toMatchObject({
      result: 'unknown',
      expected: null,
    })
    expect(auditInvoice({ ...RIGHT, currency_code: 'CAD' }, record()).overcharge).toBeNull()
  })

  test.each([
    ['KWD', 12.345, '61.725 KWD', '61.724 KWD'],
    ['OMR', 4.5, '22.500 OMR', '22.499 OMR'],
    ['JPY', 9000, '45000 JPY', '44999 JPY'],
    ['CLP', 85000, '425000 CLP', '424999 CLP'],
  ])('in %s is calculated and written in the decimals of its currency', (currency_code, rate, expected, billed) => {
    const tariffs = [{ ...TARIFF, currency_code, tiers: [{ from_day: 1, amount_per_day: rate }] }]
    const bill = { ...RIGHT, daily_rates: [rate], currency_code, total_amount: Number.parseFloat(expected) }
    const { findings, overcharge } = auditInvoice(bill, record({ tariffs }))
    expect(findings.filter(({ result }) => result !== 'agrees')).toEqual([])
    expect(overcharge).toEqual({ amount: 0, currency_code })
    const less = { ...bill, total_amount: Number.parseFloat(billed) }
    expect(found(less, 'total_amount', { tariffs })).toMatchObject({ result: 'differs', expected, billed })
    const more = { ...bill, total_amount: 2 * bill.total_amount - less.total_amount }
    const { amount } = auditInvoice(more, record({ tariffs })).overcharge!
    expect(amount).toBe(currency_code === 'KWD' || currency_code === 'OMR' ? 0.001 : 1)
  })

  test('that gives back is a credit note: it is compared with no cost, and needs no contents', () => {
    const bill = { ...RIGHT, daily_rates: [100], charged_days: 3, charged_from: '2026-02-07', total_amount: -300 }
    const { rule, contents, findings, overcharge } = auditInvoice(bill, record())
    expect(rule).toMatchObject({ applies: false, reason: 'It is a credit note: it asks for no payment.', absent: [] })
    expect([contents, overcharge]).toEqual([[], null])
    expect(findings.filter(({ result }) => result === 'differs').map(({ check }) => check)).toEqual(['consistency'])
    const of = (check: string) => findings.find((one) => one.check === check)
    expect(of('arithmetic')).toMatchObject({ result: 'agrees', billed: '-300.00 USD' })
    expect(of('total_amount')).toMatchObject({ result: 'unknown', billed: '-300.00 USD' })
    expect(found({ ...bill, total_amount: -250 }, 'arithmetic')).toMatchObject({ result: 'differs' })
  })

  test('of a later period is charged at the rates of its days', () => {
    const later = { ...RIGHT, charged_from: '2026-02-13', charged_days: 2, total_amount: 400 }
    expect(found(later, 'total_amount')).toMatchObject({ result: 'agrees', expected: '400.00 USD' })
    const short = { ...RIGHT, charged_through: '2026-02-11', charged_days: 2, total_amount: 200 }
    expect(found(short, 'total_amount')).toMatchObject({ result: 'agrees', expected: '200.00 USD' })
  })

  test('of a container that still waits cannot charge days to come', () => {
    const clock = { ...record().clock!, ended_at: null }
    const nowMs = Date.parse('2026-02-12T20:00:00Z')
    expect(found(RIGHT, 'charged_through', { clock, nowMs })!.text).toBe('2 days are charged that are still to come.')
    const { charged_through: _, ...open } = RIGHT
    expect(found(open, 'total_amount', { clock, nowMs })).toMatchObject({ result: 'unknown' })
  })
})

test.each([
  [
    'picked up inland',
    'final_destination_full_out_at',
    { final_destination_timezone: 'America/Chicago' },
    'gate_out_on',
  ],
  ['picked up at the port', 'pod_full_out_at', { pod_timezone: 'America/Chicago' }, 'gate_out_on'],
  ['returned elsewhere', 'empty_terminated_at', { empty_terminated_timezone: 'America/Chicago' }, 'returned_on'],
] as const)('the day on which it was %s is that of the place', (_, field, zones, name) => {
  // Midnight in Chicago, as a bare date there is stored, is still the day before in Los Angeles.
  const at = '2026-02-14T06:00:00Z'
  const clock = { ...record().clock!, charge: 'detention', ended_at: at } as const
  const fields = { ...record().fields, pod_full_out_at: null, [field]: at, ...zones }
  const bill: Bill = {
    [name]: '2026-02-14',
    charged_through: '2026-02-14',
    charged_from: '2026-02-10',
    charged_days: 5,
  }
  expect(differences(bill, { charge: 'detention', clock, fields })).toEqual([])
})

describe('46 CFR 541.6', () => {
  test('requires twenty elements, of which some are for imports or exports alone', () => {
    const states = (bill: Bill, more: Partial<BilledRecord> = {}) =>
      Object.fromEntries(auditInvoice(bill, record(more)).contents.map(({ element, state }) => [element, state]))
    expect(requiredContents).toHaveLength(20)
    expect(states(RIGHT)).toMatchObject({ available_on: 'present', earliest_return_on: 'not_required' })
    const exported = { portOfLading: 'USLAX', portOfDischarge: 'CNSHA' }
    expect(states(RIGHT, exported)).toMatchObject({ available_on: 'not_required', earliest_return_on: 'unknown' })
    expect(states({}, { portOfDischarge: null })).toMatchObject({ available_on: 'unknown' })
  })

  test.each(requiredContents.filter(({ element }) => element !== 'earliest_return_on'))(
    '$section: $element is absent where the bill lacks it, and unknown where nobody looked',
    ({ element, fields }) => {
      const lacking = { ...RIGHT, ...Object.fromEntries(fields.map((field) => [field, null])) }
      expect(auditInvoice(lacking, record()).rule).toMatchObject({ absent: [element], unknown: [] })
      const unread = Object.fromEntries(Object.entries(RIGHT).filter(([name]) => !fields.includes(name as never)))
      expect(auditInvoice(unread, record()).rule).toMatchObject({ absent: [], unknown: [element] })
    },
  )

  test('does not apply within the United States, and may where a container only passes another port on its way there', () => {
    expect(auditInvoice(RIGHT, record({ portOfLading: 'USJAX', portOfDischarge: 'PRSJU' })).rule).toMatchObject({
      applies: false,
      reason: 'Both ports are in the United States: this is not part of its foreign commerce.',
    })
    const byCanada = { portOfDischarge: 'CAVAN', destination: 'USCHI' }
    expect(auditInvoice(RIGHT, record(byCanada)).rule).toMatchObject({ applies: null })
  })

  test.each([
    ['liability_basis', ' \t '],
    ['daily_rates', []],
    ['certifies_rules', false],
  ])('%s is absent where the bill has nothing of it', (element, value) => {
    expect(auditInvoice({ ...RIGHT, [element]: value }, record()).rule.absent).toEqual([element])
  })

  test('does not apply between other countries', () => {
    const { rule, contents, findings } = auditInvoice(
      { ...RIGHT, invoice_date: '2027-01-01' },
      record({ portOfDischarge: 'NLRTM' }),
    )
    expect(rule).toMatchObject({ applies: false, absent: [], unknown: [] })
    expect(contents).toEqual([])
    expect(findings.map(({ check }) => check)).not.toContain('issued_in_time')
  })
})

const someBill = fc.record(
  Object.fromEntries(
    Object.entries(RIGHT).map(([name, value]) => [
      name,
      typeof value === 'number'
        ? fc.option(fc.integer({ min: 0, max: 1_000 }))
        : typeof value === 'boolean'
          ? fc.option(fc.boolean())
          : Array.isArray(value)
            ? fc.option(fc.array(fc.integer({ min: 0, max: 300 }), { maxLength: 3 }))
            : /^\d{4}-/.test(value as string)
              ? fc.option(fc.integer({ min: 0, max: 60 }).map((days) => addDays('2026-01-20', days)))
              : fc.option(fc.constantFrom(value, 'XXXX1')),
    ]),
  ),
  { requiredKeys: [] },
) as fc.Arbitrary<Bill>

describe('for any bill', () => {
  test('no difference is reported for a container about which nothing is known', () => {
    const empty = { billOfLading: null, portOfLading: null, portOfDischarge: null, clock: null, tariffs: [] }
    fc.assert(
      fc.property(someBill, (bill) => {
        const byRecord = auditInvoice(bill, record(empty)).findings.filter(
          ({ check }) =>
            ![
              ...['container_number', 'arithmetic', 'consistency', 'charged_through'],
              ...['issued_in_time', 'dispute_within_days'],
            ].includes(check),
        )
        expect(byRecord.filter(({ result }) => result !== 'unknown')).toEqual([])
      }),
    )
  })

  test('each difference states what was expected, and each unknown that it is not known', () => {
    fc.assert(
      fc.property(someBill, (bill) => {
        for (const { result, expected, billed } of auditInvoice(bill, record()).findings) {
          expect(billed).not.toBeNull()
          expect(expected === null).toBe(result === 'unknown')
        }
      }),
    )
  })

  test('each element is present, absent, unknown or not required, once', () => {
    fc.assert(
      fc.property(someBill, (bill) => {
        const { contents, rule } = auditInvoice(bill, record())
        expect(contents.map(({ element }) => element)).toEqual(requiredContents.map(({ element }) => element))
        const settled = contents.filter(({ state }) => state === 'present' || state === 'not_required')
        expect(settled.length + rule.absent.length + rule.unknown.length).toBe(20)
      }),
    )
  })

  test('more free days never make it dearer', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 20 }), fc.integer({ min: 0, max: 5 }), (day, more) => {
        const cost = (lastFreeDay: string) => {
          const clock = { ...record().clock!, last_free_day: lastFreeDay }
          const { charged_from: _, ...bill } = RIGHT
          return Number.parseFloat(found(bill, 'total_amount', { clock })!.expected!)
        }
        const first = addDays('2026-01-31', day)
        expect(cost(addDays(first, more))).toBeLessThanOrEqual(cost(first))
      }),
    )
  })
})

describe('what was read from a document', () => {
  const read = (more: object = {}) => ({
    containers: [{ value: 'TSTU7654320', page: 1 }],
    invoice_date: { value: '2026-02-20', page: 1 },
    last_free_day: { value: '2026-02-09' },
    total_amount: { value: { amount: 700, currency: 'USD' } },
    rate_per_day: { value: { amount: 140, currency: 'USD' } },
    chargeable_days: { value: { amount: 5, unit: 'days' } },
    free_days: { value: { amount: 6, unit: 'hours' } },
    ...more,
  })

  test('is a bill of the container, without what the reading does not look for', () => {
    expect(billOfDocument(read(), 'TSTU7654320', 'demurrage')).toEqual({
      container_number: 'TSTU7654320',
      invoice_date: '2026-02-20',
      free_time_ends_on: '2026-02-09',
      charged_days: 5,
      daily_rates: [140],
      total_amount: 700,
      currency_code: 'USD',
    })
  })

  test('has no amounts and days of one container where it names several', () => {
    const several = read({ containers: [{ value: 'TSTU1111110' }, { value: 'TSTU7654320' }] })
    expect(billOfDocument(several, 'TSTU7654320', 'demurrage')).toEqual({
      container_number: 'TSTU7654320',
      invoice_date: '2026-02-20',
    })
  })

  test('has no rate in another currency than its total', () => {
    const bill = billOfDocument(
      read({ rate_per_day: { value: { amount: 140, currency: 'EUR' } } }),
      'TSTU7654320',
      'demurrage',
    )
    expect(bill).toMatchObject({ total_amount: 700, currency_code: 'USD' })
    expect(bill).not.toHaveProperty('daily_rates')
  })

  test('has no rates of rows in another currency than its total', () => {
    const own = { rate_per_day: undefined, total_amount: { value: { amount: 64_000, currency: 'INR' } } }
    const bill = billOfDocument(read({ ...own, line_items: [row('Demurrage', 700, 5)] }), 'TSTU7654320', 'demurrage')
    expect(bill).toMatchObject({ charged_days: 5, currency_code: 'INR' })
    expect(bill).not.toHaveProperty('daily_rates')
    const unread = read({ ...own, total_amount: undefined, line_items: [row('Demurrage', 700, 5)] })
    expect(billOfDocument(unread, 'TSTU7654320', 'demurrage')).toMatchObject({ daily_rates: [140] })
  })

  const row = (description: string, amount: number, days?: number) => ({
    description: { value: description },
    amount: { value: { amount, currency: 'USD' } },
    ...(days === undefined
      ? {}
      : { quantity: { value: days }, unit_price: { value: { amount: amount / days, currency: 'USD' } } }),
  })
  test.each([
    [
      'of the rows',
      [row('Demurrage', 300, 2), row('Demurrage tier 2', 400, 3)],
      { total_amount: 700, charged_days: 5 },
    ],
    ['with a tax, which is in no row', [row('Demurrage', 600, 5)], { charged_days: 5 }],
    ['of two charges', [row('Demurrage', 300, 2), row('Storage', 400, 3)], { total_amount: 300, charged_days: 2 }],
    // No charged days, because at their rate they would not add up to the total.
    ['less a waiver', [row('Demurrage', 900, 5), row('Waiver', -200)], { total_amount: 700 }],
    [
      'in one currency',
      [row('Demurrage', 300, 2), { ...row('Demurrage', 400, 3), amount: { value: { amount: 400, currency: 'EUR' } } }],
      { charged_days: 5 },
    ],
    [
      'less the days of a waiver',
      [row('Demurrage', 840, 6), row('Waiver', -140, 1)],
      { total_amount: 700, charged_days: 5 },
    ],
    [
      'less the negative days of a waiver',
      [row('Demurrage', 840, 6), row('Waiver', -140, -1)],
      { total_amount: 700, charged_days: 5 },
    ],
    [
      'without the drayage',
      [row('Detention', 300, 2), row('Port to door drayage', 400, 1)],
      { total_amount: 300, charged_days: 2 },
    ],
  ])('has a total %s only as far as it is that of its charge', (_, line_items, expected) => {
    const { total_amount, charged_days } = billOfDocument(read({ line_items }), 'TSTU7654320', 'demurrage')
    expect({ total_amount, charged_days }).toEqual({ total_amount: undefined, charged_days: undefined, ...expected })
  })

  /** A row for one of several containers: days at 100 each, with their period. */
  const step = (container: string | undefined, from: string, days: number, more: object = {}) => ({
    ...(container && { container_number: { value: container } }),
    ...row('Demurrage', 100 * days, days),
    charged_from: { value: from },
    charged_through: { value: addDays(from, days - 1) },
    ...more,
  })
  const OTHER = 'TSTU1111110'
  const ofSeveral = (line_items: object[], more: object = {}) =>
    billOfDocument(
      read({
        containers: [{ value: OTHER }, { value: 'TSTU7654320', free_days: { value: { amount: 4, unit: 'days' } } }],
        line_items,
        ...more,
      }),
      'TSTU7654320',
      'demurrage',
    )

  test('has the rows of its own container, and its own free time', () => {
    const rows = [
      step(OTHER, '2026-02-10', 9),
      step('TSTU7654320', '2026-02-12', 2),
      step('TSTU7654320', '2026-02-10', 2),
    ]
    expect(ofSeveral(rows)).toMatchObject({
      free_days: 4,
      charged_from: '2026-02-10',
      charged_through: '2026-02-13',
      charged_days: 4,
      daily_rates: [100],
      total_amount: 400,
      currency_code: 'USD',
    })
  })

  test.each([
    ['rows that name no container', [step(undefined, '2026-02-10', 2)], {}],
    [
      'rows that are calculated wrong, and do not make the total',
      [step('TSTU7654320', '2026-02-10', 2, { quantity: { value: 3 } })],
      {},
    ],
    [
      'rows of two charges of which none is asked for',
      [
        step('TSTU7654320', '2026-02-10', 2, { description: { value: 'Storage' } }),
        step('TSTU7654320', '2026-02-12', 2, { description: { value: 'Detention' } }),
      ],
      {},
    ],
  ])('has no amount from %s', (_, rows, more) => {
    expect(ofSeveral(rows, more)).not.toHaveProperty('total_amount')
  })

  test('charges days twice where its rows overlap, which contradicts its period', () => {
    const period = { charged_from: '2026-02-10', charged_through: '2026-02-13', charged_days: 5 }
    for (const rows of [
      [step('TSTU7654320', '2026-02-10', 3), step('TSTU7654320', '2026-02-12', 2)],
      [step('TSTU7654320', '2026-02-10', 4), step('TSTU7654320', '2026-02-11', 1)],
    ]) {
      const bill = ofSeveral(rows)
      expect(bill).toMatchObject(period)
      expect(found(bill, 'consistency')!.text).toBe(
        'It counts 5 days, but from 2026-02-10 through 2026-02-13 there are 4.',
      )
    }
    const same = ofSeveral([step('TSTU7654320', '2026-02-10', 4), step('TSTU7654320', '2026-02-10', 4)])
    expect(same).toMatchObject({ ...period, charged_days: 8, total_amount: 800 })
  })

  test('has no fees and no days of a chassis in it, where its rows name their charge', () => {
    const rows = (...more: object[]) =>
      billOfDocument(
        read({
          line_items: [step(undefined, '2026-02-10', 5), ...more],
          rate_per_day: undefined,
          total_amount: { value: { amount: 650, currency: 'USD' } },
        }),
        'TSTU7654320',
        'demurrage',
      )
    const charged = {
      ...{ charged_from: '2026-02-10', charged_through: '2026-02-14', charged_days: 5 },
      ...{ total_amount: 500, daily_rates: [100] },
    }
    expect(rows(row('Administration fee', 150))).toMatchObject(charged)
    expect(rows({ ...step(undefined, '2026-02-10', 5), ...row('Chassis usage', 150, 5) })).toMatchObject(charged)
    expect(rows(row('Demurrage handling fee', 150))).toMatchObject({ total_amount: 650 })
    const together = step(undefined, '2026-02-10', 5, { description: { value: 'Tier 1 power supply' } })
    expect(rows({ ...together, ...row('Tier 1 power supply', 150, 5) })).toMatchObject(charged)
    expect(rows({ ...step(undefined, '2026-02-15', 5), ...row('Chassis, 2nd period', 150, 5) })).toMatchObject(charged)
    expect(rows(row('Customs exam fee', 150, 1))).toMatchObject(charged)
  })

  test.each([
    'Days 6-10, customs exam period',
    'Tier 2, incl. congestion surcharge',
    '2nd period at gate',
    'At terminal gate',
  ])('has a further step in it that does not name the charge: %s', (words) => {
    const of = (first: object, second: object) =>
      billOfDocument(
        read({
          line_items: [first, { ...second, ...row(words, 1000, 5) }],
          ...{ rate_per_day: undefined, chargeable_days: undefined },
          total_amount: { value: { amount: 1500, currency: 'USD' } },
        }),
        'TSTU7654320',
        'demurrage',
      )
    const whole = { total_amount: 1500, charged_days: 10, daily_rates: [100, 200] }
    const period = { charged_from: '2026-02-10', charged_through: '2026-02-19' }
    expect(of(step(undefined, '2026-02-10', 5), step(undefined, '2026-02-15', 5))).toMatchObject({
      ...whole,
      ...period,
    })
    if (/\d/.test(words)) expect(of(row('Import demurrage', 500, 5), {})).toMatchObject(whole)
  })

  test('has a further step in it after the weekend that its days leave out', () => {
    const rows = [
      step(undefined, '2026-02-09', 5),
      step(undefined, '2026-02-16', 5, { description: { value: 'At terminal gate' } }),
    ]
    const total_amount = { value: { amount: 1000, currency: 'USD' } }
    const bill = billOfDocument(read({ line_items: rows, total_amount }), 'TSTU7654320', 'demurrage')
    expect(bill).toMatchObject({ total_amount: 1000, charged_days: 10, charged_through: '2026-02-20' })
  })

  test('has no period where a row does not state it', () => {
    const { charged_from: _, ...silent } = step('TSTU7654320', '2026-02-13', 2)
    expect(ofSeveral([step('TSTU7654320', '2026-02-10', 3), silent])).not.toHaveProperty('charged_from')
  })

  test('does not belong to a container whose number is only proposed, nor does a row without a number', () => {
    const rows = [step('TSTU7654320', '2026-02-10', 2), step(undefined, '2026-02-10', 5)]
    const found = (line_items: object[], proposed = {}) =>
      billOfDocument(read({ line_items }), 'TSTU7654320', 'demurrage', proposed).total_amount
    expect(found(rows)).toBe(200)
    expect(found(rows.slice(0, 1), { containers: [{ value: 'TSTU1111111' }] })).toBe(200)
    expect(found([step(undefined, '2026-02-10', 7)], { containers: [{ value: 'TSTU1111111' }] })).toBeUndefined()
  })

  test('has its total without tax, and none where that is not known', () => {
    const tax = { tax_amount: { value: { amount: 100, currency: 'USD' } } }
    const net = { net_amount: { value: { amount: 600, currency: 'USD' } } }
    const total = (more: object) => billOfDocument(read(more), 'TSTU7654320', 'demurrage').total_amount
    expect([total({ ...tax, ...net }), total(tax)]).toEqual([600, undefined])
    expect(total({ ...tax, ...net, line_items: [row('Demurrage', 600, 5)] })).toBe(600)
  })

  test('lacks what was not found in the document, unless somebody entered it', () => {
    const not_stated = ['tariff_rule', 'charged_dates', 'last_free_day', 'nonsense', 7]
    const bill = billOfDocument(read({ not_stated }), 'TSTU7654320', 'demurrage')
    expect(bill).toMatchObject({ tariff_rule: null, charged_from: null, charged_through: null })
    expect(bill.free_time_ends_on).toBe('2026-02-09')
    const { rule } = auditInvoice(bill, record())
    expect(rule.absent).toEqual(['charged_dates', 'tariff_rule'])
    expect(rule.unknown).toContain('certifies_rules')
    const given = billOfDocument(read({ not_stated, tariff_rule: 'Rule 21' }), 'TSTU7654320', 'demurrage')
    expect(given.tariff_rule).toBe('Rule 21')
  })

  test('keeps the sign of a credit note', () => {
    const credit = read({ total_amount: { value: { amount: -700, currency: 'USD' } } })
    expect(billOfDocument(credit, 'TSTU7654320', 'demurrage')).toMatchObject({
      total_amount: -700,
      currency_code: 'USD',
    })
  })

  test('is not trusted, whether it was read or entered by a person', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...Object.keys(read())), fc.jsonValue()), (anything) => {
        const bill = billOfDocument(anything, 'TSTU7654320', 'demurrage')
        expect(() => auditInvoice(bill, record())).not.toThrow()
      }),
    )
  })
})
