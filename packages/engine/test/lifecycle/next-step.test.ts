import { expect, test } from 'vitest'
import type { FailedReason } from '../../src/lifecycle/decide-request.ts'
import { type FirstPoll, whyNotPolled } from '../../src/lifecycle/first-poll.ts'
import { type Action, nextStepAfter } from '../../src/lifecycle/next-step.ts'
import { nextStepOf, type RequestProblem } from '../../src/lifecycle/request-next-step.ts'
import { type Outcome, outcomes } from '../../src/statement.ts'

const AT = Date.parse('2026-03-01T10:00:00Z')

// By outcome: the next step while the source is still polled, and once it is not.
const afterOutcome: Record<Outcome, [Action | null, Action | null]> = {
  ok: [null, null],
  not_found: ['wait_until', 'fix_number'],
  no_data_yet: ['wait_until', 'contact_line'],
  number_rejected: ['fix_number', 'fix_number'],
  withheld: ['contact_line', 'contact_line'],
  unreachable: ['wait_until', 'contact_line'],
  throttled: ['wait_until', 'contact_line'],
  unauthorized: ['check_credentials', 'check_credentials'],
  unrecognized: ['wait_until', 'contact_line'],
}

test.each(outcomes)('a source that answered %s leads to a next step with the time of the next poll', (outcome) => {
  const [polled, notPolled] = afterOutcome[outcome]
  expect(nextStepAfter(outcome, AT)?.action ?? null).toBe(polled)
  expect(nextStepAfter(outcome, null)?.action ?? null).toBe(notPolled)
  expect(nextStepAfter(outcome, AT)?.retryAtMs ?? null).toBe(polled === null ? null : AT)
})

test('a source that was never polled leads to no step', () => {
  expect(nextStepAfter(null, AT)).toBeNull()
})

const failed: Record<FailedReason, Action> = {
  invalid_number: 'fix_number',
  not_found: 'fix_number',
  duplicate: 'fix_number',
  scac_auto_detect_failed: 'choose_line',
  expired: 'contact_line',
  booking_cancelled: 'contact_line',
  data_unavailable: 'contact_line',
  retries_exhausted: 'contact_line',
  shipping_line_unreachable: 'contact_line',
  unrecognized_response: 'contact_line',
  internal_processing_error: 'contact_line',
}
const problem = (given: Partial<RequestProblem>): RequestProblem => ({
  status: 'pending',
  failedReason: null,
  isRetrying: false,
  lastOutcome: null,
  retryAtMs: AT,
  notPolled: null,
  ended: null,
  ...given,
})

test.each(Object.entries(failed))('a request that failed as %s: %s, without another poll', (reason, action) => {
  const step = nextStepOf(problem({ status: 'failed', failedReason: reason as FailedReason }))
  expect(step).toMatchObject({ action, retryAtMs: null })
  expect(step!.reason).toMatch(/^[A-Z].*\.$/)
})

test('a line that rejected its credentials to the end leads to checking the credentials', () => {
  const tried = { status: 'failed', failedReason: 'retries_exhausted', lastOutcome: 'unauthorized' } as const
  expect(nextStepOf(problem(tried))!.action).toBe('check_credentials')
})

test.each([
  ['shipping_line_unreachable', 'unreachable', 'wait_until'],
  ['shipping_line_unreachable', 'throttled', 'wait_until'],
  ['shipping_line_unreachable', 'unauthorized', 'check_credentials'],
  ['unrecognized_response', 'unrecognized', 'wait_until'],
  ['shipping_line_unreachable', null, 'wait_until'],
  ['unrecognized_response', null, 'wait_until'],
  ['internal_processing_error', 'ok', 'wait_until'],
] as const)('a request that retries after %s (%s): %s, with the time', (failedReason, lastOutcome, action) => {
  const step = nextStepOf(problem({ isRetrying: true, failedReason, lastOutcome }))
  expect(step).toMatchObject({ action, retryAtMs: AT })
})

test.each(outcomes)(
  'a request that awaits a manifest waits, unless its line rejects credentials (%s)',
  (lastOutcome) => {
    const step = nextStepOf(problem({ status: 'awaiting_manifest', lastOutcome }))
    expect(step).toMatchObject({
      action: lastOutcome === 'unauthorized' ? 'check_credentials' : 'wait_until',
      retryAtMs: AT,
    })
  },
)

