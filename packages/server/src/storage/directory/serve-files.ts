import { Readable } from 'node:stream'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import { downloadHeaders, SAFE_HEADERS } from '../headers.ts'
import { type Announced, FILES_PATH, type Network, type Store } from '../store.ts'
import { NotKept, type Refused } from './keep-file.ts'
import type { Links } from './links.ts'
import { writeFile } from './write-file.ts'

type Body = AsyncIterable<Uint8Array>

interface Files extends Pick<Store, 'size' | 'open'> {
  links: Links
  pathOf: (key: string) => string
  keep: (object: Announced, pieces: AsyncIterable<Uint8Array>) => Promise<void>
}

/** Answers PUT and GET of signed links. The link is the credential: no key is asked for, and no other opens anything. */
export const serveFiles =
  (files: Files) =>
  async (request: Request, network?: Network): Promise<Response> => {
    const link = new URL(request.url).pathname.slice(FILES_PATH.length + 1)
    if (request.method === 'PUT') return receive(files, link, request, network)
    if (request.method === 'GET' || request.method === 'HEAD') return send(files, link, request.method, network)
    return answer(405, 'PUT or GET a file here.', { Allow: 'PUT, GET, HEAD' })
  }

const receive = async (
  { links, keep, size }: Files,
  link: string,
  request: Request,
  network?: Network,
): Promise<Response> => {
  const object = links.toPut(link)
  if (!object) return answer(403, 'This link is not valid, or no longer.')
  const { headers } = request
  const length = headers.get('content-length')
  if (length === null || headers.has('transfer-encoding')) return answer(411, 'Send Content-Length.')
  if (Number(length) > object.byteSize) return answer(413, outcomes.too_long[1])
  if (Number(length) !== object.byteSize) return answer(422, outcomes.too_short[1])
  if (headers.get('content-type') !== object.contentType) return answer(403, 'Content-Type is not the announced one.')
  if ((headers.get('content-md5') ?? object.checksum) !== object.checksum)
    return answer(403, 'Content-MD5 is not the announced one.')
  if ((headers.get('content-encoding') ?? 'identity') !== 'identity') return answer(415, 'Send the file as it is.')
  if ((await size(object.key)) !== null) return answer(...outcomes.there_already)
  try {
    await keep(object, piecesOf(bodyOf(request, network)))
    return new Response(null, { status: 204, headers: plain })
  } catch (error) {
    if (error instanceof NotKept) return answer(...outcomes[error.reason])
    if (error instanceof BrokenOff) return answer(400, 'The upload broke off.')
    throw error
  }
}

class BrokenOff extends Error {}

/** Without the copies of a request, whose body must not be touched then; the connection stays, to say what was wrong. */
const bodyOf = (request: Request, network?: Network): Body =>
  (network ? network.incoming.iterator({ destroyOnReturn: false }) : (request.body ?? Readable.from([]))) as Body

/** A body whose client went away is no error of ours. */
async function* piecesOf(body: Body): AsyncGenerator<Uint8Array> {
  const pieces = body[Symbol.asyncIterator]()
  try {
    for (;;) {
      const { done, value } = await pieces.next().catch((cause) => {
        throw new BrokenOff('The body broke off.', { cause })
      })
      if (done) return
      yield value
      giveBack(value)
    }
  } finally {
    await pieces.return?.()
  }
}

/**
 * Frees a piece that was written, if nothing else lies in its memory. The collector would do so only when 64 MB of them
 * have come together.
 */
const giveBack = ({ buffer, byteLength }: Uint8Array): void => {
  if (buffer instanceof ArrayBuffer && buffer.byteLength === byteLength) buffer.transfer(0)
}

const send = async (
  { links, size, open, pathOf }: Files,
  link: string,
  method: string,
  network?: Network,
): Promise<Response> => {
  const object = links.toGet(link)
  if (!object) return answer(403, 'This link is not valid, or no longer.')
  const length = await size(object.key)
  if (length === null) return answer(404, 'The file is not there.')
  const headers = { ...SAFE_HEADERS, ...downloadHeaders(object), 'Content-Length': String(length) }
  if (method === 'HEAD') return new Response(null, { headers })
  if (network) {
    await writeFile(pathOf(object.key), headers, network.outgoing)
    return RESPONSE_ALREADY_SENT
  }
  return new Response(Readable.toWeb(await open(object.key)) as ReadableStream<Uint8Array>, { headers })
}

const outcomes: Record<Refused, [number, string]> = {
  too_long: [413, 'The file is longer than announced.'],
  too_short: [422, 'The file is shorter than announced.'],
  wrong_bytes: [422, 'The bytes are not those of the announced checksum.'],
  there_already: [412, 'The file is there already.'],
}

const plain = { ...SAFE_HEADERS, 'Cache-Control': 'no-store' }

/** What is still to come of a refused upload the server reads past for a moment, so that the client gets to hear why. */
const answer = (status: number, detail: string, headers: Record<string, string> = {}): Response =>
  Response.json({ errors: [{ status: String(status), detail }] }, { status, headers: { ...plain, ...headers } })
