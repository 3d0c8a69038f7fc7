import { hashId, isSame } from '@boxtrail/engine/claims/claim-key'
import { noDifference } from '@boxtrail/engine/diff/diff'
import { diffRawEvents } from '@boxtrail/engine/diff/diff-raw-events'
import { comparedColumns, diffTransportEvents } from '@boxtrail/engine/diff/diff-transport-events'
import type { DiffContext, NewTransportEvent } from '@boxtrail/engine/diff/difference'
import type { ProjectedContainer } from '@boxtrail/engine/project/projection'
import { formatInstant } from '@boxtrail/engine/time'
import { sortedRows } from '@boxtrail/protocol/answer/json-api'
import { timeOfId } from '../../db/idv7.ts'
import {
  IN_ORDER_OF_TIME,
  NEWEST_EVENT_FIRST,
  type ServedRawEvent,
  type ServedTransportEvent,
} from '../../records/transport-events/queries.ts'
import { inWireForm } from '../journey/read-journey.ts'
import { clockOf, type Moment } from './moment.ts'

/** Whose events they are, and what they are compared with. */
export interface EventScope extends Pick<DiffContext, 'accountId' | 'vesselId'> {
  containerId: string
  shipmentId: string
  /** By the clock of the projection. */
  nowMs: number
  /** That clock is ahead of the wall clock. */
  isInSandbox: boolean
}

type Row = ServedTransportEvent & NewTransportEvent

/**
 * The milestones of a container as they were listed at a moment, withdrawn ones among them; with `asOfMs`, those that were
 * so then. Each has the record that it is stored in, as far as there is one.
 */
export const eventsThen = (
  stored: readonly ServedTransportEvent[],
  projected: ProjectedContainer,
  moment: Moment,
  scope: EventScope,
): ServedTransportEvent[] => {
  const { knownAtMs, asOfMs } = moment
  const versions = stored.map((row) => inWireForm(row) as Row)
  const listed = asOfMs === null ? versions.flatMap((row) => versionThen(row, knownAtMs!, scope)) : []
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
 * A version as it was listed at a moment, if it was there. Of what was withdrawn in the same second, the projection decides.
 */
const versionThen = (row: Row, ms: number, { isInSandbox }: EventScope): Row[] => {
  // Times of records are in whole seconds; ids are exact, by the wall clock.
  if ((isInSandbox ? Date.parse(row.created_at) : timeOfId(row.id)) > ms) return []
  const isWithdrawn = row.invalidated_at !== null && Date.parse(row.invalidated_at) + SECOND_MS <= ms
  return [isWithdrawn ? row : { ...row, invalidated_at: null }]
}

/** The last record of it until a moment, otherwise the first after it. `versions`: the newest first. */
const storedAs = (row: NewTransportEvent, versions: readonly Row[], ms: number): Row | undefined => {
  const same = versions.filter(
    (version) =>
      version.milestone === row.milestone && comparedColumns.every((column) => isSame(version[column], row[column])),
  )
  return same.find(({ id }) => timeOfId(id) <= ms) ?? same.at(-1)
}

/** Of what was never stored, because something else was known at each projection. */
const idOf = (row: NewTransportEvent): string =>
  hashId(row.container_id, row.milestone, ...comparedColumns.map((column) => String(row[column])))

const contextOf = ({ accountId, vesselId, nowMs }: EventScope): DiffContext => ({
  accountId,
  vesselId,
  newId: () => '',
  now: formatInstant(nowMs),
})

/** The events of a container as its sources had given them, in the order in which they are served. */
export const rawEventsThen = (projected: ProjectedContainer, scope: EventScope): ServedRawEvent[] => {
  const difference = noDifference()
  diffRawEvents([], projected.rawEvents, scope.containerId, difference, contextOf(scope))
  const rows = difference.rawEvents.map((row) => ({
    account_id: scope.accountId,
    ...row,
    index: 0,
  })) as ServedRawEvent[]
  return sortedRows(rows, IN_ORDER_OF_TIME).map((row, index) => ({ ...row, index }))
}
