import type { Schemas } from '@boxtrail/contracts'
import { linkage, linkages, wireTime } from '@boxtrail/protocol/answer/json-api'
import type { SubmissionRow } from './queries.ts'

const PREVIEW = 200

export const submissionResource = (row: SubmissionRow): Schemas['EmailSubmissionDetail'] => ({
  id: row.id,
  type: 'email_submission',
  attributes: {
    subject: row.subject,
    body: row.body,
    body_preview: row.body?.slice(0, PREVIEW).toWellFormed() ?? null,
    from: row.sender,
    to: row.recipients,
    cc: row.cc,
    sent_at: row.sent_at && wireTime(row.sent_at),
    message_id: row.message_id,
    in_reply_to: row.in_reply_to,
    references: row.reference_ids,
    content_type: row.content_type,
    left_out: row.left_out,
    documents_count: row.document_ids.length,
    created_at: wireTime(row.created_at),
    updated_at: wireTime(row.updated_at),
  },
  relationships: {
    account: { data: { type: 'account', id: row.account_id } },
    user: { data: linkage('user', row.user_id) },
    documents: { data: linkages('document', row.document_ids) },
  },
  links: { self: `/v2/email_submissions/${row.id}` },
})
