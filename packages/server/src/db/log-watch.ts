import type { Pool } from 'pg'
import { statement } from './statement.ts'

/** Waits for accounts' logs to grow, with a single query for all that wait in this process. */
export interface LogWatch {
  /**
   * Resolves when the log has an event after `sequence`, after `ms`, or when `signal` aborts; the caller then looks.
   */
  growth(accountId: string, sequence: number, options: { ms: number; signal: AbortSignal }): Promise<void>
}

const LOOK_EVERY_MS = 500

const findGrownLogsSql = statement(
  'find-grown-logs',
  `select l.account_id from unnest($1::uuid[], $2::bigint[]) as w(account_id, sequence)
   join ledgers l on l.account_id = w.account_id and l.last_sequence > w.sequence`,
)

interface Waiting {
  accountId: string
  sequence: number
  done: () => void
}

export const createLogWatch = (pool: Pool): LogWatch => {
  const all = new Set<Waiting>()
  let isScheduled = false

  const look = async (): Promise<void> => {
    // The lowest sequence from which one of an account's callers waits; those that wait for a higher one wait again.
    const lowest = new Map<string, number>()
    for (const { accountId, sequence } of all)
      lowest.set(accountId, Math.min(sequence, lowest.get(accountId) ?? sequence))
    const grown = await findGrownLogsSql.rows(pool, [...lowest.keys()], [...lowest.values()])
    const accounts = new Set(grown.map(({ account_id }) => account_id))
    for (const one of [...all]) if (accounts.has(one.accountId)) one.done()
  }
  const lookLater = (): void => {
    if (isScheduled) return
    isScheduled = true
    setTimeout(() => {
      look()
        .catch(() => {
          // The callers find out that the database is away when they look.
          for (const { done } of [...all]) done()
        })
        .finally(() => {
          isScheduled = false
          if (all.size > 0) lookLater()
        })
    }, LOOK_EVERY_MS)
  }

  return {
    growth: (accountId, sequence, { ms, signal }) =>
      new Promise((resolve) => {
        if (signal.aborted) return resolve()
        const one: Waiting = {
          accountId,
          sequence,
          done: () => {
            clearTimeout(timeout)
            all.delete(one)
            signal.removeEventListener('abort', one.done)
            resolve()
          },
        }
        const timeout = setTimeout(one.done, ms)
        signal.addEventListener('abort', one.done, { once: true })
        all.add(one)
        lookLater()
      }),
  }
}
