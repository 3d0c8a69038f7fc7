import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { wholeNumber } from '../whole-number.ts'

const MAX_PORT = 65_535

/** Validates a port; throws an error that says what is wrong. */
export const readPort = (given: number | string, name = 'port'): number => {
  const port = wholeNumber(given)
  if (!(port >= 0 && port <= MAX_PORT))
    throw new Error(
      `${name} is a whole number from 0 to ${MAX_PORT}, such as 4010, and not ${typeof given === 'string' ? JSON.stringify(given) : given}; 0 takes one that is free.`,
    )
  return port
}

/** Starts to listen, and returns the address. */
export const listen = async (server: Server, port: number, host: string): Promise<string> => {
  readPort(port)
  // Node listens on every address of the machine if the host is empty.
  if (!host) throw new Error('host is an address of this machine, such as 127.0.0.1, and not "".')
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(refused(error, port, host)))
    server.listen(port, host, () => {
      const { port: taken } = server.address() as AddressInfo
      resolve(`http://${host.includes(':') ? `[${host}]` : host}:${taken}`)
    })
  })
}

/** An error of the operating system, with what to do about it. */
const refused = (error: NodeJS.ErrnoException, port: number, host: string): Error => {
  const messages: Record<string, string> = {
    EADDRINUSE: `Port ${port} of ${host} is taken. Choose another one, or 0 for one that is free.`,
    EACCES: `Port ${port} is for the administrator of this machine. Choose one from 1024, or 0 for one that is free.`,
    EADDRNOTAVAIL: `This machine has no address ${host}. Use 127.0.0.1, or 0.0.0.0 to be reached from others.`,
    ENOTFOUND: `There is no host ${host}. Use 127.0.0.1, or 0.0.0.0 to be reached from others.`,
  }
  const sentence = messages[error.code ?? '']
  return sentence === undefined ? error : new Error(sentence, { cause: error })
}

/** Stops the server, and closes open connections. */
export const close = (server: Server): Promise<void> =>
  new Promise((resolve) => {
    server.close(() => resolve())
    server.closeAllConnections()
  })
