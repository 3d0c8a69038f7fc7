import { contradictionsIn } from '@boxtrail/engine/contradictions/contradictions'
import { projectWithExpected } from '@boxtrail/engine/expected/project-with-expected'
import { createWorld } from '@boxtrail/simulator'
import { expect, test } from 'vitest'
import { isLong } from '../../../../tools/config/form.ts'
import { inputOf } from '../../src/tracking/projection/advance/input.ts'
import { lookups } from '../harness/reference.ts'
import { begin, type Journey, loadedAt, step, timetable } from './play.ts'
import { smallScenarios } from './small-scenarios.ts'

const simulated = createWorld(20_263)
const HOUR_MS = 3_600_000
/** The short form takes every fourth scenario. */
const scenarios = smallScenarios.filter((_, index) => isLong || index % 4 === 0)

/** What is served about a journey at a moment, and what contradicts it. */
const servedAt = (journey: Journey, nowMs: number) => {
  const input = inputOf(loadedAt(journey, nowMs), lookups)
  const projected = projectWithExpected(input)
  const { shipment, containers } = projected.projection
  return {
    shipment: shipment && { fields: shipment.fields, marks: shipment.marks },
    containers: containers.map(({ number, fields, marks }) => ({ number, fields, marks })),
    contradictions: [...contradictionsIn(projected, input)].map(([number, found]) => [
      number,
      found.map(({ kind, about, title }) => `${kind} ${about} ${title}`),
    ]),
  }
}

/** Polls the line, and the other sources at every other moment, so that they last reported before some news. */
const pollSome = (journey: Journey, nowMs: number, turn: number) => {
  const idle = turn % 2 === 0 ? [] : journey.checks.filter(({ row }) => row.active && row.source_id !== 'line:TEST')
  for (const { row } of idle) row.active = false
  step(journey, nowMs)
  if (journey.stopReason === null) for (const { row } of idle) row.active = true
}

/** Until when nothing is projected again by itself, at most half a day ahead. */
const quietUntilMs = ({ advanced }: Journey, nowMs: number): number =>
  Math.min(advanced?.dueMs ?? Infinity, advanced?.attention.nextAtMs ?? Infinity, nowMs + 12 * HOUR_MS) - 1

test('an unchanged response that leads to no projection would have changed nothing', () => {
  const changed: string[] = []
  let compared = 0
  for (const [index, scenario] of scenarios.entries()) {
    const journey = begin(simulated, scenario)
    for (const [turn, nowMs] of timetable(simulated, journey).entries()) {
      pollSome(journey, nowMs, turn)
      const laterMs = quietUntilMs(journey, nowMs)
      // Leaves out every third moment, because each comparison projects twice.
      if (journey.stopReason !== null || laterMs <= nowMs || (index + turn) % 3 === 1) continue
      const before = servedAt(journey, laterMs)
      for (const { row } of journey.checks) {
        if (!row.active || row.waiting || row.awaits_confirmation || row.last_outcome !== 'ok') continue
        const askedAt = row.last_asked_at
        row.last_asked_at = new Date(laterMs)
        compared++
        if (JSON.stringify(servedAt(journey, laterMs)) !== JSON.stringify(before))
          changed.push(`${scenario.key}: ${row.check_id} at ${new Date(laterMs).toISOString()}`)
        row.last_asked_at = askedAt
      }
    }
  }
  expect(changed.slice(0, 20)).toEqual([])
  expect(compared).toBeGreaterThan(isLong ? 1_000 : 250)
})
