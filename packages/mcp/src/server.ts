import { type ClientOptions, createClient } from '@boxtrail/client'
import { McpServer, type ServerContext } from '@modelcontextprotocol/server'
import { INSTRUCTIONS, NAME } from './identity.ts'
import { prompts } from './prompts/prompts.ts'
import { registerResources } from './resources/resources.ts'
import type { Context } from './tool.ts'
import { moreTools, tools } from './tools/tools.ts'
import { VERSION } from './version.ts'

/** The address of the API, and the key to call it with. */
export interface ServerOptions extends Pick<ClientOptions, 'apiKey' | 'baseUrl' | 'fetch'> {
  /** `all` adds three tools to the ten. */
  toolset?: 'all' | undefined
  /** The current time; by default that of this machine. */
  now?: () => Date
}

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

/** What clients may cache, and for how long: definitions are the same for everybody. */
const cacheHints = {
  'tools/list': { ttlMs: 5 * MINUTE_MS, cacheScope: 'public' },
  'prompts/list': { ttlMs: 5 * MINUTE_MS, cacheScope: 'public' },
  'resources/list': { ttlMs: 5 * MINUTE_MS, cacheScope: 'public' },
  'resources/templates/list': { ttlMs: 5 * MINUTE_MS, cacheScope: 'public' },
  'server/discover': { ttlMs: HOUR_MS, cacheScope: 'public' },
} as const

/**
 * A server for one caller with prompts, resources and the ten tools, or more if `toolset` says so. It calls the API
 * with the caller's own key.
 */
export const createServer = (options: ServerOptions): McpServer => createServerFor(options)

/**
 * A server for one request, which calls a known tool. The SDK keeps the revision and the client's capabilities in the
 * server, so each request needs its own. Registering takes most of the time, so only the tool that is called is
 * registered.
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
    // The model must know if the service asks to wait, so the client does not retry by itself.
    client: createClient({ ...options, fetch: options.fetch ?? untilCancelled(request?.mcpReq.signal), maxRetries: 0 }),
    now,
    ...(request ? { request } : {}),
    canElicit: server.server.getClientCapabilities()?.elicitation !== undefined,
  })
  const offered = toolset === 'all' ? [...tools, ...moreTools] : tools
  const tool = offered.find(({ name }) => name === called)
  // If no offered tool has this name, everything is registered, so that the SDK refuses it as usual.
  if (tool) {
    tool.register(server, context)
    return server
  }
  for (const { register } of offered) register(server, context)
  for (const { register } of prompts) register(server, context)
  registerResources(server, context)
  return server
}

/** Cancels API calls when the caller no longer waits for them, so that they do not keep the process alive. */
const untilCancelled =
  (cancelled: AbortSignal | undefined): ClientOptions['fetch'] =>
  (request) =>
    globalThis.fetch(request, cancelled ? { signal: AbortSignal.any([request.signal, cancelled]) } : {})
