import { createHandler, type Guard } from '@boxtrail/mcp'
import type { Hono, Context as HttpContext } from 'hono'
import type { Caller, Context } from '../context.ts'
import { SCOPES } from '../identity/oauth/scopes.ts'
import { findTokenCaller } from '../identity/oauth/token-queries.ts'
import type { Metrics } from '../metrics/metrics.ts'
import type { Authenticator } from './auth/authenticate.ts'
import { METADATA_PATH, resourceOf } from './oauth/resource.ts'
import type { Delegates } from './pipeline/delegates.ts'
import { refuse } from './pipeline/refuse.ts'
import type { ClientAddress } from './transport/client-address.ts'
import { measure } from './transport/measure.ts'

export interface McpBinding extends Guard {
  context: Context
  authenticate: Authenticator
  delegates: Delegates
  addressOf: ClientAddress
  served: Metrics['served']
}

/** Nobody connects to this address: the tools call this app itself. */
const BASE_URL = 'http://localhost'
const PATHS = ['/mcp', '/']

/**
 * The MCP server, for AI clients. It has no rights of its own: its tools call the API of this process with the caller's
 * key, or as the user whom the caller's token stands for, and for the caller's address, so that limits and isolation are
 * those of the API. The API itself accepts no such token, and none is passed on to it.
 */
export const bindMcp = (app: Hono, binding: McpBinding): void => {
  const { context, authenticate, delegates, addressOf, served, ...guard } = binding
  const calls = new WeakMap<Request, HttpContext>()
  const callers = new WeakMap<Request, Caller>()
  const handle = createHandler({
    ...guard,
    baseUrl: BASE_URL,
    now: context.clock,
    send: async (request, incoming) => {
      const { env, req } = calls.get(incoming)!
      const hops = req.header('x-forwarded-for')
      if (hops !== undefined) request.headers.set('X-Forwarded-For', hops)
      const caller = callers.get(incoming)
      if (!caller) return app.fetch(request, env)
      request.headers.delete('Authorization')
      return app.fetch(delegates.send(request, caller), env)
    },
    signIn: {
      metadataUrl: () => `${context.config.baseUrl}${METADATA_PATH}`,
      scopes: SCOPES,
      verify: async (token, incoming) => {
        try {
          const found = await findTokenCaller(context.replica?.lookups ?? context.pool, token)
          if (found?.audience !== resourceOf(context.config.baseUrl)) return null
          callers.set(incoming, found.caller)
          return found.scopes
        } catch (error) {
          return refuse(error, context)
        }
      },
    },
    verify: async (authorization, incoming) => {
      try {
        await authenticate(authorization, addressOf(calls.get(incoming)!))
        return null
      } catch (error) {
        return refuse(error, context)
      }
    },
    onError: (error) => context.log.debug({ error }, 'an MCP request failed'),
  })
  const serve = measure(
    served,
    () => 'mcp',
    (http) => {
      calls.set(http.req.raw, http)
      return handle(http.req.raw)
    },
  )
  for (const path of PATHS) app.all(path, serve)
}
