import { createHash } from 'node:crypto'
import type { Pool } from 'pg'
import { REPORT_BODIES } from '../../db/dump/files.ts'
import { firstIdAt, timeOfId } from '../../db/idv7.ts'
import {
  countRows,
  deleteOfDefault,
  detachMonth,
  dropDetached,
  findMonths,
  firstInDefault,
} from '../../db/partitions/monthly-partitions.ts'
import { transaction } from '../../db/transaction.ts'
import type { Logger } from '../../logger.ts'
import { newKey } from '../../storage/store/new-key.ts'
import type { Store } from '../../storage/store/store.ts'
import { type KeptBody, packBodies } from './object.ts'
import * as q from './queries.ts'
import { monthOfId } from './read.ts'

export interface Moving {
  pool: Pool
  store: Store
  log: Logger
  /** Only bodies of months that ended at or before this moment are moved. */
  beforeMs: number
  signal: AbortSignal
  /** How many bodies become one object at most, and how many bytes of them as the database has them. */
  bodiesOfObject?: number
  bytesOfObject?: number
}

const TABLE = 'report_bodies'
const FIRST = '00000000-0000-0000-0000-000000000000'
const BODIES_OF_OBJECT = 500
const BYTES_OF_OBJECT = 2 ** 19

/**
 * Moves the bodies of reports to the store, month by month: first all bodies of a month are stored, then its partition
 * is dropped. Until then both have them. A process that is killed leaves a row that names the object it was about to
 * store; a later process removes that object and goes on.
 */
export const moveBodies = async (moving: Moving): Promise<void> => {
  const { pool, beforeMs } = moving
  await discardUnfinished(moving)
  for (let month = await firstMonth(pool); month !== undefined && month.endMs <= beforeMs; month = monthAt(month.endMs))
    if (!(await moveMonth(moving, month)) || !(await dropMonth(moving, month))) return
}

const firstMonth = async (pool: Pool): Promise<q.MonthOfBodies | undefined> => {
  const early = await firstInDefault(pool, TABLE)
  const [partition] = await findMonths(pool, TABLE)
  const beganMs = [...(early ? [timeOfId(early)] : []), ...(partition ? [partition.endMs - 1] : [])]
  return beganMs.length === 0 ? undefined : monthAt(Math.min(...beganMs))
}

const monthAt = (ms: number): q.MonthOfBodies => {
  const at = new Date(ms)
  const start = (ahead: number) => Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + ahead, 1)
  return { month: monthOfId(firstIdAt(ms)), startMs: start(0), endMs: start(1) }
}

/**
 * Stores the bodies of a month that are not in the store yet. Returns false if some are still missing: another process
 * is storing them, or this one is to end.
 */
const moveMonth = async (moving: Moving, { month, startMs, endMs }: q.MonthOfBodies): Promise<boolean> => {
  const { pool, signal, bodiesOfObject: bodies = BODIES_OF_OBJECT, bytesOfObject: bytes = BYTES_OF_OBJECT } = moving
  const range = { from: firstIdAt(startMs), to: firstIdAt(endMs) }
  while (!signal.aborted) {
    const until = await q.findMovedUntil(pool, month)
    if (until?.stored_at === null) return false
    const batch = await q.loadUnmoved(pool, { ...range, after: until ?? { check_id: FIRST, id: FIRST }, bodies, bytes })
    if (batch.length === 0) return true
    if (!(await putObject(moving, month, batch))) return false
  }
  return false
}

/**
 * Drops the partition of a month whose bodies are in the store. One that has more bodies than the store is kept: some
 * came after the month was moved, by a clock that was weeks late. Returns false if it is in use.
 */
const dropMonth = async ({ pool, log }: Moving, { month, endMs }: q.MonthOfBodies): Promise<boolean> => {
  const partition = (await findMonths(pool, TABLE)).find((one) => one.endMs === endMs)
  if (partition === undefined) return true
  const { name, isAttached } = partition
  if (isAttached && (await countRows(pool, name)) > (await q.countInPartition(pool, month))) {
    log.error({ table: name }, 'bodies of reports came too late to be moved to the store; they stay where they are')
    return true
  }
  if (!(await detachMonth(pool, TABLE, name))) return false
  await transaction(pool, async (client) => {
    await dropDetached(client, name)
    await q.forgetPartition(client, month)
  })
  log.info({ table: name }, 'bodies of reports were moved to the store of files')
  return true
}

const putObject = async ({ pool, store }: Moving, month: string, batch: readonly KeptBody[]): Promise<boolean> => {
  const bytes = await packBodies(batch)
  const object = {
    month,
    from: batch[0]!,
    to: batch.at(-1)!,
    // The key is like that of an account's file, with the month in place of the account.
    key: newKey(firstIdAt(Date.parse(month))),
    bodies: batch.length,
    byteSize: bytes.length,
    checksum: createHash('md5').update(bytes).digest('base64'),
  }
  if (!(await q.beginObject(pool, object))) return false
  const { key, byteSize, checksum } = object
  await store.put({ key, byteSize, checksum, ...REPORT_BODIES }, bytes)
  const isFinished = await transaction(pool, async (client) =>
    q.finishObject(client, object, await deleteOfDefault(client, TABLE, batch)),
  )
  if (!isFinished) await store.remove(key)
  return isFinished
}

const REMOVED_AT_ONCE = 100

/**
 * Removes the objects of months before a moment: first they are withdrawn, then the object is removed, then its row.
 */
export const removeStored = async ({ pool, store, signal, beforeMs }: Omit<Moving, 'log'>): Promise<void> => {
  const before = monthAt(beforeMs).month
  while (!signal.aborted) {
    const withdrawn = await q.withdrawObjects(pool, before, REMOVED_AT_ONCE)
    for (const object of withdrawn) await discard({ pool, store }, object)
    if (withdrawn.length < REMOVED_AT_ONCE) return
  }
}

const discardUnfinished = async ({ pool, store, signal }: Moving): Promise<void> => {
  for (const object of await q.findUnfinished(pool)) if (!signal.aborted) await discard({ pool, store }, object)
}

const discard = async ({ pool, store }: Pick<Moving, 'pool' | 'store'>, object: q.Withdrawn): Promise<void> => {
  await store.remove(object.key)
  await q.forgetObject(pool, object)
}
