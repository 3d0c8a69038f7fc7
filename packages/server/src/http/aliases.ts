import type { OperationId } from '@boxtrail/contracts'

/** Addresses beside the one of the contract, written whole, where clients of other services look for the same. */
export const aliases: Partial<Record<OperationId, readonly string[]>> = {
  createDirectUpload: [
    '/storage/direct_uploads',
    '/v2/rails/active_storage/direct_uploads',
    '/rails/active_storage/direct_uploads',
  ],
}
