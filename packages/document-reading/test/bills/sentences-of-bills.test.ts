import { describe, expect, test } from 'vitest'
import { readFile } from '../../src/read-file.ts'

const HEAD = [
  'DEMURRAGE INVOICE',
  '',
  'Invoice no.: A-2201',
  'Invoice date: 20 Feb 2026',
  'Container: MSKU1234565',
  'Total amount due: USD 700.00',
  '',
]

/** The values that are read from a bill with these words, without their positions. */
const read = async (words: string, title = HEAD[0]) => {
  const text = [title, ...HEAD.slice(1), words, ''].join('\n')
  const { extraction } = await readFile(Buffer.from(text), { name: 'a.txt' })
  const { payload } = extraction as { payload: Record<string, { value: unknown }> }
  return Object.fromEntries(Object.entries(payload).map(([field, found]) => [field, found?.value]))
}

const days = (amount: number) => ({ free_days: { amount, unit: 'days' } })
const free = (from: string, through: string) => ({ free_time_start: from, last_free_day: through })
const charged = (from: string, through: string) => ({ charged_from: from, charged_through: through })
const WEEK = charged('2026-02-08', '2026-02-12')

describe('a bill states in a sentence', () => {
  test.each<[string, object]>([
    ['4 calendar days free time', days(4)],
    ['Free time is 5 days for all containers on this invoice.', days(5)],
    ['Free time is 5 days for all containers of B/L MAEU262766319.', days(5)],
    ['Free time of 5 days applies to all 2 containers.', days(5)],
    ['Free time granted is 5 working days.', days(5)],
    ['This container had 7 free days.', days(7)],
    ['You were granted four (4) free days.', days(4)],
    ['Allotted free time was five (5) calendar days.', days(5)],
    ['Charges begin after 5 days of free time.', days(5)],
    ['No free time applies (0 days).', days(0)],
    ['4 days of free time, 03 Feb 2026 to 06 Feb 2026', { ...days(4), ...free('2026-02-03', '2026-02-06') }],
    ['Free time applied: 5 days, from 03 Feb 2026 to 07 Feb 2026', { ...days(5), ...free('2026-02-03', '2026-02-07') }],
    ['Freetime commenced on 03 Feb 2026 and expired on 07 Feb 2026.', free('2026-02-03', '2026-02-07')],
    ['Your free time ran from 3 February 2026 to 7 February 2026.', free('2026-02-03', '2026-02-07')],
    ['The container was made available for pickup on 03 Feb 2026.', { available_date: '2026-02-03' }],
    ['Earliest return date for this export container: 03 Feb 2026', { earliest_return_date: '2026-02-03' }],
    ['Container gated out full on 12 Feb 2026', { gate_out_date: '2026-02-12' }],
    ['Full container outgated: 12 Feb 2026', { gate_out_date: '2026-02-12' }],
    ['The empty container was returned to Yusen Terminal on 20 Feb 2026.', { returned_date: '2026-02-20' }],
    ['Date(s) of charge: 08 Feb 2026 - 12 Feb 2026', WEEK],
    ['Assessed dates: 08 Feb 2026 to 12 Feb 2026', WEEK],
    ['Per diem 08-FEB-2026 thru 12-FEB-2026', WEEK],
    ['Charges accrued between 08 Feb 2026 and 12 Feb 2026.', WEEK],
    ['After free time, detention is charged from 08 Feb 2026 to 12 Feb 2026.', WEEK],
    [
      'Rates per our tariff FMC No. 018043, Rule 260-A.',
      { tariff_rule: expect.stringContaining('FMC No. 018043, Rule 260-A') },
    ],
    ['Billed party is the consignee and therefore liable.', { liability_basis: expect.stringContaining('consignee') }],
    ['Why you are being billed: consignee under Clause 1', { liability_basis: expect.stringContaining('consignee') }],
    ['Original last free day: 05 Feb 2026\nExtended last free day: 07 Feb 2026', { last_free_day: '2026-02-07' }],
    ['Berechneter Zeitraum: 08.02.2026 - 12.02.2026', WEEK],
    [
      'You have until 22 Mar 2026 to dispute this invoice: dnd@line.example',
      { dispute_within_days: { amount: 30, unit: 'days' }, dispute_contact: 'dnd@line.example' },
    ],
    ['Capacity of billed party: Consignee', { liability_basis: 'Consignee' }],
  ])('%s', async (words, stated) => {
    expect(await read(words)).toMatchObject(stated)
  })
})

