import type { Query } from '@boxtrail/contracts/zod'
import { type IncludedResource, onlyOnce } from '../../json-api.ts'
import { findAccount } from '../accounts/queries.ts'
import { accountResource, userResource } from '../accounts/resource.ts'
import type { Call } from '../context.ts'
import { findDocuments } from '../documents/queries.ts'
import { findRepresentations, representationResource } from '../documents/representations.ts'
import { documentResource } from '../documents/resource.ts'
import type { SubmissionRow } from './queries.ts'

type Names = NonNullable<Query<'getEmailSubmission'>['include']>

/** Clients show a mail with its documents, so these are included by default. */
const UNLESS_REQUESTED: Names = ['documents', 'documents.last_document_representation']

export const includeWithSubmissions = async (
  rows: readonly SubmissionRow[],
  names: Names | undefined,
  { pool, accountId }: Call,
): Promise<IncludedResource[]> => {
  const documentIds = rows.flatMap(({ document_ids }) => document_ids)
  const userIds = [...new Set(rows.map(({ user_id }) => user_id))].filter((id) => id !== null)
  const find: Record<Names[number], () => Promise<IncludedResource[]>> = {
    account: async () => (rows.length > 0 ? [accountResource(await findAccount(pool, accountId))] : []),
    user: async () => userIds.map(userResource),
    documents: async () => (await findDocuments(pool, accountId, documentIds)).map(documentResource),
    // Included resources must be reachable, so their documents come with them.
    'documents.last_document_representation': async () => [
      ...(await find.documents()),
      ...(await findRepresentations(pool, accountId, documentIds)).map(representationResource),
    ],
  }
  const included: IncludedResource[] = []
  for (const name of names ?? UNLESS_REQUESTED) included.push(...(await find[name]()))
  return onlyOnce(included)
}
