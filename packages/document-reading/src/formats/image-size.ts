import { limits, Quarantine } from '../file/quarantine.ts'

/** Width and height from the header; null if it has none. An image is never decoded. */
export function imageSize(kind: string, bytes: Uint8Array): { width: number; height: number } | null {
  const view = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length)
  if (kind === 'png' && view.length >= 24) return { width: view.readUInt32BE(16), height: view.readUInt32BE(20) }
  if (kind === 'gif' && view.length >= 10) return { width: view.readUInt16LE(6), height: view.readUInt16LE(8) }
  return kind === 'jpeg' ? jpegSize(view) : null
}

export function refuseHugeImage(kind: string, bytes: Uint8Array): void {
  const size = imageSize(kind, bytes)
  if (size && size.width * size.height > limits.imagePixels)
    throw new Quarantine(`An image of ${size.width} x ${size.height} pixels`)
}

/** The first frame header (SOF) among the segments. */
function jpegSize(view: Buffer): { width: number; height: number } | null {
  for (let at = 2; at + 9 < view.length && view[at] === 0xff; at += 2 + view.readUInt16BE(at + 2)) {
    const marker = view[at + 1]!
    if (marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc)
      return { height: view.readUInt16BE(at + 5), width: view.readUInt16BE(at + 7) }
  }
  return null
}
