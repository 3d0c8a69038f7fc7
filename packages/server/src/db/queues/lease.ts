import { createHash } from 'node:crypto'
import type { Query } from '../distribution/rewritten.ts'
import type { Client } from '../statement.ts'

/**
 * The one way to lease work, for every table that is a queue. The table has `lease_token bigint not null default 0` and
 * `lease_until timestamptz`, and `attempts integer not null default 0` if attempts are counted.
 *
 * - A claim takes due rows that are not leased (`for update skip locked`), increments each row's fencing token and
 *   counts the attempt at once, so that work that crashes its worker is counted too.
 * - The lease is renewed every third of its duration. The rows of a killed worker are free again when their lease
 *   expires.
 * - Every write that ends the work names the token it was leased with. A worker that was paused past its lease finds
 *   that the token has increased: its write matches no row and it drops its result (`false`: lost).
 *
 * The lease runs on the database's clock, the only one that all workers share.
 */
export const LEASE_MS = 30_000

export type Leased = { lease_token: number }
export type LeaseTable = { table: string; key: readonly string[]; attempts?: boolean }
export type Claim = {
  /** A condition over the columns of the table, `t`; its parameters are `values`, from $1 on. */
  where: string
  values?: readonly unknown[]
  /**
   * The condition on a distributed database, and the table expressions that it needs, if these are more than the table.
   */
  distributed?: { with: string; where: string }
  orderBy: string
  limit: number
  leaseMs?: number
  /** The columns to return for each row, besides the key, the token and the attempts. */
  returning?: string
}
export type Settled = {
  /** Columns to write together with the end of the lease. */
  set?: Record<string, unknown>
  /** The work was returned, not attempted: undo the attempt that the claim counted. */
  uncount?: boolean
}
export type Lease<Key extends string = string> = ReturnType<typeof defineLease<Key>>

export function defineLease<Key extends string>(of: { table: string; key: readonly Key[]; attempts?: boolean }) {
  type LeasedRow = Leased & Record<Key, unknown>
  for (const name of [of.table, ...of.key]) if (!/^[a-z_][a-z0-9_]*$/.test(name)) throw new Error(`bad name ${name}`)
  const identity = (row: LeasedRow) => [...of.key.map((column) => row[column]), row.lease_token]
  // An ended lease can be neither renewed nor ended again, even if the response to the first end was lost.
  const isLeased = `${[...of.key, 'lease_token'].map((column, index) => `${column} = $${index + 1}`).join(' and ')} and lease_until is not null`
  const changes = async (client: Client, text: string, values: unknown[]) =>
    (await run(client, text, values)).length === 1

  return {
    /** Leases up to `limit` due rows, in no particular order. */
    claim<Row = Record<string, unknown>>(client: Client, claim: Claim) {
      const { text, distributed, values } = claimSql(of, claim)
      return run(client, text, values, distributed) as Promise<(LeasedRow & Row & { attempts: number })[]>
    },

    /** Extends the lease; false if it was lost. */
    renew: (client: Client, row: LeasedRow, leaseMs: number = LEASE_MS): Promise<boolean> =>
      changes(
        client,
        `update ${of.table} set lease_until = now() + $${of.key.length + 2} * interval '1 ms' where ${isLeased} returning 1`,
        [...identity(row), leaseMs],
      ),

    /**
     * Inside a transaction: locks the row against other claims until its end; false if the lease was lost, so write
     * nothing.
     */
    lock: (client: Client, row: LeasedRow): Promise<boolean> =>
      changes(client, `select 1 from ${of.table} where ${isLeased} for update`, identity(row)),

    /** Ends the work and writes its outcome; false if the lease was lost and nothing was written. */
    release(client: Client, row: LeasedRow, { set = {}, uncount = false }: Settled = {}): Promise<boolean> {
      const columns = Object.keys(set)
      const assignments = columns.map((column, index) => `"${column}" = $${of.key.length + 2 + index}`)
      if (uncount && of.attempts) assignments.push('attempts = greatest(attempts - 1, 0)')
      const text = `update ${of.table} set ${['lease_until = null', ...assignments].join(', ')} where ${isLeased} returning 1`
      return changes(client, text, [...identity(row), ...columns.map((column) => set[column])])
    },
  }
}

type Sql = { text: string; distributed: string; values: unknown[] }

/** The statement of a claim. `$1 ..` are the caller's parameters; the length of the lease and the limit follow. */
export function claimSql({ table, key, attempts }: LeaseTable, claim: Claim): Sql {
  const { where, distributed, values = [], orderBy, limit, leaseMs = LEASE_MS, returning } = claim
  const count = attempts ? ', attempts = t.attempts + 1' : ''
  const answer = [...key, 'lease_token', ...(attempts ? ['attempts'] : [])].map((column) => `t.${column}`)
  const isFree = '(t.lease_until is null or t.lease_until <= now())'
  const textOf = (before: string, where: string, lock: string, again: string) => `with ${before}due as materialized (
  select ${key.map((column) => `t.${column}`).join(', ')} from ${table} t
  where ${isFree} and (${where})
  order by ${orderBy} limit $${values.length + 2}${lock})
update ${table} t set lease_token = t.lease_token + 1, lease_until = now() + $${values.length + 1} * interval '1 ms'${count}
from due where ${key.map((column) => `t.${column} = due.${column}`).join(' and ')}${again}
returning ${returning ? `${returning}, ` : ''}${answer.join(', ')}`
  return {
    text: textOf('', where, ' for update of t skip locked', ''),
    // Rows on several machines cannot be locked at once: rows that another claim has leased meanwhile are left to it.
    distributed: textOf(distributed ? `${distributed.with}, ` : '', distributed?.where ?? where, '', ` and ${isFree}`),
    values: [...values, leaseMs, limit],
  }
}

async function run(client: Client, text: string, values: unknown[], distributed?: string): Promise<unknown[]> {
  const name = `lease-${createHash('sha256').update(text).digest('hex').slice(0, 16)}`
  return (await client.query({ name, text, values, distributed } as Query)).rows
}
