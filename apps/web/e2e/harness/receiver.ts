import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface Receiver {
  url: string
  /** Whether it refuses further deliveries. */
  isBroken: boolean
  close(): void
}

/** A receiver of webhooks on this machine. */
export const startReceiver = async (): Promise<Receiver> => {
  const receiver = { url: '', isBroken: false, close: () => server.close() }
  const server: Server = createServer((request, response) => {
    request.resume().on('end', () => {
      response.writeHead(receiver.isBroken ? 503 : 200, { 'content-type': 'text/plain' })
      response.end(receiver.isBroken ? 'the warehouse is closed' : 'thank you')
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  receiver.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hooks`
  return receiver
}
