import { describe, expect, test } from 'vitest'
import { isLong } from '../../../../tools/config/form.ts'
import { foldReports } from '../../src/claims/apply-report.ts'
import { contradictionsIn } from '../../src/contradictions/contradictions.ts'
import { claimsAt, type Known } from '../../src/past/claims-at.ts'
import { claimsTrueAt } from '../../src/past/claims-true-at.ts'
import { projectJourneys } from '../../src/project/project.ts'
import type { ProjectedContainer, SourcedClaim } from '../../src/project/types/projection.ts'
import type { Milestone, Statement } from '../../src/statement.ts'
import {
  arrive,
  at,
  days,
  discharge,
  emptyIn,
  estimated,
  factIn,
  fullOut,
  hours,
  type Journey,
  journeyOf,
} from '../contradictions/journey.ts'
import { inputOf, LINE, type Poll, RAILWAY, reportsOf, TERMINAL } from '../story.ts'

const JOURNEYS = isLong ? 10_000 : 60

const sources = { line: LINE, terminal: TERMINAL, rail: RAILWAY } as const
type Told = Partial<Record<keyof typeof sources, readonly Poll[]>>

/** The claims as the server loads them: the latest report of an open claim is the last one of its check. */
const claimsTold = (told: Told): SourcedClaim[] =>
  (Object.keys(sources) as (keyof typeof sources)[]).flatMap((who) => {
    const polls = told[who] ?? []
    const last = reportsOf(polls).at(-1)
    if (!last) return []
    return foldReports(`check of ${who}`, reportsOf(polls), who === 'line' ? 'snapshot' : 'delta').claims.map(
      (claim) => ({
        ...claim,
        source: sources[who],
        latestReport: claim.lastReport ?? last.id,
        latestReportedMs: claim.lastSeenMs ?? last.observedAtMs,
      }),
    )
  })

const until = (told: Told, ms: number): Told =>
  Object.fromEntries(Object.entries(told).map(([who, polls]) => [who, polls.filter((one) => Date.parse(one.at) <= ms)]))

const reportedIn = (all: Told, ms: number): Partial<Known> => {
  const last = ({ source }: SourcedClaim) => Date.parse(until(all, ms)[source.kind as keyof typeof sources]!.at(-1)!.at)
  return { lastReportMs: last, confirmedMs: last }
}

/** Everything that is served about a journey. */
const servedOf = (claims: readonly SourcedClaim[], ms: number) => {
  const input = inputOf(claims, at(ms))
  const read = projectJourneys(input)
  const { shipment, containers } = read.projection
  return {
    shipment: shipment && { fields: shipment.fields, marks: shipment.marks, by: settersOf(shipment) },
    containers: containers.map((one) => ({
      fields: one.fields,
      marks: one.marks,
      by: settersOf(one),
      events: one.events.map(({ milestone, event, ms, place, claimId }) => [milestone, event, ms, place.key, claimId]),
      raw: one.rawEvents.map(({ event, claimId, createdMs, invalidatedMs }) => [
        event,
        claimId,
        createdMs,
        invalidatedMs,
      ]),
      route: one.route.map(({ role, place }) => [role, place.key]),
      contradictions: contradictionsIn(read, input)
        .get(one.number)
        ?.map(({ kind, about, title, sinceMs }) => [kind, about, title, sinceMs]),
    })),
  }
}

const settersOf = ({ provenance }: Pick<ProjectedContainer, 'provenance'>) =>
  Object.fromEntries(Object.entries(provenance).map(([field, { set_by }]) => [field, set_by.id]))

