import { parseSourceId } from '@boxtrail/engine/source-id'
import { UNCONFIGURED } from '@boxtrail/sources/port/traits'
import type { Pool } from 'pg'
import { statement } from '../db/statement.ts'
import type { Registry } from './registry.ts'
import { isConnectedSql, isOnWallClockSql } from './traits-sql.ts'

const pollChangedSourcesSql = statement(
  'poll-changed-sources',
  `with due as materialized (
     select id from checks where source_id = any($1::text[]) and next_check_at is not null order by id for no key update)
   update checks c set next_check_at = now(), attempts = 0 from due where c.id = due.id`,
)

const saveSourcesSql = statement(
  'save-sources',
  `insert into sources (id, account_id, adapter, scac, created_at)
   select id, account_id, adapter, scac, now() from unnest($1::text[], $2::uuid[], $3::text[], $4::text[]) as s(id, account_id, adapter, scac)
   on conflict (id) do update set adapter = excluded.adapter, failures = 0, paused_until = null
     where sources.adapter is distinct from excluded.adapter returning id`,
)

const markLostSourcesSql = statement(
  'mark-lost-sources',
  `update sources s set adapter = '${UNCONFIGURED}'
   where s.id <> all($1::text[]) and ${isOnWallClockSql('s')} and ${isConnectedSql('s')}`,
)

/** Saves a row for each configured source, which its leases need. */
export const saveSources = async (pool: Pool, registry: Registry): Promise<void> => {
  const sources = registry.ids.map((id) => registry.byId(id)!)
  const changed = await saveSourcesSql.rows(
    pool,
    sources.map(({ id }) => id),
    sources.map(({ id }) => parseSourceId(id).accountId ?? null),
    sources.map(({ adapter }) => adapter),
    sources.map(({ scac }) => scac),
  )
  // For example a line that one account had with its own login: its checks wait, and do not count as overdue work.
  await markLostSourcesSql.count(pool, registry.ids)
  // A line that has received its credentials is polled now, not after its long retry interval.
  await pollChangedSourcesSql.count(
    pool,
    changed.map(({ id }) => id),
  )
}
