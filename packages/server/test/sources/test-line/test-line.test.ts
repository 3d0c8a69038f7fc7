import { expect, test } from 'vitest'
import { testJourney } from '../../../src/sources/test-line/test-journey.ts'

const DAY_MS = 86_400_000
const began = Math.floor(Date.parse('2026-11-21T00:00:00Z') / (60 * DAY_MS)) * 60 * DAY_MS

test('what has happened on the test line never changes during its voyage', () => {
  type Event = { eventClassifierCode: string; eventDateTime: string; equipmentEventTypeCode?: string }
  const actuals = (day: number) =>
    (testJourney(began + day * DAY_MS) as Event[]).filter(({ eventClassifierCode }) => eventClassifierCode === 'ACT')
  for (let day = 0; day < 59; day++) {
    const before = actuals(day)
    expect(actuals(day + 1).slice(0, before.length)).toEqual(before)
  }
  expect(actuals(59)).toHaveLength(16)
})
