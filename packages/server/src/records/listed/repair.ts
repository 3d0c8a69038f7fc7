import type { Pool } from 'pg'
import type { Client } from '../../db/statement.ts'
import { transaction } from '../../db/transaction.ts'
import type { RecordKey } from '../keys.ts'
import { indexRequests, indexShipments } from '../search/entries.ts'
import {
  listContainers,
  listContainersIn,
  listContainersOf,
  listNewContainers,
  listNewShipments,
  listShipments,
} from './queries.ts'
import * as q from './repair-queries.ts'

/** Records in one batch, which is one transaction. */
const AT_ONCE = 500

interface Step {
  next: (client: Client, after: RecordKey, limit: number) => Promise<RecordKey[]>
  /** Writes what differs, and returns how many rows did. */
  repair: (client: Client, keys: readonly RecordKey[]) => Promise<number>
}

const STEPS: readonly Step[] = [
  {
    next: q.nextShipments,
    repair: async (client, keys) => {
      const listed = (await listNewShipments(client, keys)) + (await listShipments(client, keys))
      const differing = await q.findDifferingShipments(client, keys)
      await indexShipments(client, differing)
      return listed + (await listContainersOf(client, keys)) + (await listContainersIn(client, keys)) + differing.length
    },
  },
  {
    next: q.nextContainers,
    repair: async (client, keys) => (await listNewContainers(client, keys)) + (await listContainers(client, keys)),
  },
  {
    next: q.nextRequests,
    repair: async (client, keys) => {
      const differing = await q.findDifferingRequests(client, keys)
      await indexRequests(client, differing)
      return differing.length
    },
  },
  { next: q.nextEntries, repair: q.deleteOrphanedEntries },
]

const FIRST: RecordKey = {
  account_id: '00000000-0000-0000-0000-000000000000',
  id: '00000000-0000-0000-0000-000000000000',
}

/**
 * Compares every record with what lists and search show of it, and writes what differs: after a process that does not
 * write these rows, or after records were written by hand. Rows that do not differ are only read. `rest` is called
 * after each batch with how long it took. Returns how many records differed.
 */
export const repairListed = async (
  pool: Pool,
  { signal, rest = async () => {} }: { signal?: AbortSignal; rest?: (tookMs: number) => Promise<void> } = {},
): Promise<number> => {
  let repaired = 0
  for (const { next, repair } of STEPS) {
    for (let after = FIRST; !signal?.aborted; ) {
      const began = performance.now()
      const keys = await next(pool, after, AT_ONCE)
      if (keys.length > 0) repaired += await transaction(pool, (client) => repair(client, keys))
      if (keys.length < AT_ONCE) break
      after = keys.at(-1)!
      await rest(performance.now() - began)
    }
  }
  return repaired
}
