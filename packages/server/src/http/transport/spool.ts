import { type FileHandle, mkdtemp, open, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { busy, malformedBody, payloadTooLarge, tooManyAtOnce } from '@boxtrail/protocol/errors'

/** A request's body, completely received. */
export interface Received {
  size: number
  read(): Promise<Uint8Array>
  /** To be called when processing has ended, with any result. */
  discard(): Promise<void>
}

export interface Receiving {
  maxBytes: number
  /** The sender of the body: large bodies are limited per sender. */
  sender: string | null
  /** Receives each chunk as it arrives, for instance to sign it. */
  onChunk?: (chunk: Uint8Array) => void
}

/** Receives bodies before a request takes any other resource: small ones into memory, large ones into a file. */
export type Spool = (request: Request, receiving: Receiving) => Promise<Received>

const IN_MEMORY_BYTES = 256 * 1024

export interface SpoolLimits {
  bytesPerSender: number
  bytes: number
}

/** Room for a few of the largest bodies of each sender, and for many senders. */
const LIMITS: SpoolLimits = { bytesPerSender: 128 * 2 ** 20, bytes: 2 ** 30 }

export const createSpool = (limits: SpoolLimits = LIMITS): Spool => {
  const usedBy = new Map<string, number>()
  let used = 0

  const use = (sender: string, bytes: number) => {
    const own = (usedBy.get(sender) ?? 0) + bytes
    if (bytes > 0 && own > limits.bytesPerSender) throw tooManyAtOnce()
    if (bytes > 0 && used + bytes > limits.bytes) throw busy()
    used += bytes
    if (own === 0) usedBy.delete(sender)
    else usedBy.set(sender, own)
  }

  const create = async (sender: string) => {
    const folder = await mkdtemp(join(tmpdir(), 'boxtrail-body-'))
    const remove = () => rm(folder, { recursive: true, force: true })
    const file = await open(join(folder, 'body'), 'wx+', 0o600)
    // The file stays open without a name, so that nothing is left of it however this process ends; on Windows it is
    // removed later.
    await remove().catch(() => {})
    let size = 0
    return {
      file,
      add: async (chunk: Uint8Array) => {
        use(sender, chunk.length)
        size += chunk.length
        await file.write(chunk)
      },
      discard: async () => {
        use(sender, -size)
        await file.close()
        await remove()
      },
    }
  }

  return async (request, { maxBytes, sender, onChunk = () => {} }) => {
    const chunks: Uint8Array[] = []
    let size = 0
    let onDisk: Awaited<ReturnType<typeof create>> | undefined
    try {
      for await (const chunk of chunksOf(request, maxBytes)) {
        size += chunk.length
        onChunk(chunk)
        if (onDisk) await onDisk.add(chunk)
        else chunks.push(chunk)
        if (onDisk || size <= IN_MEMORY_BYTES) continue
        onDisk = await create(sender ?? 'in-process')
        for (const early of chunks.splice(0)) await onDisk.add(early)
      }
    } catch (error) {
      await onDisk?.discard()
      throw error
    }
    const { file, discard } = onDisk ?? {}
    return {
      size,
      read: () => (file ? readAll(file, size) : Promise.resolve(Buffer.concat(chunks))),
      discard: discard ?? (async () => {}),
    }
  }
}

/** Returns the bytes of a small body, which is not kept anywhere else. */
export const receiveBytes = async (spool: Spool, request: Request, receiving: Receiving): Promise<Uint8Array> => {
  const received = await spool(request, receiving)
  return received.read().finally(() => received.discard())
}

const readAll = async (file: FileHandle, size: number): Promise<Uint8Array> => {
  const bytes = Buffer.allocUnsafe(size)
  for (let at = 0; at < size; ) {
    const { bytesRead } = await file.read(bytes, at, size - at, at)
    if (bytesRead === 0) throw new Error('a received body was cut off')
    at += bytesRead
  }
  return bytes
}

/** The chunks of a body, up to the limit. */
async function* chunksOf(request: Request, maxBytes: number): AsyncGenerator<Uint8Array> {
  const declared = request.headers.get('content-length')
  if (declared !== null && Number(declared) > maxBytes) throw payloadTooLarge(maxBytes)
  if (request.body === null) return
  const reader = request.body.getReader()
  for (let size = 0; ; ) {
    const { done, value } = await reader.read().catch(() => {
      // The client disconnected, or sent invalid HTTP.
      throw malformedBody('The body was cut off.')
    })
    if (done) return
    size += value.length
    if (size > maxBytes) {
      reader.cancel().catch(() => {})
      throw payloadTooLarge(maxBytes)
    }
    yield value
  }
}
