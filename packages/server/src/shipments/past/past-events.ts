import { hashId, isSame } from '@boxtrail/engine/claims/claim-key'
import { noDifference } from '@boxtrail/engine/diff/diff'
import { comparedColumns, diffTransportEvents } from '@boxtrail/engine/diff/diff-transport-events'
import type { DiffContext, NewTransportEvent } from '@boxtrail/engine/diff/difference'
import type { ProjectedContainer } from '@boxtrail/engine/project/types/projection'
import { formatInstant } from '@boxtrail/engine/time'
import { sortedRows } from '@boxtrail/protocol/answer/json-api'
import { timeOfId } from '../../db/idv7.ts'
import { NEWEST_EVENT_FIRST, type ServedTransportEvent } from '../../records/transport-events/queries.ts'
import { inWireForm } from '../journey/read-journey.ts'
import { clockOf, type Moment } from './moment.ts'

/** The container that events belong to, and what comparing them needs. */
export interface EventScope extends Pick<DiffContext, 'accountId' | 'vesselId'> {
  containerId: string
  shipmentId: string
  /** The time of the projection's clock. */
  nowMs: number
  /** Whether that clock is the sandbox's, which is ahead of the wall clock. */
  isInSandbox: boolean
}

type Row = ServedTransportEvent & NewTransportEvent

/**
 * The milestones of a container as they were listed at a moment, including withdrawn ones; with `asOfMs`, those that
 * were true then. Each has its stored record, if there is one.
 */
export const eventsThen = (
  stored: readonly ServedTransportEvent[],
  projected: ProjectedContainer,
  moment: Moment,
  scope: EventScope,
): ServedTransportEvent[] => {
  const { knownAtMs, asOfMs } = moment
  const versions = stored.map((row) => inWireForm(row) as Row)
  const isWithdrawnBy = withdrawnBy(versions, clockOf(moment))
  const listed = asOfMs === null ? versions.flatMap((row) => versionThen(row, knownAtMs!, scope, isWithdrawnBy)) : []
  const difference = noDifference()
  const known = listed.filter(({ invalidated_at }) => invalidated_at === null)
  diffTransportEvents(known, projected.events, scope.containerId, scope.shipmentId, difference, contextOf(scope))
  const withdrawn = new Set(difference.invalidated)
  const now = formatInstant(scope.nowMs)
  const then = [
    ...listed.map((row) => (withdrawn.has(row.id) ? { ...row, invalidated_at: now } : row)),
    ...difference.transportEvents.map((row) => ({
      ...(storedAs(row, versions, clockOf(moment)) ?? { ...row, id: idOf(row) }),
      invalidated_at: null,
    })),
  ]
  const byId = new Map(then.map((row) => [row.id, row]))
  return sortedRows([...byId.values()] as unknown as ServedTransportEvent[], NEWEST_EVENT_FIRST)
}

const SECOND_MS = 1_000

/**
 * Whether a version that was withdrawn in the second of a moment had been withdrawn by that moment. Ids show it
 * exactly if another version replaced it, or a newer one existed by then; otherwise undefined.
 */
export const withdrawnBy = (versions: readonly ServedTransportEvent[], ms: number) => {
  const replacedMs = new Map(versions.map(({ id, previous_version_id }) => [previous_version_id, timeOfId(id)]))
  const newest = new Map<string, string>()
  for (const { id, milestone } of versions)
    if (timeOfId(id) <= ms && id > (newest.get(milestone) ?? '')) newest.set(milestone, id)
  return ({ id, milestone }: Pick<ServedTransportEvent, 'id' | 'milestone'>): boolean | undefined => {
    if (replacedMs.has(id)) return replacedMs.get(id)! <= ms
    return newest.get(milestone)! > id ? true : undefined
  }
}

/**
 * A version as it was listed at a moment, if it existed. If nothing else shows when it was withdrawn, the projection
 * decides.
 */
const versionThen = (
  row: Row,
  ms: number,
  { isInSandbox }: EventScope,
  isWithdrawnBy: ReturnType<typeof withdrawnBy>,
): Row[] => {
  // Times of records are in whole seconds; ids are exact, by the wall clock.
  if ((isInSandbox ? Date.parse(row.created_at) : timeOfId(row.id)) > ms) return []
  const withdrawnMs = row.invalidated_at === null ? Number.POSITIVE_INFINITY : Date.parse(row.invalidated_at)
  const isWithin = withdrawnMs <= ms && !isInSandbox && isWithdrawnBy(row) === true
  return [withdrawnMs + SECOND_MS <= ms || isWithin ? row : { ...row, invalidated_at: null }]
}

/** The last record of an event until a moment, otherwise the first after it. `versions`: newest first. */
const storedAs = (row: NewTransportEvent, versions: readonly Row[], ms: number): Row | undefined => {
  const same = versions.filter(
    (version) =>
      version.milestone === row.milestone && comparedColumns.every((column) => isSame(version[column], row[column])),
  )
  return same.find(({ id }) => timeOfId(id) <= ms) ?? same.at(-1)
}

/** The id of an event that was never stored, because something else was known at each projection. */
const idOf = (row: NewTransportEvent): string =>
  hashId(row.container_id, row.milestone, ...comparedColumns.map((column) => String(row[column])))

/** The context in which a difference to nothing is computed. */
export const contextOf = ({ accountId, vesselId, nowMs }: EventScope): DiffContext => ({
  accountId,
  vesselId,
  newId: () => '',
  now: formatInstant(nowMs),
})
