import { pollCadence } from '@boxtrail/engine/silence/cadence'
import { type Awaited, judgeSilence, type SourceSilence } from '@boxtrail/engine/silence/silence'
import { publicId } from '@boxtrail/engine/source-id'
import { sourceInWords } from '@boxtrail/engine/wording'
import type { Pool, PoolClient } from 'pg'
import { idv7 } from '../db/idv7.ts'
import { transaction } from '../db/transaction.ts'
import { appendToLogs } from '../notifications/event-log/append.ts'
import { nothing } from '../notifications/event-log/notification-rows.ts'
import type { Notifier } from '../notifications/rendering/notifier.ts'
import type { ToldSilence } from '../schema/column-types.ts'
import { cadenceOfPushes, pausesOf } from '../sources/cadence-of-pushes.ts'
import type { Registry } from '../sources/registry.ts'
import * as q from './queries.ts'

export interface SilenceOptions {
  pool: Pool
  registry: Pick<Registry, 'byId' | 'describe' | 'ids' | 'isConnected'>
  notifier: Notifier
}

const AT_ONCE = 100

/** Checks every source that may have fallen silent, or may be reporting again; returns how many were checked. */
export const lookAtSilences = async (options: SilenceOptions): Promise<number> => {
  const due = await q.findDue(options.pool, AT_ONCE)
  for (const one of due) await lookAt(options, one)
  return due.length
}

/**
 * The row of account and source is locked until the notifications are committed, so that each silence and each end is
 * notified exactly once, across all processes and even if one is killed.
 */
const lookAt = ({ pool, registry, notifier }: SilenceOptions, awaited: q.AwaitedSource): Promise<void> =>
  transaction(pool, async (client) => {
    const locked = await q.lockDue(client, awaited)
    if (!locked) return
    const { known, wallMs } = await awaitedOf(client, awaited, registry)
    const before = locked.told
    const lateByMs = known.askedMs === undefined ? wallMs - locked.look_at!.getTime() : 0
    const { began, ended, lookAgainMs } = judgeSilence({ ...known, lateByMs }, before?.silence ?? null)
    const after = began ? { id: idv7(), silence: began } : ended ? null : before
    await q.settle(client, awaited, {
      lookAt: lookAgainMs === null ? null : new Date(lookAgainMs - known.nowMs + wallMs),
      told: after,
    })
    const changes = [
      ...(began ? [changeOf('source.silent', after!.id, [null, began])] : []),
      ...(ended ? [changeOf('source.silence_ended', before!.id, [before!.silence, ended])] : []),
    ]
    const entry = { accountId: awaited.account_id, occurredAt: new Date(known.nowMs), changes, rowsOf: () => nothing }
    await appendToLogs(client, notifier, [entry])
  })

const changeOf = (
  event: 'source.silent' | 'source.silence_ended',
  id: ToldSilence['id'],
  silence: [SourceSilence | null, SourceSilence],
) => ({
  id: idv7(),
  resource_type: 'source_silence' as const,
  resource_id: id,
  shipment_id: null,
  container_id: null,
  event,
  changeset: { silence } as Record<string, [unknown, unknown]>,
})

const awaitedOf = async (
  client: PoolClient,
  awaited: q.AwaitedSource,
  registry: SilenceOptions['registry'],
): Promise<{ known: Awaited; wallMs: number }> => {
  const { account_id, source_id } = awaited
  const answers = await q.answersOf(client, awaited)
  const described = registry.describe(source_id)
  const { shipments, containers, now, wall, every_s } = answers
  const heard =
    every_s === null
      ? await pushesOf(client, source_id, registry, { isAwaited: answers.checks > 0, account_id })
      : {
          answeredMs: answers.answered_at?.getTime() ?? null,
          askedMs: latest(answers.asked_at, await q.failingUntil(client, source_id)),
          awaitedMs: answers.awaited_at!.getTime(),
          // A source that was removed from the configuration is not polled.
          cadence: registry.isConnected(source_id) ? pollCadence(every_s) : null,
        }
  const source = { id: publicId(source_id), kind: described.kind, name: sourceInWords(described) }
  return { known: { ...heard, source, shipments, containers, nowMs: now.getTime() }, wallMs: wall.getTime() }
}

const latest = (...times: (Date | null)[]): number | null => {
  const known = times.flatMap((time) => time?.getTime() ?? [])
  return known.length > 0 ? Math.max(...known) : null
}

type Heard = Pick<Awaited, 'answeredMs' | 'askedMs' | 'awaitedMs' | 'cadence' | 'pauses'>

/**
 * When a source last pushed and is expected to. An account always awaits the pushes of its own feed, and those of a
 * feed for all while it tracks something that the feed reports on.
 */
const pushesOf = async (
  client: PoolClient,
  sourceId: string,
  registry: SilenceOptions['registry'],
  { isAwaited, account_id }: { isAwaited: boolean; account_id: string },
): Promise<Heard> => {
  const [row] = await q.findPushes(client, [sourceId])
  const source = registry.byId(sourceId)
  const isOwn = source?.push?.accountId === account_id
  const cadence = row && (isAwaited || isOwn) ? cadenceOfPushes(source, row.push_gaps) : null
  return {
    answeredMs: row?.pushed_at?.getTime() ?? null,
    // A source that has pushed before has been awaited all along.
    awaitedMs: row && row.pushed_at === null ? row.created_at.getTime() : 0,
    cadence,
    ...(row ? { pauses: pausesOf(row) } : {}),
  }
}
