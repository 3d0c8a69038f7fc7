import type { Schemas } from '@boxtrail/contracts'
import type { NextStep } from '@boxtrail/engine/lifecycle/next-step'
import { formatInstant } from '@boxtrail/engine/time'

/** The next step, in wire form. */
export const nextStepMeta = ({ action, reason, retryAtMs }: NextStep): Schemas['NextStep'] => ({
  action,
  reason,
  retry_at: retryAtMs === null ? null : formatInstant(retryAtMs),
})
