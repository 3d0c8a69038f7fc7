import type { Degrees } from './degrees.ts'

const ORIENTATION = 0x0112
const SHORT = 3
const ENTRY = 12
/** No scan has more. */
const MAX_PAGES = 1_000
/** For the directories that have no orientation yet; each has some twenty entries. */
const MAX_ADDED_BYTES = 2 ** 20

/**
 * Values of Orientation (TIFF 6.0, EXIF 2.32), each a clockwise quarter turn after the one before; plain and mirrored.
 */
const orientationCycles = [
  [1, 6, 3, 8],
  [2, 7, 4, 5],
]

const turned = (orientation: number, degrees: Degrees): number => {
  const cycle = orientationCycles.find((each) => each.includes(orientation)) ?? orientationCycles[0]!
  const at = Math.max(0, cycle.indexOf(orientation))
  return cycle[(at + degrees / 90) % 4]!
}

/** Rotates every page of a TIFF file. */
export const turnTiff = (file: Buffer, degrees: Degrees): Buffer => {
  const pages = readPages(file)
  if (pages.length > MAX_PAGES) throw new RangeError('The file has too many pages.')
  return turnPages(file, pages, degrees)
}

/** EXIF has the structure of a TIFF file, whose first page describes the image and a second its thumbnail. */
export const turnExif = (exif: Buffer, degrees: Degrees): Buffer =>
  turnPages(exif, readPages(exif).slice(0, 1), degrees)

/** Empty EXIF: one directory without entries. */
export const emptyExif = (): Buffer => Buffer.from('4d4d002a00000008000000000000', 'hex')

interface Page {
  /** The offset of the pointer to its directory. */
  pointer: number
  directory: number
  count: number
  /** The offset of its orientation, if it has one. */
  orientation: number | undefined
}

const endian = (file: Buffer) =>
  file.toString('latin1', 0, 2) === 'II'
    ? ({ read16: 'readUInt16LE', read32: 'readUInt32LE', write16: 'writeUInt16LE', write32: 'writeUInt32LE' } as const)
    : ({ read16: 'readUInt16BE', read32: 'readUInt32BE', write16: 'writeUInt16BE', write32: 'writeUInt32BE' } as const)

const readPages = (file: Buffer): Page[] => {
  const { read16, read32 } = endian(file)
  if (file[read16](2) !== 42) throw new RangeError('This is no TIFF.')
  const pages: Page[] = []
  for (let pointer = 4; file[read32](pointer) !== 0 && pages.length <= MAX_PAGES; ) {
    const directory = file[read32](pointer)
    const count = file[read16](directory)
    const next = directory + 2 + count * ENTRY
    if (pages.some((page) => page.directory === directory)) throw new RangeError('The pages go round in a circle.')
    let orientation: number | undefined
    for (let at = directory + 2; at < next; at += ENTRY) if (file[read16](at) === ORIENTATION) orientation ??= at
    pages.push({ pointer, directory, count, orientation })
    pointer = next
  }
  return pages
}

const turnPages = (given: Buffer, pages: readonly Page[], degrees: Degrees): Buffer => {
  const { read16, write16, write32 } = endian(given)
  const addedBytes = (page: Page) => (page.orientation === undefined ? 3 + (page.count + 1) * ENTRY + 4 : 0)
  const totalAddedBytes = pages.reduce((all, page) => all + addedBytes(page), 0)
  if (totalAddedBytes > MAX_ADDED_BYTES) throw new RangeError('The directories are too large.')
  const file = Buffer.alloc(given.length + totalAddedBytes)
  given.copy(file)
  let end = given.length
  /** The offset of the pointer to the next directory; moves with the previous one. */
  let pointer = pages[0]?.pointer ?? 0

  for (const page of pages) {
    const old = given.subarray(page.directory + 2, page.directory + 2 + page.count * ENTRY + 4)
    let entry = page.orientation
    let directory = page.directory
    if (entry === undefined) {
      // A copy of the directory with one more entry, in order, at the end of the file: other offsets stay valid.
      // Directories start at even offsets.
      directory = end + (end % 2)
      let before = 0
      while (before < page.count && old[read16](before * ENTRY) < ORIENTATION) before++
      file[write16](page.count + 1, directory)
      old.copy(file, directory + 2, 0, before * ENTRY)
      entry = directory + 2 + before * ENTRY
      old.copy(file, entry + ENTRY, before * ENTRY)
      file[write32](directory, pointer)
      end = directory + 2 + (page.count + 1) * ENTRY + 4
    }
    const current = page.orientation === undefined ? 1 : given[read16](page.orientation + 8)
    file[write16](ORIENTATION, entry)
    file[write16](SHORT, entry + 2)
    file[write32](1, entry + 4)
    file[write32](0, entry + 8)
    file[write16](turned(current, degrees), entry + 8)
    pointer = directory + 2 + file[read16](directory) * ENTRY
  }
  return file.subarray(0, end)
}
