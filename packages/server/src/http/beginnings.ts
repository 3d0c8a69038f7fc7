import type { OperationId } from '@boxtrail/contracts'
import type { Beginning } from '../domain/context.ts'
import { beginDocument } from '../domain/documents/handlers.ts'
import { beginEmailSubmission } from '../domain/email-submissions/handlers.ts'

/** Operations that read whole files: even with an Idempotency-Key, none of them occupies a connection meanwhile. */
export const beginnings: { [Id in OperationId]?: Beginning<Id> } = {
  createDocument: beginDocument,
  createEmailSubmission: beginEmailSubmission,
}
