import type { Degrees } from './degrees.ts'
import { emptyExif, turnExif } from './tiff.ts'

const HAS_ALPHA = 0x10
const HAS_EXIF = 0x08

interface Chunk {
  name: string
  data: Buffer
}

/**
 * Writes the orientation into the EXIF chunk (WebP container specification); a simple file becomes an extended one,
 * which can have it.
 */
export const turnWebp = (file: Buffer, degrees: Degrees): Buffer => {
  const chunks = readChunks(file)
  const extended = chunks[0]?.name === 'VP8X' ? chunks : [{ name: 'VP8X', data: headerFor(chunks[0]) }, ...chunks]
  const flags = Buffer.from(extended[0]!.data)
  flags[0]! |= HAS_EXIF
  const exif = chunks.find(({ name }) => name === 'EXIF')?.data ?? emptyExif()
  // Some writers add the JPEG prefix, which other readers do not accept.
  const bare = exif.toString('latin1', 0, 6) === 'Exif\0\0' ? exif.subarray(6) : exif
  const others = extended.slice(1).filter(({ name }) => name !== 'EXIF')
  const at = others.findIndex(({ name }) => name === 'XMP ')
  const turned = { name: 'EXIF', data: turnExif(bare, degrees) }
  return writeChunks([{ name: 'VP8X', data: flags }, ...others.toSpliced(at === -1 ? others.length : at, 0, turned)])
}

const readChunks = (file: Buffer): Chunk[] => {
  const chunks: Chunk[] = []
  for (let at = 12; at + 8 <= file.length; ) {
    const length = file.readUInt32LE(at + 4)
    const end = at + 8 + length
    if (end > file.length) throw new RangeError('A chunk is cut off.')
    chunks.push({ name: file.toString('latin1', at, at + 4), data: file.subarray(at + 8, end) })
    at = end + (length % 2)
  }
  return chunks
}

/** The header of the extended format, from that of the only image: width and height minus one, in three bytes each. */
const headerFor = (image: Chunk | undefined): Buffer => {
  const header = Buffer.alloc(10)
  if (image?.name === 'VP8L') {
    const bits = image.data.readUInt32LE(1)
    if ((bits >>> 28) & 1) header[0] = HAS_ALPHA
    header.writeUIntLE(bits & 0x3fff, 4, 3)
    header.writeUIntLE((bits >>> 14) & 0x3fff, 7, 3)
  } else if (image?.name === 'VP8 ') {
    header.writeUIntLE((image.data.readUInt16LE(6) & 0x3fff) - 1, 4, 3)
    header.writeUIntLE((image.data.readUInt16LE(8) & 0x3fff) - 1, 7, 3)
  } else throw new RangeError('This is no WebP.')
  return header
}

const writeChunks = (chunks: readonly Chunk[]): Buffer => {
  const body = Buffer.concat([
    Buffer.from('WEBP'),
    ...chunks.flatMap(({ name, data }) => {
      const head = Buffer.alloc(8)
      head.write(name, 'latin1')
      head.writeUInt32LE(data.length, 4)
      return [head, data, Buffer.alloc(data.length % 2)]
    }),
  ])
  const head = Buffer.from('RIFF\0\0\0\0', 'latin1')
  head.writeUInt32LE(body.length, 4)
  return Buffer.concat([head, body])
}
