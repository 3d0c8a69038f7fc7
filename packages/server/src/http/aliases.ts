import type { OperationId } from '@boxtrail/contracts'

/** Further paths of operations, written in full, where clients of other services look for them. */
export const aliases: Partial<Record<OperationId, readonly string[]>> = {
  createDirectUpload: [
    '/storage/direct_uploads',
    '/v2/rails/active_storage/direct_uploads',
    '/rails/active_storage/direct_uploads',
  ],
}
