import { setTimeout as sleep } from 'node:timers/promises'
import { createDocs } from '@boxtrail/docs/docs'
import { readers } from '@boxtrail/document-reading/readers/readers'
import { createApp } from '@boxtrail/server/app'
import type { Config } from '@boxtrail/server/config/config'
import { retentionText } from '@boxtrail/server/config/settings/retention-settings'
import { createWakeups } from '@boxtrail/server/db/queues/wakeups'
import { createDrain } from '@boxtrail/server/http/drain'
import { createDelegates } from '@boxtrail/server/http/pipeline/delegates'
import { createHttpServer } from '@boxtrail/server/http/server'
import { ensureDemoKey } from '@boxtrail/server/identity/accounts/ensure-demo-account'
import { ensureOwner, setupCode } from '@boxtrail/server/identity/users/create-owner'
import { hasOwner } from '@boxtrail/server/identity/users/queries'
import type { Logger } from '@boxtrail/server/logger'
import { startTraces } from '@boxtrail/server/tracing/start-traces'
import { beginDemoWorld, completeDemoWorld } from './demo-world.ts'
import { type Installation, openInstallation } from './installation.ts'
import { listen, refuseUnusablePort } from './listen.ts'
import { runRoles } from './roles.ts'
import { enter } from './upgrade/presence.ts'
import { findWeb } from './web.ts'

/** How long readiness responds with 503 before the port closes, so that a load balancer can react. */
const UNREADY_MS = 300
/**
 * How long open requests and work in flight may take; anything slower is aborted, or released when its lease expires.
 */
const REQUESTS_MS = 8_000
const STOP_MS = 9_500

/** Serves until SIGTERM or SIGINT, or until it is to continue with another version. */
export const start = async (config: Config, log: Logger): Promise<void> => {
  await refuseUnusablePort(config)
  const endTraces = await startTraces(config.traces)
  // With port 0 the system chooses the port; links look it up here.
  const served = { ...config }
  const presence = enter(config)
  const installation = await openInstallation(served, log)
  const wakeups = createWakeups(installation.pool, installation.sessions)
  const stopping = new AbortController()
  await ensureFirstAccount(config, installation.pool, log)
  const workers = config.roles.has('worker')
    ? runRoles({ config, log, installation, wakeups }, stopping.signal)
    : Promise.resolve()
  const web = config.roles.has('api') ? await findWeb(log) : undefined
  const delegates = createDelegates()
  const app = createApp(
    { ...installation, wakeups, config: served, log, stopping: stopping.signal },
    {
      trustedProxies: config.trustedProxies,
      corsOrigins: config.corsOrigins,
      mcp: config.mcp,
      metricsNetworks: config.metricsNetworks,
      probe: installation.probe,
      pools: {
        workers: installation.workerPool,
        ...(installation.readPool ? { reads: installation.readPool } : {}),
      },
      docs: createDocs(),
      delegates,
      ...(web ? { web } : {}),
      serves: config.roles.has('api') ? 'everything' : 'health',
    },
  )
  const code = web && !(await hasOwner(installation.pool)) ? setupCode(installation.signer) : undefined
  const server = createHttpServer(app)
  const drain = createDrain(server)
  await listen(server, config)
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : config.port
  const url = config.port === 0 ? `http://${config.host}:${port}` : config.baseUrl
  served.baseUrl = config.publicUrl ?? url
  // Before the ready line is printed, because its reader may send SIGTERM at once.
  const stopRequested = presence.untilStopRequested()
  if (code) process.stdout.write(`set up: ${served.baseUrl}/setup?code=${code}\n`)
  process.stdout.write(`boxtrail ready ${url}\n`)
  presence.ready(url)
  const demo = hasDemoWorld(config)
    ? completeDemoWorld({ app, delegates, pool: installation.pool }, log, stopping.signal)
    : undefined

  await stopRequested
  log.info('stopping: no new work is accepted')
  globalThis.setTimeout(presence.leave, STOP_MS).unref()
  stopping.abort()
  const ended = workers.catch((error) => log.error({ error }, 'a worker failed'))
  await sleep(UNREADY_MS)
  const unanswered = await drain(REQUESTS_MS)
  if (unanswered > 0)
    log.warn({ requests: unanswered }, 'requests exceeded the time limit of a stop and were answered with 503')
  await ended
  await demo
  await readers.endIdle()
  // Requests and workers are done, so the database is no longer needed.
  await wakeups.close()
  await installation.close()
  await endTraces()
  presence.leave()
}

const hasDemoWorld = ({ roles }: Config): boolean => roles.has('simulator') && roles.has('api')

/** The key of the first account, with the demo world on the first start, and the owner whom the environment names. */
const ensureFirstAccount = async (config: Config, pool: Installation['pool'], log: Logger): Promise<void> => {
  const withFirst = hasDemoWorld(config) ? beginDemoWorld : undefined
  const { isFirst, generated } = await ensureDemoKey(pool, config.apiKey, withFirst)
  if (generated) process.stdout.write(`api key: ${generated}\n`)
  if (isFirst) process.stdout.write(`kept for a time: ${retentionText(config.retention)}\n`)
  if (config.owner && (await ensureOwner(pool, config.owner)))
    log.info('the owner that BOXTRAIL_OWNER_EMAIL names was created')
}
