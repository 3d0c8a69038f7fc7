import type { Schemas } from '@boxtrail/contracts'

/** Nothing of a person is published but that it is one. */
export const userResource = (id: string): Schemas['User'] => ({ id, type: 'user', attributes: {} })
