/**
 * What can be uploaded. A `File`, and in Node the result of `fs.openAsBlob(path)`, is read in pieces. The length and
 * the checksum of a stream are not known before its end, so it is first read into memory as a whole.
 */
export type Uploadable = Blob | ArrayBuffer | ArrayBufferView | AsyncIterable<Uint8Array> | ReadableStream<Uint8Array>

/** The maximum size of an upload, so no more of a stream is kept in memory. */
const LONGEST = 52_428_800

/** The file as a blob that can be read several times: once for the checksum and once for each attempt. */
export const asBlob = async (file: Uploadable): Promise<Blob> => {
  if (file instanceof Blob) return file
  if (file instanceof ArrayBuffer || ArrayBuffer.isView(file)) return new Blob([file as BlobPart])
  if (isForeign(file)) return new Blob([await file.arrayBuffer()], { type: file.type })
  const pieces: BlobPart[] = []
  let length = 0
  for await (const piece of piecesOf(file)) {
    length += piece.length
    if (length > LONGEST) throw new RangeError(`The file is longer than ${LONGEST} bytes.`)
    pieces.push(piece as BlobPart)
  }
  return new Blob(pieces)
}

/** Whether it is a blob of another class, as packages for Node and simulated browsers have. */
const isForeign = (file: object): file is Blob => 'arrayBuffer' in file

/** Reads a stream piece by piece; not every browser supports `for await` on streams. */
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

/** The name of a file: that of a `File`, or the last part of the path of a stream from the disk. */
export const nameOf = (file: Uploadable): string | undefined => {
  const { name, path } = file as { name?: unknown; path?: unknown }
  if (typeof name === 'string' && name !== '') return name
  return typeof path === 'string' ? path.split(/[/\\]/).at(-1) : undefined
}
