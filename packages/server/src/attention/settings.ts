import type { Schemas } from '@boxtrail/contracts'
import type { Body } from '@boxtrail/contracts/zod'
import type { Call } from '../context.ts'
import { transaction } from '../db/transaction.ts'
import { followPolicy } from './change-policy.ts'
import { lockSettings, recomputeAttention, saveFormerPolicy, saveSettings } from './queries.ts'

type Given = Body<'updateAttentionSettings'>['data']['attributes']

/**
 * Changes the settings. If thresholds change, every tracked journey is projected again; if only the policy for the last
 * free day changes, only the journeys that it affects, which the response states.
 */
export const changeSettings = async (call: Call, given: Given): Promise<Schemas['AttentionSettings']['meta']> => {
  const { pickup_lfd_policy: policy, ...thresholds } = given
  const before = await transaction(call.pool, async (client) => {
    const settings = await lockSettings(client, call.accountId)
    await saveSettings(client, call.accountId, given)
    const former = settings.pickup_lfd_policy
    if (policy && policy !== former) await saveFormerPolicy(client, call.accountId, former, call.clock())
    const isOther = Object.entries(thresholds).some(
      ([name, value]) => settings[name as keyof typeof settings] !== value,
    )
    if (isOther) await recomputeAttention(client, call.accountId)
    return settings
  })
  call.wakeups.wake('journeys')
  return policy && { pickup_lfd_policy: await followPolicy(call, before.pickup_lfd_policy, policy) }
}
