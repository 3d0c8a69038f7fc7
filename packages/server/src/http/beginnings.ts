import type { OperationId } from '@boxtrail/contracts'
import type { Beginning } from '../context.ts'
import { beginDocument } from '../documents/handlers.ts'
import { beginEmailSubmission } from '../intake/email/handlers.ts'

/** Operations that read whole files: even with an Idempotency-Key, none of them occupies a connection meanwhile. */
export const beginnings: { [Id in OperationId]?: Beginning<Id> } = {
  createDocument: beginDocument,
  createEmailSubmission: beginEmailSubmission,
}
