import { usualEventNames } from '@boxtrail/contracts/events'
import type { Pool, PoolClient } from 'pg'

/** Checks the database after a chaos run: each entry is a broken guarantee, in words. */
export const audit = async (pool: Pool): Promise<string[]> => {
  const client = await pool.connect()
  try {
    // One snapshot for log and rows, because there may still be writes between two queries.
    await client.query('begin isolation level repeatable read')
    const found: string[] = []
    for (const problemsOf of [gaps, unnotified, chains, twins]) found.push(...(await problemsOf(client)))
    await client.query('commit')
    return found
  } finally {
    client.release()
  }
}

/** The log of each account is numbered without a gap. */
const gaps = async (client: PoolClient) => {
  const { rows } = await client.query(
    `select c.account_id, count(*)::int, max(sequence)::int as last, l.last_sequence::int as ledger
     from changes c join ledgers l using (account_id) group by c.account_id, l.last_sequence having count(*) <> max(sequence) or max(sequence) <> l.last_sequence`,
  )
  return rows.map(
    (row) =>
      `account ${row.account_id} has ${row.count} changes, the last is ${row.last}, its ledger says ${row.ledger}`,
  )
}

/** Each change with an event has one notification for each webhook that listened, and no other has any. */
const unnotified = async (client: PoolClient) => {
  const { rows } = await client.query(
    `with notified as (select account_id, sequence, count(*)::int as notified from notifications group by account_id, sequence),
       listening as (select c.account_id, c.sequence, count(w.id)::int as listening from changes c
         left join webhooks w on w.account_id = c.account_id and w.created_at < c.occurred_at
           and (c.event = any(w.events) or (w.events = '{}' and c.event = any($1)))
         group by c.account_id, c.sequence)
     select c.sequence, c.event, coalesce(t.notified, 0) as notified, l.listening from changes c
     join listening l using (account_id, sequence) left join notified t using (account_id, sequence)
     where c.event is not null and coalesce(t.notified, 0) <> l.listening`,
    [usualEventNames],
  )
  return rows.map(
    (row) => `change ${row.sequence} (${row.event}) was notified ${row.notified} times to ${row.listening}`,
  )
}

/** Old values equal the previous new values, and folding all changes gives the stored rows. */
const chains = async (client: PoolClient) => {
  const problems: string[] = []
  const { rows: changes } = await client.query(
    `select resource_type, resource_id, changeset from changes where resource_type in ('shipment', 'container') order by account_id, sequence`,
  )
  const folded = new Map<string, Record<string, unknown>>()
  for (const { resource_id, changeset } of changes) {
    const row = folded.get(resource_id) ?? {}
    for (const [field, [old, next]] of Object.entries(changeset as Record<string, [unknown, unknown]>)) {
      if (JSON.stringify(row[field] ?? null) !== JSON.stringify(old))
        problems.push(
          `${resource_id} ${field}: ${JSON.stringify(old)} does not equal the previous ${JSON.stringify(row[field])}`,
        )
      row[field] = next
    }
    folded.set(resource_id, row)
  }
  for (const table of ['shipments', 'containers']) {
    const { rows } = await client.query(`select * from ${table}`)
    for (const row of rows) {
      for (const [field, value] of Object.entries(folded.get(row.id) ?? {})) {
        const stored = row[field] instanceof Date ? `${row[field].toISOString().slice(0, 19)}Z` : row[field]
        if (JSON.stringify(stored) !== JSON.stringify(value))
          problems.push(
            `${table} ${row.id} ${field} is ${JSON.stringify(stored)}, the log says ${JSON.stringify(value)}`,
          )
      }
    }
  }
  return problems
}

/** Nothing exists twice: a milestone, a claim, a container. */
const twins = async (client: PoolClient) => {
  const { rows } = await client.query(
    `select container_id, milestone, count(*)::int from transport_events where invalidated_at is null group by 1, 2 having count(*) > 1`,
  )
  return rows.map((row) => `container ${row.container_id} has ${row.count} events for ${row.milestone}`)
}
