import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createSimulator } from '@boxtrail/simulator'
import { getRequestListener } from '@hono/node-server'

/** A sandbox source that hangs is aborted sooner than a real one. */
export const SANDBOX_TIMEOUT_MS = 1_000

let started: Promise<string> | undefined

/**
 * The URL of the simulated lines, terminals and railways: a local port, opened on first use. Responses depend only on
 * the number, the beginning and the time, which each request carries.
 */
export const simulatorUrl = (): Promise<string> => {
  started ??= listen()
  return started
}

const listen = async (): Promise<string> => {
  const { app } = createSimulator({ hangMs: 2 * SANDBOX_TIMEOUT_MS })
  const server = createServer(getRequestListener(app.fetch))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  // Does not keep the process alive.
  server.unref()
  server.on('connection', (socket) => socket.unref())
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}
