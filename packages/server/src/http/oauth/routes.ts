import { randomUUID } from 'node:crypto'
import type { Hono, Context as HttpContext } from 'hono'
import { cors } from 'hono/cors'
import type { Context } from '../../context.ts'
import { ClientProblem, readClientMetadata } from '../../identity/oauth/client-metadata.ts'
import { isDecided } from '../../identity/oauth/request-queries.ts'
import { deleteUnusedCode } from '../../identity/oauth/token-queries.ts'
import { networkOf } from '../../identity/sessions/network.ts'
import type { Metrics } from '../../metrics/metrics.ts'
import type { Bucket } from '../../rate-limits/windows.ts'
import { takePlace } from '../pipeline/limit.ts'
import { refuseWhenFull } from '../pipeline/refuse-when-full.ts'
import type { ClientAddress } from '../transport/client-address.ts'
import { measure } from '../transport/measure.ts'
import { asApiError } from '../transport/problems.ts'
import { createAddressSlots } from '../transport/slots.ts'
import { receiveBytes, type Spool } from '../transport/spool.ts'
import { problem, refused, shown } from './answers.ts'
import { bindMetadata } from './metadata.ts'
import { createPass, type Passed } from './pass.ts'
import { authorizationParameters, tokenParameters } from './resource.ts'
import { undecided } from './undecided.ts'

const MAX_BYTES = 16 * 1024

/**
 * The most requests of one network in a minute: by people who begin to sign in, and by clients, of which an office has
 * many.
 */
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

/** `text`: the whole body. */
type Work = (http: HttpContext, text: string) => Promise<Response>

/** The authorization server for AI clients: RFC 6749 as OAuth 2.1 has it, with RFC 7009, 7591, 8414, 8707 and 9728. */
export const bindOAuth = (app: Hono, binding: OAuthBinding): void => {
  const { context, served } = binding
  const baseUrl = () => context.config.baseUrl
  const pass = createPass(binding)
  const serve = createServe(binding)
  const bind = (method: 'get' | 'post', path: string, bucket: Bucket, work: Work) =>
    app[method](
      path,
      measure(
        served,
        () => `oauth ${path.split('/')[2]}`,
        (http) => serve(http, bucket, work),
      ),
    )
  const form: Work = async (http, text) => {
    const query = tokenParameters(new URLSearchParams(text), baseUrl())
    const answer = await pass(http, { body: { type: 'application/x-www-form-urlencoded', text: String(query) } })
    // Whoever has a code without its proof has stolen it, and must not be able to try again.
    const code = query.get('grant_type') === 'authorization_code' ? query.get('code') : null
    if (code !== null && (await isInvalidGrant(answer))) await deleteUnusedCode(context.pool, code)
    return answer
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
  bind('post', '/oauth/register', TOKENS, (http, text) => register(text, (body) => pass(http, { body })))
}

const isInvalidGrant = async (answer: Response): Promise<boolean> =>
  answer.status === 400 && (await answer.clone().json()).error === 'invalid_grant'

/** Receives a request and takes a place for it, in a slot of its address. */
const createServe = ({ context, addressOf, spool }: OAuthBinding) => {
  const slots = createAddressSlots()
  const textOf = async ({ raw }: HttpContext['req'], sender: string | null): Promise<string> =>
    new TextDecoder().decode(await receiveBytes(spool, raw, { maxBytes: MAX_BYTES, sender }))
  return async (http: HttpContext, bucket: Bucket, work: Work): Promise<Response> => {
    try {
      const address = addressOf(http)
      // No slot is taken before the body has arrived, so that a slow sender does not keep others at the same address
      // from their tokens.
      const text = http.req.method === 'POST' ? await textOf(http.req, address) : ''
      return await slots(String(address), async () => {
        await takePlace(context.takePlaces, bucket, networkOf(address ?? ''))
        return work(http, text)
      })
    } catch (error) {
      const refusal = asApiError(error, context, randomUUID())
      return http.req.method === 'GET' ? shown(refusal) : refused(refusal)
    }
  }
}

/** Registers a client with what it states about itself. */
const register = async (text: string, pass: (body: Passed['body']) => Promise<Response>): Promise<Response> => {
  try {
    return await pass({ type: 'application/json', text: JSON.stringify(readClientMetadata(JSON.parse(text))) })
  } catch (error) {
    if (error instanceof ClientProblem) return problem(error.code, error.message)
    if (error instanceof SyntaxError) return problem('invalid_client_metadata', 'The body is not JSON.')
    throw error
  }
}
