import { notFound } from '@boxtrail/protocol/errors'
import type { Call } from '../../context.ts'
import { droppedOf, findHorizon } from '../../db/horizons.ts'
import { timeOfId } from '../../db/idv7.ts'
import { findTransportEvents, type ServedTransportEvent } from '../../records/transport-events/queries.ts'
import { isAhead, type Moment, momentMeta, unknownAt } from './moment.ts'
import { withdrawnBy } from './past-events.ts'
import type { Past } from './past-records.ts'
import { findListedContainer } from './queries.ts'

export interface ListedEvents {
  /** Newest first, including withdrawn ones. */
  rows: ServedTransportEvent[]
  meta: Past['meta']
}

/**
 * The milestones of a container as they were listed at a moment of knowledge, taken from their stored versions, so that
 * no reports are read. Null if the versions do not show it and it has to be computed.
 */
export const eventsListedAt = async (call: Call, id: string, moment: Moment): Promise<ListedEvents | null> => {
  const { pool, accountId } = call
  const { knownAtMs, asOfMs } = moment
  if (knownAtMs === null || asOfMs !== null) return null
  const container = await findListedContainer(pool, accountId, id)
  if (!container) throw notFound()
  if (isAhead(knownAtMs, container.now.getTime())) return null
  if (container.created_at.getTime() > knownAtMs) throw unknownAt(moment, container)
  const stored = await findTransportEvents(pool, accountId, [id])
  const rows = container.sandbox ? listedInSandbox(stored, knownAtMs) : listedAt(stored, knownAtMs)
  if (rows === null || rows.length === 0) return null
  const horizon = await findHorizon(pool, 'report_bodies')
  const evidence = droppedOf(
    horizon,
    rows.map((row) => row.id),
  )
  return { rows, meta: { past: momentMeta(moment), ...(evidence ? { evidence } : {}) } }
}

const SECOND_MS = 1_000

/**
 * The versions as they were listed at a moment. Null if one was being recorded at the moment, or was withdrawn in that
 * second without another version, which would show when within it.
 */
export const listedAt = (stored: readonly ServedTransportEvent[], ms: number): ServedTransportEvent[] | null => {
  const isWithdrawnBy = withdrawnBy(stored, ms)
  const rows: ServedTransportEvent[] = []
  if (stored.some(({ id, created_at }) => timeOfId(id) > ms && msOf(created_at)! <= ms)) return null
  for (const row of stored.filter(({ id }) => timeOfId(id) <= ms)) {
    const withdrawnMs = msOf(row.invalidated_at)
    const isWithin = withdrawnMs !== null && withdrawnMs <= ms && withdrawnMs + SECOND_MS > ms
    const isWithdrawn = isWithin ? isWithdrawnBy(row) : withdrawnMs !== null && withdrawnMs <= ms
    if (isWithdrawn === undefined) return null
    rows.push(isWithdrawn ? row : { ...row, invalidated_at: null })
  }
  return rows
}

/**
 * The same by the clock of a sandbox, which ids do not follow. Null if a version was recorded or withdrawn within a
 * second of the moment.
 */
export const listedInSandbox = (stored: readonly ServedTransportEvent[], ms: number): ServedTransportEvent[] | null => {
  const times = stored.flatMap(({ created_at, invalidated_at }) => [msOf(created_at), msOf(invalidated_at)])
  if (times.some((time) => time !== null && Math.abs(time - ms) <= SECOND_MS)) return null
  return stored
    .filter(({ created_at }) => msOf(created_at)! <= ms)
    .map((row) =>
      (msOf(row.invalidated_at) ?? Number.POSITIVE_INFINITY) <= ms ? row : { ...row, invalidated_at: null },
    )
}

const msOf = (time: unknown): number | null => (time === null ? null : Date.parse(String(time)))
