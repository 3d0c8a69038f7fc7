import { existsSync, rmSync } from 'node:fs'
import { type FileHandle, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { constants } from 'node:os'
import { dirname, join } from 'node:path'
import type { Readable, Writable } from 'node:stream'
import { directoryRefusal, makeDirectory } from '@boxtrail/server/config/environment/directories'
import { fileRefusal } from '@boxtrail/server/config/file/file-refusal'
import { BackupError } from './backup-error.ts'

/** Where an archive is written: it appears under its name whole, or not at all. */
export interface Destination {
  /** Its full name, by which `restore` finds it. */
  name: string
  stream: Writable
  finish(): Promise<void>
  giveUp(): Promise<void>
}

export const archiveName = (at: Date): string =>
  `boxtrail-${at.toISOString().slice(0, 19).replaceAll(':', '').replace('T', '-')}.tar.gz.age`

/** Whether a place is in a bucket. Other addresses are rejected: as paths, they would be folders where nobody looks. */
const isBucket = (place: string): boolean => {
  const [, scheme] = /^([a-z][a-z0-9+.-]*):\/\//i.exec(place) ?? []
  if (scheme === undefined || scheme === 's3') return scheme === 's3'
  throw new BackupError(
    `${scheme}:// is not an address where archives can be stored. Name a directory, or a bucket as s3://bucket/path?endpoint=https://host&region=region.`,
  )
}

/** The destination for a directory, or a place in a bucket: `s3://bucket/path?endpoint=…&region=…`. */
export const toPlace = async (place: string, archive: string): Promise<Destination> => {
  if (!isBucket(place)) return toDirectory(place, archive)
  // Loaded on demand, because it costs memory and start-up time.
  const { addressBelow, beginUpload } = await import('@boxtrail/server/storage/s3/archives')
  const name = addressBelow(place, archive)
  const upload = await beginUpload(name)
  return droppedWhenEnded({ name, ...upload }, upload.giveUp)
}

export const fromPlace = async (name: string): Promise<Readable> => {
  if (!isBucket(name)) return fromFile(name)
  const { openObject } = await import('@boxtrail/server/storage/s3/archives')
  return openObject(name)
}

/** A directory, which is created if it is missing; only its owner can read what is written there. */
const toDirectory = async (directory: string, archive: string): Promise<Destination> => {
  const name = join(directory, archive)
  const draft = `${name}.partial`
  const file = await openDraft(directory, draft)
  const destination = {
    name,
    stream: file.createWriteStream({ flush: true }),
    finish: async () => {
      await rename(draft, name)
      const parent = await open(dirname(name), 'r')
      await parent.sync().finally(() => parent.close())
    },
    giveUp: () => rm(draft, { force: true }),
  }
  const dropped = droppedWhenEnded(destination, () => rmSync(draft, { force: true }))
  await dropLeftBehind(directory)
  return dropped
}

const ENDING = ['SIGTERM', 'SIGINT', 'SIGHUP'] as const

/** Removes an unfinished archive when the process is ended, unless it is ended twice. */
const droppedWhenEnded = (destination: Destination, drop: () => void | Promise<void>): Destination => {
  const end = async (signal: NodeJS.Signals) => {
    keep()
    await drop()
    process.kill(process.pid, signal)
    // The first process of a container is not ended by its own signal.
    process.exit(128 + constants.signals[signal])
  }
  const keep = () => {
    for (const signal of ENDING) process.removeListener(signal, end)
  }
  for (const signal of ENDING) process.on(signal, end)
  return {
    ...destination,
    finish: async () => {
      await destination.finish()
      keep()
    },
    giveUp: async () => {
      await destination.giveUp()
      keep()
    },
  }
}

/** How long after its last write a backup counts as abandoned; one that is under way writes all the time. */
const LEFT_BEHIND_MS = 60 * 60_000

/** Removes the drafts of backups that did not finish: they are not archives, but as large as one. */
const dropLeftBehind = async (directory: string): Promise<void> => {
  for (const name of await readdir(directory).catch(() => [])) {
    if (!/^boxtrail-[\d-]+\.tar\.gz\.age\.partial$/.test(name)) continue
    const draft = join(directory, name)
    // The other backup may finish at this moment.
    const written = await stat(draft).catch(() => undefined)
    // We may not be allowed to remove what another user left, which does not prevent an archive from being written.
    if (written && Date.now() - written.mtimeMs > LEFT_BEHIND_MS) await rm(draft, { force: true }).catch(() => {})
  }
}

const openDraft = async (directory: string, draft: string): Promise<FileHandle> => {
  try {
    makeDirectory(directory, 0o700)
    return await open(draft, 'wx', 0o600)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST' && existsSync(draft))
      throw new BackupError(`No archive was written: another backup writes ${draft}. Begin again when it has ended.`)
    throw new BackupError(`No archive was written: ${directoryRefusal(directory, error as NodeJS.ErrnoException)}.`)
  }
}

const fromFile = async (name: string): Promise<Readable> => {
  try {
    const file = await open(name)
    if (!(await file.stat()).isDirectory()) return file.createReadStream()
    await file.close()
    throw Object.assign(new Error(), { code: 'EISDIR' })
  } catch (error) {
    throw new BackupError(`The archive ${fileRefusal(name, error as NodeJS.ErrnoException)}. Nothing was changed.`)
  }
}

/** The errors of connections are the database's. */
const OF_NETWORK = /^(connect|getaddrinfo) | (ECONN\w+|EPIPE|ETIMEDOUT)$/

/** Runs work and reports what the system refuses as an error that the operator can act on. */
export const attempt = async <T>(failing: string, work: () => Promise<T>): Promise<T> => {
  try {
    return await work()
  } catch (error) {
    const { code, message, syscall } = error as NodeJS.ErrnoException
    throw syscall === undefined || OF_NETWORK.test(`${syscall} ${code}`)
      ? error
      : new BackupError(`${failing}: ${message.replace(/^\w+: /, '')} (${code}).`)
  }
}
