import { defaultAttentionSettings } from '@boxtrail/engine/attention/entry/attended'
import type { PolicyName } from '@boxtrail/engine/explain/pickup-lfd-policy'

/** The policy of the account `a`, for statements that identify the caller; null unless it was changed. */
export const PICKUP_LFD_POLICY = `a.attention ->> 'pickup_lfd_policy' as pickup_lfd_policy`

export const policyOf = (row: { pickup_lfd_policy: string | null }): PolicyName =>
  (row.pickup_lfd_policy as PolicyName | null) ?? defaultAttentionSettings.pickup_lfd_policy
