import type { Pool } from 'pg'
import { persist } from '../../db/connection/persist.ts'
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

/** The number of consecutive failures before a webhook is disabled; `disable_after_s` must pass as well. */
const DISABLE_AFTER_FAILURES = 50
const MAX_AT_ONCE = 500

/**
 * Writes outcomes in batches: while one statement is under way the next ones are collected, so that a busy worker
 * writes many together and an idle one immediately.
 */
export const createOutbox = (options: OutboxOptions) => {
  const waiting: Outcome[] = []
  let writing: Promise<void> | null = null
  const writeAll = async () => {
    // Deliveries of one turn of the event loop are written together.
    await new Promise((resolve) => setImmediate(resolve))
    while (waiting.length > 0) await write(waiting.splice(0, MAX_AT_ONCE), options)
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
  // A delivery that was received must not be resent only because the database was briefly unavailable.
  const settled = await persist(() => settleAttempts(pool, attempts), leaseMs).catch((error) => {
    log.error({ error, outcomes: outcomes.length }, 'writing deliveries failed')
    return null
  })
  if (!settled) return
  const kept = outcomes.filter(({ leased }) => settled.has(leased.id))
  if (kept.length < outcomes.length)
    log.warn(
      { lost: outcomes.length - kept.length },
      'deliveries took longer than their lease; other workers have them',
    )
  onSettled(kept)
  try {
    const limits = { disableAfterS, disableAfterFailures: DISABLE_AFTER_FAILURES }
    const off = await keepHealth(pool, healthOf(kept), limits, clock)
    for (const { id } of off) log.warn({ webhook: id }, 'a webhook was disabled: its receiver kept failing or is gone')
  } catch (error) {
    log.error({ error }, 'recording the health of webhooks failed')
  }
}

/** One row per webhook, in the order in which its attempts ended. */
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
