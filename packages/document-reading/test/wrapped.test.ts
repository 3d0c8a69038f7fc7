import { expect, test } from 'vitest'
import { readForm } from './form.ts'

test.each([
  ['port_of_discharge', 'Port of discharge', 'SAVANNAH, GA (UNITED', 'STATES)', 'SAVANNAH, GA (UNITED STATES)'],
  ['terminal', 'Terminal', 'NORFOLK SOUTHERN AUSTELL', 'RAMP', 'NORFOLK SOUTHERN AUSTELL RAMP'],
  ['consignee', 'Consignee', 'HARBOUR COLD STORES PTE', 'LTD', 'HARBOUR COLD STORES PTE LTD'],
  ['consignee', 'Consignee', 'KERALA TOYS', '17 LAKE ROAD', 'KERALA TOYS'],
  ['consignee', 'Consignee', 'KERALA TOYS CO., LTD.', 'TERMINAL ROAD', 'KERALA TOYS CO., LTD.'],
])(
  'the rest of a value that its box is too narrow for is in the next line: %s',
  (field, label, first, second, whole) => {
    const { values } = readForm('delivery_order', [
      [60, { 40: label, 300: 'B/L No.' }],
      [72, { 40: first, 300: 'MAEU261904573' }],
      [84, { 40: second }],
    ])
    expect(values).toMatchObject({ [field]: whole })
  },
)

test('a voyage below its vessel is hers, behind a stroke', () => {
  const { values } = readForm('arrival_notice', [
    [60, { 40: 'Vessel / Voyage', 300: 'B/L No.' }],
    [72, { 40: 'NORTHERN HERON /', 300: 'MAEU261904573' }],
    [84, { 40: '412W' }],
  ])
  expect(values).toMatchObject({ vessel: 'NORTHERN HERON', voyage: '412W' })
})

test('the date of one container is not that of all', () => {
  const rows = (second: string) =>
    [
      [60, { 40: 'Container No.', 160: 'Type', 300: 'Last free day' }],
      [72, { 40: 'MSKU1234565', 160: '40HC', 300: '20 Oct 2026' }],
      [84, { 40: 'TCLU4265135', 160: '40HC', 300: second }],
    ] as const
  expect(readForm('arrival_notice', rows('23 Oct 2026')).values).not.toHaveProperty('last_free_day')
  expect(readForm('arrival_notice', rows('20 Oct 2026')).values).toMatchObject({ last_free_day: '2026-10-20' })
})
