import type { Schemas } from '@boxtrail/contracts'

/** What a bill states of one charge of one container. Null: it does not; left out: nobody has looked. */
export type Bill = Schemas['BilledValues']
