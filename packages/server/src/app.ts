import { createLookups } from '@boxtrail/engine/lookups'
import type { Guard } from '@boxtrail/mcp'
import { unknownRoute } from '@boxtrail/protocol/errors'
import { Hono, type Context as HttpContext } from 'hono'
import { compress } from 'hono/compress'
import type { Pool } from 'pg'
import type { Context } from './context.ts'
import { unwatchedDisk } from './db/examine/disk-space.ts'
import { idv7 } from './db/idv7.ts'
import { createLogWatch } from './db/log-watch.ts'
import { createAuthenticator } from './http/auth/authenticate.ts'
import { bindAuth } from './http/auth/routes.ts'
import { createSessions } from './http/auth/sessions.ts'
import { bindOperations } from './http/bind.ts'
import { bindMetrics } from './http/bind-metrics.ts'
import { bindCalendars } from './http/calendar/routes.ts'
import { bindContract } from './http/contract.ts'
import { crossOrigin } from './http/cross-origin.ts'
import { bindFeeds } from './http/feeds/routes.ts'
import { handlers } from './http/handlers.ts'
import { bindHealth } from './http/health.ts'
import { bindMcp } from './http/mcp.ts'
import { bindOAuth } from './http/oauth/routes.ts'
import { createDelegates, type Delegates } from './http/pipeline/delegates.ts'
import type { Deprecations } from './http/pipeline/deprecation.ts'
import { refuse } from './http/pipeline/refuse.ts'
import { refuseWhenFull } from './http/pipeline/refuse-when-full.ts'
import { strictTransport } from './http/strict-transport.ts'
import { createClientAddress } from './http/transport/client-address.ts'
import { createOwnHosts } from './http/transport/hosts.ts'
import { createSpool } from './http/transport/spool.ts'
import { varyByEncoding } from './http/transport/vary.ts'
import { bindDeepLink } from './http/web/deep-link.ts'
import { createWeb, type Web } from './http/web/routes.ts'
import { createMetrics, type Metrics } from './metrics/metrics.ts'
import { createNotifier } from './notifications/rendering/create-notifier.ts'
import { createWindows } from './rate-limits/windows.ts'
import { createSandboxAdvance } from './sandbox/advance-sandbox.ts'
import { FILES_PATH, type Network } from './storage/store/store.ts'
import { createJourneyProjection } from './tracking/projection/project-batch.ts'

export interface AppOptions {
  authenticate?: ReturnType<typeof createAuthenticator>
  trustedProxies?: readonly string[]
  /** Origins whose pages may call the API; `*` for all. */
  corsOrigins?: readonly string[]
  /** Hosts and origins of the MCP server; by default those of this machine. */
  mcp?: Guard
  /** The pool for /readyz, which must not wait behind requests; by default the pool of the requests. */
  probe?: Pool
  /** Further pools for the metrics. */
  pools?: Readonly<Record<string, Pool>>
  /** Who may read `/metrics`; by default this machine. */
  metricsNetworks?: readonly string[]
  /** Deprecated operations; by default those of the contract. */
  deprecations?: Deprecations
  /** The documentation, served to everybody under `/docs`. */
  docs?: Hono
  /** For requests that the process makes to itself. */
  delegates?: Delegates
  /** The folder with the built web application, which is then served at `/`. */
  web?: string
  /** A worker process serves health checks and metrics only. */
  serves?: 'everything' | 'health'
}

type Replaceable = 'clock' | 'newId' | 'takePlaces' | 'advanceSandbox' | 'projectJourney' | 'logWatch' | 'diskSpace'
type Parts = Omit<Context, Replaceable> & Partial<Pick<Context, Replaceable>>

const LOOPBACK = ['127.0.0.0/8', '::1']
/** Compressing less than a few packets saves nothing. */
const COMPRESS_FROM_BYTES = 4_096

/** Without the web application, redirects requests for a page at the root to the documentation. */
const redirectHome = (app: Hono): void => {
  app.get('/', (http, next) =>
    http.req.header('accept')?.includes('text/html') ? Promise.resolve(http.redirect('/docs')) : next(),
  )
}

