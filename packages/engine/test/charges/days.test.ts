import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, dayIn, daysBetween, lastDayOf } from '../../src/charges/days.ts'

test.each([
  ['2026-02-06', 4, 'calendar_days', '2026-02-10'],
  // A Friday: the weekend does not count.
  ['2026-02-06', 4, 'working_days', '2026-02-12'],
  ['2026-02-07', 1, 'working_days', '2026-02-09'],
  ['2026-02-07', 0, 'working_days', '2026-02-07'],
  ['2028-02-28', 2, 'calendar_days', '2028-03-01'],
] as const)('from %s, %i %s end on %s', (from, count, unit, last) => {
  expect(lastDayOf(from, count, unit)).toBe(last)
})

test('the day is that of the place', () => {
  const instant = Date.parse('2026-02-04T02:30:00Z')
  expect(dayIn(instant, 'America/Los_Angeles')).toBe('2026-02-03')
  expect(dayIn(instant, 'Asia/Shanghai')).toBe('2026-02-04')
  expect(dayIn(instant, null)).toBe('2026-02-04')
})

const days = fc.date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true })

test('addDays and daysBetween agree, whatever the calendar', () => {
  fc.assert(
    fc.property(days, fc.integer({ min: -900, max: 900 }), (date, count) => {
      const day = date.toISOString().slice(0, 10)
      expect(daysBetween(day, addDays(day, count))).toBe(count)
    }),
  )
})

test('a number of working days spans that number of weekdays', () => {
  fc.assert(
    fc.property(days, fc.integer({ min: 0, max: 60 }), (date, count) => {
      const from = date.toISOString().slice(0, 10)
      const last = lastDayOf(from, count, 'working_days')
      const passed = Array.from({ length: daysBetween(from, last) }, (_, index) => addDays(from, index + 1))
      expect(passed.filter((day) => ![0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay()))).toHaveLength(count)
    }),
  )
})
