import type { Schemas } from '@boxtrail/contracts'

export const accountResource = (account: { id: string; company_name: string }): Schemas['Account'] => ({
  id: account.id,
  type: 'account',
  attributes: { company_name: account.company_name },
})

/** No personal data is published. */
export const userResource = (id: string): Schemas['User'] => ({ id, type: 'user', attributes: {} })
