import { createHash, randomUUID } from 'node:crypto'
import { constants, readdirSync } from 'node:fs'
import { type FileHandle, link, lstat, open, readdir, rename, rm, stat, unlink } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import type { Receipt } from '@boxtrail/contracts/feed'
import { directoryRefusal, makeDirectory, tryWriting } from '../../config/environment/directories.ts'
import type { Context } from '../../context.ts'

/** The result for a file, and the files to put next to it. */
export interface ProcessedFile {
  accepted: boolean
  /** `.997`, `.report.txt`: appended to the name of the file, with their content. */
  attachments: { suffix: string; text: string }[]
}

/** What processing a file needs from the service. */
export type DropContext = Pick<Context, 'pool' | 'wakeups' | 'registry' | 'reference' | 'clock' | 'store'>

type Result = Pick<Receipt['results'][number], 'at' | 'container_number' | 'outcome' | 'not_used'>

/** Lines for stored items that are not shown, for the report next to a file. */
export const resultLines = (results: readonly Result[]): string[] =>
  results.flatMap(({ at, container_number: container, outcome, not_used: notUsed }) => {
    const named = [at, ...(container ? [container] : [])].join(' ')
    if (outcome === 'not_tracked') return [`${named}: kept, not tracked`]
    return notUsed ? [`${named}: kept, not used (${notUsed.rule}): ${notUsed.reason}`] : []
  })

export const reportFile = (lines: readonly string[]) => ({ suffix: '.report.txt', text: `${lines.join('\n')}\n` })

export interface DroppedFile {
  /** Null if it is larger than the limit. */
  bytes: Uint8Array | null
  modifiedMs: number
  /** Distinguishes this file from another one with its name, and from itself after it has grown. */
  state: string
}

export interface DropFolder {
  /** Files that have stopped growing since the last scan. */
  settled(): Promise<string[]>
  /** Returns null if there is no such file, or it is still being written. */
  read(name: string, maxBytes: number): Promise<DroppedFile | null>
  /**
   * Moves the file that was read to its destination, after writing what belongs next to it: a reader that sees the file
   * sees the rest too. A file that has been created under its name since, or that has grown, stays and is processed as
   * well.
   */
  move(name: string, state: string, processed: ProcessedFile): Promise<void>
}

/** Creates the folder and those in it, if they are missing. */
const makeFolders = (path: string): void => {
  for (const folder of [path, join(path, 'done'), join(path, 'refused')]) {
    makeDirectory(folder)
    tryWriting(folder)
  }
}

/** What prevents files from being taken from a folder; null if nothing does. */
export const dropFolderProblem = (path: string): string | null => {
  try {
    makeFolders(path)
    readdirSync(path)
    return null
  } catch (error) {
    return directoryRefusal(path, error as NodeJS.ErrnoException, 'edi.drop_folder')
  }
}

/**
 * The drop folder of EDI partners and feeds. A file is moved only after its content is in the database: after a crash
 * in between it is processed again, without effect.
 */
