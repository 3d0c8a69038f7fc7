import { expect, test } from 'vitest'
import { readForm } from '../harness/read-form.ts'

const form = (vessel: string, port: string) =>
  readForm('arrival_notice', [
    [60, { 40: 'Vessel', 200: vessel }],
    [80, { 40: 'Port of discharge', 200: port }],
    [100, { 40: 'B/L No.', 200: 'MEDUTEST12345' }],
  ])

test('a name with letters that could not be decoded is not served as it came', () => {
  const { values } = form('BJ\ufffdRN STAR', 'G\ufffdteborg')
  expect(values).not.toHaveProperty('vessel')
  expect(values).not.toHaveProperty('port_of_discharge')
  expect(values).toMatchObject({ bill_of_lading_number: 'MEDUTEST12345' })
})

test('the same with its letters is', () => {
  expect(form('BJÖRN STAR', 'Göteborg').values).toMatchObject({ vessel: 'BJÖRN STAR', port_of_discharge: 'Göteborg' })
})
