import type { Pool } from 'pg'
import { unpackBody } from '../../../src/notifications/bodies/body.ts'

export interface Notified {
  id: string
  webhook_id: string
  event: string
  /** The body as it is posted. */
  body: string
}

/** The notifications `n` that meet a condition, with their bodies, in the order of the log. */
export const notified = async (pool: Pool, condition: string, values: readonly unknown[] = []): Promise<Notified[]> => {
  const { rows } = await pool.query(
    `select n.id, n.webhook_id, n.event, b.body from notifications n
     join notification_bodies b on b.account_id = n.account_id and b.id = coalesce(n.body_id, n.id)
     where ${condition} order by n.sequence`,
    [...values],
  )
  return rows.map(({ body, ...row }) => ({ ...row, body: unpackBody(body, row) }))
}
