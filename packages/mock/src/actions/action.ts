import type { DocumentedOperation } from '../contract.ts'
import type { Call } from '../records/call.ts'

/** What an operation does beyond reading, adding, changing or deleting a record; it gives the body of the answer. */
export type Action = (operation: DocumentedOperation, call: Call) => unknown
