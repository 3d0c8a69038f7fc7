import type { ProjectedContainer } from '@boxtrail/engine/project/types/projection'
import type { Call } from '../../context.ts'
import { timeOfId } from '../../db/idv7.ts'
import { findTransportEvents, type ServedTransportEvent } from '../../records/transport-events/queries.ts'
import { clockOf, type Moment } from './moment.ts'
import { type EventScope, eventsThen } from './past-events.ts'
import { findEventIdsUntil, findEventsSince, findEventsUntil } from './queries.ts'

/**
 * What is read of the milestones of containers. `ids`: those listed at a moment of knowledge, for when the milestones
 * are not served; one that was reported and not yet recorded is left out.
 */
export type WantedEvents = 'records' | 'ids' | 'none'

/** A container as it was computed. */
export interface Projected {
  projected: ProjectedContainer
  scope: EventScope
}

/** Newest first. */
export interface PastEvents {
  ids: readonly string[]
  records: ServedTransportEvent[]
}

/** The milestones of containers as they were at a moment, by the ids of the containers. */
export const readEvents = async (
  { pool, accountId }: Pick<Call, 'pool' | 'accountId'>,
  containers: readonly Projected[],
  moment: Moment,
  wanted: WantedEvents,
): Promise<ReadonlyMap<string, PastEvents>> => {
  const ids = containers.map(({ scope }) => scope.containerId)
  if (wanted === 'none' || ids.length === 0) return new Map()
  const ms = clockOf(moment)
  const isByIds = !containers[0]!.scope.isInSandbox
  if (wanted === 'ids' && moment.asOfMs === null && isByIds) {
    const rows = await findEventIdsUntil(pool, accountId, ids, ms)
    // An event that was being recorded at the moment has to be computed.
    if (rows.every(({ id }) => timeOfId(id) <= ms)) {
      const listed = Map.groupBy(rows, ({ container_id }) => container_id)
      return new Map([...listed].map(([id, own]) => [id, { ids: own.map((row) => row.id), records: [] }]))
    }
  }
  const eventsOf = (stored: readonly ServedTransportEvent[]) => {
    const versions = Map.groupBy(stored, ({ container_id }) => container_id)
    return new Map(
      containers.map(({ projected, scope }): [string, PastEvents] => {
        const records = eventsThen(versions.get(scope.containerId) ?? [], projected, moment, scope)
        return [scope.containerId, { ids: records.map(({ id }) => id), records }]
      }),
    )
  }
  if (!isByIds) return eventsOf(await findTransportEvents(pool, accountId, ids))
  // Later records are read only if one of the events has no record until then.
  const before = await findEventsUntil(pool, accountId, ids, ms)
  const known = new Set(before.map(({ id }) => id))
  const events = eventsOf(before)
  const isKnown = [...events.values()].every((one) => one.ids.every((id) => known.has(id)))
  return isKnown ? events : eventsOf([...(await findEventsSince(pool, accountId, ids, ms)), ...before])
}
