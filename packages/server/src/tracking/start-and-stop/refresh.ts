import type { SourceKind } from '@boxtrail/engine/policy'
import { notFound } from '@boxtrail/protocol/errors'
import { neverPolled } from '@boxtrail/sources/port/push'
import type { Call } from '../../context.ts'
import { transaction } from '../../db/transaction.ts'
import { findPolledChecks } from '../../records/containers/queries.ts'
import type { Registry } from '../../sources/registry.ts'
import { pollNow } from '../checks/queries.ts'

const words: Record<SourceKind, string> = { line: 'shipping line', terminal: 'terminal', rail: 'rail', user: 'user' }

/** Neither a line that is not connected, nor a source that sends its messages by itself. */
const canPoll = ({ isConnected, byId }: Registry, sourceId: string): boolean =>
  isConnected(sourceId) && byId(sourceId)?.fetch !== neverPolled

/** Makes every check of a container due at once; returns a sentence that names the polled sources. */
export const refreshSources = async (call: Call, id: string): Promise<string> => {
  const { pool, accountId, registry, wakeups } = call
  const checks = await transaction(pool, async (client) => {
    const found = await findPolledChecks(client, accountId, id)
    if (!found) throw notFound()
    await pollNow(
      client,
      found.map((check) => check.id),
    )
    return found
  })
  if (checks.length === 0) return 'No source is polled: tracking of this shipment has stopped. Resume it first.'
  const polled = checks.filter(({ source_id }) => canPoll(registry, source_id))
  if (polled.length === 0)
    return 'No source is polled: this installation is not connected to the line. What is sent to it is applied at once.'
  wakeups.wake('checks')
  const kinds = new Set(polled.map(({ source_id }) => words[registry.describe(source_id).kind]))
  return `Refresh started: ${[...kinds].join(', ')}.`
}
