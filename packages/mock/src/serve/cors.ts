import type { IncomingMessage, ServerResponse } from 'node:http'

/** Pages of every origin may call: keys come in a header of their own, and there are no cookies. */
export const CORS = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS',
  'access-control-expose-headers': '*',
}

/** Answers a browser that asks beforehand whether a page of another origin may call. */
export function allow({ headers }: IncomingMessage, outgoing: ServerResponse): void {
  const announced = headers['access-control-request-headers'] ?? '*'
  outgoing.writeHead(204, { ...CORS, 'access-control-max-age': '600', 'access-control-allow-headers': announced })
  outgoing.end()
}
