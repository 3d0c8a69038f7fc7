import { type Entry, fromBufferPromise } from 'yauzl'
import { findArchiveEnd } from './file-kind.ts'
import { limits, Quarantine } from './quarantine.ts'

export interface Archive {
  names: readonly string[]
  has(name: string): boolean
  /** Inflates while reading, and fails if an entry is longer than the directory says. */
  open(name: string): AsyncGenerator<Buffer>
}

/** Lengths of the fixed parts of a record (PKZIP APPNOTE 4.3.7 and 4.3.12). */
const LOCAL_HEADER = 30
const DIRECTORY_HEADER = 46

/** Opens a ZIP file. Its directory is checked against the limits before any entry is inflated. */
export async function openArchive(bytes: Uint8Array): Promise<Archive> {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length)
  const zip = await fromBufferPromise(file).catch(refuseBroken)
  if (zip.entryCount > limits.archiveEntries)
    throw new Quarantine(`The archive has more than ${limits.archiveEntries} entries`)
  const entries = await Array.fromAsync(zip.eachEntry()).catch(refuseBroken)
  const byName = new Map(entries.map((entry) => [entry.fileName, entry]))
  if (byName.size !== entries.length) throw new Quarantine('The archive names an entry twice')
  refuseHidden(entries, file)
  refuseBomb(entries, file)
  return {
    names: [...byName.keys()],
    has: (name) => byName.has(name),
    open: async function* (name) {
      const entry = byName.get(name)
      if (!entry) throw new Quarantine(`The archive has no ${name}`)
      yield* await zip.openReadStreamPromise(entry).catch(refuseBroken)
    },
  }
}

const refuseBroken = (error: Error): never => {
  throw new Quarantine(`The archive is broken or encrypted: ${error.message.slice(0, 200)}`)
}

/** Another reader would take extra bytes after the counted entries of the directory for entries. */
function refuseHidden(entries: readonly Entry[], file: Buffer): void {
  const length = entries.reduce(
    (sum, entry) => sum + DIRECTORY_HEADER + entry.fileNameLength + entry.extraFieldLength + entry.fileCommentLength,
    0,
  )
  const declared = file.readUInt32LE(findArchiveEnd(file) + 12)
  if (declared !== length) throw new Quarantine('The directory of the archive has more in it than it counts')
}

function refuseBomb(entries: readonly Entry[], file: Buffer): void {
  const sum = entries.reduce((all, { uncompressedSize }) => all + uncompressedSize, 0)
  if (sum > limits.archiveBytes) throw new Quarantine(`The archive holds more than ${limits.archiveBytes} bytes`)
  for (const { uncompressedSize, compressedSize } of entries)
    if (uncompressedSize > limits.ratioFrom && uncompressedSize > compressedSize * limits.archiveRatio)
      throw new Quarantine(`The archive grows more than ${limits.archiveRatio} times`)
  const offsets = entries.toSorted((a, b) => a.relativeOffsetOfLocalHeader - b.relativeOffsetOfLocalHeader)
  if (offsets.length > 0 && offsets[0]!.relativeOffsetOfLocalHeader !== 0)
    throw new Quarantine('Something stands before the archive')
  const directory = file.readUInt32LE(findArchiveEnd(file) + 16)
  // Entries that share bytes make a small file expand to a large one (a flat bomb).
  for (const [i, { relativeOffsetOfLocalHeader, compressedSize }] of offsets.entries())
    if (
      relativeOffsetOfLocalHeader + LOCAL_HEADER + compressedSize >
      (offsets[i + 1]?.relativeOffsetOfLocalHeader ?? directory)
    )
      throw new Quarantine('Entries of the archive overlap')
}