/** A bill, unlike a notice, has no separate field for the return of the container. */
test.each([
  'Last free day for detention: 10 Feb 2026',
  'Last free day (detention): 10 Feb 2026',
  'Detention last free day: 10 Feb 2026',
  'Detention LFD: 10 Feb 2026',
  'Per diem free until: 10 Feb 2026',
  'Last free day to return empty: 10 Feb 2026',
])('the last free day of a bill of detention is also that of the return: %s', async (words) => {
  expect((await read(words, 'DETENTION INVOICE')).last_free_day).toBe('2026-02-10')
})

test.each([
  ['DEMURRAGE INVOICE', 'Detention free days: 7'],
  ['DETENTION INVOICE', 'Demurrage free days: 7'],
])('a %s states no free time by "%s"', async (title, words) => {
  expect(await read(words, title)).not.toHaveProperty('free_days')
})

test.each<[string, number | undefined]>([
  ['Chargeable days: 7\nDaily rate: USD 100.00', 700],
  ['Demurrage from 08 Feb 2026 to 12 Feb 2026\nDaily rate: USD 140.00', 700],
  ['Chargeable days: 6\nDaily rate: USD 100.00', undefined],
  ['Chargeable days: 7\nDaily rate: EUR 100.00', undefined],
  ['Chargeable days: 7', undefined],
])('a total is supported by the days at the rate of a day: %s', async (words, amount) => {
  expect((await read(words)).total_amount).toEqual(amount && { amount, currency: 'USD' })
})

describe('a bill does not state', () => {
  test.each<[string, string[]]>([
    ['Your container requires 4 free days notice.', ['free_days']],
    ['Free time is 5 days for all imports into the United States.', ['free_days']],
    ['Demurrage from 1 Jan 2026 to 31 Dec 2026 is charged by tariff.', ['charged_from', 'charged_through']],
    ['Free time granted by tariff is 5 days.', ['free_days']],
    ['Free time is 5 days for all containers.', ['free_days']],
    ['Free time: 4 days for all containers imported via Los Angeles', ['free_days']],
    ['Free time of 4 days applies to all containers.', ['free_days']],
    ['Free time: 120 hours', ['free_days']],
    ['Free time remaining: 2 days', ['free_days']],
    ['You exceeded your 4 free days by 5 days.', ['free_days']],
    ['You were granted four (5) free days.', ['free_days']],
    ['If free time of 4 days is exceeded, charges apply.', ['free_days']],
    ['Standard free time of 4 days plus 3 extra days', ['free_days']],
    ['Reefers have 2 days free time, dry containers have 4 days free time.', ['free_days']],
    ['Reefers have 2 days free time.\nDry containers have 4 days free time.', ['free_days']],
    ['After free time, detention is charged from 08 Feb 2026 to 12 Feb 2026.', ['free_time_start', 'last_free_day']],
    ['The container was not available until 5 Feb 2026.', ['available_date']],
    ['The empty container was picked up on 3 Feb 2026.', ['gate_out_date']],
    ['The container was not returned empty on 20 Feb 2026.', ['returned_date']],
    ['The container should have been returned on 10 Feb 2026.', ['returned_date']],
    ['Container last gated out on 12 Jan 2026 under another booking.', ['gate_out_date']],
    ['The free time of 4 days granted by the terminal does not apply.', ['free_days']],
    ['No detention was charged from 01 Feb 2026 to 05 Feb 2026.', ['charged_from', 'charged_through']],
    ['Storage charges from 01 Feb 2026 to 05 Feb 2026 are billed separately.', ['charged_from', 'charged_through']],
    ['Detention billed from 01 Feb 2026 to 05 Feb 2026 on invoice A-2100.', ['charged_from', 'charged_through']],
    ['The billed party is entitled to dispute this invoice as consignee.', ['liability_basis']],
    ['Per diem 08-FEB-2026 thru 12-FEB-2026', ['rate_per_day']],
    ['You have until 22 Mar 2026 to pay the amount in dispute.', ['dispute_within_days']],
    ['The charges follow the rules of the FMC, 46 CFR 541.6.', ['tariff_rule']],
  ])('%s', async (words, fields) => {
    const found = await read(words)
    expect(fields.filter((field) => found[field] !== undefined)).toEqual([])
  })
})
