import type { Pool } from 'pg'
import { idv7 } from '../../../src/db/idv7.ts'

/** Adds a contradiction in which two sources state different seals of a container, and returns its id. */
export const addContradiction = async (
  pool: Pool,
  accountId: string,
  { container, shipment }: { container: string; shipment: string },
  mark = 'Test line',
): Promise<string> => {
  const id = idv7()
  const statement = {
    ...{ about: 'seal_number', value: mark, prevails: false, words: mark, reported_at: '2026-11-21T06:00:00Z' },
    ...{ source: { id: 'line:TEST', kind: 'line', name: mark }, report_id: idv7() },
  }
  const content = {
    title: `${mark} differs.`,
    statements: [statement, statement],
    decided_by: null,
    days_at_stake: null,
  }
  await pool.query(
    `insert into contradictions (account_id, id, journey_id, container_id, shipment_id, kind, severity, rank, since,
       opened_at, content, changed_at)
     values ($1, $2, $2, $3, $4, 'seal_differs', 'low', 3, now(), now(), $5, now())`,
    [accountId, id, container, shipment, JSON.stringify(content)],
  )
  return id
}
