import { deflateSync, inflateSync } from 'node:zlib'
import { imageSize } from '../formats/image.ts'
import { Quarantine } from '../quarantine.ts'

/** Of a picture on paper: 200 dots an inch, so that a photograph is about a page. */
const PAGE_WIDTH = 595

/** A JPEG or PNG as the only page of a PDF, so that one library reads all pictures. Null for other kinds. */
export function pictureAsPdf(kind: string, bytes: Uint8Array): Uint8Array | null {
  const size = imageSize(kind, bytes)
  if (!size || size.width === 0 || size.height === 0) return null
  const image = kind === 'jpeg' ? jpeg(bytes) : kind === 'png' ? png(bytes) : null
  return image && onePage(size, image)
}

interface Image {
  entries: string
  data: Uint8Array
}

function jpeg(bytes: Uint8Array): Image {
  const view = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length)
  let components = 3
  for (let at = 2; at + 9 < view.length && view[at] === 0xff; at += 2 + view.readUInt16BE(at + 2)) {
    const marker = view[at + 1]!
    if (marker < 0xc0 || marker > 0xcf || marker === 0xc4 || marker === 0xc8 || marker === 0xcc) continue
    components = view[at + 9]!
    break
  }
  const space = components === 1 ? '/DeviceGray' : components === 4 ? '/DeviceCMYK' : '/DeviceRGB'
  return { entries: `/ColorSpace ${space} /BitsPerComponent 8 /Filter /DCTDecode`, data: bytes }
}

/** The compressed rows of a PNG are those of a PDF: only without interlacing and without an alpha channel. */
function png(bytes: Uint8Array): Image | null {
  const view = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length)
  const [depth, colour, interlaced] = [view[24]!, view[25]!, view[28]!]
  const colours = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 }[colour]
  if (interlaced !== 0 || colours === undefined) return null
  const rows: Buffer[] = []
  let palette: Buffer | null = null
  for (let at = 8; at + 12 <= view.length; ) {
    const length = view.readUInt32BE(at)
    const type = view.toString('latin1', at + 4, at + 8)
    if (at + 12 + length > view.length) throw new Quarantine('The picture is broken')
    if (type === 'IDAT') rows.push(view.subarray(at + 8, at + 8 + length))
    if (type === 'PLTE') palette = view.subarray(at + 8, at + 8 + length)
    at += 12 + length
  }
  const width = view.readUInt32BE(16)
  const predictor = `/DecodeParms << /Predictor 15 /Colors ${colours} /BitsPerComponent ${depth} /Columns ${width} >>`
  if (colour === 4 || colour === 6) return depth === 8 ? onWhite(view, Buffer.concat(rows), colours) : null
  const space =
    colour === 3 && palette
      ? `[/Indexed /DeviceRGB ${palette.length / 3 - 1} <${palette.toString('hex')}>]`
      : colours === 1
        ? '/DeviceGray'
        : '/DeviceRGB'
  return {
    entries: `/ColorSpace ${space} /BitsPerComponent ${depth} /Filter /FlateDecode ${predictor}`,
    data: Buffer.concat(rows),
  }
}

/** Grey pixels of those with an alpha channel, on white paper. */
function onWhite(view: Buffer, compressed: Buffer, colours: number): Image {
  const [width, height] = [view.readUInt32BE(16), view.readUInt32BE(20)]
  const length = width * colours
  const raw = inflateSync(compressed, { maxOutputLength: (length + 1) * height })
  const grey = Buffer.alloc(width * height)
  let before: Uint8Array = new Uint8Array(length)
  for (let y = 0; y < height; y++) {
    const row = unfiltered(raw.subarray(y * (length + 1), (y + 1) * (length + 1)), before, colours)
    for (let x = 0; x < width; x++) {
      const at = x * colours
      const level = colours === 2 ? row[at]! : (row[at]! * 77 + row[at + 1]! * 150 + row[at + 2]! * 29) >> 8
      grey[y * width + x] = 255 - Math.round(((255 - level) * row[at + colours - 1]!) / 255)
    }
    before = row
  }
  return {
    entries: '/ColorSpace /DeviceGray /BitsPerComponent 8 /Filter /FlateDecode',
    data: deflateSync(grey, { level: 1 }),
  }
}

/** The filters of a row of a PNG (specification, section 9). */
function unfiltered(filtered: Uint8Array, above: Uint8Array, step: number): Uint8Array {
  const row = new Uint8Array(filtered.length - 1)
  for (let i = 0; i < row.length; i++) {
    const left = i >= step ? row[i - step]! : 0
    const up = above[i]!
    const corner = i >= step ? above[i - step]! : 0
    const [toLeft, toUp, toCorner] = [Math.abs(up - corner), Math.abs(left - corner), Math.abs(left + up - 2 * corner)]
    const paeth = toLeft <= toUp && toLeft <= toCorner ? left : toUp <= toCorner ? up : corner
    row[i] = filtered[i + 1]! + [0, left, up, (left + up) >> 1, paeth][filtered[0]!]!
  }
  return row
}

function onePage({ width, height }: { width: number; height: number }, { entries, data }: Image): Uint8Array {
  const high = Math.round((PAGE_WIDTH * height) / width)
  const content = `q ${PAGE_WIDTH} 0 0 ${high} 0 0 cm /I Do Q`
  const objects: Uint8Array[] = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${PAGE_WIDTH} ${high}] /Contents 4 0 R /Resources << /XObject << /I 5 0 R >> >> >>`,
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
  ].map((text) => Buffer.from(text))
  objects.push(
    Buffer.concat([
      Buffer.from(
        `<< /Type /XObject /Subtype /Image /Width ${width} /Height ${height} ${entries} /Length ${data.length} >>\nstream\n`,
      ),
      data,
      Buffer.from('\nendstream'),
    ]),
  )
  const parts: Uint8Array[] = [Buffer.from('%PDF-1.5\n')]
  const offsets: number[] = []
  let at = parts[0]!.length
  for (const [i, object] of objects.entries()) {
    const whole = Buffer.concat([Buffer.from(`${i + 1} 0 obj\n`), object, Buffer.from('\nendobj\n')])
    offsets.push(at)
    at += whole.length
    parts.push(whole)
  }
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  parts.push(
    Buffer.from(
      `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${at}\n%%EOF`,
    ),
  )
  return new Uint8Array(Buffer.concat(parts))
}
