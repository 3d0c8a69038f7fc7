import { once } from 'node:events'
import { type AddressInfo, connect, type Socket } from 'node:net'
import type { Hono } from 'hono'
import { afterAll } from 'vitest'
import { createHttpServer } from '../../../src/http/server.ts'

/** Serves the app as the service does, and returns a function that sends raw bytes and returns the response. */
export const listen = async (
  app: Hono,
): Promise<(text: string, meanwhile?: (socket: Socket) => void) => Promise<string>> => {
  const server = createHttpServer(app).listen(0, '127.0.0.1')
  await once(server, 'listening')
  afterAll(() => {
    server.close()
    server.closeAllConnections()
  })
  return (text, meanwhile) =>
    new Promise((resolve) => {
      const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
      let answer = ''
      socket.on('data', (chunk) => {
        answer += chunk
      })
      // The server may have closed early. The test still gets the response received before.
      socket.on('error', () => {})
      socket.on('close', () => resolve(answer))
      socket.write(text)
      meanwhile?.(socket)
    })
}
