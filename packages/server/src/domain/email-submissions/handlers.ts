import { Conditions } from '../../db/conditions.ts'
import { findListed } from '../../db/listing.ts'
import { notFound } from '../../errors.ts'
import { document, listDocument, pageOf } from '../../json-api.ts'
import { type Beginning, type Call, type Handler, inOne } from '../context.ts'
import { beginSubmissionOf } from './create.ts'
import { includeWithSubmissions } from './included.ts'
import { findSubmissions, type SubmissionRow } from './queries.ts'
import { submissionResource } from './resource.ts'

export const listEmailSubmissions: Handler<'listEmailSubmissions'> = async ({ query }, call) => {
  const { pool, accountId } = call
  const page = pageOf(query)
  const conditions = new Conditions('e.account_id', accountId)
  const listing = { name: 'email-submissions', from: 'email_submissions e', alias: 'e', conditions }
  const { ids, ...position } = await findListed(pool, listing, page)
  const rows = await findSubmissions(pool, accountId, ids)
  const included = await includeWithSubmissions(rows, query.include, call)
  return listDocument(call, page, { data: rows.map(submissionResource), ...position, included })
}

export const beginEmailSubmission: Beginning<'createEmailSubmission'> = async ({ body }, call) => {
  const create = await beginSubmissionOf(call, body)
  return async (later) => {
    const row = await findSubmission(later, await create(later))
    return document(later, submissionResource(row), await includeWithSubmissions([row], undefined, later))
  }
}

export const createEmailSubmission: Handler<'createEmailSubmission'> = inOne(beginEmailSubmission)

export const getEmailSubmission: Handler<'getEmailSubmission'> = async ({ params, query }, call) => {
  const row = await findSubmission(call, params.id)
  return document(call, submissionResource(row), await includeWithSubmissions([row], query.include, call))
}

const findSubmission = async ({ pool, accountId }: Call, id: string): Promise<SubmissionRow> => {
  const [row] = await findSubmissions(pool, accountId, [id])
  if (!row) throw notFound()
  return row
}
