import type { Degrees } from './degrees.ts'
import { emptyExif, turnExif } from './tiff.ts'

const APP0 = 0xe0
const APP1 = 0xe1
const EXIF = 'Exif\0\0'
const MAX_SEGMENT_LENGTH = 0xffff

/** Writes the orientation into the EXIF segment (CIPA DC-008), which is created if missing. */
export const turnJpeg = (file: Buffer, degrees: Degrees): Buffer => {
  let insertAt = 2
  for (let at = 2; file[at] === 0xff; ) {
    const marker = file[at + 1]!
    // There are no headers after the first frame or scan.
    if (marker < APP0 && marker !== 0xdb && marker !== 0xc4 && marker !== 0xdd) break
    const length = file.readUInt16BE(at + 2)
    const end = at + 2 + length
    const isExif = marker === APP1 && file.toString('latin1', at + 4, at + 10) === EXIF
    if (isExif) return replaced(file, at, end, turnExif(file.subarray(at + 10, end), degrees))
    if (at === 2 && marker === APP0) insertAt = end
    at = end
  }
  if (insertAt > file.length) throw new RangeError('A segment is cut off.')
  return replaced(file, insertAt, insertAt, turnExif(emptyExif(), degrees))
}

const replaced = (file: Buffer, from: number, to: number, exif: Buffer): Buffer => {
  const length = 2 + EXIF.length + exif.length
  if (length > MAX_SEGMENT_LENGTH) throw new RangeError('The EXIF segment is full.')
  const head = Buffer.from([0xff, APP1, length >> 8, length & 0xff])
  return Buffer.concat([file.subarray(0, from), head, Buffer.from(EXIF, 'latin1'), exif, file.subarray(to)])
}
