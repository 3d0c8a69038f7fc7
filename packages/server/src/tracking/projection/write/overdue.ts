import type { Change } from '@boxtrail/engine/diff/difference'
import type { ExpectedMilestone } from '@boxtrail/engine/expected/expected'
import type { PoolClient } from 'pg'
import { statement } from '../../../db/statement.ts'
import type { Advance } from '../advance/advance.ts'

const keepNotifiedSql = statement(
  'keep-told-overdue',
  `insert into overdue_told select * from json_populate_recordset(null::overdue_told, $1) order by account_id, container_id, milestone
   on conflict (account_id, container_id, milestone) do update set due_until = excluded.due_until
     where overdue_told.due_until <> excluded.due_until
   returning container_id, milestone`,
)

/**
 * Removes the changes that would notify of an overdue milestone again. The marks of a container show what was notified,
 * except after a process of the last release has written them.
 */
export const withoutRepeated = async (client: PoolClient, advances: readonly Advance[]): Promise<Advance[]> => {
  const told = advances.flatMap((one) =>
    one.changes.filter(isOverdue).map((change) => ({ change, due: dueIn(change), one })),
  )
  if (told.length === 0) return [...advances]
  const rows = told.map(({ change, due: { milestone, due_until }, one }) => ({
    account_id: one.loaded.journey.account_id,
    container_id: change.resource_id,
    ...{ milestone, due_until },
  }))
  const kept = new Set((await keepNotifiedSql.rows(client, JSON.stringify(rows))).map(keyOf))
  const isRepeated = (change: Change, one: Advance) => {
    const { milestone } = dueIn(change)
    return !kept.has(keyOf({ container_id: change.resource_id, milestone })) && !wasInTime(one, change, milestone)
  }
  return advances.map((one) => ({
    ...one,
    changes: one.changes.filter((change) => !isOverdue(change) || !isRepeated(change, one)),
  }))
}

const isOverdue = ({ event }: Change) => event === 'container.milestone.overdue'
const dueIn = ({ changeset }: Change) => changeset.expected![1] as ExpectedMilestone
const keyOf = ({ container_id, milestone }: { container_id: string; milestone: string }) =>
  `${container_id} ${milestone}`

/** Whether a milestone was stored as not overdue, because its window had moved ahead since it was notified. */
const wasInTime = ({ loaded }: Advance, { resource_id }: Change, milestone: string): boolean =>
  [...loaded.stored.containers.values()].some(
    ({ row }) =>
      row.id === resource_id &&
      (row.marks.expected ?? []).some((before) => before.milestone === milestone && !before.overdue),
  )
