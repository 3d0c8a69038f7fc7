import type { z } from 'zod'
import * as strict from './generated/zod/strict.ts'
import type { OperationId } from './index.ts'
import { sparseValidator } from './sparse-validator.ts'

export { webhookPayloads } from './generated/zod/strict.ts'

/**
 * A strict validator for the response of an operation with a status, which rejects everything that the contract does
 * not have. For the service's own tests, and not published, because a later server may send more.
 */
export const responseValidator = (
  id: OperationId,
  status: number,
  /** Types of records of which only some fields were requested. */
  sparse: readonly string[] = [],
): z.ZodType | undefined => {
  const name = `${id[0]!.toUpperCase()}${id.slice(1)}${status}Response`
  const schema = (strict as unknown as Record<string, z.ZodType | undefined>)[name]
  return schema && sparse.length > 0 ? sparseValidator(schema, new Set(sparse)) : schema
}
