import { beginDocument } from '../documents/handlers.ts'
import { beginEmailSubmission } from '../intake/email/handlers.ts'
import type { Beginnings } from './pipeline/replay.ts'

/** Operations that read whole files: even with an Idempotency-Key, none of them occupies a connection meanwhile. */
export const beginnings: Beginnings = {
  createDocument: beginDocument,
  createEmailSubmission: beginEmailSubmission,
}
