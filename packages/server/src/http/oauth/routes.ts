import { randomUUID } from 'node:crypto'
import type { Hono, Context as HttpContext } from 'hono'
import { cors } from 'hono/cors'
import type Provider from 'oidc-provider'
import type { Context } from '../../context.ts'
import { tooManyRequests } from '../../errors.ts'
import { ClientProblem, readClientMetadata } from '../../identity/oauth/client-metadata.ts'
import { isDecided } from '../../identity/oauth/request-queries.ts'
import { networkOf } from '../../identity/sessions/network.ts'
import type { Metrics } from '../../metrics/metrics.ts'
import type { Bucket } from '../../rate-limits/windows.ts'
import type { ClientAddress } from '../client-address.ts'
import { measure } from '../measure.ts'
import { asApiError } from '../problems.ts'
import { refuseWhenFull } from '../refuse-when-full.ts'
import type { Spool } from '../spool.ts'
import { createTurns } from '../turns.ts'
import { ours, problem, refused, shown } from './answers.ts'
import { handOver } from './hand-over.ts'
import { bindMetadata } from './metadata.ts'
import { createProvider } from './provider.ts'
import { authorizationParameters, tokenParameters } from './resource.ts'
import { undecided } from './undecided.ts'

const MAX_BYTES = 16 * 1024
/** How many requests of one address run at once, and how many wait. */
const TURNS = { running: 8, waiting: 64, waitMs: 10_000 }

/** Requests of one network in a minute: of people who begin to sign in, and of clients, of which an office has many. */
const SIGN_INS = { name: 'oauth sign-ins', limit: 60 }
const TOKENS = { name: 'oauth tokens', limit: 600 }

/** Pages of any origin may register and get tokens: nothing here is decided by a cookie. */
const OPEN = cors({
  origin: '*',
  allowMethods: ['GET', 'POST'],
  allowHeaders: ['Content-Type', 'Authorization', 'MCP-Protocol-Version'],
  exposeHeaders: ['WWW-Authenticate', 'Retry-After'],
  maxAge: 3_600,
})
const OPEN_PATHS = ['/.well-known/oauth-protected-resource/*', '/.well-known/oauth-authorization-server']

export interface OAuthBinding {
  context: Context
  addressOf: ClientAddress
  spool: Spool
  served: Metrics['served']
}

/** `text`: the body, whole. */
type Work = (http: HttpContext, text: string) => Promise<Response>

/** What a route passes on to the library. */
interface Passed {
  query?: URLSearchParams
  body?: { type: string; text: string }
}

/** The authorization server for AI clients: RFC 6749 as OAuth 2.1 has it, with RFC 7009, 7591, 8414, 8707 and 9728. */
export const bindOAuth = (app: Hono, { context, addressOf, spool, served }: OAuthBinding): void => {
  const baseUrl = () => context.config.baseUrl
  // Not before the first request: the port may be chosen at start.
  let provider: Provider | undefined
  const listener = (): ReturnType<Provider['callback']> => {
    provider ??= createProvider(context)
    return provider.callback()
  }
  const turns = createTurns(TURNS)

  const pass = async (http: HttpContext, { query, body }: Passed): Promise<Response> => {
    const { host, protocol } = new URL(baseUrl())
    const headers: Record<string, string> = { host, 'x-forwarded-proto': protocol.slice(0, -1) }
    for (const name of ['cookie', 'accept', 'user-agent']) {
      const value = http.req.header(name)
      if (value !== undefined) headers[name] = value
    }
    const address = addressOf(http)
    if (address !== null) headers['x-forwarded-for'] = address
    if (body) headers['content-type'] = body.type
    const search = query?.size ? `?${query}` : ''
    const target = `${http.req.path.replace(/\/$/, '')}${search}`
    const answer = await handOver(listener() as never, { method: http.req.method, target, headers, body: body?.text })
    return ours(answer)
  }

  const take = async (http: HttpContext, bucket: Bucket): Promise<void> => {
    const { admitted, resetMs } = await context.takePlaces(bucket, networkOf(addressOf(http) ?? ''))
    if (admitted === 0) throw tooManyRequests(Math.max(1, Math.ceil(resetMs / 1_000)))
  }
  const run = async (http: HttpContext, bucket: Bucket, work: Work): Promise<Response> => {
    try {
      // No turn is taken before the body has arrived: a slow sender keeps nobody behind the same address from its tokens.
      const text = http.req.method === 'POST' ? await textOf(http) : ''
      return await turns(String(addressOf(http)), async () => {
        await take(http, bucket)
        return work(http, text)
      })
    } catch (error) {
      const refusal = asApiError(error, context, randomUUID())
      return http.req.method === 'GET' ? shown(refusal) : refused(refusal)
    }
  }
  const bind = (method: 'get' | 'post', path: string, bucket: Bucket, work: Work) =>
    app[method](
      path,
      measure(
        served,
        () => `oauth ${path.split('/')[2]}`,
        (http) => run(http, bucket, work),
      ),
    )
  const textOf = async (http: HttpContext): Promise<string> => {
    const received = await spool(http.req.raw, { maxBytes: MAX_BYTES, sender: addressOf(http) })
    const bytes = await received.read().finally(() => received.discard())
    return new TextDecoder().decode(bytes)
  }
  const form: Work = async (http, text) => {
    const query = tokenParameters(new URLSearchParams(text), baseUrl())
    return pass(http, { body: { type: 'application/x-www-form-urlencoded', text: String(query) } })
  }

  for (const path of [...OPEN_PATHS, '/oauth/token', '/oauth/register']) app.use(path, OPEN)
  app.use('/oauth/*', refuseWhenFull(context.diskSpace))
  bindMetadata(app, baseUrl)
  bind('get', '/oauth/authorize', SIGN_INS, async (http) =>
    undecided(await pass(http, { query: authorizationParameters(new URL(http.req.url).searchParams, baseUrl()) })),
  )
  bind('get', '/oauth/authorize/:uid', TOKENS, async (http) => {
    const isAnswered = await isDecided(context.pool, http.req.param('uid')!)
    const answer = await pass(http, {})
    return isAnswered ? answer : undecided(answer)
  })
  bind('post', '/oauth/token', TOKENS, form)
  bind('post', '/oauth/revoke', TOKENS, form)
  bind('post', '/oauth/register', TOKENS, async (http, given) => {
    try {
      const text = JSON.stringify(readClientMetadata(JSON.parse(given)))
      return await pass(http, { body: { type: 'application/json', text } })
    } catch (error) {
      if (error instanceof ClientProblem) return problem(error.code, error.message)
      if (error instanceof SyntaxError) return problem('invalid_client_metadata', 'The body is not JSON.')
      throw error
    }
  })
}
