import { createReference } from '@boxtrail/reference/reference'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { applyReport, foldReports } from '../src/claims/apply-report.ts'
import { claimsUntil } from '../src/claims/claims-until.ts'
import { contradictionsIn } from '../src/contradictions/contradictions.ts'
import { diff } from '../src/diff/diff.ts'
import type { Change, Stored, StoredContainerState } from '../src/diff/difference.ts'
import { projectWithExpected } from '../src/expected/project-with-expected.ts'
import { createLookups } from '../src/lookups.ts'
import { project } from '../src/project/project.ts'
import type { Projection, ProjectionInput, SourcedClaim } from '../src/project/types/projection.ts'
import type { Milestone, Statement } from '../src/statement.ts'
import {
  atLosAngeles,
  CONTAINER,
  claimsOf,
  delivered,
  estimated,
  fact,
  inputOf,
  OTHER_CONTAINER,
  onwards,
  type Poll,
  projectClaims,
  reportsOf,
  toBusan,
} from './story.ts'
import { wireRow } from './wire-row.ts'

/** Polls of one line over weeks: it drops, corrects, repeats, truncates, renames, estimates. */
const journey = [...toBusan, ...onwards, ...atLosAngeles, ...delivered]
const shifted = (milestone: Milestone, minutes: number): Milestone => ({
  ...milestone,
  time: {
    ...milestone.time,
    at: new Date(Date.parse(milestone.time.at) + minutes * 60_000).toISOString().replace('.000', ''),
  },
})

/** The milestone as a line that states only dates reports it. */
const byDay = (milestone: Milestone): Milestone => ({
  ...milestone,
  time: { at: milestone.time.at.slice(0, 10), precision: 'day' },
})
const same = (milestone: Milestone) => milestone

const poll = fc.record({
  hours: fc.integer({ min: 1, max: 60 }),
  known: fc.integer({ min: 0, max: journey.length }),
  dropped: fc.array(fc.nat(journey.length - 1), { maxLength: 3 }),
  corrected: fc.array(fc.tuple(fc.nat(journey.length - 1), fc.integer({ min: -300, max: 300 })), { maxLength: 2 }),
  dated: fc.array(fc.nat(journey.length - 1), { maxLength: 4 }),
  voyage: fc.constantFrom(null, '1E', '9X'),
  etaDays: fc.option(fc.integer({ min: 0, max: 30 })),
  other: fc.boolean(),
  facts: fc.subarray<Statement>([
    fact('seal_number', 'A1'),
    fact('equipment_size_type', '45G1'),
    fact('holds', [{ name: 'customs', status: 'hold' }]),
    fact('pickup_lfd_terminal', '2026-02-01'),
  ]),
  complete: fc.boolean(),
})

const polls = fc.array(poll, { minLength: 1, maxLength: 9 }).map((drawn) => {
  let ms = Date.parse('2026-01-01T00:00:00Z')
  return drawn.map((one): Poll => {
    ms += one.hours * 3_600_000
    const corrections = new Map(one.corrected)
    const statements = journey
      .slice(0, one.known)
      .map((milestone, index) => ({
        ...(one.dated.includes(index) ? byDay : same)(shifted(milestone, corrections.get(index) ?? 0)),
        voyage: milestone.voyage && (one.voyage ?? milestone.voyage),
      }))
      .filter((_, index) => !one.dropped.includes(index))
    const eta = one.etaDays === null ? [] : [estimated(shifted(atLosAngeles[0]!, one.etaDays * 1_440))]
    const other = one.other
      ? statements
          .filter(({ container }) => container)
          .map((milestone) => ({ ...milestone, container: OTHER_CONTAINER }))
      : []
    return {
      at: new Date(ms).toISOString(),
      statements: [...statements, ...other, ...eta, ...one.facts],
      complete: one.complete,
    }
  })
})

const visible = ({ shipment, containers, flagged }: Projection) => ({
  shipment: shipment?.fields,
  containers: containers.map(({ number, fields, events }) => ({
    number,
    fields,
    events: events.map(({ claimId: _, ...event }) => event),
  })),
  flagged: flagged.length,
})

test('the same reports give the same journey, in whatever order they arrive', () => {
  fc.assert(
    fc.property(polls, fc.infiniteStream(fc.nat()), (story, random) => {
      const reports = reportsOf(story)
      const shuffled = reports
        .map((report) => ({ report, key: random.next().value as number }))
        .sort((a, b) => a.key - b.key)
        .map(({ report }) => report)
      expect(foldReports('line:TEST', shuffled, 'snapshot').claims).toEqual(
        foldReports('line:TEST', reports, 'snapshot').claims,
      )
    }),
    { numRuns: 200 },
  )
})

