import {
  createRandom,
  createWorld,
  lineOf,
  momentsOf,
  numberOf,
  type Random,
  type Scenario,
  scenarios,
} from '../../../simulator/src/index.ts'
import { applyReport, foldReports } from '../../src/tracking/claims/apply.ts'
import type { Claim, ReadReport } from '../../src/tracking/claims/claim.ts'
import { type Change, type Difference, diff, type Stored } from '../../src/tracking/diff.ts'
import { project } from '../../src/tracking/project/project.ts'
import type { Projection, SourcedClaim } from '../../src/tracking/project/types.ts'
import type { Reading } from '../../src/tracking/statement.ts'
import { wireMs } from '../../src/tracking/time.ts'
import { world, write } from './play.ts'
import { createSources, type SimulatedSource } from './sources.ts'

/** The steps of the engine, so that a test can plant a bug in any of them. */
export interface Engine {
  read: (reading: Reading) => Reading
  apply: typeof applyReport
  /** What a late report does to a check. */
  rebuild: (check: string, reports: readonly ReadReport[], style: SimulatedSource['style'], known: Claim[]) => Claim[]
  project: typeof project
  diff: typeof diff
  /** A report in the first transaction marks the journey stale in the same transaction. */
  marksStale: (crashedAfter: boolean) => boolean
}

export const engine: Engine = {
  read: (reading) => reading,
  apply: applyReport,
  rebuild: (check, reports, style) => foldReports(check, reports, style).claims,
  project,
  diff,
  marksStale: () => true,
}

/** One telling of one source at one time, as the engine read it. */
interface Slice {
  source: SimulatedSource
  atMs: number
  reading: Reading
}

interface Told {
  scenario: Scenario
  number: string
  type: 'bill_of_lading' | 'booking' | 'container'
  createdMs: number
  slices: Slice[]
  endMs: number
}

const simulated = createWorld(1)
const BEGAN_MS = Date.UTC(2026, 0, 5, 8)
const DAY_MS = 86_400_000
const types = { bill: 'bill_of_lading', booking: 'booking', container: 'container' } as const

/** Everything that is told in one play of a scenario: read once, interleaved many times. */
const tell = (scenario: Scenario): Told => {
  const number = numberOf(scenario)
  const kind = scenario.trackBy ?? 'bill'
  const story = simulated.story(number)!
  const sources = createSources(simulated, lineOf(scenario.line ?? 'TEST')!.dialect)
  const createdMs = BEGAN_MS + (scenario.trackFromDays ?? 0) * DAY_MS
  const times = [...new Set(momentsOf(number, BEGAN_MS, simulated).map(({ atMs }) => atMs))]
  const slices: Slice[] = []
  for (const source of sources) {
    const subject =
      source.id === 'line:TEST' ? { kind, number } : { kind: 'container' as const, number: story.boxes[0]! }
    let last = ''
    for (const atMs of times) {
      if (atMs < createdMs) continue
      const { reading } = source.ask(subject, BEGAN_MS, atMs)
      if (reading?.outcome !== 'ok') continue
      const words = JSON.stringify(reading)
      if (words !== last) slices.push({ source, atMs, reading })
      last = words
    }
  }
  return { scenario, number, type: types[kind], createdMs, slices, endMs: times.at(-1)! }
}

const stories = new Map<string, Told>()
const storyOf = (scenario: Scenario): Told => {
  const known = stories.get(scenario.key) ?? tell(scenario)
  stories.set(scenario.key, known)
  return known
}

const playable = scenarios.filter(({ untold }) => !untold?.includes('*'))

interface Delivery {
  report: ReadReport
  source: SimulatedSource
}

interface Machine {
  claims: Map<string, Claim[]>
  reports: Map<string, ReadReport[]>
  stale: boolean
  /** An actual that lay ahead of the clock is looked at again then, without news. */
  dueMs: number | null
  stored: Stored
  log: Change[]
  serial: number
}

const reportsOf = (machine: Machine, source: SimulatedSource) => machine.reports.get(source.id) ?? []

