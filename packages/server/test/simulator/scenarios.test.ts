import { expect, test } from 'vitest'
import { completed, createWorld, faithful, lineOf, momentsOf, scenarios } from '../../../simulator/src/index.ts'
import { createCoverage } from './coverage.ts'
import { begin, resumeTracking, seenOf, step, stopTracking, timetable, toldOf } from './play.ts'

const simulated = createWorld(1)

const reached = createCoverage()

test.each(scenarios.map((scenario) => [scenario.key, scenario] as const))('%s', (_key, scenario) => {
  const journey = begin(simulated, scenario)
  const told = toldOf(simulated, journey)
  const byDay = lineOf(scenario.line ?? 'TEST')!.quirks.times === 'date'
  const byHand = new Map(
    momentsOf(journey.number, journey.beganMs, simulated)
      .filter(({ source }) => source === 'user')
      .map(({ name, atMs }) => [atMs, name]),
  )
  const wrong: string[] = []
  // Tracking stops by itself two months after the last news.
  for (const nowMs of timetable(simulated, journey, scenario.ends ? 70 : 3)) {
    step(journey, nowMs)
    if (byHand.get(nowMs) === 'stop_by_hand') {
      stopTracking(journey, 'cancelled_by_user')
      reached.add('stop reason', 'cancelled_by_user')
    }
    if (byHand.get(nowMs) === 'track_again') resumeTracking(journey, nowMs)
    const seen = seenOf(journey, nowMs)
    reached.see(seen)
    const broken = scenario.holds?.(seen, told) ?? faithful(scenario, seen, told, byDay)
    if (broken) wrong.push(`${new Date(nowMs).toISOString()} ${broken}`)
  }
  expect(wrong.slice(0, 3), scenario.invariant).toEqual([])
  const last = seenOf(journey, Number.MAX_SAFE_INTEGER)
  if (scenario.ends) expect(last.request.stopReason ?? last.request.failedReason).toBe(scenario.ends)
  if (!scenario.untold?.includes('*')) {
    expect(last.shipment, 'there is a shipment').not.toBeNull()
    expect(completed(scenario, last, told, byDay)).toBeNull()
  }
})

test('every webhook event and every value of status, hold, fee and stop reason is reached by some scenario', () => {
  reached.actByHand()
  console.log(reached.print())
  expect(reached.missing()).toEqual([])
})
