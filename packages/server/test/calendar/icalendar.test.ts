import fc from 'fast-check'
import ICAL from 'ical.js'
import { expect, test } from 'vitest'
import { icalendar } from '../../src/calendar/icalendar.ts'

const at = new Date('2026-03-01T10:00:00Z')
const event = { uid: 'a@boxtrail', day: '2026-02-28', url: 'https://boxtrail.example/containers/1' }
const times = { createdAt: at, changedAt: at, revisedAt: at }
const calendarWith = (summary: string, description = '', name = 'Dispatch') =>
  icalendar({ name, events: [{ ...event, ...times, summary, description, isCancelled: false }] })

/** The text that a calendar is expected to contain: it has no control characters. */
const kept = (text: string) =>
  text
    .replaceAll(/\r\n?/g, '\n')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are left out
    .replaceAll(/[\u0000-\u0008\u000b-\u001f\u007f]/g, '')

test('any text is read back by another parser as it was, in lines of 75 octets that begin with no second property', () => {
  const text = fc.oneof(fc.string({ unit: 'binary', maxLength: 200 }), fc.stringMatching(/^[\r\n:;,\\A-Z"]{0,120}$/))
  fc.assert(
    fc.property(text, text, text, (summary, description, name) => {
      const written = calendarWith(summary, description, name)
      expect(written.endsWith('END:VCALENDAR\r\n')).toBe(true)
      expect(Math.max(...written.split('\r\n').map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75)
      const calendar = new ICAL.Component(ICAL.parse(written))
      expect(calendar.getAllProperties()).toHaveLength(8)
      const [read] = calendar.getAllSubcomponents('vevent')
      expect(read!.getAllProperties().map((one) => one.name)).toHaveLength(12)
      expect(read!.getFirstPropertyValue('summary')).toBe(kept(summary))
      expect(read!.getFirstPropertyValue('description')).toBe(kept(description))
    }),
  )
})

test('an event takes its whole day, across the end of a month', () => {
  const [read] = new ICAL.Component(ICAL.parse(calendarWith('x'))).getAllSubcomponents('vevent')
  const { startDate, endDate } = new ICAL.Event(read!)
  expect([startDate.toString(), endDate.toString()]).toEqual(['2026-02-28', '2026-03-01'])
})
