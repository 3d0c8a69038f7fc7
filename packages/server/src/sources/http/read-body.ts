import { brotliDecompressSync, gunzipSync, inflateSync } from 'node:zlib'
import type { Dispatcher } from 'undici'

const MAX_BODY_BYTES = 16 * 1024 * 1024

type Body = Pick<Dispatcher.ResponseData, 'body' | 'headers'>

/** The body as text, or null if it is longer than any legitimate response. */
export const readBody = async ({ body, headers }: Body): Promise<string | null> => {
  const sent = await readBytes(body)
  const bytes = sent && decompress(sent, String(headers['content-encoding'] ?? ''))
  return bytes && decode(bytes, String(headers['content-type'] ?? ''))
}

/** Reads the bytes by events, because an iterator takes three times as long. */
const readBytes = (body: Body['body']): Promise<Buffer | null> =>
  new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    let bytes = 0
    body.on('data', (chunk: Buffer) => {
      bytes += chunk.length
      if (bytes <= MAX_BODY_BYTES) return chunks.push(chunk)
      resolve(null)
      body.destroy()
    })
    body.on('end', () => resolve(chunks.length === 1 ? chunks[0]! : Buffer.concat(chunks)))
    body.on('error', reject)
  })

const decompressors: Readonly<Record<string, typeof gunzipSync>> = {
  gzip: gunzipSync,
  'x-gzip': gunzipSync,
  deflate: inflateSync,
  br: brotliDecompressSync,
}

/**
 * Decompresses a body. Some servers compress although we accept no encoding, and some name an encoding without
 * compressing.
 */
const decompress = (bytes: Buffer, encodings: string): Buffer | null => {
  let plain = bytes
  for (const name of encodings.toLowerCase().split(',').toReversed()) {
    const open = decompressors[name.trim()]
    if (open === undefined || plain.length === 0) continue
    try {
      plain = open(plain, { maxOutputLength: MAX_BODY_BYTES })
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE') return null
      if (isJson(plain)) continue
      throw new Error(`the response cannot be decompressed (${name.trim()})`, { cause: error })
    }
  }
  return plain
}

/**
 * Whether the bytes begin like JSON. Brotli's output for a longer text may begin so as well (with 5B, which is `[`), so
 * only bytes that cannot be decompressed are plain text.
 */
const isJson = (bytes: Buffer): boolean => /^\s*[[{]/.test(bytes.toString('latin1', 0, 20))

/** Decodes text by its byte order mark, or else as its type says; JSON is UTF-8 otherwise. */
const decode = (bytes: Buffer, type: string): string => {
  const marked =
    bytes[0] === 0xff && bytes[1] === 0xfe ? 'utf-16le' : bytes[0] === 0xfe && bytes[1] === 0xff ? 'utf-16be' : null
  const stated = /charset\s*=\s*"?([\w.:-]+)/i.exec(type)?.[1] ?? 'utf-8'
  return decoderOf(marked ?? stated).decode(bytes)
}

const decoderOf = (label: string): TextDecoder => {
  try {
    return new TextDecoder(label)
  } catch {
    return new TextDecoder()
  }
}
