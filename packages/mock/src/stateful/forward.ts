import { type IncomingMessage, request, type ServerResponse } from 'node:http'
import { pipeline } from 'node:stream/promises'
import { CORS } from '../serve/cors.ts'

/** The destination of a call, and additional response headers. */
interface Way {
  /** The address of the service. */
  url: string
  /** Path and query. */
  target: string
  headers: Readonly<Record<string, string>>
}

/** Forwards a call unchanged, in both directions. */
export const forward = (
  { url, target, headers: added }: Way,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): Promise<void> =>
  new Promise((resolve, reject) => {
    const { method, headers } = incoming
    const passed = request(url, { path: target, method, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode!, { ...answer.headers, ...added, ...CORS })
      // The pipeline is cut off when the service ends or the caller disconnects.
      pipeline(answer, outgoing).then(resolve, () => {
        outgoing.destroy()
        resolve()
      })
    })
    passed.once('error', (error) => (outgoing.headersSent ? resolve() : reject(error)))
    outgoing.once('close', () => passed.destroy())
    incoming.pipe(passed)
  })
