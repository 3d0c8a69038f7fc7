import { createWorld } from '@boxtrail/simulator'
import { expect, test } from 'vitest'
import { isLong } from '../../../../../tools/config/form.ts'
import { explainedAt } from '../explained/explained.ts'
import { begin, type Journey, projectedAt, step, timetable, without } from '../play.ts'
import { smallScenarios } from '../small-scenarios.ts'
import { wrongInBody } from './in-bodies.ts'
import { isAtFacility, wrongInRecord, wrongInSentences } from './in-records.ts'
import { createPageReader } from './on-pages.ts'
import { bodiesOf } from './webhook-bodies.ts'

const simulated = createWorld(20_262)
const DAY_MS = 86_400_000
const SOURCES = ['line:TEST', 'terminal:TEST', 'rail:TEST', 'linefeed:TEST', 'edi:TEST']
const played = isLong
  ? smallScenarios
  : smallScenarios.filter(
      ({ key, containers = 1 }, index) => containers === 1 && (index % 48 === 3 || key === 'availability-unknown'),
    )

/** What is served and notified three days after a source has become unreachable. */
const cutOff = (journey: Journey, source: string, sinceMs: number) => {
  const silent = without(journey, source)
  const nowMs = sinceMs + 3 * DAY_MS
  step(silent, nowMs)
  return {
    silent,
    nowMs,
    advanced: silent.advanced!,
    explained: explainedAt(silent, projectedAt(silent, nowMs), nowMs),
  }
}

test('whichever source falls silent, and when: what is not known is not served like none', {
  timeout: 3_600_000,
}, () => {
  const wrong = new Set<string>()
  const counted = { unknown: 0, none: 0, bodies: 0 }
  const wrongOnPages = createPageReader()
  for (const scenario of played) {
    const journey = begin(simulated, scenario)
    for (const [index, nowMs] of timetable(simulated, journey).entries()) {
      const advanced = step(journey, nowMs)
      if (!isLong && index % 7 !== 1) continue
      const found = (where: string, all: readonly string[]) => {
        for (const what of all) wrong.add(`${scenario.key}, ${where}, ${index}: ${what}`)
      }
      if (advanced) found('all', bodiesOf(journey, advanced).flatMap(wrongInBody))
      for (const source of SOURCES) {
        const { silent, advanced, explained, nowMs: laterMs } = cutOff(journey, source, nowMs)
        const bodies = bodiesOf(silent, advanced)
        counted.bodies += bodies.length
        found(source, bodies.flatMap(wrongInBody))
        found(source, wrongOnPages(silent, advanced, explained, laterMs))
        for (const { explanation, shown } of explained) {
          const said = [...explanation.next, ...explanation.holdUps, ...explanation.unknown].map(({ text }) => text)
          found(source, [...wrongInRecord(shown), ...wrongInSentences(shown, said)])
          if (!isAtFacility(shown)) continue
          if (!shown.attributes.availability_known) counted.unknown++
          else if (shown.attributes.holds_at_pod_terminal.length === 0) counted.none++
        }
      }
    }
  }
  if (isLong) console.log(counted)
  expect([...wrong].slice(0, 10)).toEqual([])
  // Both cases must have occurred.
  expect(Math.min(counted.unknown, counted.none)).toBeGreaterThan(isLong ? 1_000 : 0)
})
