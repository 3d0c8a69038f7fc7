import type { IncomingMessage } from 'node:http'
import { Readable } from 'node:stream'
import { headersOf } from './headers.ts'

/** The path and query that a request asks for: whatever host its target names, it is this one that was asked. */
export const targetOf = ({ url: target = '/' }: Pick<IncomingMessage, 'url'>): string => {
  if (target.startsWith('/')) return target
  const { pathname, search } = new URL(target)
  return pathname + search
}

/** Whether a browser opens the page of the mock. */
export const asksForPage = ({ method, url }: Pick<IncomingMessage, 'method' | 'url'>): boolean =>
  url === '/' && (method === 'GET' || method === 'HEAD')

/** Undefined if `Request` cannot represent it: a target that is not a URL, a method of tunnels. */
export const requestOf = (incoming: IncomingMessage, url: string): Request | undefined => {
  const { method = 'GET' } = incoming
  const headers = headersOf(incoming)
  const hasBody = !['GET', 'HEAD'].includes(method)
  const body = hasBody ? (Readable.toWeb(incoming) as ReadableStream<Uint8Array>) : null
  try {
    return new Request(url + targetOf(incoming), { method, headers, body, duplex: 'half' } as RequestInit)
  } catch {
    return undefined
  }
}
