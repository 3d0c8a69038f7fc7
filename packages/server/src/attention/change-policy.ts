import type { Schemas } from '@boxtrail/contracts'
import {
  changedDay,
  firstChanges,
  type PolicyName,
  type ReportedFreeDays,
} from '@boxtrail/engine/explain/pickup-lfd-policy'
import type { Call } from '../context.ts'
import { attendAgain, type DifferingDays, differingDays } from './differing-days.ts'

type Change = Schemas['PickupLfdPolicyChange']
type Changed = Change['containers'][number]

/**
 * Applies another policy for the last free day once it is stored. Which day a container shows is decided when it is
 * served; only attention entries are stored, and are computed again. No source is polled. A repeated request does this
 * again, because the first may have been interrupted.
 */
export const followPolicy = async (
  { pool, accountId, wakeups }: Call,
  before: PolicyName,
  after: PolicyName,
): Promise<Change> => {
  const found = { changed: 0, waiting: 0 }
  let first: Changed[] = []
  for await (const rows of differingDays(pool, accountId)) {
    const changed = rows.flatMap((row) => changeOf(row, before, after) ?? [])
    const waiting = changed.filter(({ isWaiting }) => isWaiting)
    found.changed += changed.length
    found.waiting += waiting.length
    first = firstChanges([...first, ...waiting.map(({ change }) => change)])
    const again = before === after ? rows.filter(({ is_waiting }) => is_waiting) : waiting.map(({ row }) => row)
    if (again.length > 0) await attendAgain(pool, accountId, [...new Set(again.map(({ shipment_id }) => shipment_id))])
  }
  wakeups.wake('journeys')
  return { before, after, ...found, containers: first }
}

const changeOf = (row: DifferingDays, before: PolicyName, after: PolicyName) => {
  // Rows come as JSON, with times in wire form.
  const change = changedDay(before, after, row as never as ReportedFreeDays)
  const { id, number } = row
  return change && { row, isWaiting: row.is_waiting, change: { id, number, ...change } }
}
