import { crc32, deflateSync } from 'node:zlib'

const PIXELS = Buffer.from('the pixels of the image')

/** A TIFF directory with a width and, if given, an orientation, in either byte order. */
const tiff = (orientation?: number, isLittle = true): Buffer => {
  const entries =
    orientation === undefined
      ? [[256, 4, 8]]
      : [
          [256, 4, 8],
          [274, 3, orientation],
        ]
  const file = Buffer.alloc(8 + 2 + entries.length * 12 + 4)
  file.write(isLittle ? 'II' : 'MM', 'latin1')
  const write16 = (value: number, at: number) =>
    isLittle ? file.writeUInt16LE(value, at) : file.writeUInt16BE(value, at)
  const write32 = (value: number, at: number) =>
    isLittle ? file.writeUInt32LE(value, at) : file.writeUInt32BE(value, at)
  write16(42, 2)
  write32(8, 4)
  write16(entries.length, 8)
  for (const [n, [tag, type, value]] of entries.entries()) {
    write16(tag!, 10 + n * 12)
    write16(type!, 12 + n * 12)
    write32(1, 14 + n * 12)
    if (type === 3) write16(value!, 18 + n * 12)
    else write32(value!, 18 + n * 12)
  }
  return file
}

const segment = (marker: number, data: Buffer) =>
  Buffer.concat([Buffer.from([0xff, marker, (data.length + 2) >> 8, (data.length + 2) & 255]), data])
const jfif = segment(0xe0, Buffer.from('4a46494600010100000100010000', 'hex'))
const exif = (orientation: number) =>
  segment(0xe1, Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), tiff(orientation)]))
const jpeg = (orientation?: number) =>
  Buffer.concat([
    Buffer.from('ffd8', 'hex'),
    ...(orientation === undefined ? [jfif] : [jfif, exif(orientation)]),
    segment(0xdb, Buffer.alloc(65)),
    segment(0xda, PIXELS),
    Buffer.from('ffd9', 'hex'),
  ])

const pngChunk = (name: string, data: Buffer) => {
  const body = Buffer.concat([Buffer.from(name), data])
  const chunk = Buffer.alloc(body.length + 8)
  chunk.writeUInt32BE(data.length, 0)
  body.copy(chunk, 4)
  chunk.writeUInt32BE(crc32(body), body.length + 4)
  return chunk
}
const png = (orientation?: number) =>
  Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    pngChunk('IHDR', Buffer.from('00000008000000080802000000', 'hex')),
    ...(orientation === undefined ? [] : [pngChunk('eXIf', tiff(orientation, false))]),
    pngChunk('IDAT', deflateSync(Buffer.concat([Buffer.alloc(1), PIXELS, Buffer.alloc(176)]), { level: 0 })),
    pngChunk('IEND', Buffer.alloc(0)),
  ])

const riffChunk = (name: string, data: Buffer) => {
  const head = Buffer.alloc(8)
  head.write(name, 'latin1')
  head.writeUInt32LE(data.length, 4)
  return Buffer.concat([head, data, Buffer.alloc(data.length % 2)])
}
const webp = (orientation?: number) => {
  const frame = riffChunk('VP8 ', Buffer.concat([Buffer.from('3001009d012a08000800', 'hex'), PIXELS]))
  const chunks =
    orientation === undefined
      ? [frame]
      : [riffChunk('VP8X', Buffer.from('08000000070000070000', 'hex')), frame, riffChunk('EXIF', tiff(orientation))]
  const body = Buffer.concat([Buffer.from('WEBP'), ...chunks])
  const head = Buffer.from('RIFF\0\0\0\0', 'latin1')
  head.writeUInt32LE(body.length, 4)
  return Buffer.concat([head, body])
}

/** A small file of each kind, with an orientation if one is given. */
export const images: Record<string, (orientation?: number) => Buffer> = {
  jpeg,
  png,
  webp,
  'tiff, little-endian': (orientation) => Buffer.concat([tiff(orientation), PIXELS]),
  'tiff, big-endian': (orientation) => Buffer.concat([tiff(orientation, false), PIXELS]),
}

/** The orientation of each page, read without the code under test: the TIFF header is searched in the whole file. */
export const readOrientations = (given: Uint8Array): number[] => {
  const file = Buffer.from(given)
  const starts = ['49492a00', '4d4d002a'].map((text) => file.indexOf(text, 0, 'hex')).filter((at) => at !== -1)
  const start = Math.min(...starts)
  const isLittle = file[start] === 0x49
  const read = (at: number, length: number) =>
    isLittle ? file.readUIntLE(start + at, length) : file.readUIntBE(start + at, length)
  const found: number[] = []
  for (let at = read(4, 4); at !== 0; ) {
    const count = read(at, 2)
    const tags = Array.from({ length: count }, (_, n) => read(at + 2 + n * 12, 2))
    if (tags.join() !== tags.toSorted((a, b) => a - b).join()) throw new Error('The entries are out of order.')
    const n = tags.indexOf(274)
    found.push(n === -1 ? 0 : read(at + 2 + n * 12 + 8, 2))
    at = read(at + 2 + count * 12, 4)
  }
  return found
}
