import type { SourceKind } from '@boxtrail/engine/policy'
import { notFound } from '@boxtrail/protocol/errors'
import { neverPolled } from '@boxtrail/sources/port/push'
import type { Call } from '../../context.ts'
import { transaction } from '../../db/transaction.ts'
import { findPolledChecks, type Polled } from '../../records/containers/queries.ts'
import type { Registry } from '../../sources/registry.ts'
import { pollNow } from '../checks/queries.ts'

const words: Record<SourceKind, string> = {
  line: 'shipping line',
  terminal: 'terminal',
  rail: 'rail',
  document: 'document',
  user: 'user',
}

/** Whether a source can be polled: not a line that is not connected, nor a source that pushes. */
const canPoll = ({ isConnected, byId }: Registry, sourceId: string): boolean =>
  isConnected(sourceId) && byId(sourceId)?.fetch !== neverPolled

/** Which sources of a container are polled, in a sentence. */
export interface Refreshed {
  isPolled: boolean
  message: string
}

/** Makes every check of a container due at once; returns a sentence that names the polled sources. */
export const refreshSources = async (call: Call, id: string): Promise<string> => {
  const refreshed = (await refreshContainers(call, [id])).get(id)
  if (!refreshed) throw notFound()
  return refreshed.message
}

/**
 * The same for several containers, by the id of each that exists. Each source is polled as fast as its limits allow.
 */
export const refreshContainers = async (call: Call, ids: readonly string[]): Promise<Map<string, Refreshed>> => {
  const { pool, accountId, registry, wakeups } = call
  const checks = await transaction(pool, async (client) => {
    const found = await findPolledChecks(client, accountId, ids)
    await pollNow(client, [...new Set([...found.values()].flatMap((one) => one.checks).map((check) => check.id))])
    return found
  })
  const refreshed = new Map([...checks].map(([id, own]) => [id, inWords(registry, own)]))
  if ([...refreshed.values()].some(({ isPolled }) => isPolled)) wakeups.wake('checks')
  return refreshed
}

const inWords = (registry: Registry, { isTracked, checks }: Polled): Refreshed => {
  const polled = checks.filter(({ source_id }) => canPoll(registry, source_id))
  if (polled.length > 0) {
    const kinds = new Set(polled.map(({ source_id }) => words[registry.describe(source_id).kind]))
    return { isPolled: true, message: `Refresh started: ${[...kinds].join(', ')}.` }
  }
  return { isPolled: false, message: `No source is polled: ${whyNone(isTracked, checks.length > 0)}` }
}

const whyNone = (isTracked: boolean, hasChecks: boolean): string => {
  if (hasChecks) return 'this installation is not connected to the line. Messages sent to it are applied at once.'
  return isTracked
    ? 'the line is not enabled for your account.'
    : 'tracking of this shipment has stopped. Resume it first.'
}
