import { Readable } from 'node:stream'
import { downloadHeaders, SAFE_HEADERS } from '../headers.ts'
import { type Announced, FILES_PATH, type Store } from '../store.ts'
import { NotKept, type Refused } from './keep-file.ts'
import type { Links } from './links.ts'

interface Files extends Pick<Store, 'size' | 'open'> {
  links: Links
  keep: (object: Announced, pieces: AsyncIterable<Uint8Array>) => Promise<void>
}

/** Answers PUT and GET of signed links. The link is the credential: no key is asked for, and no other opens anything. */
export const serveFiles =
  (files: Files) =>
  async (request: Request): Promise<Response> => {
    const link = new URL(request.url).pathname.slice(FILES_PATH.length + 1)
    if (request.method === 'PUT') return receive(files, link, request)
    if (request.method === 'GET' || request.method === 'HEAD') return send(files, link, request.method)
    return answer(405, 'PUT or GET a file here.', { Allow: 'PUT, GET, HEAD' })
  }

const receive = async ({ links, keep }: Files, link: string, request: Request): Promise<Response> => {
  const object = links.toPut(link)
  if (!object) return refuse(request, 403, 'This link is not valid, or no longer.')
  const { headers } = request
  const length = headers.get('content-length')
  if (length === null || headers.has('transfer-encoding')) return refuse(request, 411, 'Send Content-Length.')
  if (Number(length) > object.byteSize) return refuse(request, 413, outcomes.too_long[1])
  if (Number(length) !== object.byteSize) return refuse(request, 422, outcomes.too_short[1])
  if (headers.get('content-type') !== object.contentType)
    return refuse(request, 403, 'Content-Type is not the announced one.')
  if ((headers.get('content-md5') ?? object.checksum) !== object.checksum)
    return refuse(request, 403, 'Content-MD5 is not the announced one.')
  if ((headers.get('content-encoding') ?? 'identity') !== 'identity')
    return refuse(request, 415, 'Send the file as it is.')
  try {
    await keep(object, piecesOf(request))
    return new Response(null, { status: 204, headers: plain })
  } catch (error) {
    if (error instanceof NotKept) return refuse(request, ...outcomes[error.reason])
    if (error instanceof BrokenOff) return refuse(request, 400, 'The upload broke off.')
    throw error
  }
}

class BrokenOff extends Error {}

/** A body whose client went away is no error of ours. */
async function* piecesOf({ body }: Request): AsyncGenerator<Uint8Array> {
  const reader = body?.getReader()
  for (;;) {
    const { done, value } = (await reader?.read().catch((cause) => {
      throw new BrokenOff('The body broke off.', { cause })
    })) ?? { done: true }
    if (done) return
    yield value!
  }
}

const send = async ({ links, size, open }: Files, link: string, method: string): Promise<Response> => {
  const object = links.toGet(link)
  if (!object) return answer(403, 'This link is not valid, or no longer.')
  const length = await size(object.key)
  if (length === null) return answer(404, 'The file is not there.')
  const headers = { ...SAFE_HEADERS, ...downloadHeaders(object), 'Content-Length': String(length) }
  if (method === 'HEAD') return new Response(null, { headers })
  return new Response(Readable.toWeb(await open(object.key)) as ReadableStream<Uint8Array>, { headers })
}

const outcomes: Record<Refused, [number, string]> = {
  too_long: [413, 'The file is longer than announced.'],
  too_short: [422, 'The file is shorter than announced.'],
  wrong_bytes: [422, 'The bytes are not those of the announced checksum.'],
  there_already: [412, 'The file is there already.'],
}

const plain = { ...SAFE_HEADERS, 'Cache-Control': 'no-store' }

/** What is still to come of a refused upload is not read, so the connection cannot carry another request. */
const refuse = (request: Request, status: number, detail: string): Response => {
  request.body?.cancel().catch(() => {})
  return answer(status, detail, { Connection: 'close' })
}

const answer = (status: number, detail: string, headers: Record<string, string> = {}): Response =>
  Response.json({ errors: [{ status: String(status), detail }] }, { status, headers: { ...plain, ...headers } })
