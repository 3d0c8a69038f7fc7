import type { Api } from '../call/api.ts'
import { dataOf } from '../call/attempts.ts'
import { errorOf } from '../call/error-of.ts'
import { NetworkError } from '../errors.ts'
import { asBlob, nameOf, type Uploadable } from './as-blob.ts'
import { createMd5 } from './md5.ts'

export interface PutBlobOptions {
  /** Name of the file; by default that of a `File`, or of the path of a stream from the disk. */
  filename?: string
  /** Media type; by default that of the file. */
  contentType?: string
  /** Called with the number of bytes that have been sent, from none to all. */
  onProgress?: (progress: { sent: number; total: number }) => void
  /** Stops the upload. */
  signal?: AbortSignal
}

const PIECE_BYTES = 1_048_576
const ATTEMPTS = 3
/** The store already has these bytes: an earlier attempt succeeded, and only its response was lost. */
const THERE_ALREADY = 412

interface Announced {
  signed_id: string
  direct_upload: { url: string; headers: Record<string, string> }
}

/**
 * Announces a file and puts its bytes into the store: the first two of three steps. Returns the signed id from which a
 * document is created. A file is read in pieces and is never in memory as a whole.
 */
export const putBlob = async (api: Api, given: Uploadable, options: PutBlobOptions = {}): Promise<string> => {
  const { signal } = options
  const file = await asBlob(given)
  signal?.throwIfAborted()
  const blob = {
    filename: options.filename ?? nameOf(given) ?? 'file',
    content_type: options.contentType ?? (file.type || 'application/octet-stream'),
    byte_size: file.size,
    checksum: await md5Of(file),
  }
  const announced = dataOf(await api.send('POST', '/storage/direct_uploads', { body: { blob }, signal })) as Announced
  for (let attempt = 1; ; attempt += 1) {
    const answer = await put(file, announced.direct_upload, options, api).catch((cause: Error) => {
      signal?.throwIfAborted()
      return new NetworkError('The store could not be reached.', { isRetryable: true, cause })
    })
    if (!(answer instanceof Error) && (answer.ok || answer.status === THERE_ALREADY)) return announced.signed_id
    const isWorthRetrying = answer instanceof Error || answer.status >= 500
    if (isWorthRetrying && attempt < ATTEMPTS) continue
    throw answer instanceof Error ? answer : errorOf(answer, await answer.json().catch(() => null))
  }
}

/**
 * Sets the length, so that no store has to accept chunks; a browser sets it itself, and does not allow scripts to do
 * so.
 */
const put = async (
  file: Blob,
  target: Announced['direct_upload'],
  { onProgress, signal }: PutBlobOptions,
  { fetch }: Api,
): Promise<Response> => {
  if (typeof XMLHttpRequest === 'function' && onProgress) return putByBrowser(file, target, onProgress, signal)
  const body = onProgress ? counted(file, onProgress) : file
  const headers = { ...target.headers, 'Content-Length': String(file.size) }
  const init = { method: 'PUT', headers, body, duplex: 'half', signal: signal ?? null }
  return fetch(new Request(target.url, init as RequestInit))
}

const counted = (file: Blob, onProgress: NonNullable<PutBlobOptions['onProgress']>): ReadableStream<Uint8Array> => {
  let sent = 0
  onProgress({ sent, total: file.size })
  return new ReadableStream({
    pull: async (controller) => {
      const piece = new Uint8Array(await file.slice(sent, sent + PIECE_BYTES).arrayBuffer())
      if (piece.length === 0) return controller.close()
      controller.enqueue(piece)
      sent += piece.length
      onProgress({ sent, total: file.size })
    },
  })
}

/** `XMLHttpRequest` is the only way to get the progress of an upload in browsers. */
const putByBrowser = (
  file: Blob,
  { url, headers }: Announced['direct_upload'],
  onProgress: NonNullable<PutBlobOptions['onProgress']>,
  signal?: AbortSignal,
): Promise<Response> =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('PUT', url)
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value)
    onProgress({ sent: 0, total: file.size })
    request.upload.onprogress = ({ loaded }) => onProgress({ sent: loaded, total: file.size })
    request.onload = () => resolve(new Response(request.responseText || null, { status: request.status }))
    request.onerror = () => reject(new Error('the network failed'))
    request.onabort = () => reject(signal?.reason)
    signal?.addEventListener('abort', () => request.abort(), { once: true })
    request.send(file)
  })

const md5Of = async (file: Blob): Promise<string> => {
  const md5 = createMd5()
  for (let at = 0; at < file.size; at += PIECE_BYTES)
    md5.update(new Uint8Array(await file.slice(at, at + PIECE_BYTES).arrayBuffer()))
  return btoa(String.fromCharCode(...md5.digest()))
}
