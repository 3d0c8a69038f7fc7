import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { dateIn, daysUntil, dueIn, momentIn, relative, zoneName } from '../src/format/time.ts'

const now = new Date('2026-11-23T06:30:00Z')

test('a moment is shown in the zone of its place', () => {
  const at = new Date('2026-11-24T22:10:00Z')
  expect(momentIn(at, 'America/Los_Angeles')).toBe('24 Nov 2026, 14:10 PST')
  expect(momentIn(at, 'Asia/Shanghai')).toBe('25 Nov 2026, 06:10 GMT+8')
})

test('a date of another year is shown with its year', () => {
  expect(dateIn(new Date('2026-12-31T23:30:00Z'), 'UTC', now)).toBe('31 Dec')
  expect(dateIn(new Date('2026-12-31T23:30:00Z'), 'Asia/Tokyo', now)).toBe('1 Jan 2027')
})

test('summer time is named where it applies', () => {
  expect(zoneName(new Date('2026-07-01T12:00:00Z'), 'America/New_York')).toBe('EDT')
})

test.each([
  ['2026-11-23T06:29:40Z', 'just now'],
  ['2026-11-23T06:18:00Z', '12 min ago'],
  ['2026-11-22T07:30:00Z', '23 h ago'],
  ['2026-11-18T06:00:00Z', '5 d ago'],
  ['2026-11-26T07:00:00Z', 'in 3 d'],
])('the distance of %s is shown', (at, words) => expect(relative(new Date(at), now)).toBe(words))

test.each([
  ['2026-11-23T06:42:00Z', 'in 12 min'],
  ['2026-11-23T06:30:20Z', 'now'],
  ['2026-11-23T06:28:00Z', 'now'],
])('the page says when what is due at %s is done', (at, words) => expect(dueIn(new Date(at), now)).toBe(words))

describe('the days until a last free day', () => {
  test('are those of the calendar of the place', () => {
    // It is still the 22nd in Los Angeles.
    expect(daysUntil(new Date('2026-11-25T08:00:00Z'), 'America/Los_Angeles', now)).toBe(3)
    expect(daysUntil(new Date('2026-11-22T08:00:00Z'), 'America/Los_Angeles', now)).toBe(0)
    expect(daysUntil(new Date('2026-11-21T08:00:00Z'), 'America/Los_Angeles', now)).toBe(-1)
  })

  test('grow by one with each day, over changes of the clock too', () => {
    const zones = fc.constantFrom('UTC', 'America/New_York', 'Europe/Berlin', 'Asia/Tokyo', 'Australia/Lord_Howe')
    fc.assert(
      fc.property(zones, fc.integer({ min: 1, max: 400 }), (zone, days) => {
        const noon = new Date('2026-03-01T12:00:00Z')
        expect(daysUntil(new Date(noon.getTime() + days * 86_400_000), zone, noon)).toBe(days)
      }),
    )
  })
})
