import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { Server as NetServer, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { busy } from '../errors.ts'

/**
 * Ends a server without losing a request that it has accepted: accepts no more connections, says `Connection: close` in
 * every response, and resolves when all connections are closed. A connection that is idle is closed only after a while:
 * its next request may be on its way already, and would be met with a reset. Requests that are still open after
 * `patienceMs` are answered with 503; returns how many they were.
 */
export type Drain = (patienceMs: number) => Promise<number>

/** Longer than the next request of a client under load takes to arrive. */
const IDLE_MS = 500
const LOOK_EVERY_MS = 20
/** For the last responses to leave the machine. */
const FLUSH_MS = 200

interface Connection {
  socket: Socket
  responses: Set<ServerResponse>
  /** When its last response was complete, or when something arrived on it last. */
  idleSinceMs: number
  bytesRead: number
}

export const createDrain = (server: Server): Drain => {
  const connections = new Map<Socket, Connection>()
  let draining = false

  server.on('connection', (socket: Socket) => {
    connections.set(socket, { socket, responses: new Set(), idleSinceMs: performance.now(), bytesRead: 0 })
    socket.once('close', () => connections.delete(socket))
  })
  server.prependListener('request', ({ socket }: IncomingMessage, response: ServerResponse) => {
    if (draining) response.setHeader('Connection', 'close')
    const connection = connections.get(socket)
    if (!connection) return
    connection.responses.add(response)
    response.once('close', () => connection.responses.delete(response))
  })

  const closeIdle = () => {
    const nowMs = performance.now()
    for (const connection of connections.values()) {
      const { socket, bytesRead, responses } = connection
      connection.bytesRead = socket.bytesRead
      if (responses.size > 0 || socket.bytesRead !== bytesRead) connection.idleSinceMs = nowMs
      else if (connection.idleSinceMs < nowMs - IDLE_MS) socket.destroySoon()
    }
  }
  const untilClosed = async (patienceMs: number) => {
    const until = performance.now() + patienceMs
    while (connections.size > 0 && performance.now() < until) {
      closeIdle()
      await sleep(LOOK_EVERY_MS)
    }
  }

  return async (patienceMs) => {
    draining = true
    // Not the close() of http: it closes idle connections at once, and with them requests that are on their way.
    NetServer.prototype.close.call(server)
    await untilClosed(patienceMs)
    const open = [...connections.values()].flatMap(({ responses }) => [...responses])
    for (const response of open) refuse(response)
    if (open.length > 0) await untilClosed(FLUSH_MS)
    server.closeAllConnections()
    return open.length
  }
}

const refuse = (response: ServerResponse): void => {
  if (response.headersSent) return
  const { status, problems, headers } = busy()
  response.writeHead(status, { ...headers, Connection: 'close', 'Content-Type': 'application/vnd.api+json' })
  response.end(JSON.stringify({ errors: problems }))
}
