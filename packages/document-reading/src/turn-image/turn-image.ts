import type { Degrees } from './degrees.ts'
import { turnJpeg } from './jpeg.ts'
import { turnPng } from './png.ts'
import { turnTiff } from './tiff.ts'
import { turnWebp } from './webp.ts'

/** The kinds that can be rotated, by their first bytes: a GIF cannot store an orientation. */
export const turnableKind = (head: Uint8Array): keyof typeof turners | null => {
  const text = Buffer.from(head.buffer, head.byteOffset, Math.min(head.length, 16)).toString('latin1')
  if (text.startsWith('\xff\xd8\xff')) return 'jpeg'
  if (text.startsWith('\x89PNG\r\n\x1a\n')) return 'png'
  if (text.startsWith('II*\0') || text.startsWith('MM\0*')) return 'tiff'
  return /^RIFF[\s\S]{4}WEBP/.test(text) ? 'webp' : null
}

const turners = { jpeg: turnJpeg, png: turnPng, tiff: turnTiff, webp: turnWebp }

/**
 * Rotates an image clockwise; null for a broken image or another file. Only the orientation is written, as cameras do,
 * and pixels are never decoded: no loss, and no decompression bomb.
 */
export const turnImage = (bytes: Uint8Array, degrees: Degrees): Uint8Array | null => {
  const kind = turnableKind(bytes)
  if (kind === null) return null
  try {
    return turners[kind](Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length), degrees)
  } catch (error) {
    // An offset beyond the end means a broken file; any other error is a bug.
    if (error instanceof RangeError) return null
    throw error
  }
}
