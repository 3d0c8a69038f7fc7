import type { Schemas } from '@boxtrail/contracts'
import { answered, type Http } from '../http.ts'

/** Files on their way to the store. */
export const directUploads = (http: Http) => ({
  /** Announces a file, and answers where to put its bytes and the signed id that a document is created with. */
  create: (blob: Schemas['DirectUploadCreate']['blob'], { idempotencyKey }: { idempotencyKey?: string } = {}) =>
    answered(
      http.POST('/storage/direct_uploads', {
        params: { header: idempotencyKey ? { 'Idempotency-Key': idempotencyKey } : {} },
        body: { blob },
      }),
    ),
})
