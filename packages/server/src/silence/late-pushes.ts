import { silentFromMs } from '@boxtrail/engine/silence/silence'
import { isPushSource, type PushSource } from '@boxtrail/sources/port/push'
import { cadenceOfPushes, pausesOf } from '../sources/cadence-of-pushes.ts'
import type { SilenceOptions } from './look.ts'
import { findPushes, findReceivers, noteLate, type PushesRow } from './queries.ts'

/** Notes the feeds that have not pushed for too long, for every account that awaits their pushes. */
export const noteLatePushes = async ({ pool, registry }: SilenceOptions): Promise<void> => {
  const feeds = new Map(
    registry.ids
      .map((id) => registry.byId(id)!)
      .filter(isPushSource)
      .map((source) => [source.id, source]),
  )
  const rows = await findPushes(pool, [...feeds.keys()])
  for (const row of rows.filter((one) => isLate(feeds.get(one.id)!, one))) {
    const { accountId } = feeds.get(row.id)!.push
    const accounts = accountId === null ? await findReceivers(pool, row.id) : [accountId]
    await noteLate(
      pool,
      accounts.map((account_id) => ({ account_id, source_id: row.id })),
    )
  }
}

const isLate = (source: PushSource, row: PushesRow): boolean => {
  const fromMs = silentFromMs({
    answeredMs: row.pushed_at?.getTime() ?? null,
    awaitedMs: row.pushed_at === null ? row.created_at.getTime() : 0,
    cadence: cadenceOfPushes(source, row.push_gaps),
    pauses: pausesOf(row),
  })
  return fromMs !== null && fromMs <= row.now.getTime()
}
