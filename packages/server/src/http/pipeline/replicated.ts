import type { OperationId } from '@boxtrail/contracts'
import { operations } from '@boxtrail/contracts/operations'
import type { Call } from '../../context.ts'

/**
 * Runs a read on the replica, if the installation has one. After any other operation, the caller's reads wait until the
 * replica has its changes.
 */
export const replicated = <Answer>(
  id: OperationId,
  call: Call,
  run: (call: Call) => Promise<Answer>,
): Promise<Answer> => {
  const { replica, keyId } = call
  if (!replica) return run(call)
  if (operations[id].method === 'get') return replica.read(keyId, (pool) => run({ ...call, pool }))
  // The write is noted before the caller has its answer; the position of the log is read meanwhile.
  return run(call).finally(() => void replica.wrote(keyId))
}
