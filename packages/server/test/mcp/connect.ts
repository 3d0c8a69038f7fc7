import { Client, type ClientOptions, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import type { Hono } from 'hono'
import { BASE_URL } from '../harness/api.ts'

/** A parsed document whose shape the test knows. */
export type Json = ReturnType<typeof JSON.parse>

export const MODERN = '2026-07-28'
/** Revisions of the protocol in which a session begins with `initialize`. */
export const LEGACY = ['2025-11-25', '2025-06-18'] as const

interface Options extends Pick<ClientOptions, 'capabilities'> {
  apiKey: string
  revision?: string
  /** The query of the address, with its question mark. */
  query?: string
}

/** Connects the SDK's own client to the app in this process. */
export const connect = async (app: Hono, { apiKey, revision = MODERN, query = '', capabilities = {} }: Options) => {
  const transport = new StreamableHTTPClientTransport(new URL(`${BASE_URL}/mcp${query}`), {
    fetch: async (url, init) => send(app, new Request(url, init as RequestInit)),
    requestInit: { headers: { authorization: `Token ${apiKey}` } },
  })
  const negotiation =
    revision === MODERN ? { versionNegotiation: { mode: { pin: MODERN } } } : { supportedProtocolVersions: [revision] }
  const client = new Client({ name: 'test', version: '1' }, { capabilities, ...negotiation } as ClientOptions)
  await client.connect(transport)
  return client
}

/** Adds a Host header, as requests have that arrive through the HTTP server. */
export const send = async (app: Hono, request: Request): Promise<Response> => {
  if (!request.headers.has('host')) request.headers.set('host', '127.0.0.1:8080')
  return app.request(request)
}

interface Raw {
  apiKey?: string | undefined
  path?: string
  headers?: Record<string, string>
  method?: string
}

/** Sends one message unchanged, with the headers that every client sends. */
export const post = (app: Hono, body: unknown, { apiKey, path = '/mcp', headers = {}, method = 'POST' }: Raw = {}) =>
  send(
    app,
    new Request(`${BASE_URL}${path}`, {
      method,
      headers: {
        'content-type': 'application/json',
        accept: 'application/json, text/event-stream',
        ...(apiKey ? { authorization: `Token ${apiKey}` } : {}),
        ...headers,
      },
      ...(method === 'POST' ? { body: typeof body === 'string' ? body : JSON.stringify(body) } : {}),
    }),
  )

/** The message of a response, which is either JSON or a stream of events. */
export const messageOf = async (response: Response): Promise<Json> => {
  const text = await response.text()
  const [, data] = /^data: (.*)$/m.exec(text) ?? []
  return JSON.parse(data ?? text)
}

/** Calls a tool, and returns its text, that text as JSON, its structured content, and whether the tool failed. */
export const call = async (client: Client, name: string, given: Record<string, unknown> = {}) => {
  const { content, structuredContent, isError } = await client.callTool({ name, arguments: given })
  const [text, ...links] = content as { type: string; text: string }[]
  const isJson = text!.text.startsWith('{')
  return {
    said: text!.text,
    result: (isJson ? JSON.parse(text!.text) : null) as Json,
    structured: structuredContent as Json,
    links: links as Json[],
    isError: isError === true,
  }
}
