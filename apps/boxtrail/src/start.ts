import { once } from 'node:events'
import { createApp } from '@boxtrail/server/app'
import type { Config } from '@boxtrail/server/config'
import { ensureDemoAccount } from '@boxtrail/server/domain/accounts/demo'
import { createHttpServer } from '@boxtrail/server/http/server'
import { createWakers } from '@boxtrail/server/jobs/wake'
import type { Logger } from '@boxtrail/server/logger'
import { trackDemoWorld } from './demo-world.ts'
import { openInstallation } from './installation.ts'
import { runRoles } from './roles.ts'

/** Readiness turns 503 this long before the port closes, so that a balancer can look elsewhere. */
const DRAIN_MS = 300
/** Whatever is still running after this is released by its lease. */
const PATIENCE_MS = 9_000

/** Serves until SIGTERM or SIGINT. */
export const start = async (config: Config, log: Logger): Promise<void> => {
  // With port 0 the system picks where links lead to; who makes them looks it up here.
  const served = { ...config }
  const installation = await openInstallation(served, log)
  const wakers = createWakers(installation.pool)
  const stopping = new AbortController()
  const key = await ensureDemoAccount(installation.pool, config.apiKey)
  if (key) process.stdout.write(`api key: ${key}\n`)

  const workers = config.roles.has('worker')
    ? runRoles({ config, log, installation, wakers }, stopping.signal)
    : Promise.resolve()
  const app = createApp({ ...installation, wakers, config: served, log, stopping: stopping.signal })
  const server = createHttpServer(app)
  server.listen(config.port, config.host)
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : config.port
  const own = config.port === 0 ? `http://${config.host}:${port}` : config.baseUrl
  served.baseUrl = config.publicUrl ?? own
  process.stdout.write(`boxtrail ready ${own}\n`)
  // On the first start only: what was tracked then goes on, and what its owner has deleted stays away.
  if (key && config.roles.has('simulator'))
    void trackDemoWorld(app, installation.pool, key).catch((error) =>
      log.warn({ error }, 'the demo world is not whole'),
    )

  await untilAsked()
  log.info('stopping: no new work is taken')
  const patience = setTimeout(() => process.exit(0), PATIENCE_MS)
  stopping.abort()
  await new Promise((resolve) => setTimeout(resolve, DRAIN_MS))
  server.close()
  server.closeIdleConnections()
  await workers.catch((error) => log.error({ error }, 'a worker ended badly'))
  await wakers.close()
  await installation.close()
  clearTimeout(patience)
  process.exit(0)
}

const untilAsked = () =>
  new Promise<void>((resolve) => {
    process.once('SIGTERM', () => resolve())
    process.once('SIGINT', () => resolve())
  })
