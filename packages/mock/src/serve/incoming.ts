import type { IncomingMessage } from 'node:http'
import { Readable } from 'node:stream'
import { failure } from '../answers/mock-answer.ts'
import { headersOf } from './headers.ts'

/**
 * The path and query of a request, whatever host its target names. Undefined if the target is not a URL, or the method
 * is that of a tunnel.
 */
export const targetOf = ({
  method,
  url: target = '/',
}: Pick<IncomingMessage, 'method' | 'url'>): string | undefined => {
  if (TUNNELS.test(method ?? 'GET')) return undefined
  if (target.startsWith('/')) return target
  if (!URL.canParse(target)) return undefined
  const { pathname, search } = new URL(target)
  return pathname + search
}

/** Methods for which no `Request` can be created. */
const TUNNELS = /^(CONNECT|TRACE|TRACK)$/

/** The response to a request that cannot be read. */
export const unreadable = failure(400, 'The mock cannot read this request.')

/** Whether a browser opens the page of the mock. */
export const asksForPage = ({ method, url }: Pick<IncomingMessage, 'method' | 'url'>): boolean =>
  url === '/' && (method === 'GET' || method === 'HEAD')

/** Undefined if `Request` cannot represent it. */
export const requestOf = (incoming: IncomingMessage, url: string): Request | undefined => {
  const { method = 'GET' } = incoming
  const target = targetOf(incoming)
  if (target === undefined) return undefined
  const headers = headersOf(incoming)
  const hasBody = !['GET', 'HEAD'].includes(method)
  const body = hasBody ? (Readable.toWeb(incoming) as ReadableStream<Uint8Array>) : null
  try {
    return new Request(url + target, { method, headers, body, duplex: 'half' } as RequestInit)
  } catch {
    return undefined
  }
}
