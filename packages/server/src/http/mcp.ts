import { randomUUID } from 'node:crypto'
import { createHandler, type Guard } from '@boxtrail/mcp'
import type { Hono, Context as HttpContext } from 'hono'
import type { Context } from '../domain/context.ts'
import type { Metrics } from '../metrics/metrics.ts'
import type { Authenticator } from './authenticate.ts'
import type { ClientAddress } from './client-address.ts'
import { measure } from './measure.ts'
import { asApiError } from './problems.ts'
import { refuseWith } from './respond.ts'

export interface McpBinding extends Guard {
  context: Context
  authenticate: Authenticator
  addressOf: ClientAddress
  served: Metrics['served']
}

/** Nobody connects to it: the tools call this app itself. */
const BASE_URL = 'http://localhost'
const PATHS = ['/mcp', '/']

/**
 * The MCP server, for AI clients. It has no rights of its own: its tools call the API of this process with the caller's
 * key and for the caller's address, so that limits and isolation are those of the API.
 */
export const bindMcp = (app: Hono, { context, authenticate, addressOf, served, ...guard }: McpBinding): void => {
  const calls = new WeakMap<Request, HttpContext>()
  const handle = createHandler({
    ...guard,
    baseUrl: BASE_URL,
    now: context.clock,
    send: async (request, incoming) => {
      const { env, req } = calls.get(incoming)!
      const hops = req.header('x-forwarded-for')
      if (hops !== undefined) request.headers.set('X-Forwarded-For', hops)
      return app.fetch(request, env)
    },
    verify: async (authorization, incoming) => {
      try {
        await authenticate(authorization, addressOf(calls.get(incoming)!))
        return null
      } catch (error) {
        const requestId = randomUUID()
        return refuseWith(asApiError(error, context, requestId), { 'X-Request-Id': requestId })
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
