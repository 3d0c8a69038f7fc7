import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'

export interface Prepared {
  method: string
  /** Path and query. */
  target: string
  headers: Record<string, string>
  body?: string | undefined
}

/** A node application, as a library provides it. */
export type Listener = (incoming: IncomingMessage, outgoing: ServerResponse) => Promise<unknown>

/** Keeps what the application sends instead of writing it to a connection. */
class Kept extends ServerResponse {
  text = ''
  failure: unknown

  override end(...given: unknown[]): this {
    const [chunk] = given
    if (typeof chunk === 'string' || Buffer.isBuffer(chunk)) this.text = String(chunk)
    return this
  }
}

/** Reports an error that the application could only answer as its own failure. */
export const reportFailure = (outgoing: ServerResponse, error: unknown): void => {
  if (outgoing instanceof Kept) outgoing.failure = error
}

/**
 * Lets a node application answer a request that we have read and prepared: it sees only headers that we passed on, and
 * nothing is sent before we have seen it. Throws the failure that the application reported.
 */
export const handOver = async (listener: Listener, { method, target, headers, body }: Prepared): Promise<Response> => {
  const incoming = new IncomingMessage(new Socket())
  const length: Record<string, string> = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) }
  Object.assign(incoming, { method, url: target, headers: { ...headers, ...length } })
  if (body !== undefined) incoming.push(body)
  incoming.push(null)
  const kept = new Kept(incoming)
  await listener(incoming, kept)
  if (kept.failure !== undefined) throw kept.failure
  const answered = new Headers()
  for (const [name, value] of Object.entries(kept.getHeaders()))
    for (const one of Array.isArray(value) ? value : [value]) answered.append(name, String(one))
  return new Response(kept.text === '' ? null : kept.text, { status: kept.statusCode, headers: answered })
}
