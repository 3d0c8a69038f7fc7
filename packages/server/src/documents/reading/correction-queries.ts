import type { EarlierCorrection } from '@boxtrail/document-reading/corrections/combine-corrections'
import type { LearnedCorrections } from '@boxtrail/document-reading/reading'
import type { PoolClient } from 'pg'
import { type Client, statement } from '../../db/statement.ts'

const findCorrectedSql = statement(
  'find-corrected',
  `select coalesce(lower(left(substring(s.sender[1] from '@([^@>[:space:]]+)'), 253)), '') as sender,
     d.extracted_data_manual as corrections
   from documents d left join email_submissions s on s.account_id = d.account_id and s.id = d.email_submission_id
   where d.account_id = $1 and d.id = $2`,
  { notNull: ['sender'] },
)

/** The sender of a document, by the domain of its mail, and its corrections. */
export const findCorrected = (client: Client, accountId: string, id: string) =>
  findCorrectedSql.one(client, accountId, id)

export const findCorrectionsSql = statement(
  'find-lessons',
  `select field, label, place, is_here as "isHere", form from document_lessons
   where account_id = $1 and sender = $2 and document_id <> $3
   order by learned_at desc, document_id desc, field limit 200`,
)

/** Corrections of other documents of a sender, newest first. */
export const findCorrections = (
  client: Client,
  accountId: string,
  sender: string,
  id: string,
): Promise<EarlierCorrection[]> => findCorrectionsSql.rows(client, accountId, sender, id)

const replaceCorrectionsSql = statement(
  'replace-lessons',
  `with gone as (
     delete from document_lessons where account_id = $1 and document_id = $2
       and field not in (select e ->> 'field' from jsonb_array_elements($5) e))
   insert into document_lessons (account_id, document_id, sender, form, field, label, place, is_here)
   select $1, $2, $3, $4, l.field, l.label, l.place, l."isHere"
   from jsonb_to_recordset($5) as l (field text, label text, place text, "isHere" boolean)
   on conflict (account_id, document_id, field) do update set sender = excluded.sender, form = excluded.form,
     label = excluded.label, place = excluded.place, is_here = excluded.is_here, learned_at = excluded.learned_at
   where (document_lessons.label, document_lessons.place, document_lessons.is_here)
     is distinct from (excluded.label, excluded.place, excluded.is_here)`,
)

/** Replaces the corrections learned from a document; unchanged ones keep their time. */
export const replaceCorrections = async (
  client: PoolClient,
  accountId: string,
  id: string,
  { form, corrections }: LearnedCorrections,
): Promise<void> => {
  const { sender } = await findCorrected(client, accountId, id)
  await replaceCorrectionsSql.count(client, accountId, id, sender, [...form], JSON.stringify(corrections))
}
