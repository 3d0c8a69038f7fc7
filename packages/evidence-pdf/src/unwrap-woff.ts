import { inflateSync } from 'node:zlib'

const HEADER_BYTES = 44
const WOFF_ENTRY_BYTES = 20
const ENTRY_BYTES = 16

/**
 * Converts a WOFF 1.0 font into the TrueType font in it, inflating each table once. The library that embeds fonts would
 * inflate all outlines again for each glyph.
 */
export const unwrapWoff = (woff: Buffer): Buffer => {
  if (woff.toString('latin1', 0, 4) !== 'wOFF') throw new Error('the font is not WOFF 1.0')
  const tables = readTables(woff)
  const header = Buffer.alloc(12)
  woff.copy(header, 0, 4, 8)
  header.writeUInt16BE(tables.length, 4)
  // Readers find tables by name, so the fields for a binary search remain empty.
  const directory = Buffer.alloc(ENTRY_BYTES * tables.length)
  const bodies: Buffer[] = []
  let offset = header.length + directory.length
  for (const [at, { tag, checksum, data }] of tables.entries()) {
    directory.write(tag, at * ENTRY_BYTES, 'latin1')
    directory.writeUInt32BE(checksum, at * ENTRY_BYTES + 4)
    directory.writeUInt32BE(offset, at * ENTRY_BYTES + 8)
    directory.writeUInt32BE(data.length, at * ENTRY_BYTES + 12)
    const padded = Buffer.alloc(Math.ceil(data.length / 4) * 4)
    data.copy(padded)
    bodies.push(padded)
    offset += padded.length
  }
  return Buffer.concat([header, directory, ...bodies])
}

const readTables = (woff: Buffer) =>
  Array.from({ length: woff.readUInt16BE(12) }, (_, index) => {
    const at = HEADER_BYTES + index * WOFF_ENTRY_BYTES
    const [offset, packed, size] = [4, 8, 12].map((member) => woff.readUInt32BE(at + member)) as [
      number,
      number,
      number,
    ]
    const data = woff.subarray(offset, offset + packed)
    return {
      tag: woff.toString('latin1', at, at + 4),
      checksum: woff.readUInt32BE(at + 16),
      data: packed < size ? inflateSync(data) : data,
    }
  })
