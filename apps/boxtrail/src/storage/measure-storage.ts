import {
  type RetentionKind,
  type RetentionName,
  retentionKinds,
  retentionNames,
} from '@boxtrail/server/config/settings/retention-kinds'
import {
  droppedBefore,
  packedBefore,
  periodText,
  type Retention,
  storedBefore,
} from '@boxtrail/server/config/settings/retention-settings'
import {
  countToPack,
  installed,
  partitionSizes,
  shareBefore,
  storedBodies,
  tableSizes,
  timeColumns,
} from '@boxtrail/server/db/examine/storage-sizes'
import { firstIdAt } from '@boxtrail/server/db/idv7'
import { findMonths } from '@boxtrail/server/db/partitions/monthly-partitions'
import { type MonthlyTable, monthlyTables } from '@boxtrail/server/db/partitions/partitions'
import type { Pool } from '../database.ts'

export interface StoredTable {
  table: string
  /** An estimate; null before the first analysis. */
  rows: number | null
  heap: number
  indexes: number
  toast: number
  bytes: number
  /** Null while there is no container. */
  per_container: number | null
  /** In bytes; null where a row does not say when it was written. */
  growth_a_day: number | null
}

export interface KeptKind {
  kind: RetentionName
  setting: string
  bytes: number
  /** Data from before this moment is dropped; null if none is. */
  goes_before: string | null
  /** How many bytes the next run of a worker drops. */
  frees: number
}

/** What sources reported about ended journeys, packed into few rows. */
export interface Packed {
  setting: string
  /** What is packed, in bytes. */
  bytes: number
  /** How many shipments the next daily run packs. */
  waiting: number
  /** How many bytes that frees: packed, the data takes a fifth. */
  frees: number
}

/** Bodies of reports that were moved to the store of files. */
export interface Stored {
  setting: string
  objects: number
  bodies: number
  /** The size of the objects, not in the database. */
  bytes: number
  /** How many bytes the next daily run frees in the database. */
  frees: number
}

export interface Storage {
  bytes: number
  containers: number
  per_container: number | null
  growth_a_day: number
  tables: StoredTable[]
  kept_for_a_time: KeptKind[]
  packed: Packed
  stored: Stored
}

const DAY_MS = 86_400_000
/** Long enough to include each day of the week. */
const RECENT_DAYS = 7

/**
 * Measures what is stored, how it grows, and what is dropped next. Reads only, and no table as a whole. `hasStore`: a
 * store of files is configured, so that bodies of reports move to it.
 */
export const measureStorage = async (
  pool: Pool,
  { retention, hasStore }: { retention: Retention; hasStore: boolean },
  nowMs: number,
): Promise<Storage> => {
  const sizes = await tableSizes(pool)
  const { since, containers } = await installed(pool)
  const times = await timeColumns(pool)
  const days = Math.min(RECENT_DAYS, Math.max(1, (nowMs - (since?.getTime() ?? nowMs)) / DAY_MS))
  const each = (bytes: number) => (containers > 0 ? Math.round(bytes / containers) : null)
  const tables: StoredTable[] = []
  for (const { name, rows, heap, indexes, toast } of sizes) {
    const bytes = heap + indexes + toast
    const old = await oldShare(pool, {
      table: name,
      heapBytes: heap,
      beforeMs: nowMs - days * DAY_MS,
      time: times.get(name),
    })
    const growth = old === undefined ? null : Math.round((bytes * (1 - (old ?? 1))) / days)
    tables.push({ table: name, rows, heap, indexes, toast, bytes, per_container: each(bytes), growth_a_day: growth })
  }
  const kept: KeptKind[] = []
  for (const kind of retentionNames) {
    const { bytes, heap } = tables.find(({ table }) => table === retentionKinds[kind].table)!
    const beforeMs = droppedBefore(retention, kind, nowMs)
    const frees = beforeMs === null ? 0 : await expiredBytes(pool, retentionKinds[kind], { beforeMs, bytes, heap })
    const goesBefore = beforeMs === null ? null : new Date(beforeMs).toISOString()
    kept.push({ kind, setting: periodText(retention[kind]), bytes, goes_before: goesBefore, frees })
  }
  const sum = (values: readonly (number | null)[]) => values.reduce((all: number, value) => all + (value ?? 0), 0)
  const bytes = sum(tables.map((table) => table.bytes))
  const growth = sum(tables.map((table) => table.growth_a_day))
  const packed = await measurePacked(pool, retention, tables, { containers, nowMs })
  const stored = await measureStored(pool, { retention, hasStore }, { tables, nowMs })
  const all = { bytes, containers, per_container: each(bytes), growth_a_day: growth }
  return { ...all, tables, kept_for_a_time: kept, packed, stored }
}

