import { crc32, inflateSync } from 'node:zlib'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { asPng } from '../../src/pictures/as-png.ts'
import { buildPdf } from '../harness/build-pdf.ts'
import { drawPage } from '../harness/read-for-account.ts'

const readChunks = (png: Uint8Array) => {
  const file = Buffer.from(png)
  const chunks: { name: string; data: Buffer; isWhole: boolean }[] = []
  for (let at = 8; at < file.length; ) {
    const end = at + 8 + file.readUInt32BE(at)
    const isWhole = file.readUInt32BE(end) === crc32(file.subarray(at + 4, end))
    chunks.push({ name: file.toString('latin1', at + 4, at + 8), data: file.subarray(at + 8, end), isWhole })
    at = end + 4
  }
  return chunks
}

const pictures = fc.tuple(fc.integer({ min: 1, max: 40 }), fc.integer({ min: 1, max: 40 })).chain(([width, height]) =>
  fc.record({
    width: fc.constant(width),
    height: fc.constant(height),
    pixels: fc.uint8Array({ minLength: width * height, maxLength: width * height }),
  }),
)

test('a PNG has the pixels of its picture and valid checksums', () => {
  fc.assert(
    fc.property(pictures, ({ width, height, pixels }) => {
      const [header, rows, end] = readChunks(asPng({ width, height, pixels }))
      expect([header, rows, end].map((chunk) => [chunk!.name, chunk!.isWhole])).toEqual([
        ['IHDR', true],
        ['IDAT', true],
        ['IEND', true],
      ])
      expect([header!.data.readUInt32BE(0), header!.data.readUInt32BE(4)]).toEqual([width, height])
      const raw = inflateSync(rows!.data)
      const read = Array.from({ length: height }, (_, y) => [
        ...raw.subarray(y * (width + 1) + 1, (y + 1) * (width + 1)),
      ])
      expect(read.flat()).toEqual([...pixels])
    }),
  )
})

const page = { name: 'scan.pdf', declaredType: 'application/pdf', page: 1 }

test('a page that takes too long is refused with the reason', async () => {
  const bytes = buildPdf([['ARRIVAL NOTICE']])
  expect(await drawPage({ ...page, bytes }, { cpuMs: 1, memoryMb: 512 })).toEqual({
    refused: 'It took more than 1 ms of processor time',
  })
})

test('a page of any size is drawn within the pixel limit', async () => {
  for (const box of ['0 0 14400 14400', '0 0 14400 1', '0 0 1 14400', '0 0 3 3']) {
    const bytes = Buffer.from(
      buildPdf([['ARRIVAL NOTICE']])
        .toString()
        .replace('0 0 595 842', box),
    )
    const drawn = await drawPage({ ...page, bytes })
    if ('refused' in drawn) throw new Error(drawn.refused)
    const [header] = readChunks(drawn.result.png!)
    const [width, height] = [header!.data.readUInt32BE(0), header!.data.readUInt32BE(4)]
    expect(width * height, box).toBeLessThanOrEqual(4_100_000)
  }
})

test('a file with active content is not drawn', async () => {
  const bytes = Buffer.from(
    buildPdf([['ARRIVAL NOTICE']])
      .toString()
      .replace('/Type /Catalog', '/Type /Catalog /OpenAction << /S /JavaScript /JS (1) >>'),
  )
  expect(await drawPage({ ...page, bytes })).toMatchObject({ refused: expect.any(String) })
})
