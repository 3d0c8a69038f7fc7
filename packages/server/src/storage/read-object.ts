import type { Store } from './store/store.ts'

/** No upload is larger, but the store's files are checked nevertheless. */
const MAX_FILE_BYTES = 50 * 2 ** 20

/** Reads a whole file into memory, up to the largest size that is accepted. */
export const readFile = async (store: Store, key: string, signal: AbortSignal): Promise<Uint8Array> => {
  const pieces: Uint8Array[] = []
  let length = 0
  const stream = await store.open(key)
  const stop = () => stream.destroy()
  signal.addEventListener('abort', stop, { once: true })
  try {
    for await (const piece of stream) {
      length += (piece as Uint8Array).length
      if (length > MAX_FILE_BYTES) throw new Error(`The file ${key} is larger than ${MAX_FILE_BYTES} bytes.`)
      pieces.push(piece as Uint8Array)
    }
  } finally {
    signal.removeEventListener('abort', stop)
  }
  return Buffer.concat(pieces, length)
}