const contextOf = (parts: Parts): Context => {
  const projection = { ...parts, lookups: createLookups(parts.reference), notifier: createNotifier(parts) }
  return {
    clock: () => new Date(),
    newId: () => idv7(),
    diskSpace: unwatchedDisk,
    takePlaces: createWindows(parts.pool),
    advanceSandbox: createSandboxAdvance(projection),
    projectJourney: createJourneyProjection(projection),
    logWatch: createLogWatch(parts.pool),
    ...parts,
  }
}

/** What the routes share. */
const createBinding = (context: Context, options: AppOptions, served: Metrics['served']) => {
  const baseUrl = () => context.config.baseUrl
  const lookups = context.replica?.lookups ?? context.pool
  return {
    context,
    served,
    authenticate: options.authenticate ?? createAuthenticator(lookups),
    sessions: createSessions(lookups, baseUrl),
    delegates: options.delegates ?? createDelegates(),
    addressOf: createClientAddress(options.trustedProxies ?? []),
    ownHosts: createOwnHosts(baseUrl, options.mcp?.allowedHosts),
    spool: createSpool(),
  }
}
type Binding = ReturnType<typeof createBinding>

/** The HTTP side of the service: /v2, /docs, the web application, and the endpoints for orchestrators. A trailing slash makes no difference. */
export const createApp = (parts: Parts, options: AppOptions = {}): Hono => {
  const context = contextOf(parts)
  const { probe = context.pool, corsOrigins = [], serves = 'everything' } = options
  const metrics = createMetrics({ requests: context.pool, probe, ...options.pools }, context.replica)
  const binding = createBinding(context, options, metrics.served)
  const isWhole = serves === 'everything'
  const web = isWhole && options.web ? createWeb(options.web, context.store) : undefined
  const app = new Hono({ strict: false })
  app.use(compress({ threshold: COMPRESS_FROM_BYTES }))
  app.use(varyByEncoding(COMPRESS_FROM_BYTES))
  app.use(strictTransport(() => context.config.baseUrl))
  // Bound before the rules for pages that call the API, because these routes have their own.
  if (isWhole) bindOpen(app, binding, options, web)
  if (corsOrigins.length > 0) app.use(crossOrigin(corsOrigins))
  app.use(refuseWhenFull(context.diskSpace))
  bindHealth(app, context, probe)
  if (isWhole) bindService(app, binding, options, web)
  bindMetrics(app, metrics, { ...binding, networks: options.metricsNetworks ?? LOOPBACK })
  app.notFound(async (http) => (await web?.unknownPage(http)) ?? refuse(unknownRoute(), context))
  app.onError((error) => refuse(error, context))
  return app
}

/** The documentation, the root, and what AI clients use. */
const bindOpen = (app: Hono, binding: Binding, { docs, mcp }: AppOptions, web: Web | undefined): void => {
  if (docs) app.route('/docs', docs)
  // The root also belongs to the MCP server, for requests that are not for a page.
  if (web) web.bindHome(app)
  else if (docs) redirectHome(app)
  const { context, authenticate, delegates, addressOf, served } = binding
  bindMcp(app, { ...mcp, context, authenticate, delegates, addressOf, served })
  bindOAuth(app, binding)
}

/** Files, feeds, the API, and the web application. */
const bindService = (app: Hono, binding: Binding, { deprecations }: AppOptions, web: Web | undefined): void => {
  const { store, config } = binding.context
  if (store.serve) app.all(`${FILES_PATH}/*`, (http) => store.serve!(http.req.raw, networkOf(http)))
  bindContract(app, () => config.baseUrl)
  bindFeeds(app, binding)
  bindAuth(app, binding)
  bindCalendars(app, binding)
  bindOperations(app, { ...binding, handlers, deprecations })
  // Bound before the page of a shipment, which could have this address.
  if (web) bindDeepLink(app, binding)
  web?.bindPages(app)
}

/** The network of a request; undefined if the app is called in-process. */
const networkOf = ({ env }: HttpContext): Network | undefined =>
  env && 'incoming' in (env as object) ? (env as Network) : undefined
