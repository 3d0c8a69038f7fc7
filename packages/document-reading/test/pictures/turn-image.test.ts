import { crc32, deflateSync } from 'node:zlib'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Degrees } from '../../src/turn-image/degrees.ts'
import { turnImage } from '../../src/turn-image/turn-image.ts'
import { images, readOrientations } from '../harness/sample-images.ts'

const quarter = [90, 180, 270] as const
/** What each orientation means: the rotation that shows the image upright, and whether it is mirrored first. */
const meaning: Record<number, [degrees: number, mirrored: boolean]> = {
  1: [0, false],
  6: [90, false],
  3: [180, false],
  8: [270, false],
  2: [0, true],
  7: [90, true],
  4: [180, true],
  5: [270, true],
}

describe.each(Object.keys(images))('%s', (kind) => {
  const image = images[kind]!

  test.each(quarter)('an image without orientation is rotated by %i degrees', (degrees) => {
    const turned = turnImage(image(), degrees)!
    expect(readOrientations(turned).map((value) => meaning[value])).toEqual([[degrees, false]])
  })

  test('a rotated or mirrored image is rotated further', () => {
    for (const [value, [lies, mirrored]] of Object.entries(meaning))
      for (const degrees of quarter) {
        const turned = turnImage(image(Number(value)), degrees)!
        expect(readOrientations(turned).map((each) => meaning[each])).toEqual([[(lies + degrees) % 360, mirrored]])
      }
  })

  test('rotating changes no byte except the orientation, however often', () => {
    const pixels = Buffer.from('the pixels of the image')
    let turned: Uint8Array = image()
    for (const degrees of [90, 270, 180, 180, 90] as const) {
      turned = turnImage(turned, degrees)!
      expect(Buffer.from(turned).includes(pixels)).toBe(true)
    }
    expect(readOrientations(turned)).toEqual([6])
    // The first rotation adds the orientation to the file, and later ones do not make the file larger.
    expect(turned.length).toBe(turnImage(image(), 90)!.length)
  })

  test('a truncated or corrupt image is refused or rotated, and never throws', () => {
    const damage = fc.record({
      length: fc.nat(200),
      at: fc.nat(200),
      byte: fc.nat(255),
      orientation: fc.constantFrom(undefined, 1, 6),
      degrees: fc.constantFrom<Degrees>(...quarter),
    })
    fc.assert(
      fc.property(damage, ({ length, at, byte, orientation, degrees }) => {
        const bytes = image(orientation)
        bytes[at % bytes.length] = byte
        const given = Buffer.from(bytes)
        for (const part of [bytes, bytes.subarray(0, length)]) turnImage(part, degrees)
        expect(bytes).toEqual(given)
      }),
      { numRuns: 500 },
    )
  })
})

test('every page of a TIFF is rotated, with or without an orientation', () => {
  const page = (orientation: number | null, next: number) => {
    const entries =
      orientation === null
        ? [[256, 4, 1, 8]]
        : [
            [256, 4, 1, 8],
            [274, 3, 1, orientation],
          ]
    const directory = Buffer.alloc(2 + entries.length * 12 + 4)
    directory.writeUInt16LE(entries.length, 0)
    for (const [n, [tag, type, count, value]] of entries.entries()) {
      directory.writeUInt16LE(tag!, 2 + n * 12)
      directory.writeUInt16LE(type!, 4 + n * 12)
      directory.writeUInt32LE(count!, 6 + n * 12)
      directory.writeUInt32LE(value!, 10 + n * 12)
    }
    directory.writeUInt32LE(next, directory.length - 4)
    return directory
  }
  const pages = [page(null, 26), page(6, 56), page(null, 0)]
  const file = Buffer.concat([Buffer.from('49492a0008000000', 'hex'), ...pages])
  expect(readOrientations(turnImage(file, 90)!)).toEqual([6, 3, 6])
  expect(readOrientations(turnImage(turnImage(file, 90)!, 270)!)).toEqual([1, 6, 1])
})

test('a TIFF with circular or oversized directories is refused', () => {
  const circle = Buffer.from(`49492a0008000000${'0000'}08000000`, 'hex')
  expect(turnImage(circle, 90)).toBeNull()
  const large = Buffer.alloc(2 ** 21)
  large.write('49492a0008000000ffff', 'hex')
  large.writeUInt32LE(900_000, 10 + 65_535 * 12)
  large.writeUInt16LE(65_535, 900_000)
  expect(turnImage(large, 90)).toBeNull()
})

test('a file that is not an image, or cannot store an orientation, is not rotated', () => {
  const gif = Buffer.from('GIF89a\x08\0\x08\0')
  for (const bytes of [
    gif,
    Buffer.from('%PDF-1.7'),
    Buffer.from(''),
    deflateSync('x'),
    Buffer.from([crc32('x') & 255]),
  ])
    expect(turnImage(bytes, 90)).toBeNull()
})
