import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createSimulator } from '@boxtrail/simulator'
import { getRequestListener } from '@hono/node-server'

/** A source of the sandbox that hangs is given up sooner than one of the world. */
export const SANDBOX_TIMEOUT_MS = 1_000

let started: Promise<string> | undefined

/**
 * Where the simulated lines, terminals and railways answer: a port of this machine alone, opened when somebody asks
 * first. What they say follows from number, beginning and time, which each asking brings along.
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
  // It keeps nobody from ending.
  server.unref()
  server.on('connection', (socket) => socket.unref())
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}
