import { md5 } from '@noble/hashes/legacy.js'
import { asBlob, nameOf, type Uploadable } from './as-blob.ts'
import { errorOf } from './error-of.ts'
import { NetworkError } from './errors.ts'
import type { directUploads } from './namespaces/direct-uploads.ts'
import type { Fetch } from './retrying-fetch.ts'

export interface PutBlobOptions {
  /** Name of the file; that of a `File`, or of the path of a stream from the disk, unless given. */
  filename?: string
  /** Media type; that of the file unless given. */
  contentType?: string
  /** Told how many bytes have been sent, from none to all. */
  onProgress?: (progress: { sent: number; total: number }) => void
  /** Ends the upload. */
  signal?: AbortSignal
}

const PIECE_BYTES = 1_048_576
const ATTEMPTS = 3
/** The store has these very bytes: an earlier attempt went through, and only its answer was lost. */
const THERE_ALREADY = 412

/**
 * Announces a file and puts its bytes into the store: the first two of three steps. Answers the signed id that a document
 * is created with. A file is read in pieces and never held whole.
 */
export const createPutBlob =
  (uploads: ReturnType<typeof directUploads>, fetch: Fetch) =>
  async (given: Uploadable, options: PutBlobOptions = {}): Promise<string> => {
    const { onProgress, signal } = options
    const file = await asBlob(given)
    signal?.throwIfAborted()
    const { signed_id, direct_upload } = await uploads.create(
      {
        filename: options.filename ?? nameOf(given) ?? 'file',
        content_type: options.contentType ?? (file.type || 'application/octet-stream'),
        byte_size: file.size,
        checksum: await md5Of(file),
      },
      { idempotencyKey: crypto.randomUUID() },
    )
    for (let attempt = 1; ; attempt += 1) {
      const answer = await put(file, direct_upload, { fetch, onProgress, signal }).catch((cause: Error) => {
        signal?.throwIfAborted()
        return new NetworkError('The store could not be reached.', { cause })
      })
      if (!(answer instanceof Error) && (answer.ok || answer.status === THERE_ALREADY)) return signed_id
      const isWorthRetrying = answer instanceof Error || answer.status >= 500
      if (isWorthRetrying && attempt < ATTEMPTS) continue
      throw answer instanceof Error ? answer : errorOf(answer, await answer.json().catch(() => null))
    }
  }

interface Put extends Pick<PutBlobOptions, 'onProgress' | 'signal'> {
  fetch: Fetch
}

/** The length is said, so that no store has to be told in chunks; a browser says it itself and lets nobody else. */
const put = async (
  file: Blob,
  { url, headers }: { url: string; headers: Record<string, string> },
  { fetch, onProgress, signal }: Put,
): Promise<Response> => {
  if (typeof XMLHttpRequest === 'function' && onProgress)
    return putByBrowser(file, { url, headers }, onProgress, signal)
  const body = onProgress ? counted(file, onProgress) : file
  const init = { method: 'PUT', headers: { ...headers, 'Content-Length': String(file.size) }, body, duplex: 'half' }
  return fetch(new Request(url, { ...init, signal: signal ?? null } as RequestInit))
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

/** Browsers tell the progress of an upload by this alone. */
const putByBrowser = (
  file: Blob,
  { url, headers }: { url: string; headers: Record<string, string> },
  onProgress: NonNullable<PutBlobOptions['onProgress']>,
  signal?: AbortSignal,
): Promise<Response> =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('PUT', url)
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value)
    request.upload.onprogress = ({ loaded }) => onProgress({ sent: loaded, total: file.size })
    request.onload = () => resolve(new Response(request.responseText || null, { status: request.status }))
    request.onerror = () => reject(new Error('the network failed'))
    request.onabort = () => reject(signal?.reason)
    signal?.addEventListener('abort', () => request.abort(), { once: true })
    request.send(file)
  })

const md5Of = async (file: Blob): Promise<string> => {
  const hash = md5.create()
  for (let at = 0; at < file.size; at += PIECE_BYTES)
    hash.update(new Uint8Array(await file.slice(at, at + PIECE_BYTES).arrayBuffer()))
  return btoa(String.fromCharCode(...hash.digest()))
}
