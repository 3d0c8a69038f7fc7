import type { IncomingMessage } from 'node:http'
import { Readable } from 'node:stream'
import { failure } from '../answers/mock-answer.ts'
import { headersOf } from './headers.ts'

/**
 * The path and query that a request asks for: whatever host its target names, it is this one that was asked. Undefined if
 * there is none that can be read: a target that is no URL, a method of tunnels.
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

/** Those for which nobody can make a `Request`. */
const TUNNELS = /^(CONNECT|TRACE|TRACK)$/

/** What is said of one that cannot be read. */
export const unreadable = failure(400, 'This is no request that the mock can read.')

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
