import type { Context as HttpContext } from 'hono'
import type Provider from 'oidc-provider'
import type { Context } from '../../context.ts'
import type { ClientAddress } from '../transport/client-address.ts'
import { withOwnHeaders } from './answers.ts'
import { handOver } from './hand-over.ts'

/** The parts of a request that are passed on to the library, apart from a few headers. */
export interface Passed {
  query?: URLSearchParams
  body?: { type: string; text: string }
}

interface Parts {
  context: Context
  addressOf: ClientAddress
}

/** Lets the library answer a request, with our headers. */
export const createPass = ({ context, addressOf }: Parts) => {
  // Loaded at the first request: the port may be chosen at start, and the library is a tenth of what a start loads.
  let provider: Promise<Provider> | undefined
  const listenerOf = async (): Promise<ReturnType<Provider['callback']>> => {
    provider ??= import('./provider.ts').then(({ createProvider }) => createProvider(context))
    return (await provider).callback()
  }
  return async (http: HttpContext, { query, body }: Passed): Promise<Response> => {
    const { host, protocol } = new URL(context.config.baseUrl)
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
    const listener = await listenerOf()
    const answer = await handOver(listener as never, { method: http.req.method, target, headers, body: body?.text })
    return withOwnHeaders(answer)
  }
}