/** Everything that is projected for a container, with its contradictions. */
const wholeOf = (read: ReturnType<typeof projectWithExpected>, input: ProjectionInput, number: string) => ({
  container: read.projection.containers.find((one) => one.number === number),
  contradictions: contradictionsIn(read, input).get(number),
})

test('a container alone is projected as it is among the others of its bill', () => {
  fc.assert(
    fc.property(
      polls,
      fc.array(fc.constantFrom('20000', '20001', null), { minLength: 3, maxLength: 3 }),
      (story, weights) => {
        const last = story.at(-1)!
        const numbers = [CONTAINER, OTHER_CONTAINER, 'TSTU3333330']
        const weighed = numbers.flatMap((number, index) =>
          weights[index] === null ? [] : [fact('weight_in_lbs', Number(weights[index]), number)],
        )
        const third = last.statements.flatMap((one) =>
          one.says === 'milestone' && one.container === CONTAINER ? [{ ...one, container: 'TSTU3333330' }] : [],
        )
        const told = [...story.slice(0, -1), { ...last, statements: [...last.statements, ...third, ...weighed] }]
        const input = inputOf(claimsOf(told), last.at)
        const all = projectWithExpected(input)
        for (const number of all.projection.containers.map((one) => one.number)) {
          const only = { ...input, only: number }
          expect(wholeOf(projectWithExpected(only), only, number)).toEqual(wholeOf(all, input, number))
        }
      },
    ),
    { numRuns: 200 },
  )
})

test('folding all reports at once gives the same as applying them one by one', () => {
  fc.assert(
    fc.property(polls, (story) => {
      const reports = reportsOf(story)
      let claims: ReturnType<typeof foldReports>['claims'] = []
      let previous: (typeof reports)[number] | null = null
      for (const report of reports) {
        claims = applyReport('line:TEST', claims, previous, report, 'snapshot').claims
        previous = report
      }
      expect(claims).toEqual(foldReports('line:TEST', reports, 'snapshot').claims)
    }),
    { numRuns: 200 },
  )
})

test('the claims that older reports made are enough to fold the newer ones', () => {
  fc.assert(
    fc.property(polls, fc.nat({ max: 20 }), (story, at) => {
      const reports = reportsOf(story)
      const all = foldReports('line:TEST', reports, 'snapshot').claims
      const last = reports.filter(({ reading }) => reading.outcome === 'ok')[at]
      if (!last) return
      const kept = reports.filter(({ observedAtMs }) => observedAtMs > last.observedAtMs)
      const folded = foldReports('line:TEST', kept, 'snapshot', claimsUntil(all, last)).claims
      const byId = (claims: typeof all) => [...claims].sort((a, b) => (a.id < b.id ? -1 : 1))
      expect(byId(folded)).toEqual(byId(all))
    }),
    { numRuns: 300 },
  )
})

test('a report needs only the ids of closed claims', () => {
  fc.assert(
    fc.property(polls, (story) => {
      const reports = reportsOf(story)
      let claims: ReturnType<typeof foldReports>['claims'] = []
      let previous: (typeof reports)[number] | null = null
      for (const report of reports) {
        const [open, closed] = [claims.filter(isOpen), claims.filter((claim) => !isOpen(claim))]
        const closedIds = new Set(closed.map(({ id }) => id))
        const whole = applyReport('line:TEST', claims, previous, report, 'snapshot')
        const applied = applyReport('line:TEST', open, previous, report, 'snapshot', closedIds)
        expect({ ...applied, claims: null }).toEqual({ ...whole, claims: null })
        claims = whole.claims
        previous = report
      }
    }),
    { numRuns: 200 },
  )
})

const isOpen = ({ closedMs }: { closedMs: number | null }) => closedMs === null

test('a report applied twice changes nothing', () => {
  fc.assert(
    fc.property(polls, (story) => {
      const reports = reportsOf(story)
      const { claims } = foldReports('line:TEST', reports, 'snapshot')
      const last = reports.at(-1)!
      const again = applyReport('line:TEST', claims, last, { ...last, id: 'again' }, 'snapshot')
      expect(again).toMatchObject({ touched: [], newClaimCount: 0 })
    }),
    { numRuns: 200 },
  )
})

test('the order in which a response lists its events has no effect', () => {
  fc.assert(
    fc.property(polls, (story) => {
      const reversed = story.map((one) => ({ ...one, statements: [...one.statements].reverse() }))
      const now = story.at(-1)!.at
      expect(visible(projectClaims(claimsOf(reversed), now))).toEqual(visible(projectClaims(claimsOf(story), now)))
    }),
    { numRuns: 200 },
  )
})

