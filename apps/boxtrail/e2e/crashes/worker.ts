import { openInstallation } from '@boxtrail/boxtrail/installation'
import { runRoles } from '@boxtrail/boxtrail/roles'
import { readConfig } from '@boxtrail/server/config/config'
import { createWakeups } from '@boxtrail/server/db/queues/wakeups'
import { createLogger } from '@boxtrail/server/logger'
import type { Pool } from 'pg'
import { OUTBOX_DELAY_MS } from './broken/outbox.ts'

/**
 * The worker of the chaos run, in a separate process that is killed repeatedly. With CHAOS_BREAK=outbox it breaks the
 * guarantee on purpose: notifications are inserted after the commit instead of in the transaction.
 */
const breakOutbox = (pool: Pool): void => {
  pool.on('connect', (client) => {
    const query = client.query.bind(client) as (...args: unknown[]) => Promise<unknown>
    const connections: unknown[] = []
    const broken = async (...args: unknown[]) => {
      if ((args[0] as { name?: string })?.name === 'insert-notifications') {
        connections.push(args[0])
        return { rows: [], rowCount: 0 }
      }
      const answer = await query(...args)
      if (args[0] === 'commit')
        for (const late of connections.splice(0)) setTimeout(() => void query(late).catch(() => {}), OUTBOX_DELAY_MS)
      return answer
    }
    // Calls with a callback are those of the pool itself.
    const patched = (...args: unknown[]) => (typeof args.at(-1) === 'function' ? query(...args) : broken(...args))
    client.query = patched as never
  })
}

const config = readConfig()
const log = createLogger('fatal')
const installation = await openInstallation(config, log)
if (process.env.CHAOS_BREAK === 'outbox') breakOutbox(installation.workerPool)
const wakeups = createWakeups(installation.pool)
const stopping = new AbortController()
process.once('SIGTERM', () => stopping.abort())
process.stdout.write('boxtrail ready worker\n')
await runRoles({ config, log, installation, wakeups }, stopping.signal)
process.exit(0)
