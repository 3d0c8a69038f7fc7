import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { Server as NetServer, type Socket } from 'node:net'
import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises'
import { busy } from '@boxtrail/protocol/errors'
import { refuseOutside } from './transport/problems.ts'

/**
 * Stops a server without losing a request that it has accepted: accepts no more connections, sends `Connection: close`
 * with every response, and resolves when all connections are closed. An idle connection is closed only after a delay,
 * because its next request may already be on its way and would be reset. Requests that are still open after `timeoutMs`
 * are answered with 503; returns their number.
 */
export type Drain = (timeoutMs: number) => Promise<number>

/** How long waiting connections are accepted; limited, because under load new ones arrive all the time. */
const ACCEPT_MS = 2_000
/** Each turn of the event loop accepts one connection: if none comes in this many turns, none waits. */
const QUIET_ROUNDS = 3
const LOOK_EVERY_MS = 20
/**
 * How many consecutive checks must find a connection without activity before it counts as idle: together a second,
 * longer than the next request of a client under load takes to arrive. A duration would not do: if this process was
 * blocked for that long, what arrived meanwhile has not been read yet.
 */
const IDLE_LOOKS = 50
/** Time for the last responses to be sent. */
const FLUSH_MS = 200

interface Connection {
  socket: Socket
  responses: Set<ServerResponse>
  bytesRead: number
  /** How many consecutive checks found neither an open response nor new bytes. */
  idleLooks: number
}

export const createDrain = (server: Server): Drain => {
  const connections = new Map<Socket, Connection>()
  let draining = false
  let accepted = 0

  server.on('connection', (socket: Socket) => {
    accepted++
    connections.set(socket, { socket, responses: new Set(), bytesRead: 0, idleLooks: 0 })
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
    for (const connection of connections.values()) {
      const { socket, bytesRead, responses } = connection
      const isActive = responses.size > 0 || socket.bytesRead !== bytesRead
      connection.bytesRead = socket.bytesRead
      connection.idleLooks = isActive ? 0 : connection.idleLooks + 1
      if (connection.idleLooks > IDLE_LOOKS) socket.destroySoon()
    }
  }
  const untilClosed = async (timeoutMs: number) => {
    const until = performance.now() + timeoutMs
    while (connections.size > 0 && performance.now() < until) {
      closeIdle()
      await sleep(LOOK_EVERY_MS)
    }
  }

  /** Closing the port resets connections that wait to be accepted, so they are accepted first. */
  const acceptWaiting = async () => {
    const until = performance.now() + ACCEPT_MS
    for (let before = -1, quiet = 0; quiet < QUIET_ROUNDS && performance.now() < until; before = accepted) {
      await nextTurn()
      quiet = accepted === before ? quiet + 1 : 0
    }
  }

  return async (timeoutMs) => {
    await acceptWaiting()
    draining = true
    // Not http's close(): it closes idle connections at once, and so resets requests that are on their way.
    NetServer.prototype.close.call(server)
    await untilClosed(timeoutMs)
    const open = [...connections.values()].flatMap(({ responses }) => [...responses])
    for (const response of open) if (!response.headersSent) refuseOutside(response, busy())
    if (open.length > 0) await untilClosed(FLUSH_MS)
    server.closeAllConnections()
    return open.length
  }
}