test('no field is set without an origin', () => {
  fc.assert(
    fc.property(polls, (story) => {
      const { shipment, containers } = projectClaims(claimsOf(story), story.at(-1)!.at)
      for (const { fields, provenance } of [...containers, ...(shipment ? [shipment] : [])]) {
        for (const [field, value] of Object.entries(fields)) {
          const isEmpty =
            value === null || value === false || (Array.isArray(value) && value.length === 0) || value === 'new'
          // The requested number comes from the customer.
          if (!isEmpty && field !== 'normalized_number') expect(provenance, field).toHaveProperty(field)
        }
      }
    }),
    { numRuns: 300 },
  )
})

/** A store in memory that applies differences as the database does. */
const apply = (stored: Stored, difference: ReturnType<typeof diff>): Stored => {
  const containers = new Map<string, StoredContainerState>(stored.containers)
  for (const { id, number, fields, marks } of difference.containers) {
    const container = containers.get(number)
    containers.set(number, {
      row: wireRow('containers', { ...container?.row, ...fields, marks, number, id }),
      events: container?.events ?? [],
      rawEvents: container?.rawEvents ?? [],
      route: container?.route ?? null,
    })
  }
  for (const [number, container] of containers) {
    const own = <Row extends { container_id: unknown }>(row: Row) => row.container_id === container.row.id
    const raw = difference.rawEvents.filter(own)
    containers.set(number, {
      ...container,
      route: difference.routes.find(own) ?? container.route,
      events: [
        ...container.events.filter(({ id }) => !difference.invalidated.includes(id)),
        ...(difference.transportEvents.filter(own) as never[]),
      ],
      rawEvents: [...container.rawEvents.filter(({ id }) => !raw.some((row) => row.id === id)), ...(raw as never[])],
    })
  }
  const { shipment } = difference
  const { id, fields, marks } = shipment ?? {}
  return {
    shipment: shipment
      ? wireRow('shipments', { ...stored.shipment, ...fields, marks: marks!, id: id! })
      : stored.shipment,
    containers,
  }
}

const lookups = createLookups(createReference())

const play = (story: readonly Poll[]) => {
  let stored: Stored = { shipment: null, containers: new Map() }
  const log: Change[] = []
  let serial = 0
  for (let upTo = 1; upTo <= story.length; upTo++) {
    const now = story[upTo - 1]!.at
    const input = { type: 'bill_of_lading' as const, number: 'TESTBILL1', createdMs: Date.parse(now) }
    const claims: SourcedClaim[] = claimsOf(story.slice(0, upTo))
    const projection = project({
      request: input,
      claims,
      resolvePlace: lookups.resolvePlace,
      equipment: lookups.equipment,
      nowMs: Date.parse(now),
    })
    const difference = diff(stored, projection, {
      accountId: 'account',
      newId: () => `id-${++serial}`,
      vesselId: lookups.vesselId,
      now,
    })
    log.push(...difference.changes)
    stored = apply(stored, difference)
    // The projection does not differ from what was just written from it.
    const again = diff(stored, projection, {
      accountId: 'account',
      newId: () => `id-${++serial}`,
      vesselId: lookups.vesselId,
      now,
    })
    expect(again).toMatchObject({
      shipment: null,
      containers: [],
      rawEvents: [],
      transportEvents: [],
      invalidated: [],
      changes: [],
    })
  }
  return { stored, log }
}

test("every change's old value is the previous new value, and folding all changes gives the stored rows", () => {
  fc.assert(
    fc.property(polls, (story) => {
      const { stored, log } = play(story)
      const folded = new Map<string, Record<string, unknown>>()
      for (const { resource_id, changeset } of log) {
        const row = folded.get(resource_id) ?? {}
        for (const [field, [old, next]] of Object.entries(changeset)) {
          expect(row[field] ?? null, field).toEqual(old)
          row[field] = next
        }
        folded.set(resource_id, row)
      }
      const rows = [
        ...(stored.shipment ? [stored.shipment] : []),
        ...[...stored.containers.values()].map(({ row }) => row),
      ]
      // Marks are not attributes, so they are in no changeset.
      for (const { id, marks, ...row } of rows)
        for (const [field, value] of Object.entries(row)) expect(folded.get(id)?.[field] ?? null, field).toEqual(value)
    }),
    { numRuns: 150 },
  )
})

test('a transport event that is replaced or withdrawn was served before, and each milestone is served once', () => {
  fc.assert(
    fc.property(polls, (story) => {
      const { stored } = play(story)
      for (const { events } of stored.containers.values()) {
        const kept = events.map(({ milestone }) => milestone)
        expect(new Set(kept).size).toBe(kept.length)
      }
    }),
    { numRuns: 100 },
  )
})
