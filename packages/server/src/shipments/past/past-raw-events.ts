import { noDifference } from '@boxtrail/engine/diff/diff'
import { diffRawEvents, rawEventId } from '@boxtrail/engine/diff/diff-raw-events'
import type { SourcedClaim } from '@boxtrail/engine/project/types/projection'
import { sortedRows, wireTime } from '@boxtrail/protocol/answer/json-api'
import type { Call } from '../../context.ts'
import { IN_ORDER_OF_TIME, type ServedRawEvent } from '../../records/transport-events/queries.ts'
import { claimsKnownAt, receivedMs } from '../journey/known-claims.ts'
import { inWireForm, journeyIn } from '../journey/read-journey.ts'
import { learnedBetween } from './learned-moments.ts'
import type { Moment } from './moment.ts'
import { contextOf, type EventScope } from './past-events.ts'
import type { PastJourney } from './past-journey.ts'
import { findRawEventsAmong } from './queries.ts'
import type { Projected } from './read-events.ts'

/**
 * The events of containers as their sources had reported them, in the order in which they are served, by container id.
 */
export const rawEventsThen = async (
  call: Call,
  containers: readonly Projected[],
  journey: PastJourney,
  moment: Moment,
): Promise<ReadonlyMap<string, ServedRawEvent[]>> => {
  const left = Map.groupBy(await leftBehind(call, containers, journey, moment), ({ container_id }) => container_id)
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
 * Stored events that were once read as the container's and are not at the moment, such as the arrival of a vessel that
 * it did not take, or an empty pickup that another one followed. They stay listed as they were.
 */
const leftBehind = async (
  call: Call,
  containers: readonly Projected[],
  journey: PastJourney,
  { asOfMs }: Moment,
): Promise<ServedRawEvent[]> => {
  const { pool, accountId } = call
  const ids = containers.map(({ scope }) => scope.containerId)
  const others = containers.flatMap(({ projected, scope }) => {
    const read = new Set(projected.rawEvents.map(({ claimId }) => claimId))
    return [...journey.claims.values()]
      .filter(({ id, statement }) => statement.says === 'milestone' && !read.has(id) && isOf(projected, statement))
      .map((claim) => ({ claim, id: rawEventId(accountId, scope.containerId, claim.id) }))
  })
  const stored = await findRawEventsAmong(
    pool,
    accountId,
    ids,
    others.map(({ id }) => id),
  )
  if (stored.length === 0) return []
  const now = new Set(readAgain(call, containers, journey).map(({ id }) => id))
  const gone = stored
    .filter(({ id }) => !now.has(id))
    .map((row) => inWireForm(row) as unknown as ServedRawEvent)
    .map((row) => (isLater(row.invalidated_at, journey.nowMs) ? { ...row, invalidated_at: null } : row))
  // Events that are read as the container's now may have become so only later.
  const kept = new Set(stored.filter(({ id }) => now.has(id)).map(({ id }) => id))
  if (kept.size === 0 || asOfMs !== null) return gone
  const claims = others.filter(({ id }) => kept.has(id)).map(({ claim }) => claim)
  return [...gone, ...(await lastRead(call, containers, journey, { ids: kept, claims }))]
}

/**
 * Raw events as they were last read until a moment, found by going back through the moments at which something was
 * learned.
 */
const lastRead = async (
  call: Call,
  containers: readonly Projected[],
  journey: PastJourney,
  { ids, claims }: { ids: ReadonlySet<string>; claims: readonly SourcedClaim[] },
): Promise<ServedRawEvent[]> => {
  const { loaded, nowMs } = journey
  const firstMs = Math.min(...claims.map((claim) => receivedMs(claim, call)))
  const found = new Map<string, ServedRawEvent>()
  for (const ms of learnedBetween(call, loaded, firstMs, nowMs)) {
    const then = { ...loaded, claims: await claimsKnownAt(call, loaded, ms) }
    for (const row of readAgain(call, containers, { ...journey, loaded: then }))
      if (ids.has(row.id) && !found.has(row.id)) found.set(row.id, row)
    if (found.size === ids.size) break
  }
  return [...found.values()]
}

const isOf = ({ number }: Projected['projected'], { container }: { container: string | null }): boolean =>
  container === null || container === number

const isLater = (time: unknown, ms: number): boolean => time !== null && Date.parse(wireTime(time as string)) > ms

/** The raw events of containers that follow from a loaded journey. */
const readAgain = (
  call: Call,
  containers: readonly Projected[],
  { loaded, stoppedMs }: Pick<PastJourney, 'loaded' | 'stoppedMs'>,
): ServedRawEvent[] => {
  const read = journeyIn(call, { reported: loaded, stoppedMs }).projection.containers
  const byNumber = new Map(read.map((one) => [one.number, one]))
  return containers.flatMap(({ projected, scope }) => {
    const one = byNumber.get(projected.number)
    return one ? projectedRows(one, scope) : []
  })
}
