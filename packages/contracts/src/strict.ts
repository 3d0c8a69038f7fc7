import type { z } from 'zod'
import * as strict from './generated/zod/strict.ts'
import type { OperationId } from './index.ts'
import { sparseValidator } from './sparse-validator.ts'

export { webhookPayloads } from './generated/zod/strict.ts'

/**
 * The validator of what an operation answers with a status, letting nothing pass that the contract does not have. For the
 * service's own tests, and not published: a later server may send more.
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
