import { type ClientOptions, createClient } from '@boxtrail/client'
import { McpServer, type ServerContext } from '@modelcontextprotocol/server'
import { INSTRUCTIONS, NAME, VERSION } from './identity.ts'
import { prompts } from './prompts/prompts.ts'
import { registerResources } from './resources/resources.ts'
import type { Context } from './tool.ts'
import { moreTools, tools } from './tools/tools.ts'

/** Where the API is, and with whose key it is called. */
export interface ServerOptions extends Pick<ClientOptions, 'apiKey' | 'baseUrl' | 'fetch'> {
  /** `all`: three tools more than the ten. */
  toolset?: 'all' | undefined
  /** The current time; the machine's unless given. */
  now?: () => Date
}

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

/** What clients may keep, and for how long: definitions are the same for everybody. */
const cacheHints = {
  'tools/list': { ttlMs: 5 * MINUTE_MS, cacheScope: 'public' },
  'prompts/list': { ttlMs: 5 * MINUTE_MS, cacheScope: 'public' },
  'resources/list': { ttlMs: 5 * MINUTE_MS, cacheScope: 'public' },
  'resources/templates/list': { ttlMs: 5 * MINUTE_MS, cacheScope: 'public' },
  'server/discover': { ttlMs: HOUR_MS, cacheScope: 'public' },
} as const

/** A server of one caller: ten tools unless `toolset` asks for more, three prompts, two resources, each called with the caller's own key. */
export const createServer = (options: ServerOptions): McpServer => createServerFor(options)

/**
 * The same for one request, of which it is known that it calls a tool. The SDK keeps the revision and the client's capabilities of
 * a request in its server, so that each needs its own; but only what the request uses is registered, which is most of the time that a
 * server takes.
 */
export const createServerFor = (
  { now = () => new Date(), toolset, ...options }: ServerOptions,
  called?: string,
): McpServer => {
  const server = new McpServer(
    { name: NAME, version: VERSION },
    {
      instructions: INSTRUCTIONS,
      cacheHints,
      capabilities: {
        tools: { listChanged: false },
        prompts: { listChanged: false },
        resources: { listChanged: false },
        completions: {},
      },
    },
  )
  const context = (request?: ServerContext): Context => ({
    // A wait that the service asks for is the model's to know.
    client: createClient({ ...options, fetch: options.fetch ?? untilCancelled(request?.mcpReq.signal), maxRetries: 0 }),
    now,
    ...(request ? { request } : {}),
    canElicit: server.server.getClientCapabilities()?.elicitation !== undefined,
  })
  const offered = toolset === 'all' ? [...tools, ...moreTools] : tools
  const tool = offered.find(({ name }) => name === called)
  // A tool that is not offered is refused as by a server that has them all.
  if (tool) {
    tool.register(server, context)
    return server
  }
  for (const { register } of offered) register(server, context)
  for (const { register } of prompts) register(server, context)
  registerResources(server, context)
  return server
}

/** A call that its caller no longer waits for asks nothing more of the service, and does not keep the process. */
const untilCancelled =
  (cancelled: AbortSignal | undefined): ClientOptions['fetch'] =>
  (request) =>
    globalThis.fetch(request, cancelled ? { signal: AbortSignal.any([request.signal, cancelled]) } : {})