/** Transaction 1. A report that is there already is there: its id is its source, subject and message. */
const record = (
  machine: Machine,
  { source, report }: Delivery,
  { read, apply, rebuild, marksStale }: Engine,
  crashes: boolean,
) => {
  const known = reportsOf(machine, source)
  if (known.some(({ id }) => id === report.id)) return
  const readBy = { ...report, reading: read(report.reading) }
  const last = known.at(-1)
  const claims = machine.claims.get(source.id) ?? []
  const reports = [...known, readBy].sort((a, b) => a.askedMs - b.askedMs)
  const next =
    last && last.askedMs > report.askedMs
      ? rebuild(source.id, reports, source.style, claims)
      : apply(source.id, claims, last ?? null, readBy, source.style).claims
  machine.claims.set(source.id, next)
  machine.reports.set(source.id, reports)
  machine.stale ||= marksStale(crashes)
}

const sourced = (machine: Machine, sources: readonly SimulatedSource[]): SourcedClaim[] =>
  sources.flatMap((source) => {
    const last = reportsOf(machine, source).at(-1)
    return (machine.claims.get(source.id) ?? []).map((claim) => ({
      ...claim,
      source: { id: source.id, kind: source.kind, name: null, scac: 'TEST' },
      standsInReport: claim.lastReport ?? last!.id,
      standsInMs: claim.lastSeenMs ?? last!.askedMs,
    }))
  })

const projectAt = (machine: Machine, told: Told, sources: readonly SimulatedSource[], nowMs: number, by: Engine) =>
  by.project({
    request: { type: told.type, number: told.number, createdMs: told.createdMs },
    claims: sourced(machine, sources),
    resolvePlace: world.resolvePlace,
    equipment: world.equipment,
    nowMs,
  })

const differenceOf = (
  machine: Machine,
  stored: Stored,
  projection: Projection,
  nowMs: number,
  by: Engine,
): Difference =>
  by.diff(stored, projection, {
    accountId: 'account',
    newId: () => `id-${++machine.serial}`,
    vesselId: world.vesselId,
    now: new Date(nowMs).toISOString().replace('.000', ''),
  })

/** Transaction 2: all of it, or nothing. */
const settle = (
  machine: Machine,
  told: Told,
  sources: readonly SimulatedSource[],
  nowMs: number,
  by: Engine,
): Projection => {
  const projection = projectAt(machine, told, sources, nowMs, by)
  const difference = differenceOf(machine, machine.stored, projection, nowMs, by)
  machine.stored = write(machine.stored, difference)
  machine.log.push(...difference.changes)
  machine.stale = false
  machine.dueMs = projection.lookAgainMs
  return projection
}

const emptyMachine = (): Machine => ({
  claims: new Map(),
  reports: new Map(),
  stale: false,
  dueMs: null,
  stored: { shipment: null, boxes: new Map() },
  log: [],
  serial: 0,
})

/** A few of the tellings, more likely neighbours than strangers, in the order in which they were told. */
const choose = (told: Told, random: Random): Delivery[] => {
  const { slices } = told
  const most = Math.min(slices.length, random.int(2, 5))
  const chosen = new Set<number>()
  let at = random.int(0, slices.length - 1)
  while (chosen.size < most) {
    chosen.add(at)
    at = random.next() < 0.5 ? (at + 1) % slices.length : random.int(0, slices.length - 1)
  }
  return [...chosen].map((index) => {
    const { source, atMs, reading } = slices[index]!
    return { source, report: { id: `${source.id}|${index}`, askedMs: atMs, reading } }
  })
}

const shuffled = <T>(list: readonly T[], random: Random): T[] => {
  const result = [...list]
  for (let i = result.length - 1; i > 0; i--) {
    const j = random.int(0, i)
    ;[result[i], result[j]] = [result[j]!, result[i]!]
  }
  return result
}

