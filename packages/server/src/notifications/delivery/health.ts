import type { Pool } from 'pg'
import { idv7 } from '../../db/idv7.ts'
import { transaction } from '../../db/transaction.ts'
import { appendToLogs } from '../event-log/append.ts'
import { type Health, recordHealth, type SwitchedOff } from './health-queries.ts'

/**
 * Records the health of webhooks. If one is disabled, its owner finds that in the account's log, because no delivery
 * can reach them; the webhook's record states since when and why.
 */
export const keepHealth = (
  pool: Pool,
  healths: readonly Health[],
  limits: { disableAfterS: number; disableAfterFailures: number },
  clock: () => Date,
): Promise<SwitchedOff[]> =>
  transaction(pool, async (client) => {
    const off = await recordHealth(client, healths, limits)
    const entries = off.map((webhook) => ({
      accountId: webhook.account_id,
      occurredAt: clock(),
      changes: [switchedOff(webhook)],
    }))
    await appendToLogs(client, null, entries)
    return off
  })

const switchedOff = ({ id, disabled_reason }: SwitchedOff) => ({
  id: idv7(),
  resource_type: 'webhook' as const,
  resource_id: id,
  shipment_id: null,
  container_id: null,
  event: null,
  changeset: { active: [true, false], disabled_reason: [null, disabled_reason] } as Record<string, [unknown, unknown]>,
})