test.each(['pending', 'created', 'tracking_stopped'] as const)('a request that is %s leads to no step', (status) => {
  for (const lastOutcome of outcomes) expect(nextStepOf(problem({ status, lastOutcome }))).toBeNull()
})

const ended = { state: 'ended', ended_at: '2026-02-13T17:07:00Z', place: { locode: 'USCHI', name: 'Chicago' } } as const

test.each([
  ['created', null, 'track_again_for_next', null],
  ['tracking_stopped', null, 'track_again_for_next', null],
  ['pending', null, 'wait_until', AT],
  ['awaiting_manifest', null, 'wait_until', AT],
  ['failed', 'expired', 'track_again_for_next', null],
] as const)(
  'a request for a container whose journey had ended is %s (%s): %s',
  (status, failedReason, action, retryAtMs) => {
    const step = nextStepOf(problem({ status, failedReason, lastOutcome: 'ok', ended }))
    expect(step).toMatchObject({ action, retryAtMs })
    if (status !== 'failed') expect(step!.reason).toContain('ended on 2026-02-13 in Chicago')
  },
)

test('a line that cannot be reached comes before the journey that has ended', () => {
  const step = nextStepOf(problem({ status: 'awaiting_manifest', lastOutcome: 'unauthorized', ended }))
  expect(step!.action).toBe('check_credentials')
})

const first: FirstPoll = {
  hasLine: true,
  isEnabled: true,
  isConnected: true,
  pausedUntilMs: null,
  dueMs: AT - 1_000,
  nowMs: AT,
}

test.each([
  [{ hasLine: false }, 'line_not_known', 'wait_until', 'looked for'],
  [{ isEnabled: false, dueMs: null }, 'line_not_enabled', 'wait_until', 'not enabled for your account'],
  [{ isConnected: false }, 'line_not_connected', 'connect_line', 'BOXTRAIL_CONFIG'],
  [{ pausedUntilMs: AT + 1 }, 'line_paused', 'wait_until', 'pauses'],
  [{ dueMs: AT + 1 }, 'scheduled', 'wait_until', 'scheduled'],
  [{ dueMs: AT - 3_600_000 }, 'line_at_its_limit', 'wait_until', 'other numbers come first'],
] as const)('a request that has not been polled (%j) is %s: %s', (given, reason, action, words) => {
  const notPolled = whyNotPolled({ ...first, ...given })
  expect(notPolled).toBe(reason)
  expect(nextStepOf(problem({ notPolled }))).toMatchObject({ action, reason: expect.stringContaining(words) })
})

test('a request that is about to be polled leads to no step', () => {
  expect(whyNotPolled(first)).toBeNull()
  expect(whyNotPolled({ ...first, pausedUntilMs: AT - 1 })).toBeNull()
})

test('a request whose line does not know the number says so while it waits', () => {
  const reasonAfter = (lastOutcome: Outcome) =>
    nextStepOf(problem({ status: 'awaiting_manifest', lastOutcome }))!.reason
  expect(reasonAfter('not_found')).toContain('does not know this number')
  expect(reasonAfter('no_data_yet')).toContain('has no data for this number yet')
})

const refused = 'the response is about bill 999000111, not about bill 269900111'

test.each<[string, Partial<RequestProblem>]>([
  ['waits', { status: 'pending', isRetrying: true, failedReason: 'unrecognized_response' }],
  ['awaits its manifest', { status: 'awaiting_manifest' }],
  ['failed', { status: 'failed', failedReason: 'unrecognized_response' }],
])('a request that %s is told what number its line answers about', (_, request) => {
  const told = nextStepOf(problem({ ...request, lastOutcome: 'unrecognized', refused }))!
  expect(told.action).toBe('fix_number')
  expect(told.reason).toContain('polled about bill 269900111 and responds about bill 999000111')
})

test('an answer that could not be read for another reason is explained as before', () => {
  expect(nextStepAfter('unrecognized', AT, '/0: unknown event type "ODD"')).toEqual(nextStepAfter('unrecognized', AT))
})
