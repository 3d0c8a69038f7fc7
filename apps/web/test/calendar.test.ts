import type { Container } from '@boxtrail/client'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dueByDay } from '../src/pages/calendar/due.ts'
import { monthFrom, weeksOf } from '../src/pages/calendar/month.ts'

test('a month is shown in whole weeks from Monday, with each of its days once', () => {
  expect(weeksOf('2026-11')[0]![0]).toBe('2026-10-26')
  expect(weeksOf('2026-11').at(-1)!.at(-1)).toBe('2026-12-06')
  const month = fc.record({ year: fc.integer({ min: 2000, max: 2100 }), month: fc.integer({ min: 1, max: 12 }) })
  fc.assert(
    fc.property(month, ({ year, month: number }) => {
      const name = `${year}-${String(number).padStart(2, '0')}`
      const days = weeksOf(name).flat()
      expect(days.length % 7).toBe(0)
      expect(new Set(days).size).toBe(days.length)
      expect(days.filter((day) => day.startsWith(name)).length).toBe(new Date(Date.UTC(year, number, 0)).getUTCDate())
      expect(new Date(`${days[0]}T00:00:00Z`).getUTCDay()).toBe(1)
      expect(monthFrom(monthFrom(name, 1), -1)).toBe(name)
    }),
  )
})

const container = (some: object) =>
  ({
    podFullOutAt: null,
    finalDestinationFullOutAt: null,
    emptyTerminatedAt: null,
    feesAtPodTerminal: [],
    ...some,
  }) as unknown as Container

const clock = (charge: string, lastFreeDay: string | null, endedAt: string | null = null) => ({
  charge,
  lastFreeDay,
  endedAt,
})

test('free days are due until the pickup, and the empty return after it', () => {
  const clocks = [clock('demurrage', '2026-11-20'), clock('detention', '2026-12-02')]
  const meta = { sources: [], freeTime: { endsOn: '2026-11-20', clocks } }
  const fee = [{ type: 'demurrage', amount: 225, currencyCode: 'USD' }]
  const waiting = container({ id: 'a', meta, feesAtPodTerminal: fee })
  const out = container({ id: 'b', meta, podFullOutAt: '2026-11-19T00:00:00Z' })
  const back = container({
    id: 'c',
    meta,
    podFullOutAt: '2026-11-19T00:00:00Z',
    emptyTerminatedAt: '2026-11-25T00:00:00Z',
  })
  const due = dueByDay([waiting, out, back], [waiting, out, back])
  expect([...due].map(([day, all]) => [day, all.map((one) => [one.container.id, one.kind, one.cost])])).toEqual([
    ['2026-11-20', [['a', 'free', [{ currency: 'USD', amount: 225 }]]]],
    ['2026-12-02', [['b', 'empty', []]]],
  ])
})
