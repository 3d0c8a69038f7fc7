import { crc32, deflateSync } from 'node:zlib'
import type { Picture } from './picture.ts'

const SIGNATURE = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')
const GREY = 0

/** Encodes grey pixels as a PNG. The rows are not filtered: a page of text is mostly blank and compresses well. */
export function asPng({ width, height, pixels }: Picture): Uint8Array {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, GREY, 0, 0, 0], 8)
  const rows = Buffer.alloc((width + 1) * height)
  for (let y = 0; y < height; y++) rows.set(pixels.subarray(y * width, (y + 1) * width), y * (width + 1) + 1)
  const data = deflateSync(rows, { level: 4 })
  return new Uint8Array(
    Buffer.concat([SIGNATURE, chunk('IHDR', header), chunk('IDAT', data), chunk('IEND', Buffer.alloc(0))]),
  )
}

/** Length, name, data and checksum. */
function chunk(name: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(name), data])
  const written = Buffer.alloc(body.length + 8)
  written.writeUInt32BE(data.length, 0)
  written.set(body, 4)
  written.writeUInt32BE(crc32(body), body.length + 4)
  return written
}
