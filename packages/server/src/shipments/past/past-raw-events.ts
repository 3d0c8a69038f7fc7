import { noDifference } from '@boxtrail/engine/diff/diff'
import { diffRawEvents, rawEventId } from '@boxtrail/engine/diff/diff-raw-events'
import { sortedRows, wireTime } from '@boxtrail/protocol/answer/json-api'
import type { Call } from '../../context.ts'
import { IN_ORDER_OF_TIME, type ServedRawEvent } from '../../records/transport-events/queries.ts'
import { inWireForm, journeyIn } from '../journey/read-journey.ts'
import { contextOf, type EventScope } from './past-events.ts'
import type { PastJourney } from './past-journey.ts'
import { findRawEventsAmong } from './queries.ts'
import type { Projected } from './read-events.ts'

/** The events of containers as their sources had given them, in the order in which they are served, by the ids of the containers. */
export const rawEventsThen = async (
  call: Pick<Call, 'pool' | 'accountId' | 'reference'>,
  containers: readonly Projected[],
  journey: PastJourney,
): Promise<ReadonlyMap<string, ServedRawEvent[]>> => {
  const left = Map.groupBy(await leftBehind(call, containers, journey), ({ container_id }) => container_id)
  return new Map(
    containers.map(({ projected, scope }) => {
      const rows = [...projectedRows(projected, scope), ...(left.get(scope.containerId) ?? [])]
      return [scope.containerId, sortedRows(rows, IN_ORDER_OF_TIME).map((row, index) => ({ ...row, index }))]
    }),
  )
}

const projectedRows = (projected: Projected['projected'], scope: EventScope): ServedRawEvent[] => {
  const difference = noDifference()
  diffRawEvents([], projected.rawEvents, scope.containerId, difference, contextOf(scope))
  return difference.rawEvents.map((row) => ({ account_id: scope.accountId, ...row, index: 0 })) as ServedRawEvent[]
}

/**
 * What was once read as of a container stays listed as it was then: the arrival of a ship that it has not taken. It is stored,
 * and neither at the moment nor now is it read as of the container. What is read so now was not yet at the moment.
 */
const leftBehind = async (
  call: Pick<Call, 'pool' | 'accountId' | 'reference'>,
  containers: readonly Projected[],
  journey: PastJourney,
): Promise<ServedRawEvent[]> => {
  const { pool, accountId } = call
  const ids = containers.map(({ scope }) => scope.containerId)
  const others = containers.flatMap(({ projected, scope }) => {
    const read = new Set(projected.rawEvents.map(({ claimId }) => claimId))
    return [...journey.claims.values()]
      .filter(({ id, statement }) => statement.says === 'milestone' && !read.has(id) && isOf(projected, statement))
      .map(({ id }) => rawEventId(accountId, scope.containerId, id))
  })
  const stored = await findRawEventsAmong(pool, accountId, ids, others)
  if (stored.length === 0) return []
  const now = readNow(call, containers, journey)
  return stored
    .filter(({ id }) => !now.has(id))
    .map((row) => inWireForm(row) as unknown as ServedRawEvent)
    .map((row) => (isLater(row.invalidated_at, journey.nowMs) ? { ...row, invalidated_at: null } : row))
}

const isOf = ({ number }: Projected['projected'], { container }: { container: string | null }): boolean =>
  container === null || container === number

const isLater = (time: unknown, ms: number): boolean => time !== null && Date.parse(wireTime(time as string)) > ms

/** The ids of what is read as of the containers now. */
const readNow = (
  { accountId, reference }: Pick<Call, 'accountId' | 'reference'>,
  containers: readonly Projected[],
  { loaded, stoppedMs }: PastJourney,
): ReadonlySet<string> => {
  const now = journeyIn({ reference } as Call, { reported: loaded, stoppedMs }).projection.containers
  const byNumber = new Map(now.map((one) => [one.number, one]))
  return new Set(
    containers.flatMap(({ projected, scope }) =>
      (byNumber.get(projected.number)?.rawEvents ?? []).map(({ claimId }) =>
        rawEventId(accountId, scope.containerId, claimId),
      ),
    ),
  )
}
