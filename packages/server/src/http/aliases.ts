import type { OperationId } from '@boxtrail/contracts'

/** Paths in addition to that of the contract, written in full, where clients of other services look for the same. */
export const aliases: Partial<Record<OperationId, readonly string[]>> = {
  createDirectUpload: [
    '/storage/direct_uploads',
    '/v2/rails/active_storage/direct_uploads',
    '/rails/active_storage/direct_uploads',
  ],
}