/** One interleaving of polls, pushes, crashes and clock jumps; answers what was wrong. */
export const interleave = (seed: number, by: Engine = engine): string[] => {
  const random = createRandom('interleaving', seed)
  const told = storyOf(random.pick(playable))
  const deliveries = choose(told, random)
  const sources = [...new Set(deliveries.map(({ source }) => source))]
  const machine = emptyMachine()
  const wrong: string[] = []
  const note = (broken: string | null) => {
    if (broken) wrong.push(`${told.scenario.key} (seed ${seed}): ${broken}`)
  }
  let nowMs = told.createdMs
  for (const delivery of shuffled(deliveries, random)) {
    nowMs = Math.max(nowMs, delivery.report.askedMs) + random.int(0, 7_200_000)
    // A crash in the middle of the first transaction leaves nothing; whoever asked asks again.
    const crash = random.next()
    record(machine, delivery, by, crash < 0.2)
    // A crash after it: the message is delivered again.
    if (random.next() < 0.2) {
      const before = machine.claims.get(delivery.source.id)
      record(machine, delivery, by, false)
      note(machine.claims.get(delivery.source.id) === before ? null : 'a report that came twice changed its check')
    }
    if (crash < 0.2) continue
    // A crash in the middle of the second transaction: it is worked out and thrown away.
    if (crash < 0.3) projectAt(machine, told, sources, nowMs, by)
    else if (crash < 0.6 && machine.stale) note(judge(settle(machine, told, sources, nowMs, by), deliveries, nowMs))
    // The clock jumps ahead, somebody looks, and it comes back.
    if (crash > 0.95)
      note(
        judge(
          projectAt(machine, told, sources, nowMs + random.int(1, 60) * DAY_MS, by),
          deliveries,
          Number.POSITIVE_INFINITY,
        ),
      )
  }
  const endMs = Math.max(nowMs, told.endMs)
  if (machine.stale || (machine.dueMs ?? Number.POSITIVE_INFINITY) <= endMs)
    note(judge(settle(machine, told, sources, endMs, by), deliveries, endMs))
  wrong.push(
    ...judgeEnd(machine, told, sources, deliveries, endMs, by).map(
      (words) => `${told.scenario.key} (seed ${seed}): ${words}`,
    ),
  )
  return wrong
}

const SKEW_MS = 5 * 60_000

/** No actual without a source that says so, none ahead of the clock: whatever the engine did, by the words that were delivered. */
const judge = ({ boxes }: Projection, deliveries: readonly Delivery[], nowMs: number): string | null => {
  const said = new Set<number>()
  for (const { report } of deliveries)
    for (const one of report.reading.statements)
      if (one.says === 'milestone' && one.classifier === 'actual' && one.time.at.endsWith('Z'))
        said.add(Date.parse(one.time.at))
      else if (one.says === 'milestone' && one.classifier === 'actual') return null // local times: placed, not compared
  for (const { fields, events } of boxes) {
    for (const name of [
      'pod_arrived_at',
      'pod_discharged_at',
      'pod_full_out_at',
      'empty_terminated_at',
      'pol_vessel_loaded_at',
    ]) {
      const ms = wireMs(fields[name])
      if (ms === null) continue
      if (!said.has(ms)) return `${name} ${String(fields[name])} was said by nobody`
      if (ms > nowMs + SKEW_MS) return `${name} ${String(fields[name])} lies ahead of the clock`
    }
    for (const { event, ms } of events)
      if (!event.includes('.estimated.') && !event.includes('available') && !said.has(ms))
        return `${event} at ${new Date(ms).toISOString()} was said by nobody`
  }
  return null
}

const visible = ({ shipment, boxes }: Stored) => ({
  shipment: shipment && { ...shipment, id: null },
  boxes: [...boxes]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([number, { row, events }]) => ({
      number,
      row: { ...row, id: null },
      events: events
        // When a last free day was told is history, and history depends on who listened when.
        .filter(({ milestone }) => !/^(?:pickup_|estimate\||availability)/.test(milestone))
        .map(
          ({ milestone, event, timestamp, location_locode }) => `${milestone} ${event} ${timestamp} ${location_locode}`,
        )
        .sort(),
    })),
})

/** Raw events follow the claims one by one; comparing them again would take half of the time. */
const withoutRaw = (projection: Projection): Projection => ({
  ...projection,
  boxes: projection.boxes.map((box) => ({ ...box, rawEvents: [] })),
})

