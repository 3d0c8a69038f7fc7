import type { Schemas } from '@boxtrail/contracts'
import { wireTime } from '@boxtrail/protocol/answer/json-api'
import { type Client, statement } from '../../db/statement.ts'

/** The attributes of a mail that its documents include. */
export interface ReducedSubmission {
  id: string
  subject: string
  body_preview: string | null
  sender: string[]
  recipients: string[]
  cc: string[]
  message_id: string | null
  sent_at: Date | null
  created_at: Date
  updated_at: Date
}

const findReducedSubmissionsSql = statement(
  'find-reduced-submissions',
  `select id, subject, left(body, 200) as body_preview, sender, recipients, cc, message_id, sent_at, created_at,
     updated_at
   from email_submissions where account_id = $1 and id = any($2::uuid[])`,
)

export const findReducedSubmissions = async (
  client: Client,
  accountId: string,
  ids: readonly string[],
): Promise<ReducedSubmission[]> => {
  if (ids.length === 0) return []
  return findReducedSubmissionsSql.rows(client, accountId, ids)
}

export const reducedSubmissionResource = (row: ReducedSubmission): Schemas['EmailSubmission'] => ({
  id: row.id,
  type: 'email_submission',
  attributes: {
    subject: row.subject,
    body_preview: row.body_preview,
    from: row.sender,
    to: row.recipients,
    cc: row.cc,
    message_id: row.message_id,
    sent_at: row.sent_at && wireTime(row.sent_at),
    created_at: wireTime(row.created_at),
    updated_at: wireTime(row.updated_at),
  },
})