const measureStored = async (
  pool: Pool,
  { retention, hasStore }: { retention: Retention; hasStore: boolean },
  { tables, nowMs }: { tables: readonly StoredTable[]; nowMs: number },
): Promise<Stored> => {
  const beforeMs = hasStore ? storedBefore(retention, nowMs) : null
  const { bytes, heap } = tables.find(({ table }) => table === retentionKinds.report_bodies.table)!
  const moved = await storedBodies(pool)
  return {
    setting: hasStore ? periodText(retention.report_bodies_stored_after) : 'STORAGE_URL is not set',
    ...moved,
    frees: beforeMs === null ? 0 : await expiredBytes(pool, retentionKinds.report_bodies, { beforeMs, bytes, heap }),
  }
}

const UNPACKED = ['claims', 'raw_events']
const PACKED = ['packed_claims', 'packed_raw_events']
const SAVED = 0.8

const measurePacked = async (
  pool: Pool,
  retention: Retention,
  tables: readonly StoredTable[],
  { containers, nowMs }: { containers: number; nowMs: number },
): Promise<Packed> => {
  const bytesOf = (names: readonly string[]) =>
    tables.filter(({ table }) => names.includes(table)).reduce((all, { bytes }) => all + bytes, 0)
  const beforeMs = packedBefore(retention, nowMs)
  const waiting = beforeMs === null ? { shipments: 0, containers: 0 } : await countToPack(pool, new Date(beforeMs))
  const alreadyPacked = tables.find(({ table }) => table === 'packed_raw_events')?.rows ?? 0
  const inRows = Math.max(containers - alreadyPacked, waiting.containers, 1)
  return {
    setting: periodText(retention.ended_journeys_packed_after),
    bytes: bytesOf(PACKED),
    waiting: waiting.shipments,
    frees: Math.round((bytesOf(UNPACKED) * SAVED * waiting.containers) / inRows),
  }
}

const isMonthly = (table: string): table is MonthlyTable => table in monthlyTables

interface Aged {
  table: string
  heapBytes: number
  beforeMs: number
  time: string | undefined
}

/** The share of old rows; undefined if the table does not show their age. */
const oldShare = async (pool: Pool, { table, heapBytes, beforeMs, time }: Aged) => {
  if (isMonthly(table))
    return shareBefore(pool, { table, column: monthlyTables[table].column, heapBytes, before: firstIdAt(beforeMs) })
  return time === undefined
    ? undefined
    : shareBefore(pool, { table, column: time, heapBytes, before: new Date(beforeMs) })
}

/** The bytes of expired data: whole months, or the share of the rows that are deleted one by one. */
const expiredBytes = async (
  pool: Pool,
  { table, by }: RetentionKind,
  { beforeMs, bytes, heap }: { beforeMs: number; bytes: number; heap: number },
): Promise<number> => {
  if (by !== 'month') {
    const share = await shareBefore(pool, { table, column: by.row, heapBytes: heap, before: new Date(beforeMs) })
    return Math.round(bytes * (share ?? 0))
  }
  const { column } = monthlyTables[table as MonthlyTable]
  const expired = (await findMonths(pool, table as MonthlyTable)).filter(({ endMs }) => endMs <= beforeMs)
  const partitions = await partitionSizes(pool, table)
  const early = partitions.find(({ name }) => name === `${table}_default`)!
  const share = await shareBefore(pool, {
    ...{ table: early.name, column, heapBytes: early.bytes, before: firstIdAt(beforeMs) },
  })
  const whole = partitions.filter(({ name }) => expired.some((month) => month.name === name))
  return whole.reduce((all, month) => all + month.bytes, Math.round(early.bytes * (share ?? 0)))
}
