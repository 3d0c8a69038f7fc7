import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll } from 'vitest'

export interface LineServer {
  url: string
  /** What was asked, in order. */
  requests: IncomingMessage[]
  /** From now on this answers. */
  answers: (handler: (request: IncomingMessage, response: ServerResponse) => void) => void
}

/** A shipping line on this machine, which answers as the test tells it to. Call it at the top of the file. */
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
