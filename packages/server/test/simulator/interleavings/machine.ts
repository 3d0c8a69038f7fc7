import type { Claim, ReadReport } from '@boxtrail/engine/claims/claim'
import type { Change, Difference, Stored } from '@boxtrail/engine/diff/difference'
import type { Projection, SourcedClaim } from '@boxtrail/engine/project/types/projection'
import { lookups } from '../../harness/reference.ts'
import { write } from '../play.ts'
import type { SimulatedSource } from '../sources.ts'
import type { Engine } from './engine.ts'
import type { PlayedScenario } from './played-scenarios.ts'

export interface Delivery {
  report: ReadReport
  source: SimulatedSource
}

export interface Machine {
  claims: Map<string, Claim[]>
  reports: Map<string, ReadReport[]>
  stale: boolean
  /** When an actual that is ahead of the clock is evaluated again, without a new report. */
  dueMs: number | null
  stored: Stored
  log: Change[]
  serial: number
}

const reportsOf = (machine: Machine, source: SimulatedSource) => machine.reports.get(source.id) ?? []

/** Transaction 1: stores a report, unless one with its id (source, subject and message) is stored already. */
export const record = (
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
  const reports = [...known, readBy].sort((a, b) => a.observedAtMs - b.observedAtMs)
  const next =
    last && last.observedAtMs > report.observedAtMs
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
      latestReport: claim.lastReport ?? last!.id,
      latestReportedMs: claim.lastSeenMs ?? last!.observedAtMs,
    }))
  })

export const projectAt = (
  machine: Machine,
  story: PlayedScenario,
  sources: readonly SimulatedSource[],
  nowMs: number,
  by: Engine,
) =>
  by.project({
    request: { type: story.type, number: story.number, createdMs: story.createdMs },
    claims: sourced(machine, sources),
    resolvePlace: lookups.resolvePlace,
    equipment: lookups.equipment,
    nowMs,
  })

export const differenceOf = (
  machine: Machine,
  stored: Stored,
  projection: Projection,
  nowMs: number,
  by: Engine,
): Difference =>
  by.diff(stored, projection, {
    accountId: 'account',
    newId: () => `id-${++machine.serial}`,
    vesselId: lookups.vesselId,
    now: new Date(nowMs).toISOString().replace('.000', ''),
  })

/** Transaction 2: projects the journey and writes the difference, all or nothing. */
export const settle = (
  machine: Machine,
  story: PlayedScenario,
  sources: readonly SimulatedSource[],
  nowMs: number,
  by: Engine,
): Projection => {
  const projection = projectAt(machine, story, sources, nowMs, by)
  const difference = differenceOf(machine, machine.stored, projection, nowMs, by)
  machine.stored = write(machine.stored, difference)
  machine.log.push(...difference.changes)
  machine.stale = false
  machine.dueMs = projection.reevaluateAtMs
  return projection
}

export const emptyMachine = (): Machine => ({
  claims: new Map(),
  reports: new Map(),
  stale: false,
  dueMs: null,
  stored: { shipment: null, containers: new Map() },
  log: [],
  serial: 0,
})
