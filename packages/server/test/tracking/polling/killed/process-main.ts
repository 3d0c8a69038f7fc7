import { createDcsaSource } from '@boxtrail/sources/dcsa/dcsa-source'
import { generic } from '@boxtrail/sources/dcsa/profile'
import { Agent } from 'undici'
import { createDatabase } from '../../../../src/db/connection/database.ts'
import { createWakeups } from '../../../../src/db/queues/wakeups.ts'
import { createLogger } from '../../../../src/logger.ts'
import { createRegistry } from '../../../../src/sources/registry.ts'
import { runCheckWorker } from '../../../../src/tracking/polling/poll-worker.ts'
import { plainGet } from '../../../harness/http/get.ts'
import type { Told } from './told.ts'

/** A process that polls one line until it is killed. */
const { databaseUrl, lineUrl, limits, leaseMs, pollsPerSource } = JSON.parse(process.argv[2]!) as Told
const { pool } = createDatabase(databaseUrl, { maxConnections: 4 })
const source = createDcsaSource({
  id: 'line:ONEY',
  scac: 'ONEY',
  name: 'ONEY',
  profile: generic,
  // So that the line sees which process polls it.
  baseUrl: `${lineUrl}/${process.pid}`,
  limits,
  get: plainGet(new Agent({ connections: limits.concurrency })),
})
const options = { pool, registry: createRegistry([source]), wakeups: createWakeups(pool), log: createLogger('silent') }
await runCheckWorker({ ...options, leaseMs, pollsPerSource, pollMs: 50 }, new AbortController().signal)
