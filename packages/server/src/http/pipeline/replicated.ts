import type { OperationId } from '@boxtrail/contracts'
import { operations } from '@boxtrail/contracts/operations'
import type { Call } from '../../context.ts'

/** Runs a read on the replica, if the installation has one; after anything else, the caller's reads wait for what it changed. */
export const replicated = <Answer>(
  id: OperationId,
  call: Call,
  run: (call: Call) => Promise<Answer>,
): Promise<Answer> => {
  const { replica, keyId } = call
  if (!replica) return run(call)
  if (operations[id].method === 'get') return replica.read(keyId, (pool) => run({ ...call, pool }))
  // Noted before the caller has its answer; where the log is then, is asked meanwhile.
  return run(call).finally(() => void replica.wrote(keyId))
}
