import { beforeFirstPoll, NOT_CONNECTED } from '@boxtrail/engine/lifecycle/first-poll'
import { type NextStep, step } from '@boxtrail/engine/lifecycle/next-step'
import { parseSourceId } from '@boxtrail/engine/source-id'

const NOT_ENABLED = beforeFirstPoll('line_not_enabled', null)

const NOT_RECEIVED = step(
  'wait_until',
  'This source is no longer in the configuration of this installation, so nothing that it reports is received. The operator adds it to the file that BOXTRAIL_CONFIG names.',
)

const NOT_ASKED = step(
  'wait_until',
  'This source is no longer in the configuration of this installation, so it is no longer polled, and what it reported stays as it was. The operator adds it to the file that BOXTRAIL_CONFIG names.',
)

/** The properties of a source of a journey that decide this (PolledSource). */
interface Awaited {
  source_id: string
  pushes: boolean
  every_s: number | null
  paused: boolean
}

/**
 * Why nothing can be heard from a source, whatever it reports; null if it can. Also null for a facility that is not in
 * the configuration and from which nothing is expected any more.
 */
export const whyUnheard = ({ source_id, pushes, every_s, paused }: Awaited, isConnected: boolean): NextStep | null => {
  if (isConnected) return paused ? NOT_ENABLED : null
  if (parseSourceId(source_id).isLineApi) return NOT_CONNECTED
  return pushes ? NOT_RECEIVED : every_s === null ? null : NOT_ASKED
}
