import { beforeFirstPoll, NOT_CONNECTED } from '@boxtrail/engine/lifecycle/first-poll'
import { type NextStep, step } from '@boxtrail/engine/lifecycle/next-step'
import { parseSourceId } from '@boxtrail/engine/source-id'

const NOT_ENABLED = beforeFirstPoll('line_not_enabled', null)

const NOT_RECEIVED = step(
  'wait_until',
  'This source is no longer in the configuration of this installation, so nothing of what it reports is received. The operator adds it to the file that BOXTRAIL_CONFIG names.',
)

/**
 * Why nothing is heard of a source whatever it would say; null if it would be. A facility that is not in the configuration and
 * is not asked about the record any more is missed by nobody.
 */
export const whyUnheard = (
  { source_id, pushes, paused }: { source_id: string; pushes: boolean; paused: boolean },
  isConnected: boolean,
): NextStep | null => {
  if (isConnected) return paused ? NOT_ENABLED : null
  return parseSourceId(source_id).isLineApi ? NOT_CONNECTED : pushes ? NOT_RECEIVED : null
}
