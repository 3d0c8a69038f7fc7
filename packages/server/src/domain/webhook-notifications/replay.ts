import type { Body } from '@boxtrail/contracts/zod'
import { firstIdAt } from '../../db/idv7.ts'
import { transaction } from '../../db/transaction.ts'
import { emptyRange, mixedRange } from '../../errors.ts'
import type { Call } from '../context.ts'
import { findChangeTimes, type Range, replayNotifications } from './replay-queries.ts'

type Attributes = Body<'replayWebhook'>['data']['attributes']

const AT_ONCE = 2_000
/** Ids are made by the clock of a process, times by the database's, and a transaction takes its while. */
const SLACK_MS = 3_600_000

/** Has what a webhook was told in a range sent to it again; answers how many notifications that is. */
export const replayRange = async (call: Call, webhookId: string, attributes: Attributes): Promise<number> => {
  const { pool, accountId, wakers } = call
  const range = await rangeOf(call, attributes)
  if (range === null || range.to < range.from) return 0
  const firstId = firstIdAt(Math.max(0, range.from.getTime() - SLACK_MS))
  const lastId = firstIdAt(Math.max(0, range.to.getTime() + SLACK_MS))
  let replayed = 0
  let after: string | null = null
  for (;;) {
    const step = await transaction(pool, (client) =>
      replayNotifications(client, accountId, webhookId, range, { after, firstId, lastId, atMost: AT_ONCE }),
    )
    replayed += step.replayed
    after = step.last
    if (step.seen < AT_ONCE) break
  }
  if (replayed > 0) wakers.wake('notifications')
  return replayed
}

/** Null where the log has nothing: it has no gap, so that nothing follows a number that it does not have. */
const rangeOf = async ({ pool, accountId, clock }: Call, attributes: Attributes): Promise<Range | null> => {
  const { from, to, after_sequence, until_sequence, only_failed = false } = attributes
  const byTime = from !== undefined || to !== undefined
  const bySequence = after_sequence !== undefined || until_sequence !== undefined
  if (byTime && bySequence) throw mixedRange()
  if (byTime && from === undefined) throw emptyRange('from')
  if (!byTime && after_sequence === undefined) throw emptyRange('after_sequence')
  const whole = { fromSequence: 0, toSequence: Number.MAX_SAFE_INTEGER, from: new Date(0), onlyFailed: only_failed }
  if (byTime) return { ...whole, from: new Date(from!), to: to === undefined ? clock() : new Date(to) }
  const ends = [after_sequence! + 1, until_sequence ?? 0]
  const times = await transaction(pool, (client) => findChangeTimes(client, accountId, ends))
  const first = times.get(ends[0]!)
  if (!first || (until_sequence !== undefined && until_sequence < ends[0]!)) return null
  const later = (time: Date, ms: number) => new Date(time.getTime() + ms)
  return {
    ...whole,
    fromSequence: ends[0]!,
    toSequence: until_sequence ?? Number.MAX_SAFE_INTEGER,
    // A change is noticed by the clock of its source; what it gives is written within the hour.
    from: later(first, -SLACK_MS),
    to: later(times.get(ends[1]!) ?? clock(), SLACK_MS),
  }
}
