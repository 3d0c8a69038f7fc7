import { randomUUID } from 'node:crypto'
import { createWorld } from '@boxtrail/engine/lookups'
import type { Guard } from '@boxtrail/mcp'
import { Hono, type Context as HttpContext } from 'hono'
import { compress } from 'hono/compress'
import type { Pool } from 'pg'
import type { Context } from './context.ts'
import { unwatchedDisk } from './db/disk-space.ts'
import { idv7 } from './db/idv7.ts'
import { createLogWatch } from './db/log-watch.ts'
import { isReachable } from './db/ping.ts'
import { ApiError, unknownRoute } from './errors.ts'
import { bindAuth } from './http/auth/routes.ts'
import { createSessions } from './http/auth/sessions.ts'
import { createAuthenticator } from './http/authenticate.ts'
import { bindOperations } from './http/bind.ts'
import { bindMetrics } from './http/bind-metrics.ts'
import { createClientAddress } from './http/client-address.ts'
import { bindContract } from './http/contract.ts'
import { crossOrigin } from './http/cross-origin.ts'
import { createDelegates } from './http/delegates.ts'
import { bindFeeds } from './http/feeds/routes.ts'
import { handlers } from './http/handlers.ts'
import { createOwnHosts } from './http/hosts.ts'
import { bindMcp } from './http/mcp.ts'
import { bindOAuth } from './http/oauth/routes.ts'
import type { Deprecations } from './http/pipeline/deprecation.ts'
import { refuseWith } from './http/pipeline/respond.ts'
import { asApiError } from './http/problems.ts'
import { refuseWhenFull } from './http/refuse-when-full.ts'
import { createSpool } from './http/spool.ts'
import { strictTransport } from './http/strict-transport.ts'
import { bindDeepLink } from './http/web/deep-link.ts'
import { createWeb } from './http/web/routes.ts'
import { createMetrics } from './metrics/metrics.ts'
import { createNotifier } from './notifications/rendering/create-notifier.ts'
import { createWindows } from './rate-limits/windows.ts'
import { createSandboxAdvance } from './sandbox/advance.ts'
import { FILES_PATH, type Network } from './storage/store/store.ts'

export interface AppOptions {
  authenticate?: ReturnType<typeof createAuthenticator>
  trustedProxies?: readonly string[]
  /** Origins whose pages may call the API; `*`: all. */
  corsOrigins?: readonly string[]
  /** Hosts and origins of the MCP server; by default those of this machine. */
  mcp?: Guard
  /** For /readyz, which must not wait behind requests; by default the pool of the requests. */
  probe?: Pool
  /** Further pools for the metrics. */
  pools?: Readonly<Record<string, Pool>>
  /** Who may read `/metrics`; by default this machine. */
  metricsNetworks?: readonly string[]
  /** Deprecated operations; by default those of the contract. */
  deprecations?: Deprecations
  /** The documentation, served to everybody under `/docs`. */
  docs?: Hono
  /** The folder with the built web application, which is then served at `/`. */
  web?: string
  /** A worker process serves health checks and metrics only. */
  serves?: 'everything' | 'health'
}

type Replaceable = 'clock' | 'newId' | 'takePlaces' | 'advanceSandbox' | 'logWatch' | 'diskSpace'
type Parts = Omit<Context, Replaceable> & Partial<Pick<Context, Replaceable>>

const LOOPBACK = ['127.0.0.0/8', '::1']
/** Compressing less than a few packets saves nothing. */
const COMPRESS_FROM_BYTES = 4_096

/** Without the application, what asks for a page at the root is led to the documentation. */
const redirectHome = (app: Hono): void => {
  app.get('/', (http, next) =>
    http.req.header('accept')?.includes('text/html') ? Promise.resolve(http.redirect('/docs')) : next(),
  )
}

