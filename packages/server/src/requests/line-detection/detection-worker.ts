import type { Logger } from 'pino'
import { idv7 } from '../../db/idv7.ts'
import type { Wakeups } from '../../db/queues/wakeups.ts'
import type { RenderScope } from '../../notifications/rendering/data-source.ts'
import { postponeDetection } from './detection-queries.ts'
import { type DetectionServices, type DueDetection, detectLine } from './run-detection.ts'
import { detections } from './take-line.ts'

export interface DetectionWorkerOptions extends DetectionServices {
  config: RenderScope['config']
  wakeups: Wakeups
  log: Logger
  pollMs?: number
  leaseMs?: number
  clock?: () => Date
}

const AT_ONCE = 16

const dueBy = (checks: string) => `t.due_at <= now() or (t.check_id is not null and exists (select 1 from ${checks} c
  where c.id = t.check_id and c.last_asked_at is not null and (t.asked_after is null or c.last_asked_at > t.asked_after)))`

/** SQL: whether a detection is due by its time, or because the polled line has responded. */
const DUE = {
  where: dueBy('checks'),
  // On a distributed database, checks are on another machine; few of them have a detection waiting.
  distributed: {
    with: `awaited as materialized (select distinct check_id from detections where check_id is not null),
  awaited_checks as materialized (select id, last_asked_at from checks where id in (select check_id from awaited))`,
    where: dueBy('awaited_checks'),
  },
}

/** Detects the lines of requests that name none, until `signal` aborts. */
export const runDetectionWorker = async (options: DetectionWorkerOptions, signal: AbortSignal): Promise<void> => {
  const { wakeups, log, pollMs = 1_000 } = options
  while (!signal.aborted) {
    try {
      if ((await detectBatch(options)) > 0) continue
    } catch (error) {
      log.error({ error }, 'looking for lines to detect failed')
    }
    await wakeups.sleep('detections', pollMs, signal)
  }
}

const detectBatch = async (options: DetectionWorkerOptions): Promise<number> => {
  const { wakeups, pool, log, leaseMs, clock = () => new Date() } = options
  const leased = (await detections.claim<DueDetection>(pool, {
    ...DUE,
    orderBy: 't.due_at',
    limit: AT_ONCE,
    leaseMs,
    returning: 't.state, t.check_id, t.asked_after',
  })) as DueDetection[]
  for (const one of leased) {
    try {
      await detectLine(options, { ...options, clock, accountId: one.account_id, newId: () => idv7() }, one)
    } catch (error) {
      log.error({ error, request: one.request_id }, 'the line of a request could not be detected')
      await postponeDetection(pool, one, Math.min(600_000, 1_000 * 2 ** one.attempts))
    }
  }
  if (leased.length > 0) for (const topic of ['checks', 'journeys', 'notifications'] as const) wakeups.wake(topic)
  return leased.length
}
