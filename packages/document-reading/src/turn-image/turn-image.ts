import type { Degrees } from './degrees.ts'
import { turnJpeg } from './jpeg.ts'
import { turnPng } from './png.ts'
import { turnTiff } from './tiff.ts'
import { turnWebp } from './webp.ts'

/** Which kinds can be turned, by their first bytes: a GIF has no place where its way up could be written. */
export const turnableKind = (head: Uint8Array): keyof typeof turners | null => {
  const text = Buffer.from(head.buffer, head.byteOffset, Math.min(head.length, 16)).toString('latin1')
  if (text.startsWith('\xff\xd8\xff')) return 'jpeg'
  if (text.startsWith('\x89PNG\r\n\x1a\n')) return 'png'
  if (text.startsWith('II*\0') || text.startsWith('MM\0*')) return 'tiff'
  return /^RIFF[\s\S]{4}WEBP/.test(text) ? 'webp' : null
}

const turners = { jpeg: turnJpeg, png: turnPng, tiff: turnTiff, webp: turnWebp }

/**
 * The same image, turned clockwise; null for what is no image, or a broken one. The way up is written into the file, as
 * cameras do, and the pixels are never decoded: nothing of them is lost, and no image can be a bomb.
 */
export const turnImage = (bytes: Uint8Array, degrees: Degrees): Uint8Array | null => {
  const kind = turnableKind(bytes)
  if (kind === null) return null
  try {
    return turners[kind](Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length), degrees)
  } catch (error) {
    // What points past its own end is broken; anything else is a mistake of ours.
    if (error instanceof RangeError) return null
    throw error
  }
}
