import type { PoolClient } from 'pg'
import { findDocuments } from '../documents/queries.ts'
import { findRepresentations } from '../documents/representations.ts'
import { findReducedSubmissions } from '../email-submissions/reduced.ts'
import type { NotificationRows } from '../webhooks/notifier.ts'

/** What a notification about a document may include. */
export const rowsOfDocument = async (client: PoolClient, accountId: string, id: string): Promise<NotificationRows> => {
  const [document] = await findDocuments(client, accountId, [id])
  const [representation] = await findRepresentations(client, accountId, [id])
  const submissionId = document?.email_submission_id
  const [submission] = submissionId ? await findReducedSubmissions(client, accountId, [submissionId]) : []
  return {
    request: null,
    shipment: null,
    container: null,
    containerIds: [],
    transportEvent: null,
    ...(document ? { document: { document, representation, submission } } : {}),
  }
}
