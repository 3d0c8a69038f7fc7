/**
 * What can be uploaded. A `File`, and in Node what `fs.openAsBlob(path)` gives, is read in pieces. Of a stream the length
 * and the checksum are not known before its end, so it is held whole in the memory first.
 */
export type Uploadable = Blob | ArrayBuffer | ArrayBufferView | AsyncIterable<Uint8Array> | ReadableStream<Uint8Array>

/** No file that is longer can be uploaded, so no more of a stream is held. */
const LONGEST = 52_428_800

/** The bytes of a file as they can be read again and again, once for the checksum and once for each attempt. */
export const asBlob = async (file: Uploadable): Promise<Blob> => {
  if (file instanceof Blob) return file
  if (file instanceof ArrayBuffer || ArrayBuffer.isView(file)) return new Blob([file as BlobPart])
  const pieces: BlobPart[] = []
  let length = 0
  for await (const piece of piecesOf(file)) {
    length += piece.length
    if (length > LONGEST) throw new RangeError(`The file is longer than ${LONGEST} bytes.`)
    pieces.push(piece as BlobPart)
  }
  return new Blob(pieces)
}

/** Not every browser lets a stream be walked with `for await`. */
async function* piecesOf(file: AsyncIterable<Uint8Array> | ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  if (Symbol.asyncIterator in file) return yield* file as AsyncIterable<Uint8Array>
  const reader = (file as ReadableStream<Uint8Array>).getReader()
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      yield value
    }
  } finally {
    await reader.cancel()
  }
}

/** The name that a file has by itself: that of a `File`, the last part of the path of a stream from the disk. */
export const nameOf = (file: Uploadable): string | undefined => {
  const { name, path } = file as { name?: unknown; path?: unknown }
  if (typeof name === 'string' && name !== '') return name
  return typeof path === 'string' ? path.split(/[/\\]/).at(-1) : undefined
}
