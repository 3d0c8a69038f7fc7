import { type NextStep, step } from './next-step.ts'

/** The request waits, and starts automatically once the line is connected. */
export const NOT_CONNECTED = step(
  'connect_line',
  'This installation is not connected to an API of the line, so the line is not polled. `how_to_connect` of the line in `GET /v2/shipping_lines` says what to add to the file that BOXTRAIL_CONFIG names: the number then starts by itself.',
)

export type NotPolled =
  | 'line_not_known'
  | 'line_not_enabled'
  | 'line_not_connected'
  | 'line_paused'
  | 'scheduled'
  | 'line_at_its_limit'

/** What is known about the first poll of a pending request. Times in milliseconds of one clock. */
export interface FirstPoll {
  hasLine: boolean
  isEnabled: boolean
  isConnected: boolean
  pausedUntilMs: number | null
  /** Null if it is not scheduled. */
  dueMs: number | null
  nowMs: number
}

/** A poll is made within this time after it is due, unless its line limits the polls per minute or day. */
const POLLED_WITHIN_MS = 60_000

/** Why the line of a pending request has not been polled about it; null if it is about to be polled. */
export const whyNotPolled = (first: FirstPoll): NotPolled | null => {
  if (!first.hasLine) return 'line_not_known'
  if (!first.isEnabled) return 'line_not_enabled'
  if (!first.isConnected) return 'line_not_connected'
  if (first.pausedUntilMs !== null && first.pausedUntilMs > first.nowMs) return 'line_paused'
  if (first.dueMs === null) return null
  if (first.dueMs > first.nowMs) return 'scheduled'
  return first.nowMs - first.dueMs > POLLED_WITHIN_MS ? 'line_at_its_limit' : null
}

export const beforeFirstPoll = (reason: NotPolled, retryAtMs: number | null): NextStep => {
  switch (reason) {
    case 'line_not_known':
      return step('wait_until', 'The line of this number is being looked for. To skip that, name it by its SCAC.')
    case 'line_not_enabled':
      return step('wait_until', 'The line is not enabled for your account, so it is not polled.')
    case 'line_not_connected':
      return NOT_CONNECTED
    case 'line_paused':
      return step('wait_until', 'The line has not responded to recent polls, so polling it pauses.', retryAtMs)
    case 'scheduled':
      return step('wait_until', 'Its first poll is scheduled: numbers beyond the limit per minute wait.', retryAtMs)
    case 'line_at_its_limit':
      return step('wait_until', 'The line limits how often it may be polled, and other numbers come first.')
  }
}
