import { createMcpHandler, type McpServer } from '@modelcontextprotocol/server'
import { createServerFor, type ServerOptions } from '../server.ts'
import { type Guard, refusalOf } from './guard.ts'
import { forbidden, methodNotAllowed, protocolError, readable, unauthorized } from './replies.ts'
import { calledTool, insufficientScope, type SignIn } from './sign-in.ts'

export interface HandlerOptions extends Guard, Pick<ServerOptions, 'baseUrl' | 'now'> {
  /** Creates the server for one caller; by default with the ten tools. */
  create?: (options: ServerOptions) => McpServer
  /**
   * Sends the API calls of the tools; by default over the network. `incoming` is the request that they are made for.
   */
  send?: (request: Request, incoming: Request) => Promise<Response>
  /**
   * Checks the credentials first, and returns a response to refuse them; by default the API refuses them at the first
   * call.
   */
  verify?: (authorization: string, incoming: Request) => Promise<Response | null>
  /** Lets people sign in, if there is an authorization server; otherwise only API keys are accepted. */
  signIn?: SignIn
  /** Called with failures that no response can report. */
  onError?: (error: Error) => void
}

const MAX_BODY = 1024 * 1024
/** From this revision on, a body is a single message. */
const WITHOUT_BATCHES = '2025-06-18'
const MAX_BATCH = 20

/** Serves MCP over HTTP without sessions: nothing is kept between requests. All revisions have the same tools. */
export const createHandler = (options: HandlerOptions): ((request: Request) => Promise<Response>) => {
  const { create, send, verify, signIn, onError = () => {} } = options
  const incoming = new WeakMap<Request, { request: Request; tool: string | undefined }>()
  const mcp = createMcpHandler(
    ({ authInfo, requestInfo }) => {
      const { request: outer = requestInfo!, tool } = incoming.get(requestInfo!) ?? {}
      const server: ServerOptions = {
        ...options,
        apiKey: authInfo!.token,
        toolset: toolsetOf(requestInfo!),
        ...(send ? { fetch: (request) => send(request, outer) } : {}),
      }
      return create ? create(server) : createServerFor(server, tool)
    },
    { onerror: onError, maxRequestBodySize: MAX_BODY },
  )

  const identify = async (authorization: string | null, request: Request): Promise<Identified | Response> => {
    const token = signIn && bearerIn(authorization)
    if (signIn && token !== undefined) {
      const scopes = await signIn.verify(token, request)
      if (scopes instanceof Response) return scopes
      // The token itself is not passed on.
      return scopes === null ? unauthorized(true, signIn) : { apiKey: SIGNED_IN, scopes }
    }
    if (!isToken(authorization)) return unauthorized(authorization !== null, signIn)
    const refused = await verify?.(authorization, request)
    if (refused) return refused.status === 401 ? unauthorized(true, signIn) : refused
    return { apiKey: `Token ${authorization.split(/ +/)[1]}` }
  }

  const serve = async (request: Request): Promise<Response> => {
    if (request.method === 'OPTIONS') return new Response(null, { status: 204 })
    if (request.method !== 'POST') return methodNotAllowed()
    const authorization = request.headers.get('authorization')
    const caller = await identify(authorization, request)
    if (caller instanceof Response) return caller
    const body = await bodyOf(request)
    if (body instanceof Response) return body
    const missing = signIn && caller.scopes && insufficientScope(body, caller.scopes, signIn)
    if (missing) return missing
    const message = new Request(request.url, { method: 'POST', headers: request.headers })
    incoming.set(message, { request, tool: calledTool(body) })
    const authInfo = { token: caller.apiKey, clientId: caller.scopes ? 'oauth' : 'api-key', scopes: [] }
    return mcp.fetch(message, { authInfo, parsedBody: body })
  }

  return async (request) => {
    const refusal = refusalOf(request.headers, options)
    if (refusal !== null) return readable(forbidden(refusal), null)
    const origin = request.headers.get('origin')
    return readable(await serve(request), origin)
  }
}

/** `all` for `?toolset=all` in the URL; anything else means the ten tools. */
const toolsetOf = ({ url }: Request): 'all' | undefined =>
  new URL(url).searchParams.get('toolset') === 'all' ? 'all' : undefined

interface Identified {
  apiKey: string
  /** The scopes of a person who signed in; the rights of an API key are limited by the API. */
  scopes?: readonly string[]
}

/** Takes the place of an API key: `send` calls the API for the person. */
const SIGNED_IN = 'Token signed-in'

const bearerIn = (authorization: string | null): string | undefined =>
  /^bearer +([\w.~+/-]{1,512}=*)$/i.exec(authorization ?? '')?.[1]

/** Whether the header has the scheme of API keys, in any case. */
const isToken = (authorization: string | null): authorization is string => /^token +\S+$/i.test(authorization ?? '')

const bodyOf = async (request: Request): Promise<unknown> => {
  const text = await textOf(request)
  if (text === null) return protocolError(413, -32600, `A body has at most ${MAX_BODY} bytes.`)
  let body: unknown
  try {
    body = JSON.parse(text)
  } catch {
    return protocolError(400, -32700, 'The body is not JSON.')
  }
  if (!Array.isArray(body)) return body
  const version = request.headers.get('mcp-protocol-version')
  if (version !== null && version >= WITHOUT_BATCHES)
    return protocolError(400, -32600, `Send one message: revision ${version} has no batches.`)
  return body.length > MAX_BATCH ? protocolError(400, -32600, `A batch has at most ${MAX_BATCH} messages.`) : body
}

/** The text of a body; null if it is too large, in which case the rest is not read. */
const textOf = async ({ body }: Request): Promise<string | null> => {
  const reader = body?.getReader()
  const decoder = new TextDecoder()
  let text = ''
  let size = 0
  for (;;) {
    const { value, done } = (await reader?.read()) ?? { done: true }
    if (done) return text + decoder.decode()
    size += value.length
    if (size > MAX_BODY) return null
    text += decoder.decode(value, { stream: true })
  }
}