const judgeEnd = (
  machine: Machine,
  told: Told,
  sources: readonly SimulatedSource[],
  deliveries: readonly Delivery[],
  endMs: number,
  by: Engine,
): string[] => {
  const wrong: string[] = []
  // Whatever the order of arrival: the same as if all had come in time, and been looked at once.
  const calm = emptyMachine()
  for (const delivery of [...deliveries].sort((a, b) => a.report.askedMs - b.report.askedMs))
    record(calm, delivery, by, false)
  const projection = withoutRaw(projectAt(calm, told, sources, endMs, by))
  calm.stored = write(calm.stored, differenceOf(calm, calm.stored, projection, endMs, by))
  if (JSON.stringify(visible(machine.stored)) !== JSON.stringify(visible(calm.stored)))
    wrong.push(`another journey than in order: ${firstDifference(visible(calm.stored), visible(machine.stored))}`)
  // Nothing is left to do.
  const again = differenceOf(
    machine,
    machine.stored,
    withoutRaw(projectAt(machine, told, sources, endMs, by)),
    endMs,
    by,
  )
  if (again.changes.length > 0)
    wrong.push(`looked at again it changes: ${again.changes[0]!.event ?? again.changes[0]!.resource_type}`)
  wrong.push(...judgeLog(machine))
  // There the line names another terminal than the one that speaks.
  if (told.scenario.key !== 'terminal-flips') wrong.push(...judgeHolds(machine, deliveries))
  return wrong
}

/** The log tells each change once, from the value that stood there, and all of it together is what is stored. */
const judgeLog = ({ log, stored }: Machine): string[] => {
  const folded = new Map<string, Record<string, unknown>>()
  for (const { resource_id, changeset } of log) {
    const row = folded.get(resource_id) ?? {}
    for (const [field, [old, next]] of Object.entries(changeset)) {
      if (JSON.stringify(row[field] ?? null) !== JSON.stringify(old))
        return [`the log says that ${field} was ${JSON.stringify(old)}`]
      row[field] = next
    }
    folded.set(resource_id, row)
  }
  for (const { events } of stored.boxes.values()) {
    const milestones = events.map(({ milestone }) => milestone)
    if (new Set(milestones).size !== milestones.length) return ['a milestone is stored twice']
    for (const { id, event } of events) if (!folded.has(id)) return [`${event} is stored and not in the log`]
  }
  for (const { row } of stored.boxes.values())
    for (const [field, value] of Object.entries(row))
      if (
        field !== 'id' &&
        field !== 'number' &&
        JSON.stringify(folded.get(row.id)?.[field] ?? null) !== JSON.stringify(value ?? null)
      )
        return [`${field} is stored as ${JSON.stringify(value)}, and the log does not say so`]
  return []
}

/** Where the terminal at the port of discharge spoke of holds, and its last word on them was a hold, there is a hold. */
const judgeHolds = ({ stored }: Machine, deliveries: readonly Delivery[]): string[] => {
  for (const [number, { row }] of stored.boxes) {
    const words = deliveries
      .flatMap(({ report }) =>
        report.reading.statements.flatMap((one) =>
          one.says === 'fact' && one.field === 'holds' && one.container === number
            ? [{ atMs: report.askedMs, list: one.value as unknown[], locode: one.place?.locode }]
            : [],
        ),
      )
      .sort((a, b) => a.atMs - b.atMs)
    const last = words.at(-1)
    const here = stored.shipment?.port_of_discharge_locode
    if (!last || row.final_destination_timezone || words.some(({ locode }) => locode !== here)) continue
    const served = row.holds_at_pod_terminal as unknown[]
    if (served.length === 0 && last.list.length > 0)
      return [`${number}: the terminal's last word was ${last.list.length} holds, and none is served`]
  }
  return []
}

const firstDifference = (expected: unknown, got: unknown, path = ''): string => {
  if (typeof expected !== 'object' || typeof got !== 'object' || expected === null || got === null)
    return `${path} ${JSON.stringify(expected)} became ${JSON.stringify(got)}`
  for (const key of new Set([...Object.keys(expected), ...Object.keys(got)])) {
    const [a, b] = [(expected as Record<string, unknown>)[key], (got as Record<string, unknown>)[key]]
    if (JSON.stringify(a) !== JSON.stringify(b)) return firstDifference(a ?? null, b ?? null, `${path}/${key}`)
  }
  return path
}
