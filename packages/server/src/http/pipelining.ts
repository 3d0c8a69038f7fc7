import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

type Listener = (incoming: IncomingMessage, outgoing: ServerResponse) => unknown

interface Connection {
  running: number
  waiting: { outgoing: ServerResponse; serve: () => void }[]
}

/**
 * How many requests of a connection run at once. Responses are sent in the order of the requests: more concurrency
 * would not help the connection, and harm all others.
 */
const RUNNING = 2
/** Beyond this, nothing more is read from the connection until responses are sent. */
const WAITING = 16

/** Serves the pipelined requests of a connection a few at a time; those that wait when it closes are never served. */
export const inOrderOfArrival = (listener: Listener): Listener => {
  const connections = new WeakMap<Socket, Connection>()
  return (incoming, outgoing) => {
    const { socket } = incoming
    const connection = connections.get(socket) ?? { running: 0, waiting: [] }
    connections.set(socket, connection)
    const serveNext = () => {
      const next = connection.waiting.find(({ outgoing: { writableEnded } }) => !socket.destroyed && !writableEnded)
      connection.waiting = next ? connection.waiting.slice(connection.waiting.indexOf(next) + 1) : []
      next?.serve()
    }
    const serve = () => {
      connection.running += 1
      outgoing.once('close', () => {
        connection.running -= 1
        serveNext()
        if (connection.waiting.length < WAITING && socket.isPaused()) socket.resume()
      })
      listener(incoming, outgoing)
    }
    if (connection.running < RUNNING) return serve()
    connection.waiting.push({ outgoing, serve })
    if (connection.waiting.length >= WAITING) socket.pause()
  }
}
