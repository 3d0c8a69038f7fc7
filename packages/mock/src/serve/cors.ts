import type { IncomingMessage, ServerResponse } from 'node:http'

/** Pages of every origin may call the mock: API keys are in a header, and there are no cookies. */
export const CORS = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS',
  'access-control-expose-headers': '*',
}

/** Answers the preflight request of a browser. */
export function allow({ headers }: IncomingMessage, outgoing: ServerResponse): void {
  const announced = headers['access-control-request-headers'] ?? '*'
  outgoing.writeHead(204, { ...CORS, 'access-control-max-age': '600', 'access-control-allow-headers': announced })
  outgoing.end()
}
