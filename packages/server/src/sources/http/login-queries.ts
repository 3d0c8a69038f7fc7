import type { Pool } from 'pg'
import { defineLease } from '../../db/queues/lease.ts'
import { statement } from '../../db/statement.ts'

/** Longer than a token service may take (credentials.ts). */
const LEASE_MS = 35_000

export const loginLease = defineLease({ table: 'source_logins', key: ['login'] })

export interface StoredLogin {
  sealed: string | null
  valid_ms: number | null
}

const VALID_MS = `greatest(0, extract(epoch from t.valid_until - now()) * 1000)::float8`

const findLoginSql = statement(
  'find-login',
  `select t.sealed, ${VALID_MS} as valid_ms from source_logins t where t.login = $1`,
)

export const findLogin = (pool: Pool, login: string): Promise<StoredLogin | undefined> =>
  findLoginSql.first(pool, login)

const beginLoginSql = statement('begin-login', 'insert into source_logins (login) values ($1) on conflict do nothing')

export type LeasedLogin = StoredLogin & { login: string; lease_token: number }

/** Claims a login; undefined while another process requests its token. */
export const claimLogin = async (pool: Pool, login: string): Promise<LeasedLogin | undefined> => {
  await beginLoginSql.count(pool, login)
  const [leased] = await loginLease.claim<LeasedLogin>(pool, {
    where: 't.login = $1',
    values: [login],
    orderBy: 't.login',
    limit: 1,
    leaseMs: LEASE_MS,
    returning: `t.sealed, ${VALID_MS} as valid_ms`,
  })
  return leased as LeasedLogin | undefined
}

/** A line is polled at least once a day, and its row is created again then. */
const forgetLoginsSql = statement(
  'forget-logins',
  `delete from source_logins where valid_until < now() - interval '1 day' and (lease_until is null or lease_until < now())`,
)

/**
 * Deletes tokens that nobody has renewed for a day: of lines that are no longer polled, or polled with other
 * credentials.
 */
export const purgeLogins = (pool: Pool) => forgetLoginsSql.count(pool)

const saveLoginSql = statement(
  'save-login',
  `update source_logins set sealed = $3, valid_until = now() + $4::bigint * interval '1 ms', lease_until = null
   where login = $1 and lease_token = $2 and lease_until is not null`,
)

export const saveLogin = (pool: Pool, { login, lease_token }: LeasedLogin, sealed: string, validMs: number) =>
  saveLoginSql.count(pool, login, lease_token, sealed, Math.floor(validMs))
