import type { OperationId } from '@boxtrail/contracts'
import { operations } from '@boxtrail/contracts/operations'
import { requests } from '@boxtrail/contracts/zod'
import { MAX_BYTES } from '@boxtrail/protocol/read/body'
import type { Caller } from '../../context.ts'
import type { Received, Spool } from '../transport/spool.ts'

const NO_BODY = new Request('http://localhost')

/**
 * Receives the whole body of a request, within the limit of its operation; nothing is read for an operation without a
 * body.
 */
export const receive = (
  spool: Spool,
  id: OperationId,
  request: Request,
  { keyId }: Pick<Caller, 'keyId'>,
): Promise<Received> => {
  const { rawBody, maxBodyBytes = MAX_BYTES } = operations[id]
  const hasBody = requests[id].body !== undefined || rawBody !== undefined
  return spool(hasBody ? request : NO_BODY, { maxBytes: maxBodyBytes, sender: keyId })
}
