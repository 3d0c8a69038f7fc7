import { type IncomingMessage, request, type ServerResponse } from 'node:http'
import { pipeline } from 'node:stream/promises'
import { CORS } from '../serve/cors.ts'

/** Where a call goes, and what its answer says beside what the service says. */
interface Way {
  /** The address of the service. */
  url: string
  /** Path and query. */
  target: string
  headers: Readonly<Record<string, string>>
}

/** Passes a call on as it is, in both directions. */
export const forward = (
  { url, target, headers: added }: Way,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): Promise<void> =>
  new Promise((resolve, reject) => {
    const { method, headers } = incoming
    const passed = request(url, { path: target, method, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode!, { ...answer.headers, ...added, ...CORS })
      // Cut off where the service ends, or the caller has gone.
      pipeline(answer, outgoing).then(resolve, () => {
        outgoing.destroy()
        resolve()
      })
    })
    passed.once('error', (error) => (outgoing.headersSent ? resolve() : reject(error)))
    outgoing.once('close', () => passed.destroy())
    incoming.pipe(passed)
  })
