import { setTimeout } from 'node:timers/promises'
import { runDetectionWorker } from '../../src/requests/line-detection/detection-worker.ts'
import { runCheckWorker } from '../../src/tracking/polling/poll-worker.ts'
import { runJourneyWorker } from '../../src/tracking/projection/projection-worker.ts'
import type { TestApi } from './api.ts'
import { lookups } from './reference.ts'

/** Runs the real workers until no check is due and no journey is stale. */
export const workUntilIdle = async (context: TestApi['context']): Promise<void> => {
  // The effect of a poll on its journeys is written a moment later, so check again after the workers have stopped.
  do await workOnce(context)
  while (await isBusy(context))
}

const workOnce = async ({
  pool,
  registry,
  reference,
  config,
  notifier,
  wakeups,
  log,
}: TestApi['context']): Promise<void> => {
  const done = new AbortController()
  const options = { pool, registry, wakeups: wakeups, log, pollMs: 20 }
  const workers = Promise.all([
    runCheckWorker(options, done.signal),
    runJourneyWorker({ ...options, notifier, lookups }, done.signal),
    runDetectionWorker({ ...options, config, reference }, done.signal),
  ])
  while (await isBusy({ pool, registry })) await setTimeout(5)
  done.abort()
  await workers
}

// These run every few milliseconds, so they are named: a named statement is planned once per connection.
const busyChecks = {
  name: 'busy-checks',
  text: `select exists (select 1 from checks where (source_id = any($1) or source_id ~ ':TEST(/notices)?@') and (next_check_at <= clock_timestamp() or lease_until > clock_timestamp())) as busy`,
}
const busyJourneys = {
  name: 'busy-journeys',
  text: `select exists (select 1 from journeys where stale_seq > projected_seq or lease_until > clock_timestamp())
         or exists (select 1 from detections t where lease_until > clock_timestamp() or due_at <= clock_timestamp()) as busy,
       array(select json_build_array(check_id, coalesce(asked_after, '-infinity')) from detections where check_id is not null) as asking`,
}

/**
 * Whether a check, journey or detection is due or leased. The clock is read after the rows, so that new rows count as
 * due at once.
 */
const isBusy = async ({ pool, registry }: Pick<TestApi['context'], 'pool' | 'registry'>): Promise<boolean> => {
  // Checks of a line that is not connected stay due.
  const sourceIds = registry.ids.filter(registry.isConnected)
  const { rows: checks } = await pool.query({ ...busyChecks, values: [sourceIds] })
  if (checks[0].busy) return true
  // A separate statement, because a distributed database has these tables on other nodes.
  const { rows } = await pool.query(busyJourneys)
  for (const [id, after] of rows[0].asking) {
    const asked = await pool.query('select from checks where id = $1 and last_asked_at > $2', [id, after])
    if (asked.rowCount === 1) return true
  }
  return rows[0].busy
}