export const openDropFolder = (path: string, nowMs: () => number = Date.now): DropFolder => {
  makeFolders(path)
  let seen = new Map<string, string>()

  const settled = async () => {
    const entries = await readdir(path, { withFileTypes: true })
    const now = new Map<string, string>()
    for (const entry of entries) {
      // Hidden files and those of a transfer in progress are not ready yet.
      if (!entry.isFile() || /^\.|\.(?:tmp|part|partial|filepart|crdownload)$/i.test(entry.name)) continue
      const state = await stateAt(join(path, entry.name))
      if (state !== null) now.set(entry.name, state)
    }
    const still = [...now].filter(([name, state]) => seen.get(name) === state).map(([name]) => name)
    seen = now
    return still.sort()
  }

  const read: DropFolder['read'] = async (name, maxBytes) => {
    const file = await openFile(join(path, name))
    try {
      const before = await file?.stat({ bigint: true })
      // A file at the time of the scan may be a pipe by now, or an endless device.
      if (!file || !before?.isFile()) return null
      const found = { modifiedMs: Number(before.mtimeMs), state: stateOf(before) }
      if (before.size > maxBytes) return { ...found, bytes: null }
      const bytes = await readUpTo(file, Number(before.size))
      if (isUnended(name, bytes) && nowMs() - found.modifiedMs < UNENDED_MS) return null
      return stateOf(await file.stat({ bigint: true })) === found.state ? { ...found, bytes } : null
    } finally {
      await file?.close()
    }
  }

  const move: DropFolder['move'] = async (name, state, { accepted, attachments }) => {
    const source = join(path, name)
    if ((await stateAt(source)) !== state) return
    const folder = join(path, accepted ? 'done' : 'refused')
    const target = join(folder, await findFreeName(folder, name, state))
    for (const { suffix, text } of attachments) await writeAtomically(`${target}${suffix}`, text)
    const moved = await rename(source, target).then(
      () => true,
      // Another process moved the same file first.
      (error) => {
        if (error.code !== 'ENOENT') throw error
        return false
      },
    )
    seen.delete(name)
    if (moved && (await stateAt(target)) !== state) await putBack(target, source)
  }

  return { settled, read, move }
}

/**
 * How long after its last change a CSV without an end of its last line waits, because nothing else shows that it is
 * complete.
 */
const UNENDED_MS = 60_000
const LINE_BREAKS: readonly (number | undefined)[] = [0x0a, 0x0d]

const isUnended = (name: string, bytes: Uint8Array): boolean =>
  /\.csv$/i.test(name) && !LINE_BREAKS.includes(bytes.at(-1))

interface Stats {
  ino: bigint
  size: bigint
  mtimeNs: bigint
}

const stateOf = ({ ino, size, mtimeNs }: Stats): string => `${ino} ${size} ${mtimeNs}`

const stateAt = async (path: string): Promise<string | null> => {
  const found = await lstat(path, { bigint: true }).catch(() => null)
  return found?.isFile() ? stateOf(found) : null
}

/** Opens a file without following symlinks, and without blocking on a pipe. */
const openFile = (path: string): Promise<FileHandle | null> =>
  open(path, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK).catch((error) => {
    if (error.code === 'ENOENT' || error.code === 'ELOOP' || error.code === 'ENXIO') return null
    throw error
  })

const readUpTo = async (file: FileHandle, size: number): Promise<Uint8Array> => {
  const bytes = Buffer.alloc(size)
  let length = 0
  while (length < size) {
    const { bytesRead } = await file.read(bytes, length, size - length, length)
    if (bytesRead === 0) break
    length += bytesRead
  }
  return bytes.subarray(0, length)
}

/** A free name: if a file of that name exists, a unique one, which is the same however often the file is moved. */
const findFreeName = async (folder: string, name: string, state: string): Promise<string> =>
  (await stat(join(folder, name)).catch(() => null)) ? withMark(name, state) : name

const withMark = (name: string, mark: string): string => {
  const dot = name.lastIndexOf('.')
  const [stem, end] = dot > 0 ? [name.slice(0, dot), name.slice(dot)] : [name, '']
  return `${stem}.${createHash('sha256').update(mark).digest('hex').slice(0, 12)}${end}`
}

/** Moves a file back that took the name while the processed one was moved, or that grew: its content was not read. */
const putBack = async (target: string, source: string): Promise<void> => {
  await link(target, source).catch((error) => {
    if (error.code !== 'EEXIST') throw error
    return link(target, join(dirname(source), withMark(basename(source), randomUUID())))
  })
  await unlink(target)
}

/** Writes a file that appears complete or not at all. */
const writeAtomically = async (path: string, text: string) => {
  const draft = `${path}.${randomUUID()}.tmp`
  const file = await open(draft, 'w')
  try {
    await file.writeFile(text)
    await file.sync()
  } finally {
    await file.close()
  }
  await rename(draft, path).catch(async (error) => {
    await rm(draft, { force: true })
    throw error
  })
}
