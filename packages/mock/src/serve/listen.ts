import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Begins to serve, and gives the address. */
export const listen = (server: Server, port: number, host: string): Promise<string> =>
  new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, () => {
      const { port: taken } = server.address() as AddressInfo
      resolve(`http://${host.includes(':') ? `[${host}]` : host}:${taken}`)
    })
  })

/** Ends, and cuts off what is still open. */
export const close = (server: Server): Promise<void> =>
  new Promise((resolve) => {
    server.close(() => resolve())
    server.closeAllConnections()
  })
