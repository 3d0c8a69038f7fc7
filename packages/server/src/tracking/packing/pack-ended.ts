import type { Pool, PoolClient } from 'pg'
import { statement } from '../../db/statement.ts'
import { transaction } from '../../db/transaction.ts'
import { given, keyColumns, type RecordKey } from '../../records/keys.ts'
import { packClaims } from './claims.ts'
import { packRawEvents } from './raw-events.ts'

/** Shipments packed in one transaction, which locks their rows until it ends. */
const AT_ONCE = 100

const findEndedSql = statement(
  'find-ended-to-pack',
  `select account_id, id from shipments where line_tracking_stopped_at < $1 and packed_at is null
   order by line_tracking_stopped_at limit ${AT_ONCE}`,
)

const lockUnusedChecksSql = statement(
  'lock-unused-checks',
  `select c.id from checks c
   where c.id in (
     select u.check_id from ${given} join shipments s on s.account_id = g.account_id and s.id = g.id
       join subscriptions u on u.account_id = s.account_id and u.journey_id = s.journey_id)
     and c.next_check_at is null and c.lease_until is null
     and not exists (select from subscriptions o where o.check_id = c.id and o.active)
   order by c.id for update of c skip locked`,
  {
    distributed: `with followed as materialized (
     select u.check_id from ${given} join shipments s on s.account_id = g.account_id and s.id = g.id
       join subscriptions u on u.account_id = s.account_id and u.journey_id = s.journey_id),
   used as materialized (
     select check_id from subscriptions where active and check_id in (select check_id from followed))
   select c.id from checks c
   where c.id in (select check_id from followed) and c.id not in (select check_id from used)
     and c.next_check_at is null and c.lease_until is null
   order by c.id for update of c skip locked`,
  },
)

const lockIdleJourneysSql = statement(
  'lock-idle-journeys',
  `select s.account_id, s.id from ${given} join shipments s on s.account_id = g.account_id and s.id = g.id
     join journeys j on j.account_id = s.account_id and j.id = s.journey_id and j.lease_until is null
   order by j.account_id, j.id for update of j skip locked`,
)

const notePackedSql = statement(
  'note-packed',
  `update shipments s set packed_at = now() from ${given}
   where s.account_id = g.account_id and s.id = g.id and s.line_tracking_stopped_at < $3 and s.packed_at is null
   returning s.account_id, s.id`,
)

/**
 * Packs what sources said of the journeys whose tracking stopped before a moment: the claims of their checks, unless
 * other journeys still follow them, and the raw events of their containers. API responses stay the same; whatever
 * writes to packed data unpacks it first. What is in use now is packed at the next run. Returns the number of
 * shipments.
 */
export const packEnded = async (pool: Pool, beforeMs: number, signal: AbortSignal): Promise<number> => {
  let packed = 0
  while (!signal.aborted) {
    const ended = await findEndedSql.rows(pool, new Date(beforeMs))
    const count = ended.length === 0 ? 0 : await transaction(pool, (client) => packSome(client, ended, beforeMs))
    if (count === 0) break
    packed += count
  }
  return packed
}

const packSome = async (client: PoolClient, ended: readonly RecordKey[], beforeMs: number): Promise<number> => {
  const checks = await lockUnusedChecksSql.rows(client, ...keyColumns(ended))
  const idle = await lockIdleJourneysSql.rows(client, ...keyColumns(ended))
  // Leaves out shipments that were resumed meanwhile, or packed by another process.
  const mine = await notePackedSql.rows(client, ...keyColumns(idle), new Date(beforeMs))
  await packClaims(
    client,
    checks.map(({ id }) => id),
    { closedOnly: false },
  )
  await packRawEvents(client, mine)
  return mine.length
}
