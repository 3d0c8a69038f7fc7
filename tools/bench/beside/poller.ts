import { createReference } from '@boxtrail/reference/reference'
import { locateNothing } from '@boxtrail/server/config/file/locate'
import { configFile } from '@boxtrail/server/config/settings/config-file'
import { createDatabase } from '@boxtrail/server/db/connection/database'
import { createWakeups } from '@boxtrail/server/db/queues/wakeups'
import { createLogger } from '@boxtrail/server/logger'
import { configureSources } from '@boxtrail/server/sources/configuration/configure-sources'
import { runCheckWorker } from '@boxtrail/server/tracking/polling/poll-worker'

/** A worker process that polls one line until its parent ends it: `poller.ts <database> <line> <concurrency>`. */
const [databaseUrl, lineUrl, concurrency] = process.argv.slice(2) as [string, string, string]
const { pool, close } = createDatabase(databaseUrl, { maxConnections: 6 })
const lines = [{ scac: 'MAEU', base_url: lineUrl, limits: { concurrency: Number(concurrency) } }]
const registry = configureSources({ ...configFile.parse({ lines }), locate: locateNothing }, createReference())
const wakeups = createWakeups(pool)
const stopping = new AbortController()
process.on('disconnect', () => stopping.abort())
await runCheckWorker({ pool, registry, wakeups, log: createLogger('warn') }, stopping.signal)
await wakeups.close()
await close()
process.exit(0)
