import { crc32 } from 'node:zlib'
import type { Degrees } from './degrees.ts'
import { emptyExif, turnExif } from './tiff.ts'

const SIGNATURE = 8
/** After the signature: length, name, 13 bytes, checksum. */
const HEADER_END = SIGNATURE + 4 + 4 + 13 + 4

/**
 * Writes the orientation into the eXIf chunk (PNG 3rd edition, 11.3.4.5), which is created after the header if missing.
 */
export const turnPng = (file: Buffer, degrees: Degrees): Buffer => {
  if (file.toString('latin1', SIGNATURE + 4, SIGNATURE + 8) !== 'IHDR') throw new RangeError('This is no PNG.')
  for (let at = SIGNATURE; at < file.length; ) {
    const length = file.readUInt32BE(at)
    const end = at + 12 + length
    if (end > file.length) throw new RangeError('A chunk is cut off.')
    const name = file.toString('latin1', at + 4, at + 8)
    if (name === 'eXIf') return replaced(file, at, end, turnExif(file.subarray(at + 8, end - 4), degrees))
    // Data after the end is not part of the image.
    if (name === 'IEND') break
    at = end
  }
  return replaced(file, HEADER_END, HEADER_END, turnExif(emptyExif(), degrees))
}

const replaced = (file: Buffer, from: number, to: number, exif: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from('eXIf'), exif])
  const chunk = Buffer.alloc(body.length + 8)
  chunk.writeUInt32BE(exif.length, 0)
  body.copy(chunk, 4)
  chunk.writeUInt32BE(crc32(body), body.length + 4)
  return Buffer.concat([file.subarray(0, from), chunk, file.subarray(to)])
}
