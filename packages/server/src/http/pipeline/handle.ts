import type { OperationId } from '@boxtrail/contracts'
import type { Call, Handler } from '../../context.ts'
import type { AuditEvent } from '../../identity/audit-events/append-audit.ts'
import { audit, isAudited } from './audit.ts'

type Input = Parameters<Handler<OperationId>>[0]

/** A handler for each operation. */
export type Handlers = { readonly [Id in OperationId]: Handler<Id> }

/** The operation that is handled, for the audit log. */
export interface Handled {
  id: OperationId
  params: Record<string, string>
  device: AuditEvent['device']
}

/** Runs the handler of an operation; what is audited is recorded in the same transaction, if `call` has one. */
export type Handle = (handled: Handled, input: Input, call: Call) => Promise<unknown>

export const createHandle =
  (handlers: Handlers): Handle =>
  (handled, input, call) =>
    runAudited(handled, (call) => (handlers[handled.id] as Handler<OperationId>)(input, call), call)

/** Runs the second part of a handler that has two, and audits it in the same way. */
export const runAudited = async (
  { id, params, device }: Handled,
  run: (call: Call) => unknown,
  call: Call,
): Promise<unknown> => {
  const answer = await run(call)
  if (isAudited(id, call)) await audit(id, call, device, { params, answer })
  return answer
}
