import { parentPort, workerData } from 'node:worker_threads'
import { createReference } from '@boxtrail/reference/reference'
import { locateNothing } from '../../../config/file/locate.ts'
import { cadenceOf, requestLimitsOf } from '../../../config/settings/cadence-settings.ts'
import { createDatabase } from '../../../db/connection/database.ts'
import { rejectWhenFull, watchDiskSpace } from '../../../db/examine/disk-space.ts'
import { createWakeups } from '../../../db/queues/wakeups.ts'
import { createLogger } from '../../../logger.ts'
import { createNotifier } from '../../../notifications/rendering/create-notifier.ts'
import { readImported } from '../../../reference/imported-rows.ts'
import { lookupsOf } from '../../../reference/lookups-of.ts'
import { configureSources } from '../../../sources/configuration/configure-sources.ts'
import { createSandbox } from '../../../sources/test-line/sandbox-sources.ts'
import { startTraces } from '../../../tracing/start-traces.ts'
import { runJourneyWorker } from '../projection-worker.ts'
import type { FromThread, ThreadSettings, ToThread } from './messages.ts'

/** Projects journeys beside the main thread, until it is stopped. It shares no objects with the main thread. */
const { database, folder, config, logLevel, traces } = workerData as ThreadSettings
const port = parentPort!
const log = createLogger(logLevel)
const post = (message: FromThread) => port.postMessage(message)
// Traces start before the pool, whose statements are traced.
const endTraces = await startTraces(traces)

const { pool, close } = createDatabase(database.url, {
  ...database,
  applicationName: 'boxtrail projection',
  onError: (error) => log.debug({ error }, 'a database connection of a projection thread was lost'),
})
const diskSpace = await watchDiskSpace({ folder })
rejectWhenFull(pool, diskSpace)
const own = createWakeups(null)
const stopping = new AbortController()
port.on('message', (message: ToThread) => {
  if ('stop' in message) stopping.abort()
  else own.wake(message.wake)
})

const reference = createReference(await readImported(pool))
const registry = configureSources({ ...config, locate: locateNothing }, reference, { sandbox: createSandbox(pool) })
post({ ready: true })
await runJourneyWorker(
  {
    pool,
    registry,
    // What follows a projection is the work of the main thread, and of other processes.
    wakeups: { ...own, wake: (topic) => post({ wake: topic }) },
    log,
    cadence: cadenceOf(config),
    limits: requestLimitsOf(config),
    lookups: lookupsOf(reference),
    notifier: createNotifier({ reference, registry, config }),
  },
  stopping.signal,
)
diskSpace.close()
await close()
await endTraces()
process.exit(0)
