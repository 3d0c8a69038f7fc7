import type { RenderedNotification } from '../rendering/notifier.ts'
import { commonBody } from './body.ts'

/** A body under the id of the first notification that has it. */
export interface SharedBody {
  account_id: string
  id: string
  common: string
}

export type StoredNotification = Omit<RenderedNotification, 'body'> & {
  /** The notification under whose id its body is stored; null if that is its own. */
  body_id: string | null
}

/** Keeps each body once: the notifications of a change differ only in their ids. */
export const shareBodies = (
  rendered: readonly RenderedNotification[],
): { notifications: StoredNotification[]; bodies: SharedBody[] } => {
  const known = new Map<string, SharedBody>()
  const bodies: SharedBody[] = []
  const notifications = rendered.map(({ body, ...row }): StoredNotification => {
    const change = `${row.account_id} ${row.sequence}`
    const common = commonBody(body, row)
    const shared = known.get(change)
    if (shared?.common === common) return { ...row, body_id: shared.id }
    const own = { account_id: row.account_id, id: row.id, common }
    known.set(change, own)
    bodies.push(own)
    return { ...row, body_id: null }
  })
  return { notifications, bodies }
}
