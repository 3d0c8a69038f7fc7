import type { Pool } from 'pg'
import { idv7 } from '../../db/idv7.ts'
import { statement } from '../../db/statement.ts'
import { transaction } from '../../db/transaction.ts'
import { isOnSandboxClockSql } from '../../sources/traits-sql.ts'
import { breakAfter } from './breaker.ts'

const findWorkSql = statement(
  'find-sources-with-work',
  `select t.id from sources t left join unnest($1::text[], $2::int[]) as l(id, polls) on l.id = t.id
   where (l.id is not null or ${isOnSandboxClockSql('t')}) and t.id <> all($3::text[])
     and (t.paused_until is null or t.paused_until <= now())
     and exists (select from checks c where c.source_id = t.id and c.next_check_at <= now()
       and (c.lease_until is null or c.lease_until <= now()))
     and (select coalesce(sum(h.polls), 0) from source_shares h where h.source_id = t.id and h.lease_until > now()) < coalesce(l.polls, 1)
     and not exists (select from source_paces p where p.source_id = t.id and p.free_at > now())
   order by t.lease_until nulls first limit 16`,
)

/**
 * Sources with due checks that no process has leased and with something left of their limits, except those in `busy`.
 * Sources of a sandbox are not among `limits`: each is polled by one process.
 */
export const findSourcesWithWork = async (
  pool: Pool,
  limits: readonly { id: string; concurrency: number }[],
  busy: readonly string[],
): Promise<string[]> => {
  const rows = await findWorkSql.rows(
    pool,
    limits.map(({ id }) => id),
    limits.map(({ concurrency }) => concurrency),
    [...busy],
  )
  return rows.map(({ id }) => id)
}

/** A part of what a source allows, which one process has for as long as it renews it. */
export interface Share {
  source_id: string
  id: string
  /** How many polls may be under way. */
  polls: number
  is_probe: boolean
}

const lockSourceSql = statement('lock-source', 'select id from sources where id = $1 for no key update')

const dropExpiredSharesSql = statement(
  'drop-expired-shares',
  'delete from source_shares where source_id = $1 and lease_until <= now()',
)

/** Only one process gets a share of a failing source, of a single poll: the probe. */
const takeShareSql = statement(
  'take-share',
  `with taken as (
     insert into source_shares (source_id, id, polls, is_probe, lease_until)
     select s.id, $2, case when s.failures >= ${breakAfter} then 1 else least($3, $4 - held.polls) end,
       s.failures >= ${breakAfter}, now() + $5::bigint * interval '1 ms'
     from sources s, lateral (
       select coalesce(sum(h.polls), 0)::int as polls, count(*) as shares from source_shares h where h.source_id = s.id) held
     where s.id = $1 and (s.paused_until is null or s.paused_until <= now())
       and case when s.failures >= ${breakAfter} then held.shares = 0 else held.polls < $4 end
       -- A process of the previous version leases the whole source.
       and (held.shares > 0 or s.lease_until is null or s.lease_until <= now())
     returning source_id, id, polls, is_probe, lease_until)
   update sources s set lease_until = greatest(s.lease_until, t.lease_until) from taken t where s.id = t.source_id
   returning t.source_id, t.id, t.polls, t.is_probe, s.failures`,
)

const beginPaceSql = statement(
  'begin-pace',
  'insert into source_paces (source_id, free_at) values ($1, now()) on conflict do nothing',
)

export interface Wanted {
  sourceId: string
  /** How many polls the source allows at once. */
  concurrency: number
  /** How many polls this process wants at most. */
  most: number
  isPaced: boolean
  leaseMs: number
}

/** Takes what is left of a source's concurrency; undefined if nothing is, or polls of the source pause. */
export const takeShare = (pool: Pool, wanted: Wanted): Promise<(Share & { failures: number }) | undefined> =>
  transaction(pool, async (client) => {
    const { sourceId, concurrency, most, isPaced, leaseMs } = wanted
    await lockSourceSql.count(client, sourceId)
    // These are separate statements, because each reads the data as of its own beginning, which must be after the lock.
    await dropExpiredSharesSql.count(client, sourceId)
    const taken = await takeShareSql.first(client, sourceId, idv7(), most, concurrency, leaseMs)
    if (taken && isPaced) await beginPaceSql.count(client, sourceId)
    return taken
  })

const renewShareSql = statement(
  'renew-share',
  `with s as materialized (select id from sources where id = $1 for no key update),
   renewed as (update source_shares h set lease_until = now() + $3::bigint * interval '1 ms' from s
     where h.source_id = s.id and h.id = $2 returning h.source_id, h.lease_until)
   update sources set lease_until = greatest(sources.lease_until, r.lease_until) from renewed r where sources.id = r.source_id`,
)

/** Returns false if the share was lost: it expired, and another process removed it. */
export const renewShare = async (pool: Pool, { source_id, id }: Share, leaseMs: number): Promise<boolean> =>
  (await renewShareSql.count(pool, source_id, id, leaseMs)) > 0

const returnShareSql = statement('return-share', 'delete from source_shares where source_id = $1 and id = $2')

const freeSourceSql = statement(
  'free-source',
  `update sources s set lease_until = null
   where s.id = $1 and not exists (select from source_shares h where h.source_id = s.id)`,
)

/** Gives back a share; with the last one, the source is free. */
export const returnShare = (pool: Pool, { source_id, id }: Share): Promise<void> =>
  transaction(pool, async (client) => {
    await lockSourceSql.count(client, source_id)
    // A lost share frees nothing: the source may be leased by a process of the previous version.
    if ((await returnShareSql.count(client, source_id, id)) > 0) await freeSourceSql.count(client, source_id)
  })
