import { defaultAttentionSettings } from '@boxtrail/engine/attention/entry/attended'
import type { Caller } from '../../context.ts'
import type { Client } from '../../db/statement.ts'
import { firstUser } from '../../records/accounts/queries.ts'
import { DEMO_ACCOUNT_ID } from '../../sources/test-line/demo-account.ts'

/**
 * The demo account as a caller, for requests that the service makes to itself: only the first start knows the key that
 * it generated.
 */
export const demoCaller = async (client: Client): Promise<Caller> => ({
  accountId: DEMO_ACCOUNT_ID,
  userId: await firstUser(client, DEMO_ACCOUNT_ID),
  keyId: 'demo world',
  features: {},
  pickupLfdPolicy: defaultAttentionSettings.pickup_lfd_policy,
  isOperator: false,
  actor: 'api_key',
  mayWrite: true,
})
