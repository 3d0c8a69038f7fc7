import { document, listDocument, pageOf } from '@boxtrail/protocol/answer/json-api'
import { notFound } from '@boxtrail/protocol/errors'
import { type Call, type Handler, inTwoParts } from '../../context.ts'
import { Conditions } from '../../db/lists/conditions.ts'
import { findListed } from '../../db/lists/listing.ts'
import { findSubmissions, type SubmissionRow } from '../../records/email-submissions/queries.ts'
import { submissionResource } from '../../records/email-submissions/resource.ts'
import { include } from '../../records/included/include.ts'
import { prepareSubmission } from './create-submission.ts'

/** Clients show a mail with its documents, so these are included by default. */
const UNLESS_REQUESTED = ['documents', 'documents.last_document_representation']

export const listEmailSubmissions: Handler<'listEmailSubmissions'> = async ({ query }, call) => {
  const { pool, accountId } = call
  const page = pageOf(query)
  const conditions = new Conditions('e.account_id', accountId)
  const listing = { name: 'email-submissions', from: 'email_submissions e', alias: 'e', conditions }
  const { ids, ...position } = await findListed(pool, listing, page)
  const rows = await findSubmissions(pool, accountId, ids)
  const data = rows.map(submissionResource)
  const included = await include(data, query.include ?? UNLESS_REQUESTED, call)
  return listDocument(call, page, { data, ...position, included })
}

export const createEmailSubmission: Handler<'createEmailSubmission'> = inTwoParts(async ({ body }, call) => {
  const create = await prepareSubmission(call, body)
  return async (later) => {
    const data = submissionResource(await findSubmission(later, await create(later)))
    return document(later, data, await include([data], UNLESS_REQUESTED, later))
  }
})

export const getEmailSubmission: Handler<'getEmailSubmission'> = async ({ params, query }, call) => {
  const data = submissionResource(await findSubmission(call, params.id))
  return document(call, data, await include([data], query.include ?? UNLESS_REQUESTED, call))
}

const findSubmission = async ({ pool, accountId }: Call, id: string): Promise<SubmissionRow> => {
  const [row] = await findSubmissions(pool, accountId, [id])
  if (!row) throw notFound()
  return row
}
