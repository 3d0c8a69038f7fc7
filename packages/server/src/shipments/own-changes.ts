import type { Outcomes } from '@boxtrail/protocol/batches/record-batch'
import { ApiError } from '@boxtrail/protocol/errors'
import { changesetOf } from '../notifications/event-log/append.ts'

interface OwnChange<Own> {
  before: Own
  after: Own
}

/**
 * Returns which of these locked rows are changed. A row whose change is refused stays as it is, and does not stop the
 * others.
 */
export const changedRows = <Row extends { id: string }, Own extends Record<string, unknown>>(
  rows: readonly Row[],
  changeOf: (row: Row) => OwnChange<Own>,
): { outcomes: Outcomes; changed: ({ id: string; row: Row } & OwnChange<Own>)[] } => {
  const outcomes: Outcomes = new Map()
  const changed: ({ id: string; row: Row } & OwnChange<Own>)[] = []
  for (const row of rows) {
    try {
      const change = changeOf(row)
      const isChanged = Object.keys(changesetOf(change.before, change.after)).length > 0
      outcomes.set(row.id, isChanged ? 'done' : 'unchanged')
      if (isChanged) changed.push({ id: row.id, row, ...change })
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      outcomes.set(row.id, error)
    }
  }
  return { outcomes, changed }
}
