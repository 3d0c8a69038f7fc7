import type { Mail } from '@boxtrail/document-reading/mail/mail'
import type { PoolClient } from 'pg'
import { type Client, type RowOf, statement } from '../../db/statement.ts'

/** A mail as served by its own endpoints. */
export type SubmissionRow = RowOf<'find-submissions'>

const findSubmissionsSql = statement(
  'find-submissions',
  `select e.id, e.account_id, e.user_id, e.subject, e.body, e.sender, e.recipients, e.cc, e.sent_at, e.message_id,
     e.in_reply_to, e.reference_ids, e.content_type, e.left_out, e.created_at, e.updated_at,
     array(select d.id from documents d where d.account_id = $1 and d.email_submission_id = e.id
             and d.discarded_at is null order by d.created_at, d.id) as document_ids
   from email_submissions e where e.account_id = $1 and e.id = any($2::uuid[])
   order by array_position($2::uuid[], e.id)`,
  { notNull: ['document_ids'] },
)

/** Returns mails in the order of the ids. */
export const findSubmissions = async (
  client: Client,
  accountId: string,
  ids: readonly string[],
): Promise<SubmissionRow[]> => {
  if (ids.length === 0) return []
  return findSubmissionsSql.rows(client, accountId, ids)
}

const findMailByMessageIdSql = statement(
  'find-mail-by-message-id',
  'select id from email_submissions where account_id = $1 and message_id = $2',
)

const findMailByContentSql = statement(
  'find-mail-by-content',
  'select id from email_submissions where account_id = $1 and message_id is null and sha256 = $2',
)

/** The same mail if it was submitted before: with the same Message-ID, or with the same bytes if it has none. */
export const findSameMail = async (
  client: Client,
  accountId: string,
  { messageId, sha256 }: Pick<Mail, 'messageId' | 'sha256'>,
): Promise<string | undefined> => {
  const row = await (messageId === null
    ? findMailByContentSql.first(client, accountId, Buffer.from(sha256))
    : findMailByMessageIdSql.first(client, accountId, messageId))
  return row?.id
}

const insertSubmissionSql = statement(
  'insert-submission',
  `insert into email_submissions (account_id, id, user_id, subject, body, sender, recipients, cc, sent_at,
     message_id, in_reply_to, reference_ids, content_type, sha256, left_out)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15) on conflict do nothing`,
)

/** Returns false if the same mail was submitted concurrently. */
export const insertSubmission = async (
  client: PoolClient,
  accountId: string,
  { id, userId, mail }: { id: string; userId: string; mail: Mail },
): Promise<boolean> => {
  return (
    (await insertSubmissionSql.count(
      client,
      accountId,
      id,
      userId,
      mail.subject,
      mail.body,
      mail.from,
      mail.to,
      mail.cc,
      mail.sentAt,
      mail.messageId,
      mail.inReplyTo,
      mail.references,
      mail.contentType,
      Buffer.from(mail.sha256),
      JSON.stringify(mail.leftOut),
    )) === 1
  )
}

const addLeftOutSql = statement(
  'add-left-out-of-submission',
  'update email_submissions set left_out = left_out || $3::jsonb where account_id = $1 and id = $2',
)

/** Adds files of which no documents could be made while those of the mail were inserted. */
export const addLeftOut = async (
  client: PoolClient,
  accountId: string,
  id: string,
  leftOut: Mail['leftOut'],
): Promise<void> => {
  await addLeftOutSql.count(client, accountId, id, JSON.stringify(leftOut))
}
