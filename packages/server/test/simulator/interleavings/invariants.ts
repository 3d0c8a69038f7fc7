import type { Projection } from '@boxtrail/engine/project/types/projection'
import { wireMs } from '@boxtrail/engine/time'
import type { SimulatedSource } from '../sources.ts'
import type { Engine } from './engine.ts'
import { type Delivery, differenceOf, emptyMachine, type Machine, projectAt, record } from './machine.ts'
import type { PlayedScenario } from './played-scenarios.ts'

const SKEW_MS = 5 * 60_000

/**
 * Checks, from the delivered reports alone, that each actual was reported by a source, and that none is ahead of the
 * clock.
 */
export const checkInvariants = (
  { containers }: Projection,
  deliveries: readonly Delivery[],
  nowMs: number,
): string | null => {
  const statedTimes = new Set<number>()
  for (const { report } of deliveries)
    for (const one of report.reading.statements)
      if (one.says === 'milestone' && one.classifier === 'actual' && one.time.at.endsWith('Z'))
        statedTimes.add(Date.parse(one.time.at))
      else if (one.says === 'milestone' && one.classifier === 'actual') return null // a local time cannot be compared
  for (const { fields, events } of containers) {
    for (const name of [
      'pod_arrived_at',
      'pod_discharged_at',
      'pod_full_out_at',
      'empty_terminated_at',
      'pol_vessel_loaded_at',
    ] as const) {
      const ms = wireMs(fields[name])
      if (ms === null) continue
      if (!statedTimes.has(ms)) return `${name} ${String(fields[name])} was said by nobody`
      if (ms > nowMs + SKEW_MS) return `${name} ${String(fields[name])} lies ahead of the clock`
    }
    for (const { event, ms } of events)
      if (!event.includes('.estimated.') && !event.includes('available') && !statedTimes.has(ms))
        return `${event} at ${new Date(ms).toISOString()} was said by nobody`
  }
  return null
}

/** Raw events correspond to the claims one by one, and comparing them too would take half of the time. */
const withoutRaw = (projection: Projection): Projection => ({
  ...projection,
  containers: projection.containers.map((container) => ({ ...container, rawEvents: [] })),
})

export const checkEnd = (
  machine: Machine,
  story: PlayedScenario,
  sources: readonly SimulatedSource[],
  deliveries: readonly Delivery[],
  endMs: number,
  by: Engine,
): string[] => {
  const wrong: string[] = []
  // The stored state must not depend on the order of arrival: it must equal that of all reports in time, projected
  // once.
  const calm = emptyMachine()
  for (const delivery of [...deliveries].sort((a, b) => a.report.observedAtMs - b.report.observedAtMs))
    record(calm, delivery, by, false)
  const projection = withoutRaw(projectAt(calm, story, sources, endMs, by))
  const [left] = differenceOf(machine, machine.stored, projection, endMs, by).changes
  if (left)
    wrong.push(`another journey than in order: ${left.event ?? left.resource_type} ${JSON.stringify(left.changeset)}`)
  wrong.push(...checkLog(machine))
  // In this scenario, the line names another terminal than the one that reports.
  if (story.scenario.key !== 'terminal-flips') wrong.push(...checkHolds(machine, deliveries))
  return wrong
}

/**
 * The log must contain each change once, starting from the stored value, and its changes must add up to the stored
 * state.
 */
const checkLog = ({ log, stored }: Machine): string[] => {
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
  for (const { events } of stored.containers.values()) {
    const milestones = events.map(({ milestone }) => milestone)
    if (new Set(milestones).size !== milestones.length) return ['a milestone is stored twice']
    for (const { id, event } of events) if (!folded.has(id)) return [`${event} is stored and not in the log`]
  }
  for (const { row } of stored.containers.values())
    for (const [field, value] of Object.entries(row))
      if (
        field !== 'id' &&
        field !== 'number' &&
        // Marks are not attributes, so no changeset has them.
        field !== 'marks' &&
        JSON.stringify(folded.get(row.id)?.[field] ?? null) !== JSON.stringify(value ?? null)
      )
        return [`${field} is stored as ${JSON.stringify(value)}, and the log does not say so`]
  return []
}

/** If the terminal at the port of discharge last reported a hold, a hold must be served. */
const checkHolds = ({ stored }: Machine, deliveries: readonly Delivery[]): string[] => {
  for (const [number, { row }] of stored.containers) {
    const words = deliveries
      .flatMap(({ report }) =>
        report.reading.statements.flatMap((one) =>
          one.says === 'fact' && one.field === 'holds' && one.container === number
            ? [{ atMs: report.observedAtMs, list: one.value as unknown[], locode: one.place?.locode }]
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
