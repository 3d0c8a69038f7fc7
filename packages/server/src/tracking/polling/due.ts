import type { Outcome } from '@boxtrail/engine/statement'
import { defineLease } from '../../db/queues/lease.ts'

export interface DueCheck {
  id: string
  source_id: string
  subject_kind: 'bill' | 'booking' | 'container' | 'facility'
  subject_number: string
  /** The form in which it is polled, if not as `subject_number` (number-form.ts). */
  polled_number: string | null
  first_form_outcome: Outcome | null
  lease_token: number
  attempts: number
  every_s: number
  body_hash: Buffer | null
  content_hash: Buffer | null
  awaits_confirmation: boolean
  last_outcome: string | null
  asked_at: Date
}

export const checkLease = defineLease({ table: 'checks', key: ['id'], attempts: true })

/** The columns that leasing due checks returns besides key and lease. */
export const dueCheckColumns =
  't.source_id, t.subject_kind, t.subject_number, t.polled_number, t.first_form_outcome, t.every_s, t.body_hash, t.content_hash, t.awaits_confirmation, t.last_outcome'
