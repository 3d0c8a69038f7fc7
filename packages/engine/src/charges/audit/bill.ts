import type { Schemas } from '@boxtrail/contracts'

/**
 * What a bill states about one charge of one container. Null: it does not state the value; left out: nobody has looked.
 */
export type Bill = Schemas['BilledValues']
