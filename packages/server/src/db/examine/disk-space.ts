import { statfs } from 'node:fs/promises'
import type { Pool, PoolClient } from 'pg'
import { DISK_FULL, isDiskFull } from '../errors.ts'

/** Whether the database has room to write. */
export interface DiskSpace {
  isFull(): boolean
  /** To be called with the error of a statement: the disk of an external server is known only by its errors. */
  report(error: unknown): void
  close(): void
}

/** For a database whose disk is not watched. */
export const unwatchedDisk: DiskSpace = { isFull: () => false, report: () => {}, close: () => {} }

export interface WatchedFolder {
  /** The folder of the cluster if it is on this machine. */
  folder?: string | undefined
  reserveBytes?: number
  freeBytes?: (folder: string) => Promise<number>
}

/**
 * PostgreSQL stops at once when its log cannot grow, so writes are rejected while there is still room for what reads
 * and checkpoints write.
 */
export const RESERVE_BYTES = 128 * 2 ** 20
const LOOK_EVERY_MS = 1_000
/** How long an error of a full disk counts, because nothing reports that there is room again. */
const REPORTED_MS = 30_000

/** Watches the disk of the database until `close`. */
export const watchDiskSpace = async (options: WatchedFolder = {}): Promise<DiskSpace> => {
  const { folder, reserveBytes = RESERVE_BYTES, freeBytes = freeBytesOf } = options
  let isBelowReserve = false
  let reportedUntilMs = 0
  const look = async () => {
    if (folder !== undefined) isBelowReserve = (await freeBytes(folder)) < reserveBytes
  }
  await look()
  // A folder that cannot be read for a moment says nothing about its disk.
  const timer = setInterval(() => void look().catch(() => {}), LOOK_EVERY_MS).unref()
  return {
    isFull: () => isBelowReserve || performance.now() < reportedUntilMs,
    report: (error) => {
      if (folder === undefined && isDiskFull(error)) reportedUntilMs = performance.now() + REPORTED_MS
    },
    close: () => clearInterval(timer),
  }
}

const freeBytesOf = async (folder: string): Promise<number> => {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}

type OnConnected = (error: Error | undefined, client?: PoolClient, done?: (release?: unknown) => void) => void

/** Rejects work on this pool while the disk is full, as PostgreSQL would. */
export const rejectWhenFull = (pool: Pool, diskSpace: DiskSpace): void => {
  const connect = pool.connect.bind(pool) as (done?: OnConnected) => Promise<PoolClient> | undefined
  // `pool.query` also connects through this function, with a callback.
  const guarded = (done?: OnConnected) => {
    if (!diskSpace.isFull()) return connect(done)
    const error = Object.assign(new Error('the disk is full'), { code: DISK_FULL })
    if (done) done(error)
    return done ? undefined : Promise.reject(error)
  }
  pool.connect = guarded as Pool['connect']
}
