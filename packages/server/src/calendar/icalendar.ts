/** An event of a whole day. */
export interface CalendarEvent {
  uid: string
  /** `2026-03-01`. */
  day: string
  summary: string
  description: string
  url: string
  isCancelled: boolean
  createdAt: Date
  changedAt: Date
  /** When the last change was made that programs must show; the sequence number grows with it. */
  revisedAt: Date
}

export interface Calendar {
  name: string
  events: readonly CalendarEvent[]
}

const DAY_MS = 86_400_000
/** Sequence numbers are seconds since this time: they fit in a 32-bit integer until 2088. */
const SEQUENCES_FROM_MS = Date.UTC(2020, 0, 1)
/** Octets of a line without its break (RFC 5545, section 3.1). */
const MAX_OCTETS = 75

const encoder = new TextEncoder()

/** Folds a long line, never within a character; each continuation begins with a space. */
const folded = (line: string): string => {
  let text = ''
  let octets = 0
  for (const character of line) {
    const size = encoder.encode(character).length
    if (octets + size > MAX_OCTETS) {
      text += '\r\n '
      octets = 1
    }
    text += character
    octets += size
  }
  return text
}

/** Escapes text by others: characters with a meaning are escaped, and other control characters are left out. */
const escaped = (text: string): string =>
  text
    .toWellFormed()
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[\\;,]/g, '\\$&')
    .replaceAll('\n', '\\n')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is left out
    .replaceAll(/[\u0000-\u0008\u000a-\u001f\u007f]/g, '')

const date = (day: string): string => day.replaceAll('-', '')
const time = (at: Date): string => `${at.toISOString().replaceAll(/[-:]|\.\d+/g, '')}`
const dayAfter = (day: string): string => new Date(Date.parse(day) + DAY_MS).toISOString().slice(0, 10)

const linesOf = (event: CalendarEvent): string[] => [
  'BEGIN:VEVENT',
  `UID:${event.uid}`,
  `DTSTAMP:${time(event.changedAt)}`,
  `CREATED:${time(event.createdAt)}`,
  `LAST-MODIFIED:${time(event.changedAt)}`,
  `SEQUENCE:${Math.max(0, Math.floor((event.revisedAt.getTime() - SEQUENCES_FROM_MS) / 1_000))}`,
  `DTSTART;VALUE=DATE:${date(event.day)}`,
  `DTEND;VALUE=DATE:${date(dayAfter(event.day))}`,
  `SUMMARY:${escaped(event.summary)}`,
  `DESCRIPTION:${escaped(event.description)}`,
  `URL:${event.url}`,
  `STATUS:${event.isCancelled ? 'CANCELLED' : 'CONFIRMED'}`,
  'TRANSP:TRANSPARENT',
  'END:VEVENT',
]

/** A calendar in the format of RFC 5545. The same events give the same bytes. */
export const icalendar = ({ name, events }: Calendar): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Boxtrail//Boxtrail//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `NAME:${escaped(name)}`,
    `X-WR-CALNAME:${escaped(name)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
    'X-PUBLISHED-TTL:PT1H',
    ...events.flatMap(linesOf),
    'END:VCALENDAR',
  ]
    .map((line) => `${folded(line)}\r\n`)
    .join('')