/** The HTTP side of the service: /v2, /docs, the web application, and the endpoints for orchestrators. A trailing slash makes no difference. */
export const createApp = (parts: Parts, options: AppOptions = {}): Hono => {
  const takePlaces = createWindows(parts.pool)
  const advanceSandbox = createSandboxAdvance({
    ...parts,
    world: createWorld(parts.reference),
    notifier: createNotifier(parts),
  })
  const context: Context = {
    clock: () => new Date(),
    newId: () => idv7(),
    diskSpace: unwatchedDisk,
    takePlaces,
    advanceSandbox,
    logWatch: createLogWatch(parts.pool),
    ...parts,
  }
  const {
    authenticate = createAuthenticator(context.pool),
    trustedProxies = [],
    corsOrigins = [],
    mcp = {},
    probe = context.pool,
    pools = {},
    metricsNetworks = LOOPBACK,
    deprecations,
    docs,
    web: webFolder,
    serves = 'everything',
  } = options
  const metrics = createMetrics({ requests: context.pool, probe, ...pools })
  const app = new Hono({ strict: false })
  app.use(compress({ threshold: COMPRESS_FROM_BYTES }))
  const baseUrl = () => context.config.baseUrl
  app.use(strictTransport(baseUrl))
  const addressOf = createClientAddress(trustedProxies)
  const ownHosts = createOwnHosts(baseUrl, mcp.allowedHosts)
  const web = webFolder && serves === 'everything' ? createWeb(webFolder, context.store) : undefined
  if (docs && serves === 'everything') app.route('/docs', docs)
  // The root is the MCP server's, too, for whoever does not ask for a page.
  if (web) web.bindHome(app)
  else if (docs && serves === 'everything') redirectHome(app)
  // Before the rules for pages that call the API: they have their own.
  const spool = createSpool()
  const delegates = createDelegates()
  if (serves === 'everything') {
    bindMcp(app, { ...mcp, context, authenticate, delegates, addressOf, served: metrics.served })
    bindOAuth(app, { context, addressOf, spool, served: metrics.served })
  }
  if (corsOrigins.length > 0) app.use(crossOrigin(corsOrigins))
  app.use(refuseWhenFull(context.diskSpace))
  app.get('/healthz', () => state(200, 'ok'))
  app.get('/readyz', async () => {
    if (context.stopping.aborted) return state(503, 'stopping')
    if (context.diskSpace.isFull()) return state(503, 'disk full')
    return (await isReachable(probe)) ? state(200, 'ready') : state(503, 'database away')
  })
  if (serves === 'everything') {
    const { store } = context
    if (store.serve) app.all(`${FILES_PATH}/*`, (http) => store.serve!(http.req.raw, networkOf(http)))
    bindContract(app, baseUrl)
    bindFeeds(app, { context, addressOf, spool, served: metrics.served })
    const sessions = createSessions(context.pool, baseUrl)
    const binding = { context, addressOf, ownHosts, spool, sessions, served: metrics.served }
    bindAuth(app, binding)
    bindOperations(app, { ...binding, handlers, authenticate, delegates, deprecations })
    // Before the page of a shipment, whose address it could be.
    if (web) bindDeepLink(app, binding)
    web?.bindPages(app)
  }
  bindMetrics(app, metrics, { addressOf, ownHosts, networks: metricsNetworks })
  app.notFound(
    async (http) => (await web?.unknownPage(http)) ?? refuseWith(unknownRoute(), { 'X-Request-Id': randomUUID() }),
  )
  app.onError((error) => {
    const requestId = randomUUID()
    const refusal = error instanceof ApiError ? error : asApiError(error, context, requestId)
    return refuseWith(refusal, { 'X-Request-Id': requestId })
  })
  return app
}

/** None if the app is called in-process. */
const networkOf = ({ env }: HttpContext): Network | undefined =>
  env && 'incoming' in (env as object) ? (env as Network) : undefined

const state = (status: number, text: string): Response => {
  const body = JSON.stringify({ status: text })
  return new Response(body, {
    status,
    headers: {
      'Content-Type': 'application/json',
      'Content-Length': String(body.length),
      'Cache-Control': 'no-store',
      'X-Content-Type-Options': 'nosniff',
    },
  })
}