/** What sources report about a journey, poll by poll: moving estimates, corrections, withdrawals, holds, omissions. */
const told = (journey: Journey): Told => {
  const { random, landedMs, port, ship } = journey
  const outMs = landedMs + days(3) + hours(random(60))
  const moves: Milestone[] = [
    ...(journey.line as Milestone[]),
    fullOut(port, at(outMs)),
    emptyIn(port, at(outMs + days(2 + random(4)))),
  ]
  const startMs = landedMs - days(24)
  const line: Poll[] = []
  const corrected = new Map<number, number>()
  for (let ms = startMs; ms < outMs + days(8); ms += hours(7 + random(60))) {
    const happened = moves.flatMap((move, index): Milestone[] => {
      const moveMs = Date.parse(move.time.at)
      if (moveMs > ms) return []
      if (random(25) === 0) corrected.set(index, (corrected.get(index) ?? 0) + 1)
      if (random(30) === 0) return []
      return [{ ...move, time: { ...move.time, at: at(moveMs + hours(corrected.get(index) ?? 0)) } }]
    })
    const eta = landedMs - hours(10) + hours(random(90) - 20)
    const expected = ms < landedMs - hours(12) && random(10) > 0 ? [estimated(arrive(port, at(eta), ship))] : []
    const isOmitted = random(15) === 0
    line.push({ at: at(ms), statements: isOmitted ? [] : [...happened, ...expected], complete: random(12) > 0 })
  }
  const terminal: Poll[] = []
  for (let ms = landedMs + hours(2); ms < outMs + days(1); ms += hours(3 + random(30))) {
    const holds = random(2) === 0 ? [{ name: 'customs', status: 'hold' }] : []
    const statements: Statement[] = [discharge(port, at(landedMs + random(3) * 60_000), ship)]
    if (random(3) > 0) statements.push(factIn(journey, 'holds', holds))
    if (random(3) > 0) statements.push(factIn(journey, 'available_for_pickup', holds.length === 0))
    if (random(4) === 0)
      statements.push(factIn(journey, 'pickup_lfd_terminal', at(landedMs + days(4 + random(3))).slice(0, 10)))
    if (ms > outMs && random(2) === 0) statements.push(fullOut(port, at(outMs + 60_000)))
    terminal.push({ at: at(ms), statements })
  }
  return { line, terminal }
}

const momentsOf = (all: Told, random: Journey['random']): number[] => {
  const times = Object.values(all).flatMap((polls) => polls.map((one) => Date.parse(one.at)))
  return [0, 1, 2, 3].map((_, index) => times[random(times.length)]! + (index % 2) * hours(2))
}

describe('what was known at a moment', () => {
  test(
    `is what a fold of the reports until then gives, over ${JOURNEYS} journeys`,
    () => {
      for (let seed = 0; seed < JOURNEYS; seed++) {
        const journey = journeyOf(seed)
        const all = told(journey)
        const claims = claimsTold(all)
        for (const ms of momentsOf(all, journey.random)) {
          const folded = servedOf(claimsTold(until(all, ms)), ms)
          const then = claimsAt(claims, ms, reportedIn(all, ms))
          const served = servedOf(then, ms)
          // Comparing text is faster, but does not show the differences.
          if (JSON.stringify(served) !== JSON.stringify(folded))
            expect(served, `journey ${seed}, ${at(ms)}`).toEqual(folded)
        }
      }
    },
    isLong ? 3_600_000 : undefined,
  )
})

describe('what was so at a moment', () => {
  test('is every actual that still counts and had happened by then, and no other, whenever it was reported', () => {
    for (let seed = 0; seed < 20; seed++) {
      const journey = journeyOf(seed)
      const all = told(journey)
      const claims = claimsTold(all)
      const { resolvePlace } = inputOf([], at(journey.landedMs))
      const actuals = (some: readonly SourcedClaim[]) =>
        some.filter(({ statement }) => statement.says === 'milestone' && statement.classifier === 'actual')
      const happenedMs = ({ statement }: SourcedClaim) => Date.parse((statement as Milestone).time.at)
      for (const ms of momentsOf(all, journey.random)) {
        const then = claimsTrueAt(claims, ms, resolvePlace)
        const standing = actuals(claims).filter((claim) => claim.closedMs === null && happenedMs(claim) <= ms)
        expect(new Set(actuals(then).map(({ id }) => id))).toEqual(new Set(standing.map(({ id }) => id)))
        for (const claim of then) if (!actuals([claim]).length) expect(claim.firstSeenMs).toBeLessThanOrEqual(ms)
      }
    }
  })
})
