import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll } from 'vitest'

export interface LineServer {
  url: string
  /** The requests received, in order. */
  requests: IncomingMessage[]
  /** Sets the response from now on. */
  answers: (handler: (request: IncomingMessage, response: ServerResponse) => void) => void
}

/** A local shipping line, which responds as the test defines. Call it at the top of the file. */
export const lineServer = async (): Promise<LineServer> => {
  let handler = (_request: IncomingMessage, response: ServerResponse): void => {
    response.end('[]')
  }
  const requests: IncomingMessage[] = []
  const server: Server = createServer((request, response) => {
    requests.push(request)
    handler(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  afterAll(() => {
    server.closeAllConnections()
    server.close()
  })
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    answers: (next) => {
      handler = next
      requests.length = 0
    },
  }
}
