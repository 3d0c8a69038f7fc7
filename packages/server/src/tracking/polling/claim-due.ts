import type { Pool } from 'pg'
import { statement } from '../../db/statement.ts'
import { isOnSandboxClockSql } from '../../sources/traits-sql.ts'
import { breakAfter } from './breaker.ts'
import { type DueCheck, dueCheckColumns } from './due.ts'
import type { Pace, Rate } from './pace.ts'
import type { Share } from './share-queries.ts'

/**
 * SQL: what a process may claim with its share now. A pause of the source applies to all processes from the moment that
 * it is committed, and so does a probe. A source of a sandbox is polled by the clock of the account that owns it.
 */
const shareAt = (askedAt: string) => `share as materialized (
    select s.failures, (s.paused_until > now() or s.failures >= ${breakAfter} and not h.is_probe) is true as is_closed,
      ${askedAt} as asked_at
    from sources s join source_shares h on h.source_id = s.id
    where s.id = $1 and h.id = $2 and h.lease_until > now())`
const SHARE = shareAt(
  `now() + coalesce((select b.ahead_ms from sandboxes b where b.account_id = s.account_id and ${isOnSandboxClockSql('s')}), 0)
        * interval '1 ms'`,
)
/**
 * For a distributed database, where the clocks of sandboxes are not on the machine of the sources: the sandbox's time
 * is read after the claim.
 */
const SHARE_ALONE = shareAt(`case when not ${isOnSandboxClockSql('s')} then now() end`)

const sandboxTimeSql = statement(
  'time-of-sandbox-source',
  `select now() + coalesce(b.ahead_ms, 0) * interval '1 ms' as at
   from sources s left join sandboxes b on b.account_id = s.account_id where s.id = $1`,
  { notNull: ['at'] },
)

/**
 * SQL: leases checks as db/queues/lease.ts does. Without a row in `share` the limit is 0, because a limit of null would
 * be no limit. The ids are compared with an array, because PostgreSQL knows the limit too late: for a join it expects a
 * tenth of all rows, and would read the whole table.
 */
const claimedOf = (most: string) => `due as materialized (
    select t.id from checks t
    where t.source_id = $1 and t.next_check_at <= now() and (t.lease_until is null or t.lease_until <= now())
    order by t.next_check_at limit coalesce((select case when is_closed then 0 else ${most} end from share), 0)
    for update of t skip locked),
  claimed as (
    update checks t set lease_token = t.lease_token + 1, lease_until = now() + $4::bigint * interval '1 ms', attempts = t.attempts + 1
    where t.id = any(array(select id from due)) returning t.id, ${dueCheckColumns}, t.lease_token, t.attempts)`

const CLAIMED = 'share.failures, share.is_closed, share.asked_at'
const CHECK = `c.id, ${dueCheckColumns.replaceAll('t.', 'c.')}, c.lease_token, c.attempts`

const claimDueText = (share: string) => `with ${share}, ${claimedOf('$3::int')}
   select ${CLAIMED}, ${CHECK} from share left join claimed c on true`

const claimDueSql = statement('claim-due-checks', claimDueText(SHARE), { distributed: claimDueText(SHARE_ALONE) })

/**
 * SQL: how many ms it takes until the whole limit is free again; never more than a full burst takes, even if a clock
 * was set back.
 */
const debtOf = (at: string, { burst, everyMs }: { burst: string; everyMs: string }) =>
  `least(greatest(0, extract(epoch from ${at} - clock.at)::float8 * 1000), ${burst} * ${everyMs})`
const MINUTE = { burst: '$5::int', everyMs: '$6::float8' }
const DAY = { burst: '$7::int', everyMs: '$8::float8' }
/**
 * SQL: how many polls the limit allows now; null if the source has no such limit, which `least` and `greatest` ignore.
 */
const allowedOf = (debt: string, { burst, everyMs }: typeof DAY) => `floor(${burst} - ${debt} / ${everyMs})`
const paidOf = (debt: string, { everyMs }: typeof DAY) => `(${debt} + n * ${everyMs})`
const freeInOf = (debt: string, rate: typeof DAY) => `(${paidOf(debt, rate)} - (${rate.burst} - 1) * ${rate.everyMs})`

// A claim may have to wait for the row of the pace, so the clock is read after locking it.
const claimInPaceText = (share: string) => `with ${share},
   pace as materialized (select minute_at, day_at from source_paces where source_id = $1 for update),
   clock as materialized (select clock_timestamp() as at, minute_at, day_at from pace),
   debt as materialized (
     select at, coalesce(${debtOf('minute_at', MINUTE)}, 0) as minute, coalesce(${debtOf('day_at', DAY)}, 0) as day from clock),
   ${claimedOf(`least($3::int, (select least(${allowedOf('minute', MINUTE)}, ${allowedOf('day', DAY)}) from debt))::int`)},
   used as materialized (
     select at, n, ${paidOf('minute', MINUTE)} as minute, ${paidOf('day', DAY)} as day,
       greatest(0, ${freeInOf('minute', MINUTE)}, ${freeInOf('day', DAY)}) as free_in
     from debt, (select count(*) as n from claimed) each),
   written as (
     update source_paces p set minute_at = u.at + u.minute * interval '1 ms', day_at = u.at + u.day * interval '1 ms',
       free_at = u.at + u.free_in * interval '1 ms'
     from used u where p.source_id = $1 and u.n > 0)
   select ${CLAIMED}, used.free_in as free_in_ms,
     exists (select from source_shares h where h.source_id = $1 and h.id <> $2 and h.lease_until > now()) as is_shared, ${CHECK}
   from share cross join used left join claimed c on true`

const claimInPaceSql = statement('claim-due-checks-in-pace', claimInPaceText(SHARE), {
  distributed: claimInPaceText(SHARE_ALONE),
})

/** What a claim found besides checks. */
export interface Claimed {
  checks: DueCheck[]
  /** How many failures the source counts (breaker.ts). */
  failures: number
  /** How long it takes until the source's limits allow another poll. */
  freeInMs: number
  /** Whether other processes poll the same source. */
  isShared: boolean
}

export interface Claim {
  share: Share
  wanted: number
  pace: Pace | null
  leaseMs: number
}

/** Leases due checks of a source, within its limits. Undefined if the share is lost, or polls of the source pause. */
export const claimDue = async (pool: Pool, { share, wanted, pace, leaseMs }: Claim): Promise<Claimed | undefined> => {
  const values = [share.source_id, share.id, wanted, leaseMs] as const
  const rows = pace
    ? await claimInPaceSql.rows(pool, ...values, ...numbersOf(pace.minute), ...numbersOf(pace.day))
    : await claimDueSql.rows(pool, ...values)
  const [first] = rows
  if (!first || first.is_closed) return undefined
  const askedAt = first.asked_at ?? (await sandboxTimeSql.one(pool, share.source_id)).at
  const paced = first as Partial<{ free_in_ms: number; is_shared: boolean }>
  return {
    checks: rows
      .filter(({ id }) => id !== null)
      .map((row) => ({ ...row, asked_at: row.asked_at ?? askedAt })) as unknown as DueCheck[],
    failures: first.failures,
    freeInMs: paced.free_in_ms ?? 0,
    isShared: paced.is_shared ?? false,
  }
}

const numbersOf = (rate: Rate | null) => [rate?.burst ?? null, rate?.everyMs ?? null] as const
