import { setFeature } from '@boxtrail/server/identity/accounts/admin-queries'
import { features } from '@boxtrail/server/identity/accounts/features'
import { onDatabase, UsageError } from './command.ts'
import { accountIdOf } from './find-account.ts'

export const setFeatureCommand = onDatabase({
  words: 'admin features set',
  parameters: ['account', 'feature', 'state'],
  summary: 'Enable or disable a feature for an account. Requests for a disabled feature fail with 403.',
  note: `Features: ${features.join(', ')}. State: on or off; every feature is on until it is disabled.`,
  run: async ({ account, feature, state }, pool) => {
    if (!features.includes(feature)) throw new UsageError(`There is no feature "${feature}".`)
    if (state !== 'on' && state !== 'off') throw new UsageError(`The state is on or off, not "${state}".`)
    const accountId = await accountIdOf(pool, account)
    await setFeature(pool, accountId, feature, state === 'on')
    return {
      json: { account_id: accountId, feature, on: state === 'on' },
      text: `${feature} is ${state} for account ${accountId}`,
    }
  },
})
