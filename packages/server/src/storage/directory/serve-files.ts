import { createReadStream } from 'node:fs'
import { Readable } from 'node:stream'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import { downloadHeaders, SAFE_HEADERS } from '../store/headers.ts'
import { type Announced, FILES_PATH, type Network, type Store } from '../store/store.ts'
import { rangeOf } from './byte-range.ts'
import { NotKept, type Refused } from './keep-file.ts'
import type { Links } from './links.ts'
import { writeFile } from './write-file.ts'

type Body = AsyncIterable<Uint8Array>

interface Files extends Pick<Store, 'size'> {
  links: Links
  pathOf: (key: string) => string
  keep: (object: Announced, pieces: AsyncIterable<Uint8Array>) => Promise<void>
}

/**
 * Serves PUT and GET of signed links. The link is the credential: no API key is needed, and a link opens nothing else.
 */
export const serveFiles =
  (files: Files) =>
  async (request: Request, network?: Network): Promise<Response> => {
    const link = new URL(request.url).pathname.slice(FILES_PATH.length + 1)
    if (request.method === 'PUT') return receive(files, link, request, network)
    if (request.method === 'GET' || request.method === 'HEAD') return send(files, link, request, network)
    return answer(405, 'PUT or GET a file here.', { Allow: 'PUT, GET, HEAD' })
  }

const receive = async (
  { links, keep, size }: Files,
  link: string,
  request: Request,
  network?: Network,
): Promise<Response> => {
  const object = links.toPut(link)
  if (!object) return answer(403, 'This link is not valid, or has expired.')
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
    if (error instanceof BrokenOff) return answer(400, 'The upload was interrupted.')
    throw error
  }
}

class BrokenOff extends Error {}

/**
 * The body as the raw stream, without the copies of a Request, whose body must then not be touched; the connection
 * stays open to report errors.
 */
const bodyOf = (request: Request, network?: Network): Body =>
  (network ? network.incoming.iterator({ destroyOnReturn: false }) : (request.body ?? Readable.from([]))) as Body

/** The pieces of a body; it is not an error of ours if the client disconnects. */
async function* piecesOf(body: Body): AsyncGenerator<Uint8Array> {
  const pieces = body[Symbol.asyncIterator]()
  try {
    for (;;) {
      const { done, value } = await pieces.next().catch((cause) => {
        throw new BrokenOff('The body was cut off.', { cause })
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
 * Frees a piece that was written, if no other data shares its memory. The garbage collector would do so only at 64 MB.
 */
const giveBack = ({ buffer, byteLength }: Uint8Array): void => {
  if (buffer instanceof ArrayBuffer && buffer.byteLength === byteLength) buffer.transfer(0)
}

const send = async (
  { links, size, pathOf }: Files,
  link: string,
  request: Request,
  network?: Network,
): Promise<Response> => {
  const object = links.toGet(link)
  if (!object) return answer(403, 'This link is not valid, or has expired.')
  const length = await size(object.key)
  if (length === null) return answer(404, 'There is no such file.')
  const range = rangeOf(request.headers.get('range'), length)
  const own = { ...SAFE_HEADERS, ...downloadHeaders(object), 'Accept-Ranges': 'bytes' }
  if (range === 'unsatisfiable')
    return answer(416, `The file has ${length} bytes.`, { 'Content-Range': `bytes */${length}` })
  const { from, to } = range ?? { from: 0, to: length - 1 }
  const partial: Record<string, string> = range === null ? {} : { 'Content-Range': `bytes ${from}-${to}/${length}` }
  const headers = { ...own, ...partial, 'Content-Length': String(to - from + 1) }
  const status = range === null ? 200 : 206
  if (request.method === 'HEAD') return new Response(null, { status, headers })
  if (network) {
    await writeFile(pathOf(object.key), { status, headers, from, to }, network.outgoing)
    return RESPONSE_ALREADY_SENT
  }
  const file = createReadStream(pathOf(object.key), { start: from, end: Math.max(to, from) })
  return new Response(length === 0 ? null : (Readable.toWeb(file) as ReadableStream<Uint8Array>), { status, headers })
}

const outcomes: Record<Refused, [number, string]> = {
  too_long: [413, 'The file is longer than announced.'],
  too_short: [422, 'The file is shorter than announced.'],
  wrong_bytes: [422, 'The bytes do not match the announced checksum.'],
  there_already: [412, 'There is already a file.'],
}

const plain = { ...SAFE_HEADERS, 'Cache-Control': 'no-store' }

const answer = (status: number, detail: string, headers: Record<string, string> = {}): Response =>
  Response.json({ errors: [{ status: String(status), detail }] }, { status, headers: { ...plain, ...headers } })
