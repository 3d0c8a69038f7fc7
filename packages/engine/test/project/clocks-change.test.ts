import { expect, test } from 'vitest'
import { dayIn } from '../../src/charges/days.ts'
import type { Statement } from '../../src/statement.ts'
import { lastReadingMs, placeTime, readTime, zoneOffsetMs } from '../../src/time.ts'
import {
  arrive,
  claimsOf,
  containerOf,
  contradictionsOf,
  discharge,
  fullOut,
  onwards,
  projectSources,
  TERMINAL,
  toBusan,
} from '../story.ts'

const BRAVO = { vessel: 'BRAVO', voyage: '2E' }
const arrived = [...toBusan, ...onwards, arrive('USLAX', '2026-10-30T08:00:00-07:00', BRAVO)]

/** Projects a discharge that the line states, and a pickup that the terminal states. */
const projected = (landed: string, out: string) =>
  projectSources(
    {
      line: [{ at: '2026-11-05T00:00:00Z', statements: [...arrived, discharge('USLAX', landed, BRAVO)] }],
      terminal: [{ at: '2026-11-05T01:00:00Z', statements: [fullOut('USLAX', out)] }],
    },
    '2026-11-06T00:00:00Z',
  )

const flagsOf = (projection: ReturnType<typeof projected>) =>
  (projection.containers[0]!.marks.flags ?? []).map(({ code, source }) => [code, source])

// In Los Angeles the clocks are set back at 02:00 on the first of November 2026, from -07:00 to -08:00.
test.each([
  ['at 01:50 and at 01:20 of the hour that is there twice', '2026-11-01T01:50:00', '2026-11-01T01:20:00'],
  ['at an instant, and within the hour by wall time', '2026-11-01T01:20:00-08:00', '2026-11-01T01:30:00'],
  ['late on the long day, and on that day', '2026-11-01T23:30:00-08:00', '2026-11-01'],
])('what can be in order is: landed %s', (_, landed, out) => {
  const projection = projected(landed, out)
  expect(flagsOf(projection)).toEqual([])
  expect(containerOf(projection).pod_full_out_at).not.toBeNull()
})

test.each([
  ['by an hour and a minute', '2026-11-01T01:50:00-08:00', '2026-11-01T00:50:00'],
  ['by instants in the hour', '2026-11-01T01:50:00-08:00', '2026-11-01T01:20:00-08:00'],
  ['on the day after', '2026-11-02T00:30:00-08:00', '2026-11-01'],
])('what cannot be in order is flagged: landed later %s', (_, landed, out) => {
  expect(flagsOf(projected(landed, out))).toEqual([['impossible_order', TERMINAL.id]])
})

test.each([
  ['2026-11-01T13:15:00', []],
  ['2026-11-01T13:35:00', ['discharge_time_differs']],
])('the hour that is there twice is no difference of times: landed at 01:30 of it, and at %s', (theirs, kinds) => {
  const landed = (at: string, statements: Statement[], source?: typeof TERMINAL) =>
    claimsOf([{ at, statements }], source ? { style: 'delta', source } : {})
  const claims = [
    ...landed('2026-11-05T00:00:00Z', [...arrived, discharge('USLAX', '2026-11-01T01:30:00', BRAVO)]),
    ...landed('2026-11-05T01:00:00Z', [discharge('USLAX', theirs)], TERMINAL),
  ]
  const [found] = contradictionsOf(claims, '2026-11-06T00:00:00Z').values()
  expect(found!.map(({ kind }) => kind)).toEqual(kinds)
})

test.each([
  ['America/Los_Angeles', '2026-11-01T01:30:00', 60],
  ['America/Los_Angeles', '2026-11-01T02:00:00', 0],
  ['America/Los_Angeles', '2026-11-01T00:59:00', 0],
  ['America/Los_Angeles', '2026-03-08T02:30:00', 0],
  ['America/Los_Angeles', '2026-11-01T01:30:00-07:00', 0],
  ['Europe/Lisbon', '2026-10-25T01:30:00', 60],
  ['Europe/Madrid', '2026-10-25T01:30:00', 0],
  ['America/Santiago', '2026-04-04T23:30:00', 60],
  ['Australia/Lord_Howe', '2026-04-05T01:45:00', 30],
  ['Asia/Tokyo', '2026-11-01T01:30:00', 0],
])('in %s wall time %s may be %d minutes later', (zone, text, minutes) => {
  const time = placeTime(readTime(text)!, { zone, zoneSource: 'place' })
  expect((lastReadingMs(time) - time.ms) / 60_000).toBe(minutes)
})

/** Zones whose clocks changed by half an hour, by two hours, for Ramadan, by a day, or not on the hour. */
const restless: readonly (readonly [zone: string, year: number])[] = [
  ['America/Los_Angeles', 2026],
  ['America/St_Johns', 2010],
  ['Australia/Lord_Howe', 2026],
  ['Antarctica/Troll', 2026],
  ['Africa/Casablanca', 2026],
  ['Africa/Cairo', 2014],
  ['Asia/Gaza', 2011],
  ['Pacific/Apia', 2011],
  ['Asia/Kathmandu', 1986],
]

test.each(restless)('the offset of %s is that of each hour of %i, and so is the day', (zone, year) => {
  const written = new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'medium' })
  const [from, until] = [Date.UTC(year - 1, 11, 1), Date.UTC(year + 1, 1, 1)]
  const wrong: string[] = []
  for (let ms = from; ms < until; ms += 1_800_000) {
    const local = written.format(ms).replace(' ', 'T')
    if (Date.parse(`${local}Z`) - ms !== zoneOffsetMs(ms, zone) || !local.startsWith(dayIn(ms, zone))) wrong.push(local)
  }
  expect(wrong).toEqual([])
})
