import type { Pool } from 'pg'
import { persist } from '../../db/persist.ts'
import type { Logger } from '../../logger.ts'
import { keepHealth } from './health.ts'
import type { Health } from './health-queries.ts'
import type { Outcome } from './outcome.ts'
import { settleAttempts } from './queries.ts'

interface OutboxOptions {
  pool: Pool
  log: Logger
  clock: () => Date
  leaseMs: number
  disableAfterS: number
  onSettled: (outcomes: readonly Outcome[]) => void
}

/** As many as share a webhook's silence before it is called failing for good; `disable_after_s` must pass as well. */
const DISABLE_AFTER_FAILURES = 50
const MOST_AT_ONCE = 500

/**
 * Writes outcomes together: while one statement is under way the next ones gather, so that a busy worker writes many at
 * once and an idle one at once.
 */
export const createOutbox = (options: OutboxOptions) => {
  const waiting: Outcome[] = []
  let writing: Promise<void> | null = null
  const writeAll = async () => {
    // The sendings of one turn of the event loop end together.
    await new Promise((resolve) => setImmediate(resolve))
    while (waiting.length > 0) await write(waiting.splice(0, MOST_AT_ONCE), options)
  }
  return {
    add(outcome: Outcome): void {
      waiting.push(outcome)
      writing ??= writeAll().finally(() => {
        writing = null
      })
    },
    async flushed(): Promise<void> {
      while (writing) await writing
    },
  }
}

const write = async (outcomes: Outcome[], { pool, log, clock, leaseMs, disableAfterS, onSettled }: OutboxOptions) => {
  const attempts = outcomes.map(({ settled }) => settled)
  // What was received is not sent again only because the database was away for a moment.
  const settled = await persist(() => settleAttempts(pool, attempts), leaseMs).catch((error) => {
    log.error({ error, outcomes: outcomes.length }, 'writing deliveries failed')
    return null
  })
  if (!settled) return
  const kept = outcomes.filter(({ leased }) => settled.has(leased.id))
  if (kept.length < outcomes.length)
    log.warn({ lost: outcomes.length - kept.length }, 'deliveries took longer than their lease; others have them')
  onSettled(kept)
  try {
    const limits = { disableAfterS, disableAfterFailures: DISABLE_AFTER_FAILURES }
    const off = await keepHealth(pool, healthOf(kept), limits, clock)
    for (const { id } of off)
      log.warn({ webhook: id }, 'a webhook was switched off: its receiver failed for long or is gone')
  } catch (error) {
    log.error({ error }, 'keeping the health of webhooks failed')
  }
}

/** One line a webhook, in the order in which its attempts ended. */
const healthOf = (outcomes: readonly Outcome[]): Health[] => {
  const healths = new Map<string, Health>()
  for (const { leased, settled, gone } of outcomes) {
    const { account_id, webhook_id } = leased
    const before = healths.get(webhook_id)
    const health = before ?? { account_id, webhook_id, succeeded: false, failures: 0, gone: false }
    if (!before) healths.set(webhook_id, health)
    if (settled.delivery_status === 'succeeded') Object.assign(health, { succeeded: true, failures: 0 })
    else health.failures += 1
    health.gone ||= gone
  }
  return [...healths.values()]
}
