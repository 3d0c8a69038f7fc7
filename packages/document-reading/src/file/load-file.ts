import { closeSync, fstatSync, openSync, readSync } from 'node:fs'
import { findArchiveEnd } from './file-kind.ts'
import { limits, Quarantine } from './quarantine.ts'

/**
 * Reads as much of a file as its kind needs. An archive with too many entries is refused by its last bytes alone, and
 * for other formats except PDF the beginning is enough.
 */
export function loadFile(path: string): Uint8Array {
  const file = openSync(path, 'r')
  try {
    const { size } = fstatSync(file)
    const head = read(file, 0, Math.min(size, 1_024)).toString('latin1')
    const tail = read(file, Math.max(0, size - 22 - 0xffff), Math.min(size, 22 + 0xffff))
    const end = findArchiveEnd(tail)
    if (end !== -1 && tail.readUInt16LE(end + 10) > limits.archiveEntries)
      throw new Quarantine(`The archive has more than ${limits.archiveEntries} entries`)
    if (end !== -1 && !head.startsWith('PK')) throw new Quarantine('Two formats in one file: an archive too')
    const isWhole = head.startsWith('PK') || head.includes('%PDF-')
    const bytes = read(file, 0, isWhole ? size : Math.min(size, limits.textBytes))
    return new Uint8Array(bytes.buffer, bytes.byteOffset, bytes.length)
  } finally {
    closeSync(file)
  }
}

function read(file: number, from: number, length: number): Buffer {
  const bytes = Buffer.alloc(length)
  return bytes.subarray(0, readSync(file, bytes, 0, length, from))
}
