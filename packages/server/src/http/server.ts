import { createServer, type Server } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import type { Hono } from 'hono'

/** Longer than the balancers before us keep a connection, so that it is they who close it. */
const KEEP_ALIVE_MS = 65_000
/** A client that takes longer than this to say what it wants is holding a place, not asking. */
const HEADERS_MS = 10_000
const REQUEST_MS = 30_000
/** Node looks for connections that are over these times only so often, by default every 30 seconds. */
const LOOK_EVERY_MS = 1_000

/** The app on a port of its own, with limits on how slowly it may be spoken to. */
export const createHttpServer = (app: Hono): Server =>
  createServer(
    {
      keepAliveTimeout: KEEP_ALIVE_MS,
      headersTimeout: HEADERS_MS,
      requestTimeout: REQUEST_MS,
      connectionsCheckingInterval: LOOK_EVERY_MS,
    },
    getRequestListener(app.fetch),
  )
