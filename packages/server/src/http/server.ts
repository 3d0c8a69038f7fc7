import { createServer, type IncomingMessage, type Server } from 'node:http'
import { badRequest, requestTimeout } from '@boxtrail/protocol/errors'
import { getRequestListener } from '@hono/node-server'
import type { Hono } from 'hono'
import { FILES_PATH, MAX_LINK_S } from '../storage/store/store.ts'
import { inOrderOfArrival } from './pipelining.ts'
import { refuseOutside, textOf } from './transport/problems.ts'

/** Longer than load balancers keep idle connections, so that they close them first. */
const KEEP_ALIVE_MS = 65_000
/** A client that takes longer than this to send its headers only occupies a connection. */
const HEADERS_MS = 10_000
const REQUEST_MS = 30_000
/** An upload may take as long as its link is valid. */
const FILE_MS = MAX_LINK_S * 1_000
/** How often Node checks these timeouts; its default is 30 seconds. */
const LOOK_EVERY_MS = 1_000

/** The app as an HTTP server, with timeouts for slow clients. */
export const createHttpServer = (app: Hono): Server => {
  // HTTP/1.0 knows no Host header; a load balancer may use it for health checks.
  const listener = inOrderOfArrival(getRequestListener(app.fetch, { hostname: 'localhost' }))
  return createServer(
    {
      keepAliveTimeout: KEEP_ALIVE_MS,
      headersTimeout: HEADERS_MS,
      requestTimeout: FILE_MS,
      connectionsCheckingInterval: LOOK_EVERY_MS,
    },
    (incoming, outgoing) => {
      if (hasTwoHosts(incoming)) return refuseOutside(outgoing, badRequest('Send one Host header.'))
      if (!isFile(incoming) && hasBody(incoming)) endWhenSlow(incoming)
      return listener(incoming, outgoing)
    },
  )
}

/** Node uses the first of two Host headers; a proxy may have used the other. */
const hasTwoHosts = ({ rawHeaders }: IncomingMessage): boolean =>
  rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host').length > 1

const isFile = ({ method, url }: IncomingMessage) => method === 'PUT' && url!.startsWith(`${FILES_PATH}/`)

const hasBody = ({ headers }: IncomingMessage) =>
  headers['transfer-encoding'] !== undefined || (headers['content-length'] ?? '0') !== '0'

/** Node has one timeout for all requests; the shorter one for bodies other than files is enforced here. */
const endWhenSlow = (incoming: IncomingMessage): void => {
  const { socket } = incoming
  const timer = setTimeout(() => {
    socket.end(textOf(requestTimeout(REQUEST_MS / 1_000)), () => socket.destroy())
  }, REQUEST_MS)
  incoming.once('close', () => clearTimeout(timer)).once('end', () => clearTimeout(timer))
}
