import type { DocumentedOperation } from '../contract.ts'
import type { Call } from '../records/call.ts'

/**
 * Does what an operation does beyond reading, adding, changing or deleting a record. Returns the body of the response.
 */
export type Action = (operation: DocumentedOperation, call: Call) => unknown
