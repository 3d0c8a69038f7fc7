import { createInflateRaw } from 'node:zlib'
import { findArchiveEnd } from './file-kind.ts'
import { limits, Quarantine } from './quarantine.ts'

interface Entry {
  name: string
  compressed: number
  size: number
  method: number
  offset: number
}

export interface Archive {
  names: readonly string[]
  has(name: string): boolean
  /** Inflates as it is asked, and stops where the directory says that the entry ends. */
  open(name: string): AsyncGenerator<Buffer>
}

/** Counts and sums what the directory of a ZIP file promises, and refuses, before a byte is inflated. */
export function openArchive(bytes: Uint8Array): Archive {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length)
  const entries = readDirectory(file)
  const byName = new Map(entries.map((entry) => [entry.name, entry]))
  if (byName.size !== entries.length) throw new Quarantine('The archive names an entry twice')
  return {
    names: [...byName.keys()],
    has: (name) => byName.has(name),
    open: (name) => {
      const entry = byName.get(name)
      if (!entry) throw new Quarantine(`The archive has no ${name}`)
      return inflate(file, entry)
    },
  }
}

function readDirectory(file: Buffer): Entry[] {
  const end = findArchiveEnd(file)
  if (end === -1) throw new Quarantine('The archive has no directory')
  const count = file.readUInt16LE(end + 10)
  const start = file.readUInt32LE(end + 16)
  const length = file.readUInt32LE(end + 12)
  if (count === 0xffff || start === 0xffffffff || count > limits.archiveEntries)
    throw new Quarantine(`The archive has more than ${limits.archiveEntries} entries`)
  if (start + length > end) throw new Quarantine('The directory of the archive is broken')
  const entries: Entry[] = []
  let at = start
  while (at < start + length) {
    if (at + 46 > end || file.readUInt32LE(at) !== 0x02014b50)
      throw new Quarantine('The directory of the archive is broken')
    if (file.readUInt16LE(at + 8) & 1) throw new Quarantine('The archive is encrypted')
    const nameLength = file.readUInt16LE(at + 28)
    entries.push({
      name: file.toString('utf8', at + 46, at + 46 + nameLength),
      method: file.readUInt16LE(at + 10),
      compressed: file.readUInt32LE(at + 20),
      size: file.readUInt32LE(at + 24),
      offset: file.readUInt32LE(at + 42),
    })
    if (entries.length > count) throw new Quarantine('The archive has more entries than it says')
    at += 46 + nameLength + file.readUInt16LE(at + 30) + file.readUInt16LE(at + 32)
  }
  if (entries.length !== count) throw new Quarantine('The archive has fewer entries than it says')
  refuseBomb(entries, start)
  return entries
}

function refuseBomb(entries: readonly Entry[], directory: number): void {
  const sum = entries.reduce((all, { size }) => all + size, 0)
  if (sum > limits.archiveBytes) throw new Quarantine(`The archive holds more than ${limits.archiveBytes} bytes`)
  for (const { size, compressed } of entries)
    if (size > limits.ratioFrom && size > compressed * limits.archiveRatio)
      throw new Quarantine(`The archive grows more than ${limits.archiveRatio} times`)
  const byOffset = entries.toSorted((a, b) => a.offset - b.offset)
  if (byOffset.length > 0 && byOffset[0]!.offset !== 0) throw new Quarantine('Something stands before the archive')
  // Entries that share their bytes make a small file large (a flat bomb).
  for (const [i, { offset, compressed }] of byOffset.entries())
    if (offset + 30 + compressed > (byOffset[i + 1]?.offset ?? directory))
      throw new Quarantine('Entries of the archive overlap')
}

async function* inflate(file: Buffer, { offset, compressed, size, method, name }: Entry): AsyncGenerator<Buffer> {
  if (file.readUInt32LE(offset) !== 0x04034b50) throw new Quarantine('An entry of the archive is broken')
  const start = offset + 30 + file.readUInt16LE(offset + 26) + file.readUInt16LE(offset + 28)
  const data = file.subarray(start, start + compressed)
  if (method === 0) {
    if (size !== compressed) throw new Quarantine('An entry of the archive is broken')
    for (let at = 0; at < data.length; at += 65_536) yield data.subarray(at, at + 65_536)
    return
  }
  if (method !== 8) throw new Quarantine(`${name} is compressed in a way that is not read`)
  const stream = createInflateRaw({ chunkSize: 65_536 })
  stream.end(data)
  let seen = 0
  for await (const chunk of stream) {
    seen += chunk.length
    if (seen > size) throw new Quarantine('An entry of the archive is larger than it says')
    yield chunk
  }
}
