import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { Server as NetServer, type Socket } from 'node:net'
import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises'
import { busy } from '../errors.ts'

/**
 * Ends a server without losing a request that it has accepted: accepts no more connections, says `Connection: close` in
 * every response, and resolves when all connections are closed. A connection that is idle is closed only after a while:
 * its next request may be on its way already, and would be met with a reset. Requests that are still open after
 * `patienceMs` are answered with 503; returns how many they were.
 */
export type Drain = (patienceMs: number) => Promise<number>

/** Under load there are always some that have just come. */
const ACCEPT_ROUNDS = 20
const LOOK_EVERY_MS = 20
/**
 * How often in succession a connection must be found without activity before it counts as idle: a second, longer than the
 * next request of a client under load takes to arrive. Not a span of time: where this process was held up for that long,
 * what arrived meanwhile has not been read yet.
 */
const IDLE_LOOKS = 50
/** For the last responses to leave the machine. */
const FLUSH_MS = 200

interface Connection {
  socket: Socket
  responses: Set<ServerResponse>
  bytesRead: number
  /** How often in succession it was found without an open response and without new bytes. */
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
  const untilClosed = async (patienceMs: number) => {
    const until = performance.now() + patienceMs
    while (connections.size > 0 && performance.now() < until) {
      closeIdle()
      await sleep(LOOK_EVERY_MS)
    }
  }

  /** A connection that waits to be accepted is reset when the port closes: all that wait are accepted first. */
  const acceptWaiting = async () => {
    for (let round = 0, before = -1; round < ACCEPT_ROUNDS && accepted !== before; round++) {
      before = accepted
      await nextTurn()
    }
  }

  return async (patienceMs) => {
    await acceptWaiting()
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
