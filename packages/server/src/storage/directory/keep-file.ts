import { createHash } from 'node:crypto'
import { type FileHandle, link, open, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { Announced } from '../store/store.ts'

/** Why nothing was stored. */
export type Refused = 'too_long' | 'too_short' | 'wrong_bytes' | 'there_already'

export class NotKept extends Error {
  readonly reason: Refused

  constructor(reason: Refused) {
    super(`The file was not stored: ${reason}.`)
    this.reason = reason
  }
}

interface Kept {
  path: string
  /** The path, on the same file system, at which the bytes are written while they arrive. */
  draft: string
  object: Announced
  pieces: AsyncIterable<Uint8Array>
}

/**
 * Writes a file as its pieces arrive, one in memory at a time, and links it to its name only when it is complete,
 * correct and on disk: a named file is never partial, and never changes.
 */
export const keepFile = async ({ path, draft, object, pieces }: Kept): Promise<void> => {
  const file = await open(draft, 'wx', 0o600)
  try {
    await writeWhole(file, object, pieces).finally(() => file.close())
    // Unlike a rename, a link never replaces another file.
    await link(draft, path).catch((error) => {
      throw error.code === 'EEXIST' ? new NotKept('there_already') : error
    })
  } finally {
    await rm(draft, { force: true })
  }
  await syncDirectory(dirname(path))
}

const writeWhole = async (file: FileHandle, object: Announced, pieces: AsyncIterable<Uint8Array>): Promise<void> => {
  const md5 = createHash('md5')
  let length = 0
  for await (const piece of pieces) {
    length += piece.length
    if (length > object.byteSize) throw new NotKept('too_long')
    md5.update(piece)
    await file.writeFile(piece)
  }
  if (length < object.byteSize) throw new NotKept('too_short')
  if (md5.digest('base64') !== object.checksum) throw new NotKept('wrong_bytes')
  await file.sync()
}

/** Syncs the directory, because otherwise the name could be lost in a power failure, though the bytes are not. */
const syncDirectory = async (path: string): Promise<void> => {
  const directory = await open(path, 'r')
  await directory.sync().finally(() => directory.close())
}
